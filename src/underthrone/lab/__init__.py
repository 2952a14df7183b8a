"""The lab: many games at once, bots against each other, speed, and pages that show what came out."""
