# What the values of an edition are called, and what they mean.

part-cards = characters
field-faction = faction
means-faction = for whom it fights
field-rank = rank
means-rank = whom abilities reach
field-copies = copies
means-copies = how often it is in the deck
field-power = power
means-power = what it adds to its faction’s power
field-influence = influence
means-influence = what it brings if its faction wins
field-cost = cost
means-cost = what it costs; or income
field-income = income
means-income = what it brings when played; or cost
field-consolation = consolation in gold
means-consolation = gold if its faction loses
field-effect = effect
means-effect = what its ability does
field-ability = number of the ability
means-ability = the number of the ability: 1 before 2 before 3
field-whom = whom it reaches
means-whom = the rank that the effect reaches
field-amount = amount
means-amount = the number of the effect: special influence, extra power

# What people call the words of an edition.

value-empire = Empire
value-rebels = Rebels
value-church = Church
value-commoner = Commoner
value-elite = Elite
value-noble = Noble
value-none = none
value-play-another = play another
value-embolden-next-wave = embolden the next wave
value-stay = stay
value-martyr = martyr
value-kill = kill
value-embolden-others = embolden others
value-embolden-so-far = embolden so far
value-silence = silence
value-convert = convert
value-convert-and-embolden = convert and embolden
value-poverty = poverty
