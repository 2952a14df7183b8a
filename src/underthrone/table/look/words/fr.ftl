# Les mots de toutes les pages. Ceux d’un plateau sont dans <jeu>.fr.ftl.

skip = Aller au contenu
skip-prompt = Aller à la question
pages = Pages
home = Accueil
lobby = Salon
credits = Crédits
rules = Règles
cards = Cartes
games = Jeux
menu = Menu
close = Fermer
contents = Sommaire
theme-light = Thème clair
theme-dark = Thème sombre
unofficial = Projet non officiel, ni réalisé ni approuvé par les éditeurs de ces jeux.
card = Carte
and = { $first } et { $last }

## Accueil

home-lead = Quatre jeux de société modernes, entre amis par un simple lien ou tout de suite contre des robots. Sans compte, sans rien installer.
your-tables = Vos tables
players = { $least } à { $most } joueurs
minutes = { $short } à { $long } minutes
play-now = Jouer maintenant
how-many = Joueurs
against = Robots
level-easy = Faciles
level-normal = Moyens
level-hard = Coriaces
level-expert = Redoutables
allies = Alliés (robots)
ally-easy = Étourdis
ally-normal = Moyens
ally-hard = Bons
ally-expert = Experts
bot-easy = Facile
bot-normal = Moyen
bot-hard = Coriace
bot-expert = Redoutable
deal = S’asseoir et distribuer
with-friends = Jouer entre amis
cards-of = Les cartes de { $game }

## Tables

new-table = Nouvelle table
phase-gathering = On attend des joueurs
phase-playing = Partie en cours
phase-over = Terminée
at-the-end = La partie est terminée
go-on = Continuer
sit-down = S’asseoir
watch = Regarder
lobby-yours = Vos tables
lobby-yours-none = Vous n’êtes encore à aucune table.
lobby-open = Places libres
lobby-open-none = Aucune table publique n’attend de joueurs. Dressez-en une vous-même.
lobby-watch = En cours
lobby-watch-none = Personne ne joue en public en ce moment.
rename = Renommer
my-link-hint = Copie un lien qui ouvre votre place sur un autre appareil. Gardez-le pour vous.
my-link-copied = Votre lien personnel est copié : ouvrez-le sur l’autre appareil. Qui l’a joue à votre place.
look-back = Voir la fin
your-name = Votre nom
seats = Places
seats-hint = { $least ->
    [one] Une place suffit.
   *[other] Au moins { $least } places.
} Les places libres sont pour ceux qui ont le lien ; vous pourrez les confier à des robots plus tard.
seat-n = Place { $n }
seat-you = Vous
seat-as-open = Libre : pour un ami
seat-as-easy = Robot : facile
seat-as-normal = Robot : moyen
seat-as-hard = Robot : coriace
seat-as-expert = Robot : redoutable
elo = environ { $elo } Elo de plus que le plus faible
seat-as-engine = Robot : { $name }
seat-as-none = Pas de place
pace = Rythme
pace-live = En direct
pace-live-hint = Tout le monde est là. La table montre le temps de réflexion, et la place d’un absent peut passer à un robot au bout de trois minutes.
pace-slow = En différé
pace-slow-hint = Sans pendule. La partie dure des heures ou des semaines, la table attend.
who-may = Qui peut s’asseoir
private = Sur invitation
private-hint = Seuls ceux qui ont le lien trouvent cette table.
public = Au salon
public-hint = Tout le monde trouve cette table au salon, peut s’y asseoir et la regarder.
set-the-table = Ouvrir la table

gathering = Une table de { $game }
invite = Envoyez ce lien à vos amis
invite-watch = Avec ce lien, vos amis peuvent regarder
copy = Copier
copied = Copié
free-seat = Place libre
start = Commencer la partie
leave = Quitter la table
leave-sure = Quitter la table ? Votre place pourra passer à un robot, ou à quelqu’un à qui vous la passez. Votre nom reste dans le récit.
wait-for-seats = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
wait-for-host = C’est l’hôte qui lance la partie.
fair-before = Le secret dont vient tout le hasard de cette partie est déjà fixé ; voici son sceau. Après la partie, chacun peut vérifier que rien n’a été changé :
fair-contribution = Votre navigateur a tiré sa propre contribution, dont chaque tirage dépend aussi. Il la garde, et vérifie après la partie qu’elle a compté :
fair-no-script = Sans JavaScript, votre navigateur n’ajoute pas de contribution.
fair-nobody = Aucun joueur n’a ajouté de contribution : dans cette partie, rien ne liait celui qui tient la table.
fair-changed = Le sceau de cette table n’est pas celui que ce navigateur a gardé : il n’envoie pas sa contribution.
fair-unkept = Ce navigateur ne garde rien : il n’ajoute donc pas de contribution.
dealing = La distribution est en cours : chaque navigateur ouvre la contribution qu’il avait scellée.
dealing-wait = Il manque encore : { $names }.
dealing-now = Distribuer maintenant

