"""Fingerprints of random games over every state on the way; run as a program, it prints them as JSON.

python digest.py SRC SEED...      the games as they are played by the package in the folder SRC
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from pathlib import Path


def digests(seeds: list[int]) -> dict[str, str]:
    """A fingerprint for each game, number of players and seed; odd numbers are keys."""
    import underthrone as ut
    from underthrone.kernel.dice import Dice, seeded

    found: dict[str, str] = {}
    for game_id in ut.games():
        g = ut.game(game_id)
        for players in g.players:
            for seed in seeds:
                hashed, dice = hashlib.sha256(), Dice(seeded(seed))
                options = {name: option.choices[seed % len(option.choices)] for name, option in g.options.items()}
                key = f"{seed:064x}" if seed % 2 else ""
                s = g.new(players, None if key else seed, options, draw_key=key)
                tensor, mask = array("f", bytes(4 * g.tensor_layout(players).size)), bytearray(g.move_count)
                count = 0
                while s.deciders():
                    seat = s.deciders()[dice.below(len(s.deciders()))]
                    seen = [s.to_data(), s.view(seat), s.redeal(seat, seed).to_data(), s.events, s.moves(seat)]
                    hashed.update(json.dumps(seen, sort_keys=True).encode())
                    count += 1
                    if count % 32 == 0:
                        hashed.update(repr(g.heuristics.stated(s)).encode())
                    s.write_tensor(seat, tensor)
                    s.write_mask(seat, mask)
                    hashed.update(tensor.tobytes() + mask)
                    s.play(seat, s.moves(seat)[dice.below(len(s.moves(seat)))])
                hashed.update(json.dumps([s.to_data(), s.result()], sort_keys=True).encode())
                found[f"{game_id} {players} {seed}"] = hashed.hexdigest()
    return found


def compiled() -> bool:
    """Does the compiled kernel run?"""
    import underthrone.kernel.state

    return not underthrone.kernel.state.__file__.endswith(".py")


if __name__ == "__main__":
    source = Path(sys.argv[1]).resolve()
    sys.path.insert(0, str(source))
    played = digests([int(seed) for seed in sys.argv[2:]])
    import underthrone

    assert Path(underthrone.__file__).is_relative_to(source), f"{underthrone.__file__} isn't in {source}"
    print(json.dumps({"compiled": compiled(), "digests": played}))
