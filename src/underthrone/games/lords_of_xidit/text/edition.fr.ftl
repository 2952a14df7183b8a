# Comment s’appellent les valeurs d’une édition, et ce qu’elles veulent dire.

part-city = cités
part-road = routes
part-region = régions
part-tile = tuiles à quatre et cinq
part-trio = tuiles à trois
part-titan = titans
field-x = place en largeur
means-x = sa place sur une carte large de 1000
field-y = place en hauteur
means-y = sa place sur une carte haute de 720
field-colour = couleur
means-colour = une cité a au plus une route de chaque couleur
field-first = pour le plus de bardes
means-first = la réputation pour le plus de bardes
field-second = pour le deuxième
means-second = pour le deuxième ; au plus autant que le premier
field-closed = jeton vide
means-closed = le jeton vide qui peut la fermer : 1 à trois et en partie courte à quatre, 2 aussi en partie courte à cinq ; 0 : aucun
field-outline = cités autour
means-outline = les numéros des cités autour d’elle
field-bastion = bastion
means-bastion = une région l’a : ses bardes sont cachés
field-recruits = recrues
means-recruits = cinq unités (quatre sur un trio)
field-needs = demande
means-needs = les unités que prend la menace
field-gold = or
means-gold = ses récompenses, dont on prend deux
field-bards = bardes
means-bards = ses récompenses, dont on prend deux
field-stories = étages
means-stories = ses récompenses, dont on prend deux
field-units = unités
means-units = combien d’unités il prend : 3, 3, 4, 4, 5, 5 dans cet ordre

# Comment on dit les mots d’une édition.

value-blue = bleue
value-red = rouge
value-black = noire
value-militia = miliciens
value-archers = archers
value-infantry = fantassins
value-clerics = clercs
value-mages = mages de bataille
