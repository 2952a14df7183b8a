"""Learns STYX with two seats by playing against itself, until it beats `greedy`: PPO on the vectorised door.

    pip install torch 'underthrone[rl]' && python examples/ppo.py --minutes 60 --out ppo

What a decision was good for is told by how the game looks before and after it (the door's `shaping`), which knows what
is hidden, and more and more by what came later. Writes the curve (ppo.json) and the weights (ppo.pt). Torch is for this
example alone.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from underthrone.doors.gymnasium import VectorSeats

STEPS, ROWS = 64, 128  # decisions of each game between two updates; games
EPOCHS, BATCH, CLIP, RATE = 2, 1024, 0.2, 5e-4
SOON, LATE = 0.85, 0.95  # how much what came later counts, at the beginning and at the end


class Policy(nn.Module):
    """From a tensor to the logarithm of how likely each move is."""

    def __init__(self, size: int, moves: int, width: int = 256) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, moves)
        )

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.layers(seen).masked_fill(mask == 0, -1e9).log_softmax(1)


def arrays(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


@torch.no_grad()
def evaluate(policy: Policy, game: str, bot: str, games: int) -> float:
    """Wins of the policy, playing its likeliest moves on either seat, against a bot."""
    env = VectorSeats(game, 32, 2, bots=[bot])
    seen, _ = env.reset(seed=10_000 + int(time.time()))
    won: list[float] = []
    while len(won) < games:
        moves = policy(*arrays(seen)).argmax(1)
        seen, rewards, ended, _, _ = env.step(moves.numpy())
        won += rewards[ended].tolist()
    return sum(won) / len(won)


class Rollout:
    """Decisions of all games and seats in their order; `after` is the time of the seat's next one, -1 at the end."""

    def __init__(self, env: VectorSeats) -> None:
        size, moves = env.single_observation_space["observation"].shape[0], env.game.move_count
        self.seen = torch.zeros(STEPS, ROWS, size)
        self.mask = torch.zeros(STEPS, ROWS, moves, dtype=torch.int8)
        self.move = torch.zeros(STEPS, ROWS, dtype=torch.long)
        self.logp = torch.zeros(STEPS, ROWS)
        self.looked, self.gain, self.payoff = np.zeros((3, STEPS, ROWS))
        self.after = np.full((STEPS, ROWS), -1)
        self.known = np.zeros((STEPS, ROWS), dtype=bool)  # what came of it is known

    @torch.no_grad()
    def play(self, env: VectorSeats, policy: Policy, seen: dict, infos: dict) -> tuple[dict, dict, int]:
        last = np.full((ROWS, env.players), -1)  # the latest decision of each seat
        rows, games = np.arange(ROWS), 0
        self.after[:], self.known[:] = -1, False
        for t in range(STEPS):
            seats = infos["seat"]
            self.seen[t], self.mask[t] = arrays(seen)
            self.looked[t] = infos["outlook"]
            logp = policy(self.seen[t], self.mask[t])
            self.move[t] = torch.multinomial(logp.exp(), 1).squeeze(1)
            self.logp[t] = logp.gather(1, self.move[t, :, None]).squeeze(1)
            before = last[rows, seats]
            again = before >= 0
            self.after[before[again], rows[again]] = t
            self.known[before[again], rows[again]] = True
            last[rows, seats] = t
            seen, self.gain[t], ended, _, infos = env.step(self.move[t].numpy())
            for row in np.flatnonzero(ended):
                games += 1
                payoffs = infos["payoffs"][row]
                self.gain[t, row] -= payoffs[seats[row]]
                for seat in np.flatnonzero(last[row] >= 0):
                    self.payoff[last[row, seat], row] = payoffs[seat]
                    self.known[last[row, seat], row] = True
            last[ended] = -1
        return seen, infos, games

    def advantages(self, fade: float) -> np.ndarray:
        """What a decision gained at once; what happened until the seat's next one, or the end, and so on, ever less."""
        found, rows = np.zeros((STEPS, ROWS)), np.arange(ROWS)
        for t in reversed(range(STEPS)):
            then, on = self.after[t], self.after[t] >= 0
            later = np.where(on, self.looked[then, rows], self.payoff[t]) - self.looked[t] - self.gain[t]
            found[t] = self.gain[t] + fade * later + fade * fade * np.where(on, found[then, rows], 0)
        return found


def update(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, entropy: float, fade: float) -> None:
    """PPO's clipped objective over the decisions whose outcome is known."""
    known = torch.from_numpy(rollout.known)
    advantage = torch.from_numpy(rollout.advantages(fade)).float()[known]
    seen, mask, move, old = (column[known] for column in (rollout.seen, rollout.mask, rollout.move, rollout.logp))
    weight = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(move)).split(BATCH):
            logp = policy(seen[part], mask[part])
            ratio = (logp.gather(1, move[part, None]).squeeze(1) - old[part]).exp()
            gain = torch.min(ratio * weight[part], ratio.clamp(1 - CLIP, 1 + CLIP) * weight[part]).mean()
            spread = -(logp.exp() * logp.clamp(min=-50)).sum(1).mean()
            optimiser.zero_grad()
            (-gain - entropy * spread).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="styx")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--every", type=float, default=5, help="minutes between two matches against greedy")
    parser.add_argument("--matches", type=int, default=200, help="games of such a match; thrice that at the end")
    parser.add_argument("--out", default="ppo")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(args.threads)
    env = VectorSeats(args.game, ROWS, 2, shaping=1.0)
    policy = Policy(env.single_observation_space["observation"].shape[0], env.game.move_count)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    rollout = Rollout(env)
    seen, infos = env.reset(seed=1)
    start, next_match = time.monotonic(), 0.0
    curve: list[dict[str, float]] = []
    games = decisions = 0
    while True:
        minutes = (time.monotonic() - start) / 60
        ended = minutes >= args.minutes
        if ended or minutes >= next_match:
            count = args.matches * 3 if ended else args.matches
            wins = {bot: evaluate(policy, args.game, bot, count) for bot in ("random", "greedy")}
            curve.append(
                {"minutes": round(minutes, 1), "decisions": decisions, "games": games, "matches": count, **wins}
            )
            print(json.dumps(curve[-1]), flush=True)
            Path(f"{args.out}.json").write_text(json.dumps({"arguments": vars(args), "curve": curve}, indent=1) + "\n")
            torch.save(policy.state_dict(), f"{args.out}.pt")
            next_match += args.every
        if ended:
            return
        left = 1 - minutes / args.minutes
        optimiser.param_groups[0]["lr"] = RATE * max(left, 0.05)
        seen, infos, done = rollout.play(env, policy, seen, infos)
        games, decisions = games + done, decisions + STEPS * ROWS
        update(policy, optimiser, rollout, 0.02 * left + 0.002, LATE + (SOON - LATE) * left)


if __name__ == "__main__":
    main()
