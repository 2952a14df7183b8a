"""Which numbered rule applies to which question: what the page links to while somebody decides."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, dict[str, str]]] = {
    "shadow-throne": {"draft": "TH-11", "choose": "TH-20", "extra": "TH-53", "save": "TH-43"},
    "styx": {
        "place": "SX-10",
        "look": "SX-73",
        "exchange": "SX-73",
        "bid": "SX-12",
        "wager": "SX-13",
        "pay": "SX-16",
        "turn": "SX-75",
        "claim": "SX-76",
        "take": "SX-77",
        "give": "SX-77",
        "fetch": "SX-78",
        "offer": "SX-78",
        "raise_dead": "SX-79",
        "reap": "SX-81",
        "summon": "SX-27",
        "name": "SX-26",
    },
    "stygian-society": {
        "pick": "SO-01",
        "begin": "SO-06",
        "support": "SO-20",
        "act": "SO-20",
        "aim": "SO-22",
        "wild": "SO-23",
        "buy": "SO-30",
        "pay": "SO-28",
        "hit": "SO-22",
        "cure": "SO-73",
        "relieve": "SO-73",
        "open_chest": "SO-70",
        "give": "SO-71",
        "trade": "SO-12",
        "learn": "SO-44",
        "response": "SO-21",
        "refresh": "SO-21",
    },
    "lords-of-xidit": {
        "place": "XI-06",
        "program": "XI-10",
        "choose_rewards": "XI-20",
        "place_bard": "XI-22",
        "fight": "XI-40",
        "pay": "XI-40",
        "show": "XI-60",
        "place_census_bard": "XI-61",
        "choose_guild": "XI-62",
        "help_dummy": "XI-81",
    },
}


def rule_of(game: str, question: str) -> str:
    """The id of the rule that a question comes from; nothing when there is none."""
    return RULES.get(game, {}).get(question, "")
