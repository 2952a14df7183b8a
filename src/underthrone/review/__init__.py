"""Reviews: what decided a game, judged by what a seat could know."""

from underthrone.review.review import Judged, Player, Point, Review, Reviewer, Turn, review

__all__ = ["Judged", "Player", "Point", "Review", "Reviewer", "Turn", "review"]
