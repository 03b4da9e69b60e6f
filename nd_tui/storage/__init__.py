"""What is kept between starts: games, settings, statistics, and the locks around them."""
