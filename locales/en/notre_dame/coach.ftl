# Help in a first game, for somebody who hesitates.

coach-keep = Keep the card you want most; what you do not keep goes to your neighbour. You will play two of the three that you end up with. What a card does stands behind its name; { $hint } asks for a hint.
coach-play = A marker makes its place stronger for the rest of the game. What a card would change shows on the panels before you play it; { $rules } explains it. Nothing is final: { $undo } takes back.
coach-fetch = Your supply is empty, so a marker from elsewhere has to do. Take it from where you need it least.
coach-donate = The gift brings prestige at once, more for more gold. The marker stays, for a share when the period ends.
coach-friend = The friend counts like a marker. Whenever you play his card, he goes to another sector of your choice.
coach-hotel = Take what you lack: gold, a marker, or one step back for the rat. { $hint } asks for a hint.
coach-drive = Every message brings something at once. Of a colour you may take a second one only when you have one of each; what is forbidden is crossed out. { $rules } explains the colours.
coach-message = The message is yours for nothing.
coach-hire = One gold hires one person, who acts at once. Others may hire the same one. Gold that you keep is not lost, but a person is nearly always worth it.
coach-remove = Choose the sector that you can best do without.
coach-person = This is what the person does, step by step. { $undo } takes a step back.
coach-danger = Beware: this round’s plague would bring your rat past the end, and that costs you. Park, hospital, hotel and the doctor help.
