# What the values of an edition are called, and what they mean.

part-cards = cards
field-kind = kind
means-kind = four horseman, one totem, six standard-bearer
field-players = players
means-players = the smallest number of players that it is for; not for Totem and Standard-Bearers
field-strength = Strength
means-strength = Strength and Influence: one number for both
field-income = income
means-income = coins with each Tithe of its owner
field-soul = Soul
means-soul = in quarters
field-elements = elements
means-elements = all of the elements that are named
field-wild = any element
means-wild = any one element
field-either = one of the elements
means-either = one of the elements that are named
field-legendary = Legendary
means-legendary = a bid to eliminate it is at least its Strength
field-eternal = Eternal
means-eternal = pays for no Elimination and doesn’t count in the war; eliminated or unclaimed it goes back into the draw pile; has no Soul
field-effect = effect
means-effect = what it does; effects of one Audience happen in the order of the file
field-amount = amount
means-amount = the number of the effect

# What people call the words of an edition.

value-emissary = Emissary
value-horseman = Horseman
value-spirit = Spirit
value-totem = Totem
value-standard-bearer = Standard-Bearer
value-water = Water
value-fire = Fire
value-earth = Earth
value-air = Air
value-none = none
value-headless = Headless Horseman
value-cultist = Cultist
value-succubus = Succubus
value-siren = Siren
value-necromancer = Necromancer
value-djinn = Djinn
value-hydra = Hydra
value-zombie = Zombie
value-nidhogr = Nídhögr
value-reaper = Reaper
value-shaman = Shaman
value-devil = Devil’s Soul
value-lich = Lich
value-oracle = Dark Oracle
