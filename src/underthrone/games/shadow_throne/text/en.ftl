# Moves and events name the card as it is printed; sentences about it take its article. Abilities are said without pronouns.

title = Shadow Throne
about = Draft characters of three warring factions, send them into battle in secret, and be on the side that wins.

option-target = Influence that ends the game
option-target-15 = 15: the usual war, three to five battles
option-target-20 = 20: a longer war
option-target-25 = 25: an epic war

faction-empire = Empire
faction-rebels = Rebels
faction-church = Church
rank-commoner = Commoner
rank-elite = Elite
rank-noble = Noble
no-card = card { $number } (not in this edition)

phase-draft = Battle { $battle }, intrigue
phase-wave = Battle { $battle }, wave { $wave } of 4
phase-save = Battle { $battle }, resolution

## Questions and moves

ask-draft = Take a card from your pool; the rest goes to the left.
ask-choose = Choose your character for this wave.
ask-extra = { THE($card, cap: "yes") }: play one more Empire card, or none.
ask-save = Keep one card for the next battle; the others go back into the deck.

move-draft = Take { $card }
move-choose = { $short ->
    [yes] Play { $card }: { $price } gold can’t be paid, so the card turns face down and brings 1 gold
   *[no] { SIGN($price) ->
        [minus] { $hush ->
            [0] Play { $card }: collect { ABS($price) } gold
           *[other] Play { $card }: collect { ABS($price) } gold, { $hush } less for hush money
        }
        [zero] { $hush ->
            [0] Play { $card }: free
           *[other] Play { $card }: free, as hush money takes the income
        }
       *[plus] { $hush ->
            [0] Play { $card }: pay { $price } gold
           *[other] { $price ->
                [1] Play { $card }: pay { $price } gold in hush money
               *[other] Play { $card }: pay { $price } gold, { $hush } of it hush money
            }
        }
    }
}
move-no-extra = Play no extra card
move-extra = { $short ->
    [yes] Also play { $card }: { $price } gold can’t be paid
   *[no] { SIGN($price) ->
        [minus] Also play { $card }: collect { ABS($price) } gold
        [zero] Also play { $card }: free
       *[plus] Also play { $card }: pay { $price } gold
    }
}
move-save = Keep { $card }

why-not-in-pool = Your pool doesn’t hold { THE($card) }.
why-not-in-hand = You don’t hold { THE($card) }.
why-not-empire = The extra card must be from the Empire, which rules out { THE($card) }.
why-too-dear = You have { $gold } gold and need { $price } for { THE($card) }.

## What happened

event-battle-began = Battle { $battle } began.
event-drafted = { $hidden ->
    [yes] { $seat } drafted a card.
   *[no] { $seat } drafted { THE($card) }.
}
event-wave-began = Wave { $wave } began.
event-revealed = { $seat } revealed { THE($card) }.
event-collected = { $hush ->
    [0] { $seat } collected { $gold } gold.
   *[other] { $seat } collected { $gold } gold, { $hush } less for hush money.
}
event-paid = { $gold ->
    [0] { $hush ->
        [0] { $seat } had nothing to pay.
       *[other] { $seat } gave up the income as hush money.
    }
    [1] { $hush ->
        [0] { $seat } paid { $gold } gold.
       *[other] { $seat } paid { $gold } gold in hush money.
    }
   *[other] { $hush ->
        [0] { $seat } paid { $gold } gold.
       *[other] { $seat } paid { $gold } gold, { $hush } of it hush money.
    }
}
event-turned = { $seat } couldn’t pay for { THE($card) }: the card was turned face down, and { $seat } collected 1 gold.
event-rallied = { $rebels ->
    [0] { $seat }’s { $card } found no Rebel in this wave to give +1 power.
   *[other] { $seat }’s { $card } gave +1 power to each Rebel of this wave.
}
event-silenced = { $owner }’s { $by } took the ability of { $seat }’s { $card }.
event-emboldened = { $owner }’s { $by } gave +1 power to { $seat }’s { $card }.
event-converted = { $owner }’s { $by } converted { $seat }’s { $card } to the Church.
event-killed = { $owner }’s { $by } killed { $seat }’s { $card }.
event-suffered = { $seat } gained { $influence } influence from the death of { THE($card) }.
event-despaired = Poverty gave +{ $power } power to { $seat }’s { $card }.
event-extra-played = { $seat } played an extra Empire card: { THE($card) }.
event-extra-declined = { $seat } played no extra card.
event-counted = Power stood at { $empire } for the Empire, { $rebels } for the Rebels, { $church } for the Church.
event-faction-won = { THE($faction, cap: "yes") } won the battle ({ $power } power).
event-factions-tied = The lead was shared at { $power } power: every faction in the tie won.
event-influenced = { $seat } gained { $influence } influence from { THE($card) }.
event-consoled = { $seat } collected { $gold } gold in consolation for { THE($card) }.
event-stayed = { $seat }’s { $card } stayed for another battle.
event-saved = { $hidden ->
    [yes] { $seat } kept a card for the next battle.
   *[no] { $seat } kept { THE($card) } for the next battle.
}
event-game-ended = The war ended.

