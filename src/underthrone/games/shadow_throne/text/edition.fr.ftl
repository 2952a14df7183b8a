# Comment s’appellent les valeurs d’une édition, et ce qu’elles veulent dire.

part-cards = personnages
field-faction = camp
means-faction = pour qui il se bat
field-rank = rang
means-rank = qui les capacités touchent
field-copies = exemplaires
means-copies = combien de fois il est dans le paquet
field-power = puissance
means-power = ce qu’il ajoute à la puissance de son camp
field-influence = influence gagnée
means-influence = ce qu’il rapporte si son camp gagne
field-cost = coût
means-cost = ce qu’il coûte, ou bien un revenu
field-income = revenu
means-income = ce qu’il rapporte quand on le joue, ou bien un coût
field-consolation = consolation
means-consolation = l’or si son camp perd
field-effect = effet
means-effect = ce que fait sa capacité
field-ability = numéro de la capacité
means-ability = le numéro de la capacité : 1 avant 2 avant 3
field-whom = qui elle touche
means-whom = le rang que l’effet touche
field-amount = quantité
means-amount = le nombre de l’effet : influence spéciale, puissance en plus

# Comment on dit les mots d’une édition.

value-empire = Empire
value-rebels = Rebelles
value-church = Église
value-commoner = Peuple
value-elite = Élite
value-noble = Noblesse
value-none = aucun
value-play-another = joue une autre carte
value-embolden-next-wave = enhardit la vague suivante
value-stay = reste
value-martyr = martyr
value-kill = tue
value-embolden-others = enhardit les autres
value-embolden-so-far = enhardit les précédents
value-silence = fait taire
value-convert = convertit
value-convert-and-embolden = convertit et enhardit
value-poverty = pauvreté
