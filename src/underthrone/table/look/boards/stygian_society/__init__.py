"""The Stygian Society's board."""

from underthrone.table.look.boards.stygian_society.board import StygianSocietyBoard

BOARD = StygianSocietyBoard()
