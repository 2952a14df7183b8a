# Les mots autour d’une partie : la revoir par chapitres, la lire, retrouver ses tables.

chapter-deal = La donne
chapter-end = La fin
chapter-year-began = Année { $n }
chapter-battle-began = Bataille { $n }
chapter-audience-began = Audience { $n }
chapter-floor-began = Étage { $n }

replay-first = Au début
replay-last = À la fin
replay-chapter-back = Un chapitre en arrière
replay-chapter-on = Un chapitre en avant
replay-chapters = Chapitres
replay-by = Vu par
replay-by-nobody = un spectateur
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-speed-rush = Très rapide
replay-link = Copier le lien vers ce moment
replay-tools = Revoir
key-step = ← →
key-step-does = en revoyant : un pas en arrière ou en avant
key-ends = Début, Fin
key-ends-does = en revoyant : au début, à la fin
key-chapters = Page ↑ ↓
key-chapters-does = en revoyant : un chapitre en arrière ou en avant
key-space = Espace
key-space-does = en revoyant : lecture et pause

story = Lire l’histoire
story-title = L’histoire d’une partie
story-lead = Une partie de { $game }, jouée le { $date } par { $names }.
story-options = Comment la table était mise
story-end = Comment tout finit
story-journal = Le journal, pour les machines
story-journal-hint = Chaque réponse avec ce qui la prouve : « underthrone verify » recalcule toute la partie à partir de ce fichier.
story-back = Vers le résultat et les graphiques

all-tables = { $n ->
    [one] Votre table, et ce qui a été joué
   *[other] Vos { $n } tables
}
tables-hint = Les quarante dernières tables où vous avez pris place dans ce navigateur. Le lien vers votre place, dans le menu d’une table, l’apporte sur un autre appareil.
tables-going = En cours
tables-going-none = Aucune partie en cours.
tables-over = Jouées
tables-over-none = Aucune partie n’est encore allée à son terme.
tables-waiting = On attend { $names }
tables-record = { $game } : { $won ->
    [0] aucune victoire
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
tables-won = Victoire
tables-lost = Défaite
tables-place = Place { $place } sur { $n }
play-again = Rejouer
watchers = Qui écrit dans la discussion
chat-seated = Ceux qui jouent
chat-seated-hint = Ceux qui regardent peuvent lire.
chat-open = Les spectateurs aussi
chat-open-hint = Ceux qui regardent peuvent écrire, marqués comme spectateurs.
