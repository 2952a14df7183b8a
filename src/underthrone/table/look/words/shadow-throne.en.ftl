# Words of Shadow Throne’s board.

st-influence = influence
st-consolation = consolation
st-faction = Faction
st-rank = Rank
st-power = Power
st-cost = Cost
st-income = Income
st-copies = In the deck
st-gold = gold
st-no-ability = No ability.
st-track = Power of the factions
st-draft = Intrigue: the draft
st-pool = Take one; the rest goes to the left
st-passed = Pools that went through your hands
st-drafting = The players are drafting in secret.
st-battle = Battle { $n }
st-wave = Wave { $n }
st-stayed = Stayed
st-turned = turned
st-converted = Church
st-silenced = silenced
st-dead = dead
st-hush = Hush money, 1 more
st-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
st-empire = Empire
st-rebels = Rebels
st-church = Church
st-empty-hand = Your hand is empty.
st-confirm-short = { $card } costs { $price } gold and you have { $gold }. It would be turned face down, out of the battle, and bring 1 gold. Play it all the same?
st-chart-influence = Influence after each battle
st-chart-power = Power of the factions
st-chart-gold = Gold after each battle
st-your-hand = Your hand
st-cards = cards in hand
