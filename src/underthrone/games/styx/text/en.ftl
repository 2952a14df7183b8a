# The past tense suits one emissary and several; an emissary is he, she, it or they by the grammar of the card file.

title = STYX
about = Hidden tokens on the emissaries of the Underworld: tithe, muster or eliminate, and find one of four ways to the empty Throne.

option-rulebook = Edition of the rulebook
option-rulebook-en = English: all four Horsemen of the Apocalypse ride, and the effect of the Devil’s Soul is optional
option-rulebook-fr = French: with two players one Horseman of the Apocalypse is taken out, and the Devil’s Soul insists
option-consolation = A coin for every bid that fails
option-consolation-on = On: kinder, for a first game and for five or six players
option-consolation-off = Off: a failed bid brings nothing
option-first = First Player of the first Audience
option-first-random = Anybody, by chance
option-first-eldest = The eldest, who sits in the first seat

action-tithe = Tithe
    .grammar = it proper
action-muster = Muster
    .grammar = it proper
action-eliminate = Eliminate
    .grammar = it proper
element-water = Water
element-fire = Fire
element-earth = Earth
element-air = Air
kind-emissary = Emissary
kind-horseman = Horseman of the Apocalypse
kind-spirit = Spirit
kind-totem = Totem
kind-standard-bearer = Standard-Bearer
word-legendary = Legendary
word-eternal = Eternal
word-soul = Soul
word-strength = Strength and Influence
word-income = Income
no-card = card { $number } (not in this edition)
    .grammar = it proper

phase-place = Audience { $audience }, placing tokens
phase-reveal = Audience { $audience }, revealing tokens
phase-resolve = Audience { $audience }, resolving actions
phase-effects = Audience { $audience }, effects

## Questions and moves

ask-place = Place an action token face down on one of the two emissaries.
ask-look = The Dark Oracle lets you look at one face-down token of another player.
ask-exchange = Keep your token, or exchange it for one that you haven’t placed.
ask-bid = { $rivals ->
    [0] Your only bid for { THE($card) }, in coins. Nobody comes after you.
   *[other] Your only bid for { THE($card) }, in coins. Still to come: { $seats }.
}
ask-wager = { $rivals ->
    [0] Your only bid against { THE($card) }, in Strength. Nobody comes after you.
   *[other] Your only bid against { THE($card) }, in Strength. Still to come: { $seats }.
}
ask-pay = { $several ->
    [yes] Turn cards face down to pay { $left } Strength; if it takes several, the strongest of them first.
   *[no] Turn a card face down to pay { $left } Strength.
}
ask-turn = { $must ->
    [yes] The Devil’s Soul makes you turn one of your cards face down.
   *[no] You may turn one of your cards face down for the Devil’s Soul.
}
ask-claim = The Headless Horseman may bring you a Horseman of the Apocalypse from the draw pile.
ask-take = The Siren may win you a face-up card of another player.
ask-give = Choose the card that you give in exchange.
ask-fetch = The Necromancer may fetch you a card from the centre discard.
ask-offer = Choose the card that goes to the centre discard in exchange.
ask-raise-dead = The Lich may turn the strongest card of your personal discard face up.
ask-reap = The Reaper may put a card of the centre discard back into the draw pile.
ask-summon = { $kind ->
    [spirit] You may summon a Spirit or the Elementals from the draw pile to the next Audience.
   *[horseman] You may summon a Horseman of the Apocalypse from the draw pile to the next Audience.
}
ask-name = Name the First Player of the next Audience.

