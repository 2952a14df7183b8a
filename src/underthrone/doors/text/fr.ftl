llm-system = Vous êtes à une table et jouez à { $title } pour gagner. À chaque tour, on vous dit le plateau, ce qui s’est passé, ce qui est demandé et vos coups. Réfléchissez autant que vous voulez, puis écrivez la notation de votre coup, telle qu’elle figure devant le tiret, seule sur la dernière ligne. Les règles suivent.
llm-again = Ce n’est pas jouable. { $why } Écrivez la notation d’un de vos coups, seule sur la dernière ligne. ({ $tries ->
    [one] il reste un essai
   *[other] il reste { $tries } essais
})
textarena-system = Vous êtes à une table et jouez à { $title } pour gagner. À chaque tour, on vous dit le plateau, ce qui s’est passé, ce qui est demandé et vos coups. Réfléchissez autant que vous voulez, puis écrivez la notation de votre coup, telle qu’elle figure devant le tiret, entre crochets : c’est la dernière qui compte. Les règles suivent.

mcp-instructions = Des jeux de société à une table. tables les énumère ; sit prend une place et montre votre premier tour ; jouez un coup par sa notation avec play et vous recevez votre tour suivant, jusqu’à la fin de la partie. rules et card expliquent ; why_not dit pourquoi un coup n’est pas possible.
mcp-seat = Vous avez une place. Son identifiant est { $handle }.
mcp-no-seat = Cette place n’existe pas : asseyez-vous d’abord, et donnez l’identifiant reçu.
mcp-which = Quel jeu ? Il y a : { $games }.
mcp-no-thing = Rien ne s’appelle « { $name } » dans ce jeu.
mcp-no-rule = Aucune règle ne contient « { $about } ».
mcp-possible = C’est possible maintenant.
mcp-said = C’est dit.
mcp-alone = Personne n’écoute ici : les autres sont des robots.
