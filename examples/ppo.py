"""Learns STYX with two seats by playing against itself, until it beats `greedy`: PPO on the vectorised door.

    pip install torch 'underthrone[rl]' && python examples/ppo.py --minutes 60 --out ppo

Writes the curve (ppo.json) and the weights (ppo.pt). Torch is for this example alone.
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
EPOCHS, BATCH, CLIP, LAMBDA = 3, 1024, 0.2, 0.95


class Policy(nn.Module):
    """From a tensor to a preference for each move and an expectation from -1 to 1."""

    def __init__(self, size: int, moves: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.move, self.value = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        preference = self.move(body).masked_fill(mask == 0, -1e9)
        return preference.log_softmax(1), self.value(body).squeeze(1).tanh()


def arrays(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


@torch.no_grad()
def evaluate(policy: Policy, game: str, bot: str, games: int) -> float:
    """Wins of the policy, playing its likeliest moves on either seat, against a bot."""
    env = VectorSeats(game, 32, 2, bots=[bot])
    seen, _ = env.reset(seed=10_000 + int(time.time()))
    won: list[float] = []
    while len(won) < games:
        moves = policy(*arrays(seen))[0].argmax(1)
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
        self.logp, self.value, self.reward = torch.zeros(3, STEPS, ROWS)
        self.after = np.full((STEPS, ROWS), -1)
        self.known = torch.zeros(STEPS, ROWS, dtype=torch.bool)  # what came of it is known

    @torch.no_grad()
    def play(self, env: VectorSeats, policy: Policy, seen: dict, seats: np.ndarray) -> tuple[dict, np.ndarray, int]:
        last = np.full((ROWS, env.players), -1)  # the latest decision of each seat
        rows, games = np.arange(ROWS), 0
        self.after[:], self.known[:] = -1, False
        self.reward.zero_()
        for t in range(STEPS):
            self.seen[t], self.mask[t] = arrays(seen)
            logp, self.value[t] = policy(self.seen[t], self.mask[t])
            self.move[t] = torch.multinomial(logp.exp(), 1).squeeze(1)
            self.logp[t] = logp.gather(1, self.move[t, :, None]).squeeze(1)
            before = last[rows, seats]
            again = before >= 0
            self.after[before[again], rows[again]] = t
            self.known[before[again], rows[again]] = True
            last[rows, seats] = t
            seen, rewards, ended, _, infos = env.step(self.move[t].numpy())
            shaped = rewards.copy()
            if ended.any():
                games += int(ended.sum())
                shaped[ended] = 0
                for row in np.flatnonzero(ended):
                    for seat in range(env.players):
                        if last[row, seat] >= 0:
                            self.reward[last[row, seat], row] = float(2 * infos["payoffs"][row, seat] - 1)
                            self.known[last[row, seat], row] = True
                last[ended] = -1
            seats = infos["seat"]
        return seen, seats, games

    def advantages(self) -> torch.Tensor:
        """How much better each decision went than expected, smoothed over the seat's later ones."""
        found = torch.zeros(STEPS, ROWS)
        for t in reversed(range(STEPS)):
            after = torch.from_numpy(self.after[t])
            on = (after >= 0).float()
            then, rows = after.clamp(min=0), torch.arange(ROWS)
            error = self.reward[t] + on * self.value[then, rows] - self.value[t]
            found[t] = error + LAMBDA * on * found[then, rows]
        return found


def update(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, entropy: float) -> None:
    """PPO's clipped objective over the decisions whose outcome is known."""
    known = rollout.known.flatten()
    advantage = rollout.advantages().flatten()[known]
    seen, mask = rollout.seen.flatten(0, 1)[known], rollout.mask.flatten(0, 1)[known]
    move, old = rollout.move.flatten()[known], rollout.logp.flatten()[known]
    target = (rollout.value.flatten()[known] + advantage).clamp(-1, 1)
    weight = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(move)).split(BATCH):
            logp, value = policy(seen[part], mask[part])
            ratio = (logp.gather(1, move[part, None]).squeeze(1) - old[part]).exp()
            gain = torch.min(ratio * weight[part], ratio.clamp(1 - CLIP, 1 + CLIP) * weight[part]).mean()
            spread = -(logp.exp() * logp.clamp(min=-50)).sum(1).mean()
            loss = -gain + 0.5 * (value - target[part]).square().mean() - entropy * spread
            optimiser.zero_grad()
            loss.backward()
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
    env = VectorSeats(args.game, ROWS, 2)
    policy = Policy(env.single_observation_space["observation"].shape[0], env.game.move_count)
    optimiser = torch.optim.Adam(policy.parameters(), lr=5e-4, eps=1e-5)
    rollout = Rollout(env)
    seen, infos = env.reset(seed=1)
    seats, start, next_match = infos["seat"], time.monotonic(), 0.0
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
        optimiser.param_groups[0]["lr"] = 5e-4 * max(left, 0.05)
        seen, seats, done = rollout.play(env, policy, seen, seats)
        games, decisions = games + done, decisions + STEPS * ROWS
        update(policy, optimiser, rollout, 0.02 * left + 0.002)


if __name__ == "__main__":
    main()
