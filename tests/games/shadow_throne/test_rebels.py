"""The characters of the Rebels."""

from __future__ import annotations

from itertools import permutations

from tests.games.shadow_throne.table import (
    WORKSHOP,
    asked,
    battle_end,
    converted,
    dead,
    draft,
    emboldened,
    fight,
    fighter,
    gold,
    influence,
    line,
    on_to_the_next_battle,
    position,
    public,
    seat,
    silenced,
    told,
    value,
    wave,
    waves,
)
from tests.rule import rule

from underthrone.games.shadow_throne.state import Table

EMPIRE_WINS = {"card": "iron-legion", "wave": 1, "plus": 50}
LANGMAN = {"card": "langman", "wave": 1}
REBELS_WIN = {"card": "hill-riders", "wave": 1, "plus": 50}

# --- Phabos Scouts


@rule("TH-54")
def test_phabos_scouts_embolden_every_other_rebel_in_their_wave() -> None:
    s = fight("phabos-scouts", "outlaw", "pilgrim")
    assert emboldened(s) == {"outlaw": 1}


@rule("TH-54")
def test_two_scouts_help_each_other() -> None:
    s = fight("phabos-scouts", "phabos-scouts", "pilgrim")
    assert [fighter(s, "phabos-scouts", me)["plus"] for me in (0, 1)] == [1, 1]


@rule("TH-54", "TH-64")
def test_scouts_reach_no_other_wave() -> None:
    s = waves(
        ("outlaw", "pilgrim", "flagellant"),
        ("pilgrim", "phabos-scouts", "smuggler"),
        ("deserter", "deserter", "pilgrim"),
    )
    assert emboldened(s) == {"smuggler": 1}


# --- Picureas


@rule("TH-55")
def test_picureas_emboldens_each_rebel_in_the_next_wave() -> None:
    s = waves(
        ("picureas", "outlaw", "pilgrim"), ("outlaw", "hill-riders", "pilgrim"), ("deserter", "deserter", "pilgrim")
    )
    assert [f["plus"] for f in line(s) if f["wave"] == 1] == [0, 0, 0]
    assert fighter(s, "outlaw", 0)["plus"] == 1
    assert fighter(s, "hill-riders")["plus"] == 1
    assert [f["plus"] for f in line(s) if f["wave"] == 3] == [0, 0, 0]


@rule("TH-55")
def test_picureas_in_the_last_wave_does_nothing_not_even_in_the_next_battle() -> None:
    s = position(seat("picureas"), seat("outlaw"), seat("outlaw"), wave=4)
    wave(s, "picureas", "outlaw", "outlaw")
    on_to_the_next_battle(s)
    while asked(s) == "draft":
        draft(s)
    wave(s, None, None, None)
    assert told(s, "rallied") == []


@rule("TH-55")
def test_picureas_emboldens_even_if_he_died_in_his_wave() -> None:
    s = waves(("picureas", "datura", "pilgrim"), ("outlaw", "pilgrim", "pilgrim"))
    assert dead(s) == {"picureas"}
    assert emboldened(s) == {"outlaw": 1}


@rule("TH-55", "TH-58")
def test_a_silenced_ability_never_triggers_later() -> None:
    silent = [{"card": "picureas", "wave": 1, "silenced": True}]
    s = position(seat("outlaw", line=silent), wave=2)
    assert emboldened(wave(s, "outlaw", None, None)).get("outlaw") is None


@rule("TH-55")
def test_the_bonus_comes_after_payment_and_before_the_ones() -> None:
    s = position(seat("outlaw", line=["picureas"]), seat("sythera"), seat("bentheon-knights"), wave=2)
    wave(s, "outlaw", "sythera", "bentheon-knights")
    kinds = [e["event"] for e in s.setup.game.happened(s, None)]
    assert kinds.index("collected") < kinds.index("rallied") < kinds.index("emboldened") < kinds.index("silenced")


@rule("TH-55", "TH-23")
def test_a_rebel_face_down_is_not_in_the_battle_line_of_the_next_wave() -> None:
    s = position(seat("hill-riders", line=["picureas"], gold=0), seat("outlaw"), wave=2)
    wave(s, "hill-riders", "outlaw", None)
    assert emboldened(s)["outlaw"] == 1
    assert public(s, 0)["turned"] == [{"card": "hill-riders", "wave": 2}]
    assert "hill-riders" not in emboldened(s)


# --- Queen Eletheria


@rule("TH-56")
def test_queen_eletheria_emboldens_rebel_commoners_so_far_but_not_later_ones() -> None:
    s = waves(
        ("outlaw", "hill-riders", "pilgrim"),
        ("smuggler", "queen-eletheria", "pilgrim"),
        ("deserter", "deserter", "pilgrim"),
    )
    assert emboldened(s) == {"outlaw": 1, "smuggler": 1}


@rule("TH-56")
def test_queen_eletheria_emboldens_only_the_living() -> None:
    s = waves(("outlaw", "bentheon-knights", "temple-guard"), ("smuggler", "dutiful-peasant", "queen-eletheria"))
    assert dead(s) == {"outlaw"}
    assert emboldened(s) == {"smuggler": 1}


# --- Langman


def after(mine: object, winner: object) -> Table:
    """The draft of the next battle, after one in which seat 0 had one card in the battle line and seat 1 another."""
    two = ("outlaw", "pilgrim")
    return on_to_the_next_battle(battle_end(seat(*two, line=[mine]), seat(*two, line=[winner]), seat(*two)))


