# interpreted: it finds its own files
"""The cards with abilities (p. 10), by what they do; muster effects happen in the order of the card file.

Every file of this folder counts: a new one needs no line here.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__, f"{__name__}."):
    import_module(found.name)
