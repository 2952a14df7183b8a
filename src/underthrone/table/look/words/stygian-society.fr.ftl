# Words of The Stygian Society’s board, in French.

so-gathering = La société se réunit
so-phase = Étage { $floor } sur 6 : { $name }
so-kind = Genre
so-enemy = Ennemi
so-bears = Santé
so-defence = Défense
so-white = blanc
so-blue = bleu
so-green = vert
so-red = rouge
so-yellow = jaune
so-black = noir
so-heroes = Les héros dans l’ordre du tour
so-acts-now = agit
so-asked = doit choisir
so-shields = boucliers
so-shields-left = Les boucliers annulent encore { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
} ce tour-ci.
so-tower = La tour
so-going-in = Prochain lâcher
so-gathered = Va dans la tour
so-plus-action = + carte
so-level = Niveau { $n } : { $cubes ->
    [one] { $cubes } cube y repose
   *[other] { $cubes } cubes y reposent
}
so-inside = À l’intérieur
so-last-drop = Lâchés { $count }, sortis { $out }
so-new = passés
so-old = délogés
so-tracks = Les pistes de l’équipe
so-wounds = Blessures
so-luck = Chance
so-peril = Péril
so-enemies = Les ennemis
so-front = Avant
so-rear = Arrière
so-nobody = personne
so-left = reste { $n } sur { $of }
so-target = cible
so-rider = cavalier : à l’arrière, autant de blessures de moins que d’ennemis devant
so-threats = Les ennemis agissent avec ces cubes du champ ou de la crypte
so-floor-itself = L’étage
so-dazed = { GENDER($who) ->
    [f] étourdie
    [mp] étourdis
    [fp] étourdies
   *[other] étourdi
}
so-lacks = manque { $n }
so-ready = prêt !
so-nothing = aucune action
so-field = Champ
so-crypt = Crypte ×2
so-crypt-short = Crypte
so-bank = Réserves
so-ladder = L’échelle du péril
so-lost = Tout est perdu.
so-done = atteinte
so-chests = { $n ->
    [one] { $n } coffre à la fin
   *[other] { $n } coffres à la fin
}
so-pick-title = Choisissez un héros
so-begin-title = Qui commence ?
so-begin-hint = Les autres suivent dans l’ordre affiché. Un héros qui se bat commence bien : personne n’a encore besoin de soins.
so-level-up = Niveau supérieur ! { THE($hero, cap: "yes") } apprend une compétence
so-level-hint = Une carte d’un niveau que le héros connaît déjà, ou une du niveau suivant au hasard. Les cartes inclinées se redressent ; l’XP en trop s’ajoute quand tous ont appris.
so-chest-title = Un coffre
so-chest-hint = Une carte est tirée, avec un nombre de { $least } à { $most } : son piège se déclenche si ce nombre ne dépasse pas le péril, { $peril }. On trouve deux trésors dans tous les cas.
so-chest-works = Nombre { $number } : le piège s’est déclenché : { $does }.
so-chest-idle = Nombre { $number } : le piège ne s’est pas déclenché.
so-treasure-title = Un trésor !
so-give-hint = Qui le reçoit ?
so-trade-title = Les trésors changent de mains
so-trading = Les joueurs peuvent se passer des trésors, dans un sens et dans l’autre.
so-cure-title = Racheter des cubes d’état
so-relieve-title = Un cube d’état est retiré
so-from-field = du champ
so-from-crypt = de la crypte
so-from-luck = avec la chance
so-from-free = retirer
so-wild-hint = Choisissez la couleur du cube au choix ; il tombe avec les autres.
so-owed = À payer
so-tired = inclinée
so-team = Trésors de l’équipe
so-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
so-confirm-regroup = Tous les cubes de la tour, du champ et de la crypte retournent aux réserves, rien n’est lâché, aucun ennemi n’agit, et le péril passe de { $from } à { $peril } sur { $last }.{ $lines } C’est l’action du héros. Se regrouper ?
so-confirm-lost = Le péril monterait à { $peril } et la dernière ligne est à { $last } : la partie serait perdue. Se regrouper quand même ?
so-chart-wounds = Blessures de l’équipe, tour après tour (étages en bas)
so-chart-peril = Péril, tour après tour
so-chart-dealt = Blessures infligées par chaque héros
so-chart-kills = Tours et victimes de chaque héros
so-dealt = blessures infligées
so-turns = tours
so-kills = victimes
so-shaken = Secoués, sortis : { $out }
so-hit-hint = Chaque cible est blessée une fois ; choisissez la suivante.
so-tip-wounds = À { $most } blessures, tout est perdu. Les soins les réduisent ; les boucliers en annulent avant qu’elles comptent.
so-tip-xp = Les ennemis tués donnent de l’XP. À { $needed }, l’équipe gagne un niveau : les cartes inclinées se redressent et chaque héros apprend une compétence.
so-tip-luck = La chance paie comme un cube de héros de n’importe quelle couleur ; là où des cubes manquent, elle les remplace d’elle-même. Deux cubes dans la crypte lors d’une même action en rapportent une.
so-tip-peril = Le péril monte de 1 après chaque action ennemie, quand un héros se regroupe et quand la réserve manque de cubes ennemis. Une ligne atteinte se réalise ; la dernière fait perdre la partie.
so-tip-going-in = Ces cubes tombent avec la prochaine action, quelle qu’elle soit ; ceux de l’action, montrés sur sa carte, s’y ajoutent.
so-tip-inside = Les cubes qui reposent dans la tour. Les prochains lâchers peuvent les déloger.
so-tip-bank = Les cubes encore disponibles. Pour chaque cube ennemi qui manque ici, le péril monte.
so-tip-field = Ce qui est tombé. Blanc, bleu et vert paient les héros ; rouge, jaune et noir paient les ennemis.
so-tip-crypt = Ce qui a rebondi ici. Chacun de ces cubes en vaut deux ; si l’on n’en doit qu’un, l’autre moitié est perdue.
so-fell-field = Tombés : { $field }.
so-fell-crypt = Tombés dans la crypte : { $crypt }.
so-fell-both = Tombés : { $field } ; dans la crypte : { $crypt }.
so-spent-field = Dépensés : { $field }.
so-spent-crypt = Dépensés de la crypte : { $crypt }.
so-spent-both = Dépensés : { $field } ; de la crypte : { $crypt }.
so-aimed = La cible : { $who }.
so-came = Des ennemis arrivent : { $who }.
so-refreshed = Redressées : { $what }.
so-peril-now = Le péril est à { $peril }.
so-how = Le tour d’un héros
so-how-1 = Le héros dont c’est le tour utilise une carte. Près de la tour, elle montre les cubes qu’elle lâche ; dessous, le prix de chaque effet.
so-how-2 = Les cubes de la carte et ceux des ennemis tombent ensemble dans la tour. Certains y restent. D’autres, des anciens aussi, en sortent dans le champ devant elle ; quelques-uns rebondissent dans la crypte, où chacun en vaut deux.
so-how-3 = Les ennemis agissent d’abord : les cubes rouges, puis jaunes, puis noirs qui sont là paient leurs actions. Le péril monte à chaque fois.
so-how-4 = Puis les cubes blancs, bleus et verts qui sont là paient les effets de la carte. Le reste attend le héros suivant.
so-how-goal = Vous gagnez ensemble quand le sorcier du sixième étage tombe.
so-how-lost = Tout est perdu quand les blessures ou le péril arrivent au bout de leur piste.
so-role-knight = Frappe fort au premier rang et apporte des boucliers.
so-role-burglar = Lames rapides, chance et mauvais tours.
so-role-spellsling = Une magie qui atteint tous les rangs.
so-role-doctor = Soigne l’équipe, retire les états et connaît quelques poisons.
so-loose = délogé
so-regroup = Se regrouper
so-regroup-does = La tour, le champ et la crypte sont vidés ; ni lâcher, ni action ennemie.
so-regroup-peril = Péril { $from } → { $to }
so-regroup-reaches = Cela atteint : { $what }.
so-reaches = Atteint : { $what }
so-have = Vous avez
so-blow = { THE($who) } prend { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
}, il en reste { $left }
so-blow-kills = tue { THE($who) }
so-blow-none = { THE($who) } ne prend rien : les défenses tiennent
so-nothing-to-heal = rien à soigner
so-lost-half = l’autre moitié est perdue
so-spent-nothing = Payé par la seule chance.
so-opened = Un coffre est ouvert : { $name }. Son piège se déclenche à partir de { $number } de péril : { $does }.
so-for-team = Un trésor pour toute l’équipe
so-drew = { THE($hero, cap: "yes") } pioche
so-gained = Pour toute l’équipe :
so-no-attack = pas d’attaque de ce genre : { $kind }
so-buy-off = À la fin du tour du héros, chaque cube posé ici auparavant peut être racheté : avec un cube de sa couleur du champ ou de la crypte, ou avec la chance.
so-tip-shields = Pendant les tours de ce héros, les boucliers annulent { $n ->
    [one] 1 des blessures
   *[other] { $n } des blessures
} que subit l’équipe.
so-tip-floor = Aucun ennemi de cette couleur n’est là : ses cubes paient ce que fait l’étage lui-même.
so-tip-ranks = Tant qu’il y a plus d’ennemis à l’arrière qu’à l’avant, certains avancent : d’abord les rouges, puis les jaunes, puis les noirs.
so-tip-threats = Chaque action a lieu au plus une fois par tour. Le péril indiqué ici est tout ce qu’elle apporte, y compris le 1 qui suit les actions ennemies.
so-term = { $name } : { $text }
so-shield-text = { $n ->
    [one] Annule 1 blessure à chacun des tours du héros.
   *[other] Annule { $n } blessures à chacun des tours du héros.
}
so-word-exhausts = S’incline
so-about-exhausts = Une fois utilisée, elle ne resservira que quand l’équipe gagne un niveau ou qu’une autre carte la redresse.
so-word-shields = Boucliers
so-about-shields = Chacun annule une blessure à chaque tour de son héros, même sur une carte inclinée.
so-word-daze = Étourdie
so-about-daze = Les ennemis de la couleur de la cible n’agissent pas ce tour-ci.
so-word-frighten = S’enfuit
so-about-frighten = Une cible à qui il reste si peu de santé part sans donner d’XP ; un chef reste.
so-word-pull = Au rang avant
so-about-pull = Une cible du rang arrière passe à l’extrémité droite du rang avant.
so-word-ward = Annulées
so-about-ward = Autant des prochaines blessures que l’équipe subirait ce tour-ci ne comptent pas.
so-word-lift = À la crypte
so-about-lift = Là, un cube en vaut deux.
so-word-shake = De la tour
so-about-shake = Des cubes qui reposent aux niveaux les plus bas de la tour en tombent.
so-word-refresh = Redresser
so-about-refresh = Une carte inclinée peut resservir.
so-ask-support = Choisissez une action, ou utilisez d’abord une compétence de soutien.
so-no-support = Pas de soutien
so-no-response = Ne pas l’utiliser
so-no-chest = Le laisser fermé
so-no-cure = Ne rien racheter
so-no-trade = Plus rien à passer
so-no-buy = Ne rien payer
so-heals = { $n ->
    [one] soigne 1 blessure
   *[other] soigne { $n } blessures
}
so-aim-hint = Choisissez sur le plateau : { $who }.
so-wild-with = Cube au choix qui part avec
so-wild-take = Lâcher avec un cube au choix : { $what }
so-usual-order = Dans l’ordre habituel
so-usual-targets = Les plus près de la mort
so-usual-cure = Racheter tout ce que ces cubes permettent
so-pay-this = Payer cela
so-pay-otherwise = Choisir comment
so-less = Une fois de moins : { $what }
so-more = Une fois de plus : { $what }
so-lacking-short = { $n ->
    [one] 1 cube manque : péril +1
   *[other] { $n } cubes manquent : péril +{ $n }
}
so-lacking = Il manque des cubes ennemis aux réserves ({ $what }) : avec toute action sauf le regroupement, le péril monte de { $from } à { $to } avant le lâcher.
so-peril-lacking = Le péril est à { $peril } : il manquait des cubes ennemis aux réserves pour le lâcher.
so-peril-acted = Le péril est à { $peril } après cette action.
so-peril-noticed = Le péril est à { $peril } : un héros traqué attire l’attention.
so-peril-regrouped = Le péril est à { $peril } : se regrouper prend du temps.
so-swept = Le champ et la crypte sont vidés dans les réserves ; la tour garde ses cubes. Le péril revient à 0.
so-boss = Ici se tient { $who }, { $n } de santé. À sa chute, les autres fuient, et quelque chose change pour de bon.
so-wizard = Le sorcier, { $who }, { $n } de santé. Abattez-le et tout est gagné.
so-waiting-there = Vous y attendent : { $who }.
so-victory = Victoire !
so-defeat = Défaite
so-wish = Quand demander pour { $card }
so-wish-ask = Me demander
so-wish-helps = Seulement si utile
so-wish-never = Jamais
so-wishes = Quand demander pour les réponses
so-wishes-hint = « Seulement si utile » : on vous demande si la carte changerait quelque chose à cet instant. Ce navigateur s’en souvient pour chaque table.
so-ask-buy = Prenez ce qui est proposé, ou changez-le.
so-ask-trade = Vous pouvez passer des trésors de vos héros à d’autres.
so-ask-pay = Choisissez comment payer.
