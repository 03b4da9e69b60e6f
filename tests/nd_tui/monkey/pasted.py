"""Texts that somebody might paste, friendly ones and hostile ones."""

import random

TEXTS = (
    "Anna",
    "12",
    "a line with an idea behind it",
    "Élodie d’Orléans, « la reine »",
    "[bold red]no markup[/] [@click=app.quit]here[/] [link=file:///etc/passwd]x[/link] [/",
    "{ $player } %s {0} {player!r} \\n \\x1b",
    "first\nsecond\r\nthird\rfourth\tfifth",
    "\x1b]52;c;aGVsbG8=\x07",
    "\x1b]0;another title\x07\x1b[2J\x1b[H\x1b[31m",
    "\x00\x01\x02\x07\x08\x0b\x0c\x0e\x1c\x7f",
    "\x85\x90\x9b31m\x9d0;c1\x9c",
    "\u202egnp.exe\u2066 \u200b\u200d\ufeff",
    "e\u0301\u0302\u0303\u0304\u0305 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "👩‍👩‍👧‍👦🏳️‍🌈🇫🇷 家族 עברית العربية",
    "../../../../etc/passwd",
    "/dev/zero",
    "9" * 400,
    "-1",
    "1e999",
    "",
)
LONG = 6_000


def text_to_paste(chance: random.Random) -> str:
    """One of the texts, some of them together, or a very long one."""
    kind = chance.random()
    if kind < 0.7:
        return chance.choice(TEXTS)
    if kind < 0.9:
        return "".join(chance.choices(TEXTS, k=3))
    text = chance.choice([text for text in TEXTS if text])
    return text * (chance.randrange(200, LONG) // len(text) + 1)
