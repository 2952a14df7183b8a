"""A language model at a seat, over any endpoint that speaks like OpenAI's: `llm:http://127.0.0.1:8000/v1#model`."""

from __future__ import annotations

import os
from typing import Any, Final

from underthrone.bots import Seat
from underthrone.doors.calling import post
from underthrone.doors.foreign import Foreign, Wrong, read_move
from underthrone.doors.remote import checked
from underthrone.doors.settings import Settings, read
from underthrone.games.prose import sentences, turn_text
from underthrone.games.speech import speech
from underthrone.kernel.errors import Trouble

SAY: Final = speech("underthrone.doors")
USUAL: Final = Settings(time=60.0)
AROUND: Final = " \t`*\"'."  # signs that models like to put around an answer


class Model(Foreign):
    """Gets the rules and a turn in words; its last line is its move, as it stands: nothing is repaired in silence."""

    def __init__(self, name: str, url: str, model: str, settings: Settings, seed: int) -> None:
        super().__init__(name, settings, seed)
        self.url = url
        self.model = model

    @classmethod
    def named(cls, name: str, rest: str, settings: str, seed: int) -> Model:
        """From its name: the address, and the model behind #."""
        url, _, model = rest.partition("#")
        if not model:
            raise Trouble(f"A language model is named llm:http://127.0.0.1:8000/v1#MODEL, not {name!r}.")
        return cls(name, checked(url), model, read(settings, USUAL), seed)

    def ask(self, seat: Seat, news: list[dict[str, Any]]) -> int | None:
        messages = self.messages(seat, news)
        for left in range(self.settings.tries, 0, -1):
            try:
                said = self.said(messages)
                return self.move_in(said, seat)
            except Wrong as wrong:
                self.fault(wrong.fault, str(wrong))
                if wrong.fault in ("late", "died"):
                    return None
                again = SAY(self.settings.lang, "llm-again", {"why": str(wrong), "tries": left - 1})
                messages.append({"role": "user", "content": again})
        return None

    def messages(self, seat: Seat, news: list[dict[str, Any]]) -> list[dict[str, str]]:
        """How to answer and the rules, then the turn."""
        g, lang = seat.game(), self.settings.lang
        rules = g.drawing(g, lang).rules_text() if self.settings.rules == "on" else ""
        world = seat.redeal(0)  # it looks the same
        static = g.drawing(g, lang).ground(seat.view())
        text = turn_text(g, world, seat.me, sentences(g, world, news, lang), lang)
        system = "\n\n".join([SAY(lang, "llm-system", {"title": g.title(lang)}), rules, "\n".join(static)])
        return [{"role": "system", "content": system.strip()}, {"role": "user", "content": text}]

    def said(self, messages: list[dict[str, str]]) -> str:
        """What the model says; it is kept among the messages."""
        body = {"model": self.model, "messages": messages}
        url, key = f"{self.url.rstrip('/')}/chat/completions", os.getenv(self.settings.key, "")
        answer = post(url, body, self.settings.time, key)
        try:
            said = answer["choices"][0]["message"]["content"]
        except (LookupError, TypeError):
            said = None
        if not isinstance(said, str):
            raise Wrong("rubbish", f"The endpoint's answer holds no message: {str(answer)[:80]}.")
        messages.append({"role": "assistant", "content": said})
        return said

    def move_in(self, said: str, seat: Seat) -> int:
        """The move on the last line."""
        lines = [line for line in said.splitlines() if line.strip(AROUND)]
        return read_move(seat, lines[-1].strip(AROUND) if lines else "", self.settings.lang)
