# interpreted: drawing
"""The map of Lords of Xidit in letters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

WIDE: Final = 78
HIGH: Final = 22
STYLES: Final = ("blue", "red", "bright_black")  # roads
LINES: Final = ("━", "╌", "·")  # one style for each colour, for those who can't tell colours apart
Spot = tuple[int, int]


class Ground:
    """The map as letters with their styles."""

    def __init__(self) -> None:
        self.letters = [[" "] * WIDE for _ in range(HIGH)]
        self.styles = [[""] * WIDE for _ in range(HIGH)]

    def write(self, at: Spot, word: str, style: str) -> None:
        """A word around a spot."""
        x = max(0, min(WIDE - len(word), at[0] - len(word) // 2))
        for k, letter in enumerate(word):
            self.letters[at[1]][x + k] = letter
            self.styles[at[1]][x + k] = style

    def road(self, a: Spot, b: Spot, colour: int) -> None:
        """A line from spot to spot."""
        steps = max(abs(a[0] - b[0]), 2 * abs(a[1] - b[1]))
        for k in range(1, steps):
            x = a[0] + round((b[0] - a[0]) * k / steps)
            y = a[1] + round((b[1] - a[1]) * k / steps)
            self.letters[y][x] = LINES[colour]
            self.styles[y][x] = STYLES[colour]

    def text(self) -> Text:
        """All lines."""
        lines: list[Text] = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text()
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style=style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def spot(x: int, y: int) -> Spot:
    """Where a place of the map lies on the screen."""
    return 3 + x * (WIDE - 7) // 1000, 1 + y * (HIGH - 2) // 720
