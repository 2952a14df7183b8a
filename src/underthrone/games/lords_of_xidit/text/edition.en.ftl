# What the values of an edition are called, and what they mean.

part-city = cities
part-road = roads
part-region = regions
part-tile = tiles for four and five
part-trio = tiles for three
part-titan = titans
field-x = place across
means-x = its place on a map 1000 wide
field-y = place down
means-y = its place on a map 720 high
field-colour = colour
means-colour = a city has at most one road of each colour
field-first = for the most bards
means-first = reputation for the most bards
field-second = for the second most
means-second = for the second most; at most first
field-closed = empty token
means-closed = the empty token that can close it: 1 with three players and in a short game of four, 2 in a short game of five too; 0: none
field-outline = cities around it
means-outline = the numbers of the cities around it
field-bastion = Bastion
means-bastion = one region has it: bards in it are hidden
field-recruits = recruits
means-recruits = five units (four on a trio)
field-needs = needs
means-needs = the units that the threat takes
field-gold = gold
means-gold = its rewards, of which two are taken
field-bards = bards
means-bards = its rewards, of which two are taken
field-stories = stories
means-stories = its rewards, of which two are taken
field-units = units
means-units = how many units it takes: 3, 3, 4, 4, 5, 5 in this order

# What people call the words of an edition.

value-blue = blue
value-red = red
value-black = black
value-militia = militia
value-archers = archers
value-infantry = infantry
value-clerics = clerics
value-mages = mages
