# Comment s’appellent les valeurs d’une édition, et ce qu’elles veulent dire.

part-cards = cartes
field-kind = sorte
means-kind = quatre horseman, un totem, six standard-bearer
field-players = joueurs
means-players = le plus petit nombre de joueurs pour lequel elle sert, sauf Totem et Porte-étendards
field-strength = force
means-strength = la force et l’influence : un nombre pour les deux
field-income = revenu
means-income = les pièces à chaque dîme de son maître
field-soul = âme
means-soul = en quarts
field-elements = éléments
means-elements = tous les éléments nommés
field-wild = tout élément
means-wild = un élément au choix
field-either = un des éléments
means-either = un des éléments nommés
field-legendary = légendaire
means-legendary = l’éliminer coûte au moins sa force
field-eternal = éternelle
means-eternal = ne paie aucune élimination et ne compte pas à la guerre ; éliminée ou délaissée, elle retourne dans la pioche ; n’a pas d’âme
field-effect = effet
means-effect = ce qu’elle fait ; les effets d’une audience suivent l’ordre du fichier
field-amount = quantité
means-amount = le nombre de l’effet

# Comment on dit les mots d’une édition.

value-emissary = Émissaire
value-horseman = Cavalier de l’Apocalypse
value-spirit = Esprit élémentaire
value-totem = Totem
value-standard-bearer = Porte-étendard
value-water = Eau
value-fire = Feu
value-earth = Terre
value-air = Air
value-none = aucun
value-headless = Cavalier sans tête
value-cultist = Cultiste
value-succubus = Succube
value-siren = Sirène
value-necromancer = Nécromant
value-djinn = Djinn
value-hydra = Hydre
value-zombie = Zombie
value-nidhogr = Nídhögr
value-reaper = Faucheuse
value-shaman = Chaman
value-devil = Âme du Diable
value-lich = Liche
value-oracle = Oracle sombre
