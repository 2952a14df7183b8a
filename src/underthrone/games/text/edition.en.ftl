# What is wrong with an edition: behind the file and the entry.

wrong-whole = { $name } must be a whole number from { $low } to { $high }, not { $value }
wrong-number = { $name } must be { $low } to { $high }, not { $value }
wrong-choice = { $name } must be one of { $known }, not { $value }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-word = { $name } must be a word, not { $value }
wrong-plain-word = { $name } must be at most 40 letters, digits and hyphens, not { $value }
wrong-flag = { $name } must be true or false, not { $value }
wrong-list = { $name } must be a list, not { $value }
wrong-table = { $name } must be a table, not { $value }
wrong-two = { $name } must be a table with en and fr
wrong-words = { $name } must be a word, or a table with en and fr
wrong-length = { $name } must be 1 to { $most } letters long, not { $value }
wrong-letters = { $name } must have letters that one can see and read, without control signs or towers of accents
wrong-idle = { $name } means nothing with these other values: { $away } takes it away
wrong-nothing = there is no value called { $quoted }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-origin = the origin of { $name } must be one of { $known }, not { $value }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-grammar = { $name } must be one of { $kinds }, and behind it { $marks } where it is so, not { $value }
wrong-missing = { $name } is missing{ $right ->
    [none] { "" }
   *[other] : { $right }
}{ $near ->
    [none] { "" }
   *[other] { " " }(is { $near } a slip?)
}{ $whole ->
    [alone] ; without { $standard } every entry has all its values
    [new] ; a new entry has all its values (did you mean { $meant }?)
   *[none] { "" }
}
right-number = a whole number from { $low } to { $high }
right-choice = one of { $known }
right-choices = a list of { $known }
right-word = a word
right-flag = true or false
right-list = a list
right-table = a table
right-words = a word, or a table with en and fr
right-grammar = a table with en and fr
wrong-entry = a table of values is expected, not { $value }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-kind = an entry’s name begins with one of { $known }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-part = the parts of an edition are { $known }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-id = an entry is named by small letters, digits and hyphens, at most { $most }, not by { $value }
wrong-empty = the file is empty; an edition says { $standard } and what differs, or has every card
wrong-base = base must be { $only }, not { $value }
wrong-alone = there are no entries of { $part }; { $standard } keeps ours
wrong-remove-alone = without { $standard } there is nothing to remove
wrong-remove-both = it is removed and changed at once
wrong-remove = { $value } can’t be removed: it isn’t there{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
wrong-remove-twice = { $value } is removed twice
wrong-remove-list = remove must be a list of names
wrong-aims = the aim { $name } must be two numbers, the lowest and the highest, such as [0.28, 0.38]
wrong-deep = tables and lists are in each other more than { $most } times
wrong-many = there are too many entries or values: at most { $most }
wrong-long-list = a list has more than { $most } values
wrong-long = a word or sentence is longer than { $most } letters
wrong-size = the file has { $size } kB, and at most { $most } kB are read
wrong-toml = this isn’t TOML: { $value }

# What the values of an edition are called, and what they mean.

field-name = name
means-name = what it is called
field-grammar = grammar of the name
means-grammar = so that the name can stand in sentences
field-icon = picture
means-icon = its picture, one of the table’s icons (names of game-icons.net)
field-rule = rule
means-rule = the rule that tells most about it
field-origin = origin
means-origin = where the values come from

# What differs

change-changed = { $name }: { $what }
change-added = { $name } (new): { $what }
change-removed = { $name } (removed)
change-value = { $field } { $old } → { $new }
change-does = does: { $what }
change-new-value = { $field } { $new }
template =
    # An edition of { $game }: take the # away before an entry and before what you change; the rest stays as it is.
    # Behind each value stands where ours comes from. underthrone edition check { $game } FILE says whether it fits.
sheet-below = Tick what your box has like this. Raised letters: r from the rulebook, i inferred from its text, e published elsewhere; all else is ours. Marked: what differs from the standard edition.
sheet-gone = Gone: { $names }.