## En jeu

title-your-turn = ● À vous · { $game }
title-table = { $game } · Underthrone
title-waiting = ○ { $who } · { $game }
title-over = ■ Terminé · { $game }
title-replay = Revoir { $ply } / { $last } · { $game }
your-turn = À vous
waiting-one = { $name } réfléchit
waiting-many = { $names } réfléchissent
waiting-nobody = Personne n’a la main
board = Plateau
others = Joueurs
log-and-chat = Récit et discussion
log = Récit
log-earlier = Revoir ce qui précède
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
send = Envoyer
my-things = Ma place
you = (vous)
bot = Robot
thinking = réfléchit
ready = a choisi
give-to-bot = Confier à un robot
left = a quitté
away-now = pas là
away-minutes = pas là depuis # min
away-hours = pas là depuis # h
away-days = pas là depuis # j
watching = Vous regardez.
watching-open = Vous regardez. Prenez une place libre pour jouer.
watching-chat = Vous pouvez écrire dans la discussion.
spectator = spectateur
chat-closed = Seuls ceux qui jouent écrivent ici.
as-list = Les choix en liste
sealed-as = Scellé : { $what }. Vous pouvez changer d’avis tant que tous n’ont pas décidé.
sealed-all = C’est scellé. Vous pouvez changer d’avis tant que tous n’ont pas décidé.
herald = Ce qui vient de se passer
herald-pause = Pause
herald-on = Reprendre
herald-step = Un pas de plus
herald-skip = Passer
speed = Vitesse du récit
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Aucune
sound = Son
undo = Reprendre
rule-link = Règle { $rule }
parts = Parties de la table
tab-board = Plateau
tab-others = Joueurs
tab-log = Récit
notify = Me prévenir quand c’est à moi
notify-on = Vous recevrez un signal quand ce sera à vous.
notify-no = Votre navigateur n’autorise pas les notifications de cette page.
my-link = Ma place sur un autre appareil
offline = La connexion est perdue. Nouvel essai…
sure-yes = Oui
sure-no = Non, revenir
choose-this = Choisir
ability-n = Pouvoir { $n } :
origin = Valeurs : { $where }
origin-ours = les nôtres, le livret n’en donne pas
origin-rulebook = celles du livret
keys = Touches
key-arrows = Flèches
key-arrows-does = aller d’un choix à l’autre
key-enter = Entrée
key-enter-does = choisir
key-i = I
key-i-does = montrer la carte en grand
key-h = H
key-h-does = ce qui peut se passer
key-q = Q
key-q-does = interroger la chose suivante du plateau
key-u = U
key-u-does = reprendre
key-l = L
key-l-does = récit et discussion
key-p = P
key-p-does = suspendre ce qui se déroule, puis reprendre
key-n = N
key-n-does = montrer l’étape suivante et attendre
key-esc = Échap
key-esc-does = fermer, ou passer ce qui est montré
key-help = ?
key-help-does = cette liste

## Rejouer et fin

