# Help in a first game, for somebody who hesitates.

coach-support = Take what you lack: cards for force, or fewer rats. You may enter another building later. { $hint } asks for a hint.
coach-look = What you see is for you alone. It tells how many rats you can afford; { $rules } explains the nun row.
coach-enter = Every Population card and every Joker brings influence; cards of another class bring a rat each. The line below the cards shows what they come to, before you decide. Nothing is final: { $undo } takes back.
coach-name = Choose whom it hurts most. { $rules } explains the card.
coach-give = Give what you need least: strangers to the buildings still to come, or a card whose class is lost for you.
coach-hospital = A card for a rat is a good deal if the rat could kill you. { $hint } asks for a hint.
coach-danger = Beware: with so many rats you are more likely to die of the plague than to live. Lay fewer strangers, and think of Monasteries and Hospitals.
