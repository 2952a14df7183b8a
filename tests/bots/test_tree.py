"""The tree of what each seat knows."""

from __future__ import annotations

import underthrone as ut
from underthrone.bots import Search, Seat
from underthrone.bots.habit import Habit
from underthrone.bots.tree import Node, Tree
from underthrone.kernel.dice import Dice, seeded


def test_a_likely_option_is_tried_first_and_what_brings_more_is_tried_most() -> None:
    node = Node()
    node.expect([3, 5], [0.9, 0.1])
    node.visits = 1
    assert node.chosen() == 3
    for _ in range(60):
        move = node.chosen()
        node.visits += 1
        node.total += 0.8 if move == 5 else 0.2
        node.next[move].visits += 1
        node.next[move].total += 0.8 if move == 5 else 0.2
    assert node.next[5].visits > node.next[3].visits


def test_what_a_seat_cannot_see_leads_to_no_node_of_its_own() -> None:
    """The next to place sees that a token lies there, not which: after all of those on one card it is one node."""
    s = ut.game("styx").new(players=3, seed=4, recording=False)
    me = s.decider()
    tree = Tree(Seat(s, me, 1))
    for move in s.moves(me):
        for _ in range(2):
            tree.play(s.clone(), me, move, s.round() + 1, Dice(seeded(1)))
    slots = 2
    first = [node for node in tree.nodes.values() if node.visits >= len(s.moves(me)) // slots]
    assert sorted(node.visits for node in first)[-slots:] == [len(s.moves(me))] * slots


def test_a_tree_gives_the_chance_after_the_round_and_learns_from_it() -> None:
    s = ut.game("styx").new(players=4, seed=4, recording=False)
    me = s.decider()
    tree = Tree(Seat(s, me, 1))
    world = s.clone()
    chance = tree.play(world, me, s.moves(me)[0], s.round() + 1, Dice(seeded(1)))
    assert world.round() > s.round() or not world.deciders()
    assert chance == s.setup.game.heuristics.chances(world)[me]
    assert all(node.visits == 1 for node in tree.nodes.values())
    assert len(tree.nodes) > 0


def test_a_long_search_finds_the_same_move_from_the_same_seed() -> None:
    s = ut.game("styx").new(players=3, seed=4, recording=False)
    chosen = [Search(3, iterations=1000).choose(Seat(s, s.decider(), 1)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in s.moves(s.decider())


def test_a_warm_habit_strays_more_often() -> None:
    s = ut.game("styx").new(players=4, seed=4, recording=False)
    me = s.decider()
    seat = Seat(s, me, 1)
    priors = s.setup.game.heuristics.priors(s, me, s.moves(me))
    best = s.moves(me)[priors.index(max(priors))]
    cool, warm = Habit(1, 0.2), Habit(1, 20.0)
    assert [cool.choose(seat) for _ in range(40)].count(best) > [warm.choose(seat) for _ in range(40)].count(best)
