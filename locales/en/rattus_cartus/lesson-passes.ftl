# Lesson: passes.

lesson-passes = Passes
lesson-passes-won = Last round the Office gave you two Passes. Now you have the start player card and would have to enter first, without knowing what the others do.
lesson-passes-pass = Who plays a Pass waits, and is asked again when all others have entered. Play one: it is among the buildings of the first line.
    .hint = In the line of the building, go right past the last one.
    .other = Perhaps well done, perhaps not: you cannot know yet. Play a Pass and see first.
lesson-passes-seen = Both have gone to the Palace. The Brewery is free: it draws as many cards as you have force there. The Pass is spent. You are the last one outside and cannot play another.
lesson-passes-brewery = Enter the Brewery with all five Peasants: 5 influence, and the privilege draws five new cards. The basic action would draw half as many.
    .hint = The Brewery, and five Peasants.
    .other = There is more in it: the Brewery, with all five Peasants.
lesson-passes-result = You lead with the Peasantry, and your hand is as full as before. The second Pass can wait: whoever holds most of them at the end gets 2 points.
lesson-passes-recap = The Office gives Passes. Who plays one waits until the others have entered. The last one outside has to enter.

    The Brewery draws as many cards as you have force there.
