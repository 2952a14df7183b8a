# Les mots du terminal.

welcome = Vous êtes { $seat }. Tapez un numéro ou une partie d’un nom pour choisir ; ? pour l’aide, q pour quitter.
prompt = Votre choix :
thinking = { $seat } réfléchit…
news = Ce qui s’est passé
you = vous
no-such-number = Il n’y a pas de numéro { $number } ici : la liste va de 1 à { $last }.
none-fits = Rien dans la liste ne correspond à « { $typed } » : tapez un numéro de la liste, ou ? pour l’aide.
several-fit = Plusieurs coups correspondent à « { $typed } » : précisez, ou tapez le numéro.
undone = Votre dernière réponse est reprise.
nothing-about = Je ne connais rien qui s’appelle « { $what } ».
why-what = Tapez pourquoi et un nom, par exemple : pourquoi Hors-la-loi
possible = C’est possible : c’est le numéro { $number } de la liste.
help = Ce que vous pouvez taper :
      3              choisir le numéro 3 de la liste
      hors           choisir le seul coup qui contient ce mot
      ?              cette aide
      ? 3            tout sur la carte du numéro 3
      ? hors         tout sur les cartes de ce nom
      pourquoi NOM   pourquoi une carte ou un coup n’est pas possible maintenant
      b              revoir la table
      u              reprendre votre dernière réponse, tant que rien n’est révélé
      q              quitter ; la partie est gardée et peut reprendre plus tard
left = La partie est gardée dans { $file }. Pour continuer :
left-scene = Une scène n’est pas gardée : recommencez-la quand vous voulez.
over = Toute la partie est dans { $file }. Pour vérifier que tout était honnête :
column-place = Place
column-player = Joueur
column-score = Score
fair-seal = Le secret de cette partie est fixé. Son sceau, le SHA-256 :
fair-ask = Un mot à vous, ou Entrée pour un mot tiré au sort :
fair-word = Votre mot, dont chaque tirage dépend aussi :
