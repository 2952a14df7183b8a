# Les mots du serveur : ce qu’il refuse et pourquoi, et ce qui se passe à la table à côté du jeu.

took-back = { $seat } a repris sa réponse.

refused-no-table = Cette table n’existe pas : le lien est peut-être incomplet.
refused-no-page = Cette page n’existe pas.
refused-no-seat = Ce siège n’existe pas à cette table.
refused-no-such-seat = Un siège est « me », « open » ou un robot : « easy », « normal » ou « hard » ; pas « { $kind } ».
refused-one-seat = Une personne prend un seul siège.
refused-taken = Quelqu’un y est déjà assis.
refused-full = Impossible de s’asseoir : tous les sièges sont pris.
refused-not-seated = Vous n’êtes pas à cette table. Asseyez-vous, ou ouvrez votre lien personnel.
refused-bad-token = Ce jeton n’appartient à aucun siège de cette table.
refused-not-host = Seule la personne qui a ouvert la table lance la partie.
refused-seats-open = Il reste des sièges libres : attendez du monde, ou confiez-les à des robots.
refused-not-begun = La partie n’a pas encore commencé.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-late = La table a avancé entre-temps : cette réponse arrive trop tard. Regardez de nouveau, puis choisissez.
refused-how-many = Une réponse compte de 1 à { $most } coups.
refused-not-yours-to-give = Ce siège ne peut pas être confié à un robot maintenant.
refused-no-level = Un robot est de niveau : { $levels }.
refused-no-text = Il n’y a rien à dire.
refused-no-moment = Ce moment n’existe pas : la partie compte { $last } réponses jusqu’ici.
refused-too-many = C’était trop à la fois. Attendez un instant, puis continuez.
refused-too-large = C’est trop volumineux.
refused-stale-form = Cette page est trop ancienne ou vient d’ailleurs. Rechargez-la et réessayez.
refused-bad-form = Le formulaire n’est pas bien rempli : { $what }.
refused-bad-method = Ce n’est pas possible ici.
refused-old-rules = Cette table a été jouée avec une autre version d’Underthrone : elle ne peut pas être ouverte ici.
refused-other-journal = Le journal de cette table ne peut être lu que par { $reader ->
    [newer] un Underthrone plus récent
   *[other] Underthrone { $reader }
  } : elle ne peut pas être ouverte ici.
refused-dealing = La distribution est en cours : personne ne peut partir à l’instant.
refused-dealt = La distribution a déjà eu lieu : votre contribution ne peut plus être ajoutée ni changée.
refused-other-seal = Ce n’est pas la contribution que vous avez scellée.
refused-unsealed = Les autres ouvrent déjà leurs contributions : la vôtre aurait dû être scellée avant.
refused-bad-seal = Un sceau est le SHA-256 d’une contribution : 64 chiffres hexadécimaux.
refused-bad-contribution = Une contribution compte de 1 à { $most } signes visibles.
refused-broken = Quelque chose s’est mal passé de notre côté. Rien n’est perdu.
refused-unstored = Le serveur ne peut pas écrire en ce moment : ceci ne compte pas. Réessayez dans un instant.
refused-changed-often = Vous avez changé d’avis { $most } fois ici : votre dernier choix reste.
refused-not-invited = Des cartes sont posées à cette place : on la prend par le lien de qui l’a quittée, ou un robot la prend.
refused-seated = Vous êtes déjà assis à cette table : personne ne joue deux mains.
refused-cross-site = Cela vient d’une page d’ailleurs : ce n’est pas fait.
refused-not-json = L’API prend du JSON : envoyez-le avec le Content-Type application/json.
refused-not-utf-8 = Ce n’est pas du texte en UTF-8.
refused-too-deep = C’est imbriqué trop profondément.
refused-damaged = Cette table est abîmée dans le stockage et ne peut être ouverte. Qui gère ce serveur la trouve dans le journal.
refused-opening-invited = Sur ce serveur, on ouvre des tables avec une invitation.
refused-opening-admins = Sur ce serveur, ce sont ceux qui le gèrent qui ouvrent les tables.
refused-bad-invitation = Cette invitation n’est pas valable, ou ne l’est plus.
refused-closed = Cette table a été fermée par qui gère ce serveur.
refused-banned = Qui gère ce serveur ne laisse pas entrer cette adresse.
