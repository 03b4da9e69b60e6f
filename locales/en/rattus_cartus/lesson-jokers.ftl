# Lesson: jokers: Farm and Marketplace.

lesson-jokers = Jokers: Farm and Marketplace
lesson-jokers-enter = Nine cards, but only your two Merchants are at home in one of today’s buildings. Enter the Marketplace with both of them.
    .hint = The Marketplace, and two Merchants.
    .other = Strangers bring rats, and fewer cards less force. Here: the Marketplace with both Merchants.
lesson-jokers-won = The Marketplace gave you two Jokers, and Luc one. Claire has drawn four cards at the Farm.

    The supports of the next round are taken already: you have looked at the second card of the nun row.
lesson-jokers-castle = A Joker is 1 force in any building, and never brings a rat. In the Castle lie one card of Luc’s and two of Claire’s, and you hold one Knight. Send him with both Jokers: force 3.
    .hint = The Castle, one Knight and two Jokers.
    .tent = Four Witches in the Tent are strong, too, and keep the Jokers for later. The lesson shows what Jokers can do in the Castle.
    .other = Force 3 and no rat is what we want: the Castle, with the Knight and both Jokers.
lesson-jokers-result = You lead with the Knighthood, Claire is second, Luc third; and no rat has come. The Jokers are back on their pile: one plays each of them once.
lesson-jokers-piles = { $key_rattus_piles } shows the piles where the screen has no room for them: how many Jokers are left, what was discarded, and which buildings can still come. Look there once.
    .hint = Just press { $key_rattus_piles }, once.
lesson-jokers-there = Here they are: 14 Jokers are left, and what is discarded comes back when the deck is used up. Of the 24 buildings that you have not seen only 12 will come; the others stay in the replacement pile.
lesson-jokers-recap = The Marketplace gives Jokers: 1 force anywhere, never a rat, and a card in hand at the end. The Farm draws people.

    { $key_rattus_piles } shows the piles.
