"""Who may open tables: everybody, those with an invitation, or those who run the server. A rematch is everybody's."""

from __future__ import annotations

from underthrone.table.config import EVERYBODY, INVITED
from underthrone.table.house import House
from underthrone.table.refusal import Refusal


async def closed_to(house: House, invitation: str) -> str:
    """What keeps somebody from opening tables: `invited`, `admins`, or nothing."""
    who = house.config.open_tables
    if who == EVERYBODY:
        return ""
    held = await house.store.invitation(invitation) if invitation else None
    return "" if held is not None and (held.admin or who == INVITED) else who


async def check_opening(house: House, invitation: str) -> None:
    """Refused for those who may not."""
    who = await closed_to(house, invitation)
    if who == INVITED:
        raise Refusal("opening-invited", 403)
    if who:
        raise Refusal("opening-admins", 403)