@rule("TH-57")
def test_langman_stays_when_the_rebels_lose() -> None:
    s = after(LANGMAN, EMPIRE_WINS)
    there = fighter(s, "langman")
    assert (there["seat"], there["wave"], there["faction"]) == (0, 0, "rebels")
    assert told(s, "stayed") == [{"event": "stayed", "seat": 0, "card": "langman"}]
    assert all("langman" not in s.view(me)["pool"] for me in range(3))


@rule("TH-57")
def test_langman_goes_when_the_rebels_win_or_tie() -> None:
    s = after(LANGMAN, REBELS_WIN)
    assert line(s) == []
    tie = {"card": "conscript", "wave": 1, "plus": 20}
    even = {"card": "langman", "wave": 1, "plus": 20 + value("conscript", "power") - value("langman", "power")}
    s = after(even, tie)
    assert line(s) == []


@rule("TH-57")
def test_a_dead_langman_does_not_stay_even_after_his_ability_triggered() -> None:
    s = after({"card": "langman", "wave": 1, "dead": True}, EMPIRE_WINS)
    assert line(s) == []
    s = waves(("langman", "anna-lys", "pilgrim"))
    assert dead(s) == {"langman"}


@rule("TH-57")
def test_langman_stays_without_tokens_and_as_a_rebel_again() -> None:
    odd = {"card": "langman", "wave": 1, "converted": True, "plus": 3}
    s = after(odd, EMPIRE_WINS)
    there = fighter(s, "langman")
    assert there == there | {"plus": 0, "converted": False, "faction": "rebels", "power": value("langman", "power")}


@rule("TH-57", "TH-22")
def test_a_staying_langman_takes_no_slot_and_causes_no_hush_money() -> None:
    s = position(seat("outlaw", gold=0, line=[{"card": "langman", "wave": 0}]))
    assert public(s, 0)["hush"] == []
    wave(s, "outlaw", None, None)
    assert gold(s, 0) == 2
    assert [f["wave"] for f in public(s, 0)["line"]] == [0, 1]
    assert s.view(None)["power"]["rebels"] >= value("langman", "power") + value("outlaw", "power")


@rule("TH-57")
def test_a_staying_langman_scores_as_usual() -> None:
    s = battle_end(seat(line=[{"card": "langman", "wave": 0}]), seat(line=[REBELS_WIN]))
    assert influence(s, 0) == value("langman", "influence")


@rule("TH-57")
def test_langman_does_not_stay_twice() -> None:
    for winner in (EMPIRE_WINS, REBELS_WIN):
        s = after({"card": "langman", "wave": 0}, winner)
        assert line(s) == []
        assert s.cards.ids.index("langman") in s.conserved()


@rule("TH-57", "TH-64")
def test_a_staying_langman_is_in_no_wave_that_a_killer_reaches() -> None:
    s = position(seat("outlaw", line=[{"card": "langman", "wave": 0}]), seat("anna-lys"), seat("protis"))
    wave(s, "outlaw", "anna-lys", "protis")
    assert not fighter(s, "langman")["dead"]
    assert not fighter(s, "langman")["converted"]


@rule("TH-57")
def test_langman_stays_in_a_whole_game() -> None:
    """Played, not set up: the Empire wins a battle in which he lived."""
    s = position(seat("langman"), seat("outlaw", line=[{**EMPIRE_WINS, "wave": 3}]), seat("pilgrim"), wave=4)
    wave(s, "langman", "outlaw", "pilgrim")
    on_to_the_next_battle(s)
    assert s.battle == 2
    assert fighter(s, "langman")["wave"] == 0


@rule("TH-57", "TH-26")
def test_a_langman_who_was_silenced_does_not_stay() -> None:
    silent = {"card": "langman", "wave": 1, "silenced": True}
    assert line(after(silent, EMPIRE_WINS)) == []


# --- Sythera


@rule("TH-58")
def test_sythera_takes_the_twos_and_threes_of_other_factions_in_her_wave() -> None:
    s = fight("sythera", "bentheon-knights", "shepherd-of-the-lost")
    assert silenced(s) == {"bentheon-knights", "shepherd-of-the-lost"}
    s = position(seat("sythera"), seat("bentheon-knights"), seat("princess-beatice"), seat("outlaw"))
    wave(s, "sythera", "bentheon-knights", "princess-beatice", "outlaw")
    assert dead(s) == converted(s) == set()


@rule("TH-58")
def test_sythera_leaves_rebels_alone() -> None:
    s = fight("sythera", "phabos-scouts", "outlaw")
    assert silenced(s) == set()
    assert emboldened(s) == {"outlaw": 1, "sythera": 1}


@rule("TH-58", "TH-64")
def test_sythera_reaches_her_own_wave_only() -> None:
    s = waves(("sythera", "outlaw", "pilgrim"), ("pilgrim", "bentheon-knights", "smuggler"))
    assert dead(s) == {"pilgrim", "smuggler"}
    s = position(seat("sythera"), seat("outlaw", line=["picureas"]), seat("conscript"), wave=2)
    wave(s, "sythera", "outlaw", "conscript")
    assert emboldened(s) == {"outlaw": 1, "sythera": 1}


@rule("TH-58", "TH-62")
def test_sythera_takes_no_ones() -> None:
    s = fight("sythera", "simone", "outlaw")
    assert silenced(s) == set()


@rule("TH-58", "TH-25")
def test_a_silence_of_the_same_number_comes_too_late_wherever_it_sits() -> None:
    for order in permutations(("whisper", "purge", "acolyte")):
        s = fight(*order, edition=WORKSHOP)
        assert dead(s) == {"acolyte"}
        assert silenced(s) == {"purge"}
