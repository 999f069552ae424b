"""What the cards do, grouped by deck."""
