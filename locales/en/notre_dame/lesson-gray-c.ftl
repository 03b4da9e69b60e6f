# Lesson: the gray persons of period C.

lesson-gray-c = Gray persons C: the end of the game
lesson-gray-c-lady = The last period. From now on gold and markers are worth only the prestige that they still become. The Lady of the court pays 1 for every piece on your fullest sector: the hospital with four, and your park adds 1. Hire her.
    .hint = Choose the Lady of the court by her number.
    .lender = 2 gold, and 2 prestige with the park. Gold loses its worth now: in the end prestige wins. The lady pays 5.
    .hostess = 3 prestige, 1 by the park, and a gift: nearly as good. But the lady pays 5, and you want to meet her.
    .nobody = 5 prestige for 1 gold. Hire the lady.
lesson-gray-c-park = The lesson has played the bank for you. Now the Mayor: 3 prestige for each sector with three or more. School, bank and hospital have three, the park has two. Even with an empty supply you can make a fourth: play the Park.
    .hint = Choose the Park.
    .hospital = A fourth piece at the hospital makes no new sector of three. The park would be one.
lesson-gray-c-from = A marker must come from elsewhere. The sectors of three must keep theirs, and the residence would be empty. The hotel has two: take one from the Hotel.
    .hint = Choose the Hotel.
    .residence = For the mayor it is the same. But the carpenter, who comes in the last round, pays for every sector in use: let none be empty.
    .nothing = Then the card is lost, and the park stays at two.
    .three = A sector of three is won, and another one is lost. Take a marker that is not counted.
lesson-gray-c-mayor = School, bank, hospital, and the park with your friend: four sectors of three. 12 prestige, and 1 more by the park. Hire the Mayor.
    .hint = Choose the Mayor by his number.
    .minstrel = The minstrel could move pieces, but the mayor is paid for now, with 13 prestige.
    .monk = Markers will hardly be of use any more. The mayor pays 13 prestige.
    .nobody = 13 prestige for 1 gold! Hire the mayor.
lesson-gray-c-carpenter = The lesson has played your last cards. And the last hire of the game: the Carpenter pays 1 prestige for every sector in use, all of yours but the carriage house. Your gold will soon be worth nothing: spend a coin on him.
    .hint = Choose the Carpenter by his number.
    .doctor = Your hospital of three holds off the plague of 2 anyway. The carpenter pays 7 prestige.
    .fool = Even at the residence the fool would bring but 2 prestige, 3 with the park. The carpenter pays 7.
    .nobody = Gold is nearly worthless after this. The carpenter pays 7 prestige for it.
lesson-gray-c-end = Notre Dame was shared out for the third time, and the game is over: 55 prestige for you, 49 for Luc, 48 for Claire. You have won, 25 of it thanks to the lady, the mayor and the carpenter.
lesson-gray-c-tie = And your 5 gold? They bring nothing any more. Gold and markers left in the supplies count only in a tie for prestige: whoever has more of both together wins then. If that is equal too, the victory is shared.

    So spend what you can before the end.
lesson-gray-c-recap = Period C:

    Lady of the court: 1 prestige per piece on your fullest sector. Mayor: 3 prestige per sector with three or more. Carpenter: 1 prestige per sector in use.

    Spend your gold, and move markers to where they are counted: what is left only breaks a tie.
