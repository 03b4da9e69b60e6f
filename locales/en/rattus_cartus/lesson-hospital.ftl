# Lesson: the Hospital.

lesson-hospital = The Hospital
lesson-hospital-about = Like the Monastery, the Hospital belongs to the Clergy and helps against rats. Its privilege: a rat fewer, then up to three cards from your hand for as many rats. Its basic action: up to two cards for as many rats.
lesson-hospital-enter = You hold three Monks. Enter the Hospital with all of them.
    .hint = The Hospital, and three Monks.
    .brewery = Three Peasants in the Brewery are as strong. The lesson is about the Hospital.
    .other = More force, or fewer rats, can be had: the Hospital with the three Monks.
lesson-hospital-discard = A rat is gone. Each card that you give takes one more away, any card, even Gold; everybody sees which. Give the Knight, the Witch and the King: three rats fewer. The Peasants stay for the Brewery.
    .hint = One each: Knight, Witch, King.
    .other = Possible. But three single cards are worth less to you than three Peasants who belong together.
lesson-hospital-result = From 10 rats to 6: look at your odds. Luc had the basic action and has given two cards. Claire drew two cards in the Brewery, as many as her force there.
lesson-hospital-recap = The Hospital takes away a rat for each card that you give, whatever card: up to three with the privilege, which takes away one rat more; up to two without.