replay = Revoir
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-run = Lecture
replay-stop = Pause
replay-moment = Moment de la partie
replay-go = Montrer ce moment
replay-leave = Retour à la table
to-the-end = Résultat, graphiques, relecture
you-won = Vous avez gagné
one-won = { $name } a gagné
many-won = { $names } ont gagné
defeat = Défaite
nobody-won = Personne n’a gagné
again = Revanche
to-next = Vers la revanche
journal = Journal
share = Partager
charts = Graphiques
chart-start = Début
fair = La partie était-elle régulière ?
fair-server = Ce que dit le serveur
fair-yes = Vérifié : le secret correspond au sceau montré avant le premier coup, et chaque tirage, chaque coup en découle.
fair-no = Cette partie ne correspond pas à son sceau.
fair-browser = Ce que votre navigateur a trouvé lui-même
fair-unread = Avec JavaScript, votre navigateur recalcule tout lui-même. Sans lui : téléchargez le journal et lancez « underthrone verify ».
fair-good = Régulière : personne n’a pu choisir ce qui a été tiré dans cette partie.
fair-bad = Irrégulière : ce n’est pas ce qui était promis avant la partie.
fair-unheard = La distribution s’est faite sans la contribution de votre navigateur. Ce qui se vérifie est juste, mais rien ne liait envers vous celui qui tient la table.
fair-stranger = Ce navigateur n’a rien gardé de cette table : il peut seulement vérifier que ce que montre le serveur est cohérent.
fair-check-kept-yes = Le secret correspond au sceau que ce navigateur a gardé avant d’envoyer sa contribution.
fair-check-kept-no = Le secret ne correspond pas au sceau que ce navigateur a gardé avant d’envoyer sa contribution.
fair-check-shown-yes = Le secret correspond au sceau ci-dessous.
fair-check-shown-no = Le secret ne correspond pas au sceau ci-dessous.
fair-check-own-yes = Votre contribution fait partie de la clé.
fair-check-own-no = Votre contribution a été envoyée et ne fait pas partie de la clé.
fair-check-others-yes = Toutes les autres contributions étaient scellées avant que la vôtre soit ouverte.
fair-check-others-no = La contribution d’une autre place n’était pas scellée avant que la vôtre soit ouverte : elle a pu être choisie exprès.
fair-check-key-yes = La clé de tous les tirages découle du secret et des contributions.
fair-check-key-no = La clé de tous les tirages ne découle pas du secret et des contributions.
fair-check-unopened = Une place avait scellé une contribution et ne l’a pas ouverte : qui ouvre en dernier peut ainsi choisir entre deux distributions.
fair-draws = Le journal contient chaque tirage : « underthrone verify » les recalcule tous, sans ce serveur.
fair-contribution-of = Contribution { DE($name) }
fair-key = Clé de tous les tirages
commitment = Sceau
secret = Secret

## Erreurs

error-400 = C’est impossible
error-403 = Ce n’est pas à vous de le faire
error-404 = Il n’y a rien ici
error-405 = C’est impossible
error-409 = Trop tard
error-410 = Fermé
error-413 = C’est trop
error-429 = Plus doucement, s’il vous plaît
error-other = Quelque chose a mal tourné

## Tables d’une autre version

date = { DATETIME($at, dateStyle: "long") }
before-one-title = Une table d’avant la version 1.0
before-one-hint = Rien n’en est perdu : ses données restent telles quelles, et un Underthrone d’avant la version 1.0 lit une sauvegarde de cette époque.
newer-table-title = Une table venue du futur
newer-table-hint = Rien n’en est perdu : dès que ce serveur sera mis à jour, elle reprendra où elle en était.
unplayed-opened = Ouverte le { $date }
unplayed-gathering = la partie n’avait pas commencé
unplayed-playing = la partie n’était pas finie
unplayed-over = la partie était finie
unplayed-seats = À la table : { $names }
unplayed-new = Une nouvelle table de { $game }

## Crédits

credits-games = Underthrone joue les règles de quatre jeux publiés, avec ses propres mots et ses propres images. Les noms des jeux appartiennent à leurs propriétaires. Ce que leurs livrets n’impriment pas est de nous, et marqué comme tel.
credits-with = Réalisé avec
credits-sounds = Les sons sont de nous : la page les fabrique elle-même, avec des oscillateurs et du bruit.
colon = { "\u202F" }:
semicolon = { "\u202F" };

# A personal link to another seat of the same table; a seat that was left

swap-title = Une autre place à votre table
swap-lead = Dans ce navigateur, vous jouez à { $game } sous le nom { DE($name) }. Ce lien est celui de la place { DE($other) } à la même table. Si vous la prenez, ce navigateur oublie la vôtre ; seul votre propre lien personnel la ramène.
swap-stay = Rester { $name }
swap-go = Prendre la place { DE($other) }
left-title = Cette place est libre
left-lead = La place { DE($seat) } dans une partie de { $game } en cours. Qui s’assoit voit sa main : seul ce lien l’ouvre.
left-link = Passez la place à quelqu’un avec ce lien
left-hint = Tant que personne ne s’est assis, les autres peuvent la donner à un robot.
left-watch = Regarder la partie
opening-invited = Sur ce serveur, on ouvre des tables avec une invitation. Demandez un lien à qui le gère ; aux tables des autres, on s’assoit sans.
opening-admins = Sur ce serveur, ce sont ceux qui le gèrent qui ouvrent les tables. Vous pouvez vous asseoir aux leurs.

# Vie privée : ce qui est conservé, « supprimer mes données », signalements

