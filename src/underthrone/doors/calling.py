"""One call over HTTP with JSON both ways, within a time and a size."""

from __future__ import annotations

import urllib.error
import urllib.request
from http.client import HTTPException
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from underthrone.doors.foreign import Wrong

ANSWER_BYTES: Final = 1 << 20  # at most
CHUNK: Final = 1 << 14
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def post(url: str, body: dict[str, Any], seconds: float, key: str = "") -> Any:
    """What the server answers; Wrong, as late, died or rubbish, when it doesn't."""
    deadline = monotonic() + seconds
    headers = {"Content-Type": "application/json", "Accept": "application/json", "User-Agent": "underthrone"}
    headers |= {"Authorization": f"Bearer {key}"} if key else {}
    request = urllib.request.Request(url, msgspec.json.encode(body), headers)
    own = [urllib.request.ProxyHandler({})] if urlsplit(url).hostname in LOOPBACK else []
    try:
        with urllib.request.build_opener(*own).open(request, timeout=seconds) as answer:
            text = b""
            while some := answer.read1(CHUNK):
                text += some
                if len(text) > ANSWER_BYTES:
                    raise Wrong("rubbish", "an answer without end")
                if monotonic() > deadline:
                    raise TimeoutError
        return msgspec.json.decode(text)
    except TimeoutError:
        raise Wrong("late", f"no answer within {seconds:g} s") from None
    except urllib.error.HTTPError as error:
        said = error.read(200).decode(errors="replace").strip()
        raise Wrong("died", f"{url} answers {error.code} {said}") from None
    except urllib.error.URLError as error:
        late = isinstance(error.reason, TimeoutError)
        why = f"no answer within {seconds:g} s" if late else f"{url} can't be reached: {error.reason}"
        raise Wrong("late" if late else "died", why) from None
    except (OSError, HTTPException) as error:
        raise Wrong("died", f"{url} broke off: {error}") from None
    except msgspec.DecodeError as error:
        raise Wrong("rubbish", f"This isn't JSON: {error}.") from None
