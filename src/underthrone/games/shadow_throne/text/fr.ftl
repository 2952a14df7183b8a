# Les noms de cartes prennent leur article ; les verbes s’accordent avec eux, jamais avec le nom d’un joueur.

title = Shadow Throne
about = Recrutez dans trois factions en guerre, lancez vos personnages dans la bataille en secret, et soyez du côté qui gagne.

option-target = Influence qui met fin à la partie
option-target-15 = 15 : la guerre habituelle, trois à cinq batailles
option-target-20 = 20 : une guerre plus longue
option-target-25 = 25 : une guerre épique

faction-empire = Empire
faction-rebels = Rebelles
faction-church = Église
rank-commoner = Peuple
rank-elite = Élite
rank-noble = Noblesse
no-card = carte { $number } (absente de cette édition)

phase-draft = Bataille { $battle }, intrigues
phase-wave = Bataille { $battle }, vague { $wave } sur 4
phase-save = Bataille { $battle }, dénouement

## Questions et coups

ask-draft = Prenez une carte de votre paquet ; le reste passe à gauche.
ask-choose = Choisissez votre personnage pour cette vague.
ask-extra = { THE($card, cap: "yes") } : jouez une carte de plus de l’Empire, ou aucune.
ask-save = Gardez une carte pour la prochaine bataille ; les autres retournent dans la pioche.

move-draft = Prendre { THE($card) }
move-choose = { $short ->
    [yes] { $price ->
        [one] Jouer { THE($card) } : { $price } pièce d’or impossible à payer, la carte est retournée et rapporte 1 pièce d’or
       *[other] Jouer { THE($card) } : { $price } pièces d’or impossibles à payer, la carte est retournée et rapporte 1 pièce d’or
    }
   *[no] { SIGN($price) ->
        [minus] { $hush ->
            [0] { ABS($price) ->
                [one] Jouer { THE($card) } : recevoir { ABS($price) } pièce d’or
               *[other] Jouer { THE($card) } : recevoir { ABS($price) } pièces d’or
            }
           *[other] { ABS($price) ->
                [one] Jouer { THE($card) } : recevoir { ABS($price) } pièce d’or, { $hush } de moins pour le silence
               *[other] Jouer { THE($card) } : recevoir { ABS($price) } pièces d’or, { $hush } de moins pour le silence
            }
        }
        [zero] { $hush ->
            [0] Jouer { THE($card) } : gratuit
           *[other] Jouer { THE($card) } : gratuit, tout le revenu paie le silence
        }
       *[plus] { $hush ->
            [0] { $price ->
                [one] Jouer { THE($card) } : payer { $price } pièce d’or
               *[other] Jouer { THE($card) } : payer { $price } pièces d’or
            }
           *[other] { $price ->
                [one] Jouer { THE($card) } : payer { $price } pièce d’or pour le silence
               *[other] Jouer { THE($card) } : payer { $price } pièces d’or, dont { $hush } pour le silence
            }
        }
    }
}
move-no-extra = Ne pas jouer de carte de plus
move-extra = { $short ->
    [yes] { $price ->
        [one] Jouer aussi { THE($card) } : { $price } pièce d’or impossible à payer
       *[other] Jouer aussi { THE($card) } : { $price } pièces d’or impossibles à payer
    }
   *[no] { SIGN($price) ->
        [minus] { ABS($price) ->
            [one] Jouer aussi { THE($card) } : recevoir { ABS($price) } pièce d’or
           *[other] Jouer aussi { THE($card) } : recevoir { ABS($price) } pièces d’or
        }
        [zero] Jouer aussi { THE($card) } : gratuit
       *[plus] { $price ->
            [one] Jouer aussi { THE($card) } : payer { $price } pièce d’or
           *[other] Jouer aussi { THE($card) } : payer { $price } pièces d’or
        }
    }
}
move-save = Garder { THE($card) }

why-not-in-pool = Votre paquet ne contient pas { THE($card) }.
why-not-in-hand = Vous n’avez pas { THE($card) } en main.
why-not-empire = La carte de plus doit être de l’Empire, ce qui exclut { THE($card) }.
why-too-dear = { $gold ->
    [one] Vous avez { $gold } pièce d’or, et il en faut { $price } pour { THE($card) }.
   *[other] Vous avez { $gold } pièces d’or, et il en faut { $price } pour { THE($card) }.
}

## Ce qui s’est passé

