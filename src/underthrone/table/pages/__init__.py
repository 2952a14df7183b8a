"""The pages: controllers that give a reader's Sight to the look."""
