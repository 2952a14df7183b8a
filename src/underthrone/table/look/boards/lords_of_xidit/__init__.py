"""The board of Lords of Xidit."""

from underthrone.table.look.boards.lords_of_xidit.board import LordsOfXiditBoard

BOARD = LordsOfXiditBoard()