privacy = Vie privée
privacy-lead = Personne n’a besoin de compte ici, et rien n’est demandé dont une partie n’ait besoin. Voici tout ce qui est conservé.
privacy-server = Sur le serveur
privacy-table = D’une table : le jeu avec ses options, le moment où elle a été ouverte, chaque réponse avec son heure, et ce dont le hasard est fait. C’est conservé jusqu’à ce que qui gère ce serveur supprime la table.
privacy-seat = D’une place : le nom que vous avez choisi, l’empreinte de la clé qui ouvre votre place, et la contribution au hasard que votre navigateur a tirée. Conservés aussi longtemps que la table, ou jusqu’à ce que vous supprimiez vos données.
privacy-chat = De la discussion : la place, ou que c’était un spectateur, le nom d’alors, le texte et l’heure.
privacy-chat-kept = { $n ->
    [one] Après { $n } jour, elle est supprimée.
   *[other] Après { $n } jours, elle est supprimée.
}
privacy-chat-ever = Elle est conservée aussi longtemps que la table.
privacy-address = De votre adresse : seulement une empreinte à clé, là où une table a été ouverte ou une place prise, pour que limites et exclusions puissent tenir ; elle est oubliée après 30 jours. L’adresse elle-même est dans la mémoire du serveur tant que vous êtes là, et conservée seulement si elle est exclue.
privacy-reports = D’un signalement : son texte, les places dont il s’agit, leurs noms, et ce qui a été dit en dernier. Les signalements sont supprimés après 90 jours, ou avec les données de qui les a écrits.
privacy-log = Le journal du serveur a une ligne par événement : la table, la place, l’heure ; jamais de noms, de messages, d’adresses ni ce que quelqu’un a choisi.
privacy-log-kept = { $n ->
    [one] Il est conservé { $n } jour.
   *[other] Il est conservé { $n } jours.
}
privacy-log-unsaid = Combien de temps il est conservé, qui gère ce serveur le sait ; il en va de même du journal d’un proxy placé devant lui, qui peut contenir des adresses.
privacy-backups = Des copies de tout cela peuvent être gardées quelque temps, pour que rien ne se perde.
privacy-browser = Dans votre navigateur
privacy-cookie = Un cookie, « underthrone », pendant un an : les clés de vos places, votre dernier nom, un nombre qui signe les formulaires, et votre invitation si vous en avez une. Il est signé, et aucun script ne peut le lire.
privacy-prefs = Deux cookies pendant un an, si vous les choisissez : « lang » et « theme ».
privacy-storage = Dans le stockage de la page : votre contribution au hasard pour chaque table, pour que votre navigateur puisse vérifier la partie après coup, et si vous voulez être prévenu quand c’est à vous ; quelle ligne de chaque discussion vous avez lue en dernier, et à quelle vitesse vous aimez revoir les parties.
privacy-others = Qui voit quoi
privacy-seen = Tout le monde à une table voit les noms, la discussion et ce que le jeu montre ; qui a son lien peut regarder. Après la fin, tout le monde voit la partie entière. Qui gère le serveur peut lire tout ce qui est conservé.
privacy-nobody = Rien n’est chargé d’ailleurs, personne ne compte les visiteurs, et rien n’est donné à personne.
privacy-delete = Supprimer vos données
privacy-delete-how = Dans le menu d’une table (⋮), « Supprimer mes données » supprime votre nom, vos messages et la clé de votre place. Les réponses d’une partie et les contributions à son hasard restent : sans elles, personne ne pourrait la vérifier. Elles ne disent pas qui vous êtes.
privacy-contact = Qui gère ce serveur : { $contact }
privacy-no-contact = Qui gère ce serveur vous en a envoyé l’adresse : demandez-lui tout le reste.
report = Signaler
report-lead = Dites à qui gère ce serveur ce qui ne va pas ici. Personne à la table ne le voit.
report-about = De qui il s’agit
report-table = La table
report-text = Ce qui s’est passé
report-hint = Ce qui a été dit en dernier dans la discussion est joint. Vous pouvez envoyer un signalement par minute.
report-send = Envoyer le signalement
report-sent = Merci. Qui gère ce serveur le verra.
forget = Supprimer mes données
forget-lead = Ceci supprime ce qui appartient à votre place à cette table de { $game }. C’est irréversible.
forget-gone = Ce qui est supprimé
forget-gone-what = Votre nom, tout ce qui a été dit depuis cette place, les signalements qu’elle a écrits, l’empreinte de votre adresse, et la clé de votre place : aucun lien ni navigateur ne l’ouvre plus.
forget-leaves = La partie n’est pas finie : vous quittez donc la table ; votre place n’a plus de nom, et un robot peut la prendre.
forget-dealing = Les cartes sont distribuées en ce moment : la place elle-même reste donc la vôtre ; son nom et ses messages sont supprimés.
forget-stays = Ce qui reste
forget-stays-what = Les réponses données depuis cette place et sa contribution au hasard : chaque tirage en dépend, et sans elles personne ne pourrait vérifier la partie. Elles ne disent pas qui vous êtes.
forget-yes = Supprimer mes données
forget-done = C’est supprimé.
forget-browser = Ce navigateur garde encore sa propre contribution au hasard, pour vérifier la partie. Effacez les données de cette page dans les réglages de votre navigateur si vous ne le voulez pas.
back-to-table = Retour à la table

