"""STYX's board."""

from underthrone.table.look.boards.styx.board import StyxBoard

BOARD = StyxBoard()
