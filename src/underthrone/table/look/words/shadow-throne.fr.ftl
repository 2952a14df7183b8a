# Les mots du plateau de Shadow Throne.

st-influence = influence
st-consolation = consolation
st-faction = Faction
st-rank = Rang
st-power = Puissance
st-cost = Coût
st-income = Revenu
st-copies = Dans le paquet
st-gold = or
st-no-ability = Sans pouvoir.
st-track = Puissance des factions
st-draft = Intrigues : la sélection
st-pool = Prenez-en une ; le reste passe à gauche
st-passed = Paquets passés entre vos mains
st-drafting = Les joueurs choisissent leurs cartes en secret.
st-battle = Bataille { $n }
st-wave = Vague { $n }
st-stayed = Déjà là
st-turned = cachée
st-converted = Église
st-silenced = silence
st-dead = mort
st-hush = Prix du silence, 1 de plus
st-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
st-empire = Empire
st-rebels = Rebelles
st-church = Église
st-empty-hand = Votre main est vide.
st-confirm-short = { $card } : il faut { $price } pièces d’or et vous en avez { $gold }. La carte serait retournée, hors de la bataille, et rapporterait 1 pièce d’or. La jouer quand même ?
st-chart-influence = Influence après chaque bataille
st-chart-power = Puissance des factions
st-chart-gold = Or après chaque bataille
st-your-hand = Votre main
st-cards = cartes en main
