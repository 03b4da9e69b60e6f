# The one chapter of the course.

chapter-pebbles = Pebbles
    .about = All there is to know about pebbles.
