# Les mots du terminal.

welcome = Vous êtes { $seat }. Tapez un numéro ou une partie d’un nom pour choisir ; ? pour l’aide, { signs } pour les lettres et les signes, q pour quitter.
prompt = Votre choix :
prompt-part = { $so_far } … { $number } sur { $parts } :
program = Il en faut { $parts } pour une réponse : l’un après l’autre, ou plusieurs sur une ligne, par exemple : { $example }
thinking = { $seat } réfléchit…
news = Ce qui s’est passé
you = vous
no-such-number = Il n’y a pas de numéro { $number } ici : la liste va de { $first } à { $last }.
none-fits = Rien dans la liste ne correspond à « { $typed } » : tapez un numéro de la liste, ou ? pour l’aide.
several-fit = Plusieurs coups correspondent à « { $typed } » : numéros { $numbers }. Précisez, ou tapez le numéro.
several-things = « { $typed } » est dans plusieurs noms : { $names }. Précisez.
one-at-a-time = Une réponse à la fois ici : chacune change la suite.
too-many = Cela fait { $given } réponses, et il y a de la place pour { $room } : rien n’a été choisi.
undone = Votre dernière réponse est reprise.
nothing-about = Je ne connais rien qui s’appelle « { $what } ».
asked = La question :
rule = Règle { $id } :
why = pourquoi
why-what = Tapez pourquoi et un nom : pourquoi ce n’est pas possible maintenant. ? montre des exemples.
possible = { $count ->
    [one] C’est possible : c’est le numéro { $numbers } de la liste.
   *[other] C’est possible : ce sont les numéros { $numbers } de la liste.
}
help = Ce que vous pouvez taper :
help-number = choisir : { $words }
help-word = la même chose par une partie des mots
help-line = plusieurs sur une ligne, par signes ou numéros
help-about-number = tout sur le numéro { $number }, et la règle
help-about-name = tout ce qui contient ce nom ; ou un mot des règles
signs = ? signes
help-signs = ce que veulent dire les lettres et les signes
help-why = pourquoi ce n’est pas possible maintenant
help-b = revoir la table
help-u = reprendre votre dernière réponse, tant que rien n’est révélé
help-q = quitter ; la partie est gardée et peut reprendre plus tard
left = La partie est gardée dans { $file }. Pour continuer :
left-scene = Une scène n’est pas gardée : recommencez-la quand vous voulez.
over = Toute la partie est dans { $file }. Pour vérifier que tout était honnête :
column-place = Place
column-player = Joueur
column-score = Score
fair-seal = Le secret de cette partie est fixé. Son sceau, le SHA-256 :
fair-ask = Votre contribution, ou Entrée pour une contribution tirée au sort :
fair-contribution = Votre contribution, dont chaque tirage dépend aussi :