move-place = { $slot ->
    [0] { $action } on the left: { $card }
   *[1] { $action } on the right: { $card }
}
move-no-look = Look at no token
move-look = Look at token { $token }, of { $owner } on { THE($card) }
move-keep = Keep the token
move-swap = Exchange token { $token }, on { THE($card) }, for { $action }
move-give-up = Give up
move-bid = { $coins ->
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
move-wager = Commit { $strength } Strength
move-pay = Spend { THE($card) }
move-decline = Leave the effect unused
move-turn = Turn { THE($card) } face down
move-claim = Take { THE($card) } into your army
move-take = Take { THE($card) }
move-give = Give { THE($card) }
move-fetch = Fetch { THE($card) }
move-raise = Turn { THE($card) } face up
move-reap = Put { THE($card) } back into the draw pile
move-summon = Summon { THE($card) }
move-name = Name { $seat }

why-placed-already = Your { $action } token lies on an emissary already.
why-looked-at = Somebody has looked at that token already.
why-own-token = That token is your own.
why-no-token = There is no such token.
why-not-your-token = That isn’t a token of yours.
why-too-few-coins = { $coins ->
    [one] You have only { $coins } coin.
   *[other] You have only { $coins } coins.
}
why-too-weak = The Strength that you can spend is only { $strength }.
why-bid-too-low = The bid must be { $least } or more.
why-legend-too-strong = The emissary is Legendary: the bid must be { $least } or more.
why-not-yours = You don’t have { THE($card) } face up.
why-eternal = No Eternal can be spent, so { THE($card) } can’t be.
why-spent-already = This payment has { THE($card) } in it already.
why-no-payment = Several cards pay strongest first, and none too many: now it can’t be { THE($card) }.
why-spared = The Devil’s Soul never turns { THE($card) } face down.
why-spared-eternal = The Devil’s Soul turns no Eternal face down, so not { THE($card) }.
why-spared-itself = The Devil’s Soul turns another card face down, not itself.
why-compulsory = By the French rulebook the effect of the Devil’s Soul isn’t optional.
why-not-sought = { $kind ->
    [spirit] It takes a Spirit or the Elementals, not { THE($card) }.
   *[horseman] It takes a Horseman of the Apocalypse, not { THE($card) }.
}
why-not-in-pile = The draw pile doesn’t hold { THE($card) }.
why-no-exchange = { THE($card, cap: "yes") } can’t be exchanged now.
why-not-in-centre = The centre discard doesn’t hold { THE($card) }.
why-too-fresh = { THE($card, cap: "yes") } went to the discard only in this Audience.
why-not-in-discard = Your personal discard doesn’t hold { THE($card) }.
why-not-strongest = A stronger card than { THE($card) } lies in your personal discard.
why-nobody-there = There is no such player.

## What happened

event-set-aside = The game is played without { THE($card) }.
event-audience-began = Audience { $audience } began with { $seat } as First Player.
event-came = { THE($card, cap: "yes") } came before the Throne.
event-placed = { $hidden ->
    [yes] { $seat } placed a token on { THE($card) }.
   *[no] { $seat } placed a token on { THE($card) }: { $action }.
}
event-looked = { $hidden ->
    [yes] { $seat } looked at the token of { $other }.
   *[no] { $seat } looked at the token of { $other }: { $action }.
}
event-looked-of-two = { $hidden ->
    [yes] { $seat } looked at the { $nth ->
            [1] first
           *[2] second
        } token of { $other }.
   *[no] { $seat } looked at the { $nth ->
            [1] first
           *[2] second
        } token of { $other }: { $action }.
}
event-kept = { $seat } exchanged no token.
event-swapped = { $hidden ->
    [yes] { $seat } exchanged the token on { THE($card) }.
   *[no] { $seat } exchanged the token on { THE($card) }: { $action }.
}
event-swapped-of-two = { $hidden ->
    [yes] { $seat } exchanged the { $nth ->
            [1] first
           *[2] second
        } token.
   *[no] { $seat } exchanged the { $nth ->
            [1] first
           *[2] second
        } token: { $action }.
}
event-revealed = { $seat } revealed the token on { THE($card) }: { $action }.
event-bade = { $coins ->
    [one] { $seat } bid { $coins } coin for { THE($card) }.
   *[other] { $seat } bid { $coins } coins for { THE($card) }.
}
event-wagered = { $seat } committed { $strength } Strength against { THE($card) }.
event-gave-up = { $seat } gave up on { THE($card) }.
event-spent = { $seat } turned { THE($card) } face down to pay.
event-stayed-up = { $left ->
    [0] { $seat } spent { THE($card) }, still face up.
    [one] { $seat } spent { THE($card) }, still face up with { $left } counter.
   *[other] { $seat } spent { THE($card) }, still face up with { $left } counters.
}
event-eliminated = { $seat } eliminated { THE($card) }.
event-soul-gained = { $quarters ->
    [one] { $seat } gained { $quarters } quarter of a Soul and had { $soul } of 4.
   *[other] { $seat } gained { $quarters } quarters of a Soul and had { $soul } of 4.
}
event-chaos-moved = { $way ->
    [up] Chaos rose by { $by } to { $chaos }.
    [back] Chaos fell by { $by } to { $chaos }.
   *[none] Chaos stayed at { $chaos }.
}
event-mustered = { $coins ->
    [one] { $seat } paid { $coins } coin and mustered { THE($card) }.
   *[other] { $seat } paid { $coins } coins and mustered { THE($card) }.
}
event-djinn-helped = { $left ->
    [one] { THE($card, cap: "yes") } raised the Tithe of { $seat } and kept { $left } counter.
   *[other] { THE($card, cap: "yes") } raised the Tithe of { $seat } and kept { $left } counters.
}
event-tithed = { $coins ->
    [one] { $seat } tithed { $coins } coin.
   *[other] { $seat } tithed { $coins } coins.
}
event-unclaimed = Nobody claimed { THE($card) }.
event-returned = { THE($card, cap: "yes") } went back into the draw pile.
event-left = { THE($card, cap: "yes") } left the game.
event-consoled = { $coins ->
    [one] { $seat } got { $coins } coin for a failed bid.
   *[other] { $seat } got { $coins } coins for a failed bid.
}
event-declined = { $seat } made no use of the effect of { THE($card) }.
event-turned-down = { $seat } turned { THE($card) } face down.
event-turned-up = { $seat } turned { THE($card) } face up.
event-claimed = { $seat } took { THE($card) } from the draw pile and put the Headless Horseman there.
event-charmed = { $seat } took { THE($card) } from { $other }.
event-gave = { $seat } gave { THE($card) } to { $other } in exchange.
event-fetched = { $seat } fetched { THE($card) } from the centre discard and left { THE($given) } there.
event-reaped = { $seat } took { THE($card) } out of the centre discard.
event-totem-joined = { $seat } got { THE($card) } too.
event-summoned = { $seat } summoned { THE($card) } to the next Audience.
event-named = { $seat } named { $other } First Player of the next Audience.
event-war-broke-out = War broke out, with Chaos at { $chaos }.
event-game-ended = { $several ->
    [yes] { $winners } took the Throne together.
   *[no] { $winners } took the Throne.
}

won-with = { $several ->
    [yes] { $seats } won together with { $ways }.
   *[no] { $seats } won with { $ways }.
}
way-influence = { $influence } Influence
way-war = the strongest army in the war (Strength { $strength }, Chaos at { $chaos })
way-elements = all four elements beside a complete Soul
way-horsemen = { $horsemen } Horsemen of the Apocalypse

## Effects

effect-djinn = { $amount ->
    [one] Comes with 3 counters: each of your Tithes takes one and brings { $amount } coin more.
   *[other] Comes with 3 counters: each of your Tithes takes one and brings { $amount } coins more.
}
effect-hydra = Comes with 3 counters: each Elimination that it helps to pay takes one, and only the last turns it face down.
effect-oracle = Before the reveal you may look at one face-down token of another player, and then exchange yours.
effect-zombie = Stays face up when you spend it, and the Devil’s Soul doesn’t reach it.
effect-devil = When mustered, you may turn one of your other cards face down (at a table by the French rulebook you must); without such a card the Devil’s Soul joins face down itself.
effect-headless = When mustered, you may take a Horseman of the Apocalypse from the draw pile and put this card there instead.
effect-siren = When mustered, you may exchange one of your face-up cards for one of another player.
effect-necromancer = When mustered, you may exchange one of your face-up cards for one in the centre discard.
effect-lich = When mustered, you may turn the strongest card of your personal discard face up.
effect-nidhogr = { $amount ->
    [one] When mustered, you gain { $amount } quarter of a Soul.
   *[other] When mustered, you gain { $amount } quarters of a Soul.
}
effect-reaper = When mustered, you may put a card of the centre discard back into the draw pile: Chaos moves back.
effect-shaman = When mustered, the Shamanic Totem joins your army too.
effect-cultist = When mustered, you may summon a Spirit or the Elementals to the next Audience and name its First Player.
effect-succubus = When mustered, you may summon a Horseman of the Apocalypse to the next Audience and name its First Player.

## On the terminal

terminal-first = First Player: { $seat }
terminal-player = Player
terminal-coins = Coins
terminal-influence = Infl.
terminal-soul = Soul
terminal-elements = Elem.
terminal-horsemen = Horse
terminal-strength = Str.
terminal-army = Army
terminal-income = Income
terminal-chaos = Chaos
terminal-pile = draw pile { $n }
terminal-centre = centre discard: { $cards }
terminal-totem = with it: { $card }
terminal-summoned = summoned: { $cards }
terminal-token = { $seat }:
terminal-hidden = face down
terminal-looked = seen by { $seat }
terminal-facts = Strength { $strength } · income { $income } · Soul { $soul }
terminal-either = or
terminal-any = any element
terminal-players = from { $n } players on
terminal-plain = No effect.
terminal-mustered = mustered
terminal-eliminated = eliminated
terminal-unclaimed = unclaimed
terminal-sign-choice = so many cards more that give an element of your choice
terminal-sign-soul = the Soul in quarters, from none to a whole one
terminal-sign-coins = coins, and the army’s income for a Tithe
terminal-sign-army = a card’s Strength; a card that lies face down; counters left on a card
terminal-sign-chaos = how far Chaos has come: at the end of the track, war breaks out
terminal-sign-token = the second token that was placed; what is face down and not yours to know
terminal-sign-you = you

# What bots look at, as a review names it.
feature-influence = Influence
feature-influence-squared = much Influence
feature-influence-14 = at least 14 Influence
feature-influence-17 = at least 17 Influence
feature-influence-lead = a lead in Influence
feature-coins = coins that can still be spent
feature-richest = the fullest purse
feature-coins-lead = a lead in coins
feature-income = what a Tithe brings
feature-elements = elements in the army
feature-soul = parts of the Soul
feature-elements-and-soul = elements and Soul together
feature-one-step-short = elements and Soul but one step short
feature-horseman = a Horseman, with another still to come
feature-horseman-alone = a Horseman to whom no other will come
feature-strength = Strength
feature-war-lead = a lead in Strength with war near
feature-war-strongest = the strongest army with war near
feature-army = cards in the army
feature-late-in-turn = a late turn in this Audience
feature-throne-card = an emissary that would bring the Throne
feature-throne-card-richest = an emissary that would bring the Throne, and the coins for it
feature-throne-card-late = an emissary that would bring the Throne, and a late turn
feature-outlook = what the emissaries and the purse promise
