# Les mots du plateau de Shadow Throne.

st-influence = influence
st-consolation = consolation
st-faction = Faction
st-rank = Rang
st-power = Puissance
st-cost = Coût
st-income = Revenu
st-copies = Exemplaires
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
st-turned = retournée
st-converted = Église
st-silenced = sans pouvoir
st-dead = hors combat
st-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
st-empire = Empire
st-rebels = Rebelles
st-church = Église
st-empty-hand = Votre main est vide.
st-confirm-short = { $price ->
    [one] Il faut { $price } pièce d’or pour { THE($card) } et vous en avez { $gold }. La carte serait retournée, hors de la bataille, et rapporterait 1 pièce d’or. La jouer quand même ?
   *[other] Il faut { $price } pièces d’or pour { THE($card) } et vous en avez { $gold }. La carte serait retournée, hors de la bataille, et rapporterait 1 pièce d’or. La jouer quand même ?
}
st-chart-influence = Influence après chaque bataille (pointillé : la fin, à { $target })
st-chart-power = Puissance des factions
st-chart-gold = Or après chaque bataille
st-your-hand = Votre main
st-cards = cartes en main
st-copies-of = { $n } sur { $all }
st-hush-empire = Prix du silence pour l’Empire :
st-hush-rebels = Prix du silence pour les Rebelles :
st-hush-church = Prix du silence pour l’Église :
st-hush-why-empire = Prix du silence : une carte de l’Empire coûte 1 de plus, ou rapporte 1 de moins, car vous venez d’en jouer une.
st-hush-why-rebels = Prix du silence : une carte des Rebelles coûte 1 de plus, ou rapporte 1 de moins, car vous venez d’en jouer une.
st-hush-why-church = Prix du silence : une carte de l’Église coûte 1 de plus, ou rapporte 1 de moins, car vous venez d’en jouer une.
st-numbers = Une fois toutes les cartes payées, les pouvoirs agissent dans l’ordre : tous les 1, puis les 2, puis les 3.
st-gains = Ce que la bataille a rapporté
st-won-empire = L’Empire remporte la bataille
st-won-rebels = Les Rebelles remportent la bataille
st-won-church = L’Église remporte la bataille
st-primer = Comment jouer
st-goal = Le but
st-goal-waves = Une bataille, quatre vagues, une carte à chaque vague, de n’importe quelle faction.
st-goal-win = À la fin de la bataille, la faction la plus puissante gagne : vos cartes de ce camp vous rapportent leur influence, la moitié si elles sont hors combat.
st-goal-end = Après la bataille où quelqu’un atteint { $target } points d’influence, celui qui en a le plus gagne la partie.
st-goal-gold = Vous commencez avec 3 pièces d’or : prenez aussi du Peuple (+ en vert), qui en rapporte, pour payer les autres.
st-primer-draft = Chacun prend une carte de son paquet de six et passe le reste à gauche, jusqu’à la dernière.
st-primer-wave = Quatre fois, tous choisissent une carte en secret, la révèlent, puis reçoivent ou paient ce qu’elle indique. Qui ne peut pas payer la retourne : elle ne compte plus et rapporte 1 pièce d’or.
st-primer-numbers = Puis les pouvoirs de la vague agissent : tous les 1, puis les 2, puis les 3. Ils touchent les cartes de tous, les vôtres aussi.
st-primer-lost = À égalité en tête, ces factions gagnent toutes. Les cartes des autres camps vous rapportent leur or de consolation.
st-primer-keep = Sinon, chacun garde une carte de sa main pour la bataille suivante.
st-primer-card = Sur une carte
st-sign-cost = ce qu’elle coûte
st-sign-income = ce qu’elle rapporte quand vous la jouez
st-sign-power = sa puissance, qui compte pour sa faction
st-sign-number = son pouvoir, et quand il agit
st-sign-influence = l’influence gagnée si sa faction l’emporte
st-sign-consolation = l’or reçu si sa faction perd
st-sign-rank = son rang : Peuple, Élite, Noblesse. Les pouvoirs visent souvent un rang.
st-sign-hush = le prix du silence : rejouer la faction de votre carte précédente coûte 1 de plus, ou rapporte 1 de moins
st-primer-tile = Dans la bataille
st-sign-dead = hors combat : sans puissance, et la moitié de son influence
st-sign-converted = passée à l’Église
st-sign-silenced = sans pouvoir dans cette bataille
st-sign-turned = retournée, faute d’or : elle ne compte pas
