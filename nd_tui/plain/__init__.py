"""The whole game as plain text on standard input and output: for screen readers, pipes and slow links."""
