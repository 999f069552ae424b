"""What the cards do, by deck."""
