# Ce qui ne va pas dans une édition : après le fichier et l’entrée.

wrong-whole = { $name } doit être un nombre entier de { $low } à { $high }, et non { $value }
wrong-number = { $name } doit être compris entre { $low } et { $high }, et non { $value }
wrong-choice = { $name } doit être l’un de { $known }, et non { $value }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-word = { $name } doit être un mot, et non { $value }
wrong-plain-word = { $name } doit avoir au plus 40 lettres, chiffres et traits d’union, et non { $value }
wrong-flag = { $name } doit être true ou false, et non { $value }
wrong-list = { $name } doit être une liste, et non { $value }
wrong-table = { $name } doit être une table, et non { $value }
wrong-two = { $name } doit être une table avec en et fr
wrong-words = { $name } doit être un mot, ou une table avec en et fr
wrong-length = { $name } doit avoir de 1 à { $most } lettres, et non { $value }
wrong-letters = { $name } doit avoir des lettres que l’on voit et que l’on lit, sans signes de commande ni tours d’accents
wrong-idle = { $name } ne veut rien dire avec ces autres valeurs : { $away } l’enlève
wrong-nothing = il n’y a pas de valeur { $quoted }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-origin = l’origine de { $name } doit être l’une de { $known }, et non { $value }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-grammar = { $name } doit être l’un de { $kinds }, suivi de { $marks } s’il y a lieu, et non { $value }
wrong-missing = il manque { $name }{ $right ->
    [none] { "" }
   *[other]  : { $right }
}{ $near ->
    [none] { "" }
   *[other] { " " }({ $near } est-il une faute de frappe ?)
}{ $whole ->
    [alone]  ; sans { $standard }, chaque entrée a toutes ses valeurs
    [new]  ; une nouvelle entrée a toutes ses valeurs (vouliez-vous dire { $meant } ?)
   *[none] { "" }
}
right-number = un nombre entier de { $low } à { $high }
right-choice = l’un de { $known }
right-choices = une liste de { $known }
right-word = un mot
right-flag = true ou false
right-list = une liste
right-table = une table
right-words = un mot, ou une table avec en et fr
right-grammar = une table avec en et fr
wrong-entry = une table de valeurs est attendue, et non { $value }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-kind = le nom d’une entrée commence par l’un de { $known }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-part = les parties d’une édition sont { $known }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-id = une entrée est nommée par de petites lettres, des chiffres et des traits d’union, { $most } au plus, et non par { $value }
wrong-empty = le fichier est vide ; une édition dit { $standard } et ce qui diffère, ou a toutes les cartes
wrong-base = base doit être { $only }, et non { $value }
wrong-alone = il n’y a aucune entrée de { $part } ; { $standard } garde les nôtres
wrong-remove-alone = sans { $standard } il n’y a rien à enlever
wrong-remove-both = elle est enlevée et changée à la fois
wrong-remove = { $value } ne peut être enlevé : il n’est pas là{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
wrong-remove-twice = { $value } est enlevé deux fois
wrong-remove-list = remove doit être une liste de noms
wrong-aims = le but { $name } doit être deux nombres, le plus petit et le plus grand, comme [0.28, 0.38]
wrong-deep = des tables et des listes sont les unes dans les autres plus de { $most } fois
wrong-many = il y a trop d’entrées ou de valeurs : { $most } au plus
wrong-long-list = une liste a plus de { $most } valeurs
wrong-long = un mot ou une phrase a plus de { $most } lettres
wrong-size = le fichier a { $size } ko, et { $most } ko au plus sont lus
wrong-toml = ce n’est pas du TOML : { $value }

# Comment s’appellent les valeurs d’une édition, et ce qu’elles veulent dire.

field-name = nom
means-name = comment elle s’appelle
field-grammar = grammaire du nom
means-grammar = pour que le nom tienne dans une phrase
field-icon = image
means-icon = son image, une des icônes de la table (noms de game-icons.net)
field-rule = règle
means-rule = la règle qui en dit le plus
field-origin = origine
means-origin = d’où viennent les valeurs

# Ce qui diffère

change-changed = { $name } : { $what }
change-added = { $name } (ajout) : { $what }
change-removed = { $name } (retrait)
change-value = { $field } { $old } → { $new }
change-does = fait : { $what }
change-new-value = { $field } : { $new }
template =
    # Une édition de { $game } : enlevez le # devant une entrée et devant ce que vous changez ; le reste demeure.
    # Après chaque valeur, d’où vient la nôtre. underthrone edition check { $game } FICHIER dit si tout va.
sheet-below = Cochez ce que votre boîte a de même. Lettres levées : r du livret, i déduit de son texte, e publié ailleurs ; le reste est de nous. En gras : ce qui diffère de l’édition standard.
sheet-gone = Enlevés : { $names }.