event-battle-began = La bataille { $battle } a commencé.
event-drafted = { $hidden ->
    [yes] { $seat } a pris une carte.
   *[no] { $seat } a pris { THE($card) }.
}
event-wave-began = La vague { $wave } a commencé.
event-revealed = { $seat } a révélé { THE($card) }.
event-collected = { $hush ->
    [0] { $gold ->
        [one] { $seat } a reçu { $gold } pièce d’or.
       *[other] { $seat } a reçu { $gold } pièces d’or.
    }
   *[other] { $gold ->
        [one] { $seat } a reçu { $gold } pièce d’or, { $hush } de moins pour le silence.
       *[other] { $seat } a reçu { $gold } pièces d’or, { $hush } de moins pour le silence.
    }
}
event-paid = { $gold ->
    [0] { $hush ->
        [0] { $seat } n’a rien eu à payer.
       *[other] { $seat } a cédé tout le revenu pour le silence.
    }
    [one] { $hush ->
        [0] { $seat } a payé { $gold } pièce d’or.
       *[other] { $seat } a payé { $gold } pièce d’or pour le silence.
    }
   *[other] { $hush ->
        [0] { $seat } a payé { $gold } pièces d’or.
       *[other] { $seat } a payé { $gold } pièces d’or, dont { $hush } pour le silence.
    }
}
event-turned = { $seat } n’a pas pu payer { THE($card) } : carte retournée, 1 pièce d’or reçue.
event-rallied = { $rebels ->
    [0] { THE($card, cap: "yes") } ({ $seat }) : aucun Rebelle dans cette vague à qui donner +1 de puissance.
   *[other] { THE($card, cap: "yes") } ({ $seat }) : +1 de puissance à chaque Rebelle de cette vague.
}
event-silenced = { GENDER($by) ->
    [mp] { THE($by, cap: "yes") } ({ $owner }) ont privé de tout pouvoir { THE($card) } ({ $seat }).
    [fp] { THE($by, cap: "yes") } ({ $owner }) ont privé de tout pouvoir { THE($card) } ({ $seat }).
   *[other] { THE($by, cap: "yes") } ({ $owner }) a privé de tout pouvoir { THE($card) } ({ $seat }).
}
event-emboldened = { GENDER($by) ->
    [mp] { THE($by, cap: "yes") } ({ $owner }) ont donné +1 de puissance { TO($card) } ({ $seat }).
    [fp] { THE($by, cap: "yes") } ({ $owner }) ont donné +1 de puissance { TO($card) } ({ $seat }).
   *[other] { THE($by, cap: "yes") } ({ $owner }) a donné +1 de puissance { TO($card) } ({ $seat }).
}
event-converted = { GENDER($by) ->
    [mp] { THE($by, cap: "yes") } ({ $owner }) ont converti à l’Église { THE($card) } ({ $seat }).
    [fp] { THE($by, cap: "yes") } ({ $owner }) ont converti à l’Église { THE($card) } ({ $seat }).
   *[other] { THE($by, cap: "yes") } ({ $owner }) a converti à l’Église { THE($card) } ({ $seat }).
}
event-killed = { GENDER($by) ->
    [mp] { THE($by, cap: "yes") } ({ $owner }) ont tué { THE($card) } ({ $seat }).
    [fp] { THE($by, cap: "yes") } ({ $owner }) ont tué { THE($card) } ({ $seat }).
   *[other] { THE($by, cap: "yes") } ({ $owner }) a tué { THE($card) } ({ $seat }).
}
event-suffered = { $influence ->
    [one] { $seat } a gagné { $influence } point d’influence par le martyre { OF($card) }.
   *[other] { $seat } a gagné { $influence } points d’influence par le martyre { OF($card) }.
}
event-despaired = La pauvreté a donné +{ $power } de puissance { TO($card) } ({ $seat }).
event-extra-played = { $seat } a joué une carte de plus de l’Empire : { THE($card) }.
event-extra-declined = { $seat } n’a pas joué de carte de plus.
event-counted = Puissance : { $empire } pour l’Empire, { $rebels } pour les Rebelles, { $church } pour l’Église.
event-faction-won = { GENDER($faction) ->
    [mp] { THE($faction, cap: "yes") } remportent la bataille ({ $power } de puissance).
    [fp] { THE($faction, cap: "yes") } remportent la bataille ({ $power } de puissance).
   *[other] { THE($faction, cap: "yes") } remporte la bataille ({ $power } de puissance).
}
event-factions-tied = Égalité en tête, à { $power } de puissance : toutes ces factions gagnent.
event-influenced = { $influence ->
    [one] { $seat } a gagné { $influence } point d’influence grâce { TO($card) }.
   *[other] { $seat } a gagné { $influence } points d’influence grâce { TO($card) }.
}
event-consoled = { $gold ->
    [one] { $seat } a reçu { $gold } pièce d’or en consolation pour { THE($card) }.
   *[other] { $seat } a reçu { $gold } pièces d’or en consolation pour { THE($card) }.
}
event-stayed = { GENDER($card) ->
    [mp] { THE($card, cap: "yes") } ({ $seat }) restent pour une autre bataille.
    [fp] { THE($card, cap: "yes") } ({ $seat }) restent pour une autre bataille.
   *[other] { THE($card, cap: "yes") } ({ $seat }) reste pour une autre bataille.
}
event-saved = { $hidden ->
    [yes] { $seat } a gardé une carte pour la prochaine bataille.
   *[no] { $seat } a gardé { THE($card) } pour la prochaine bataille.
}
event-game-ended = La guerre a pris fin.