## Apprendre

learn = Apprendre
lessons = Leçons
learn-title = Apprendre { $game }
learn-edition = Avec les cartes de cette table, { $n } leçons sur { $of } vont telles qu’elles sont écrites ; les autres parlent de cartes qui diffèrent.
learn-lead = De courtes leçons sur le vrai plateau, une chose à la fois. Se tromper ne coûte rien : on vous dit pourquoi, et vous réessayez.
learn-begin = Commencer par la première leçon
learn-on = Continuer avec la leçon suivante
learn-count = leçons sur { $of } terminées
learned = Terminée
lesson-about = De quoi il s’agit
lesson-goal = À vous :
lesson-goal-n = À vous, { $n } sur { $of } :
lesson-hint = Un indice
lesson-again = Réessayer
lesson-next = Suite : { $title }
lesson-last = C’était la dernière : jouez votre première partie
lesson-over = Bravo : la leçon est apprise.
lesson-missed = Pas tout à fait : lisez pourquoi, et réessayez.
guide-title = { $game }, décision par décision
guide-lead = Ce qu’on peut vous demander, ce qui peut alors arriver, et ce qu’est chaque chose sur le plateau.
guide-link = Décision par décision
guide-things = Sur le plateau
what-now = Que peut-il se passer ?
what-now-none = Il n’y a rien de particulier à dire de ce moment.
companion = Votre guide
guided = Me guider pour ma première partie
guided-hint = Robots faciles, options de débutant, et un mot à chaque nouvelle décision.
guided-hint-allies = Des alliés qui savent ce qu’ils font, options de débutant, et un mot à chaque nouvelle décision.
guide-me = Me guider
companion-hello = Votre guide dit un mot à chaque nouvelle sorte de décision
companion-got-it = Compris
companion-away = Ne plus m’aider
companion-back = Le guide est de retour, et dit un mot à chaque sorte de décision.
learn-first = L’apprendre en courtes leçons

# --- Éditions

edition-other = Vos propres cartes
edition-hint = Un fichier d’édition change des nombres, ajoute des cartes ou en enlève. Chacun voit ce qui diffère avant de s’asseoir.
edition-file = Fichier d’édition (.toml)
edition-yours = Les cartes de l’éditeur servent, sauf si vous choisissez un fichier.
edition-make = En faire un dans l’éditeur
edition-here = Pas les cartes standard : ce qui diffère
edition-more = et { $n } autres
edition-cards = Toutes les cartes de cette table
editor-of = Éditeur : { $game }
editor-lead = Choisissez une entrée, changez ses valeurs et voyez-la comme elle sera sur la table. Seul ce que vous changez est gardé.
editor-part = Sorte
editor-entry = Entrée
editor-show = Montrer
editor-new = Nouvelle entrée comme celle-ci
editor-new-id = Identifiant de la nouvelle entrée
editor-values = Valeurs
editor-check = Vérifier
editor-text = L’édition en texte
editor-name = Nom de l’édition
editor-fits = On peut y jouer.
editor-nothing = Rien ne diffère encore.
editor-differs = Ce qui diffère
editor-looks = Comme elle sera
editor-play = Y jouer maintenant
editor-friends = Jouer entre amis
editor-options = Une table avec options
editor-aside = Grammaire, image, règle
editor-no-icon = Aucune image ne s’appelle { $icon }{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
} : un dessin simple la remplace.
editor-unknown = Aucune mesure ne s’appelle ainsi : { $names }
editor-download = Télécharger
editor-compare = La comparer
editor-compare-hint = Un coup d’œil : { $n } parties avec des robots qui répondent au hasard. La commande ci-dessous compare pour de bon.
editor-comparing = Comparaison : { $done } parties sur { $all }
editor-compared = { $n } parties de chaque édition, sur les mêmes donnes
editor-busy = Une autre comparaison est en cours d’ici : réessayez dans une minute.
editor-reset = Recommencer
editor-remove = Enlever cette entrée
editor-gone = Cette entrée est enlevée.
editor-figure = Mesure
editor-standard = Standard (de base)
editor-mine = La vôtre
editor-difference = Différence
editor-sure = sûr
