"""Games and studies as pages for people who have no program of ours: HTML and Markdown."""