end-influence = { $seats } a gagné avec { $influence } points d’influence.
end-gold = { $seats } a gagné : à égalité avec { $influence } points d’influence, c’est l’or qui tranche ({ $gold }).
end-ruins = Égalité en tête, en influence comme en or : la première place se partage sur des ruines, et personne n’a gagné.

## Pouvoirs

effect-kill = { $whom ->
    [commoner] Tue tous les personnages du Peuple de sa vague, sauf ceux de l’Empire.
    [elite] Tue tous les personnages de l’Élite de sa vague, sauf ceux de l’Empire.
   *[noble] Tue tous les personnages de la Noblesse de sa vague, sauf ceux de l’Empire.
}
effect-play-another = Vous pouvez jouer aussitôt une autre carte de l’Empire, à son prix, sans le prix du silence.
effect-embolden-others = Donne +1 de puissance à chaque autre Rebelle de sa vague.
effect-embolden-next-wave = Donne +1 de puissance à chaque Rebelle de la vague suivante.
effect-embolden-so-far = { $whom ->
    [commoner] Donne +1 de puissance à chaque Rebelle du Peuple, dans sa vague et les précédentes.
    [elite] Donne +1 de puissance à chaque Rebelle de l’Élite, dans sa vague et les précédentes.
   *[noble] Donne +1 de puissance à chaque Rebelle de la Noblesse, dans sa vague et les précédentes.
}
effect-stay = Combat aussi dans la bataille suivante, si les Rebelles perdent celle-ci de son vivant.
effect-silence = Prive de leurs pouvoirs 2 et 3 les personnages des autres factions de sa vague, pour toute la bataille.
effect-convert = { $whom ->
    [commoner] Convertit à l’Église tous les personnages du Peuple de sa vague.
    [elite] Convertit à l’Église tous les personnages de l’Élite de sa vague.
   *[noble] Convertit à l’Église tous les personnages de la Noblesse de sa vague.
}
effect-convert-and-embolden = { $whom ->
    [commoner] Convertit à l’Église tous les personnages du Peuple de sa vague ; chaque conversion donne +1 de puissance.
    [elite] Convertit à l’Église tous les personnages de l’Élite de sa vague ; chaque conversion donne +1 de puissance.
   *[noble] Convertit à l’Église tous les personnages de la Noblesse de sa vague ; chaque conversion donne +1 de puissance.
}
effect-martyr = { $amount ->
    [one] À sa mort, dans cette vague ou plus tard, vous gagnez aussitôt { $amount } point d’influence.
   *[other] À sa mort, dans cette vague ou plus tard, vous gagnez aussitôt { $amount } points d’influence.
}
effect-poverty = Reçoit +{ $amount } de puissance s’il vous reste 0 ou 1 pièce d’or juste après le paiement.

## Dans le terminal

terminal-faction = Faction
terminal-rank = Rang
terminal-power = Puiss.
terminal-player = Joueur
terminal-gold = Or
terminal-influence = Infl.
terminal-consolation = Conso.
terminal-cards = Main
terminal-wave = { $wave ->
    [0] Resté
   *[other] Vague { $wave }
}
terminal-dead = †mort
terminal-converted = converti
terminal-silenced = muet
terminal-target = jusqu’à { $target } d’influence
terminal-hand = Votre main :
terminal-hush = silence
terminal-facts = puissance { $power }, influence { $influence }, { SIGN($price) ->
    [minus] revenu { ABS($price) }
   *[other] coût { $price }
}{ $consolation ->
    [0] {""}
   *[other] , consolation { $consolation }
}
terminal-copies = { $n } dans le paquet
terminal-plain = Sans pouvoir.
terminal-sign-power = un personnage de puissance 3, dans la couleur de la faction pour laquelle il combat
terminal-sign-leads = cette faction a le plus de puissance en ce moment
terminal-sign-plus = puissance d’un jeton +1
terminal-sign-dead = tué : aucune puissance, et la moitié de l’influence, arrondie en dessous
terminal-sign-turned = face cachée, faute d’or : hors de la bataille
terminal-sign-you = vous
terminal-sign-hush = prix du silence : qui a joué cette faction à la vague d’avant paie 1 pièce d’or de plus pour elle, ou en reçoit 1 de moins
terminal-sign-number = les pouvoirs agissent dans l’ordre de leurs numéros : 1, puis 2, puis 3
terminal-sign-gold = dans la liste : ce qu’une carte rapporte (+) ou coûte (-) maintenant, prix du silence compris

# Ce que les robots regardent, comme une analyse le nomme.
feature-influence = influence
feature-influence-squared = beaucoup d’influence
feature-influence-lead = une avance en influence
feature-one-battle-short = assez d’influence pour finir en une bonne bataille
feature-gold = or
feature-gold-lead = une avance en or
feature-saved-influence = l’influence de la carte gardée
feature-saved-power = la puissance de la carte gardée
feature-stayed = un personnage qui reste pour la prochaine bataille