end-influence = { $seats } won with { $influence } influence.
end-gold = { $seats } won: level at { $influence } influence, ahead with { $gold } gold.
end-ruins = The leaders were level on influence and on gold: they share first place over a land in ruins, and nobody won.

## Abilities

effect-kill = { $whom ->
    [commoner] Kills all commoners in the same wave but those of the Empire.
    [elite] Kills all elites in the same wave but those of the Empire.
   *[noble] Kills all nobles in the same wave but those of the Empire.
}
effect-play-another = You may play one more Empire card now, at its price without hush money.
effect-embolden-others = Each other Rebel in the same wave gets +1 power.
effect-embolden-next-wave = Each Rebel in the next wave gets +1 power.
effect-embolden-so-far = { $whom ->
    [commoner] Each Rebel commoner in the same wave and the waves before it gets +1 power.
    [elite] Each Rebel elite in the same wave and the waves before it gets +1 power.
   *[noble] Each Rebel noble in the same wave and the waves before it gets +1 power.
}
effect-stay = If alive when the Rebels lose the battle, fights in the next one too.
effect-silence = Characters of other factions in the same wave lose their 2 and 3 abilities for this battle.
effect-convert = { $whom ->
    [commoner] Converts all commoners in the same wave to the Church.
    [elite] Converts all elites in the same wave to the Church.
   *[noble] Converts all nobles in the same wave to the Church.
}
effect-convert-and-embolden = { $whom ->
    [commoner] Converts all commoners in the same wave to the Church; each new convert gets +1 power.
    [elite] Converts all elites in the same wave to the Church; each new convert gets +1 power.
   *[noble] Converts all nobles in the same wave to the Church; each new convert gets +1 power.
}
effect-martyr = Brings you { $amount } influence at once by dying, in this wave or later.
effect-poverty = Gets +{ $amount } power if you have 0 or 1 gold right after paying.

## On the terminal

terminal-faction = Faction
terminal-rank = Rank
terminal-power = Power
terminal-player = Player
terminal-gold = Gold
terminal-influence = Infl.
terminal-consolation = Cons.
terminal-cards = Hand
terminal-wave = { $wave ->
    [0] Stayed
   *[other] Wave { $wave }
}
terminal-dead = †dead
terminal-converted = converted
terminal-silenced = silenced
terminal-target = to { $target } influence
terminal-hand = Your hand:
terminal-hush = hush
terminal-facts = power { $power }, influence { $influence }, { SIGN($price) ->
    [minus] income { ABS($price) }
   *[other] cost { $price }
}{ $consolation ->
    [0] {""}
   *[other] , consolation { $consolation }
}
terminal-copies = { $n } in the deck
terminal-plain = No ability.
terminal-sign-power = a character with 3 power, in the colour of the faction that it fights for
terminal-sign-leads = this faction has the most power now
terminal-sign-plus = power from a +1 token
terminal-sign-dead = killed: no power, and half of the influence, rounded down
terminal-sign-turned = turned face down because it couldn’t be paid: not in the battle
terminal-sign-you = you
terminal-sign-hush = hush money: who played this faction in the last wave pays 1 more gold for it now, or gets 1 less
terminal-sign-number = abilities work in the order of their numbers: 1, then 2, then 3
terminal-sign-gold = in the list: what a card brings (+) or costs (-) now, hush money in it

# What bots look at, as a review names it.
feature-influence = influence
feature-influence-squared = much influence
feature-influence-lead = a lead in influence
feature-one-battle-short = influence that one good battle can end the game with
feature-gold = gold
feature-gold-lead = a lead in gold
feature-saved-influence = the influence of the card that was kept
feature-saved-power = the power of the card that was kept
feature-stayed = a character that stays for the next battle
