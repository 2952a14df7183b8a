"""Shadow Throne's board."""

from underthrone.table.look.boards.shadow_throne.board import ShadowThroneBoard

BOARD = ShadowThroneBoard()
