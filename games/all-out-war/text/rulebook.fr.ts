/** The rulebook. Rule ids are anchors. */
export default `# The Walking Dead : All Out War

## Dans la boîte {#comp}

Deux groupes veulent le même ravitaillement, et les morts veulent les deux groupes. Voici ce qu'il y a sur la table ; les cartes elles-mêmes sont à la fin du livret. Là où le texte imprimé est obscur ou se tait, nous le disons : « notre choix » explique une règle, une « règle maison » en ajoute une qui manque.

- **AW-COMP01** Six figurines de Survivants : Rick, Carl, Derek, Patrick, Liam et Sandra.
- **AW-COMP02** Douze figurines de Rôdeurs, qui valent ensemble 180 points.
- **AW-COMP03** Quatre voitures et six barricades, en éléments de décor plats. Un camping-car est ici un élément facultatif.
- **AW-COMP04** Neuf pions Ravitaillement à deux faces : à fouiller et FOUILLÉ.
- **AW-COMP05** Un jeton Initiative, un compteur de Menace à 18 secteurs, un gabarit de Zone mortelle et une réglette aux longueurs courantes.
- **AW-COMP06** Dix jetons Activation et dix jetons Santé. Un jeton Santé a un côté vert et un côté qui montre la morsure.
- **AW-COMP07** La boîte contient 6 cartes Survivant, 1 carte Rôdeur, 15 cartes Événement, 16 cartes Ravitaillement et 8 cartes Équipement. Cette table en joue davantage : voyez les listes à la fin.
- **AW-COMP08** La boîte contient 6 dés rouges, 2 blancs, 1 bleu, 1 dé d'Action noir et 1 dé de Panique jaune. S'il en faut plus, lancez en plusieurs fois et additionnez ; ici, les dés ne manquent jamais.
- **AW-COMP09** Un tapis de papier de 20 pouces sur 20, les règles et un guide de démarrage.
- **AW-COMP10** S'il faut piocher et que la pioche est vide, on mélange la défausse pour en faire une nouvelle. Si les deux sont vides, on ne pioche rien.
- **AW-COMP10-R** Notre choix : le texte imprimé ne dit pas ce qu'il advient d'une pioche vide, donc on mélange.

## Ce que disent cartes et pièces {#data}

Tout ce qui est en jeu se décrit en quelques mots.

- **AW-DATA01** La carte d'un Survivant donne son nom et son sous-titre, le personnage, son Rôle, sa Faction s'il en a une, ses points, ses dés de Corps à corps, de Tir et de Défense (parfois aucun), son Sang-froid, sa santé maximale, un sac de 1 à 4 cartes, des mots-clés, des capacités et parfois une capacité de Meneur.
- **AW-DATA02** En cours de partie, un Survivant a aussi une place, il est debout ou à terre, il a une santé actuelle et peut-être une morsure, des objets dans deux mains, sur la tête, sur le corps et dans le sac, et les pions Ravitaillement qu'il porte. La table retient qui a été activé, qui est bloqué parce qu'engagé, qui a tiré ou Attaqué au corps à corps, les mains perdues, les Courses devenues impossibles, les amputations, les armes vides ou cassées et les effets passagers.
- **AW-DATA03** Un Rôdeur a un dé rouge de Corps à corps, un dé rouge de Défense, pas de Tir et pas de santé : une blessure le met à terre. Il compte pour 15 points.
- **AW-DATA03-R** Notre choix : les règles parlent d'un dé de Corps à corps sans en dire la couleur. Le rouge est le plus faible, et la boîte a juste les six dés rouges qu'il faut à trois Rôdeurs. La Défense est rouge aussi, car un Rôdeur à terre ou pris pour cible doit bien lancer quelque chose.
- **AW-DATA04** La carte d'un objet donne son nom, sa pioche (Équipement ou Ravitaillement) et son type : Arme à distance (Pistolet, Fusil, Chevrotine ou autre), Arme de corps à corps, Protection de la tête, Protection du corps ou Objet spécial. Puis viennent les points (Équipement seulement), les dés, la portée, les mots-clés, le texte, le bruit qu'il fait et le nombre d'exemplaires permis par groupe.
- **AW-DATA05** Une carte Événement donne son nom, un changement de Menace qui vient en premier, un effet pour chaque niveau de Menace, et dit si elle Reste en jeu et jusqu'à quand.
- **AW-DATA06** Un élément de décor a un nom, un contour, une classe de hauteur, des points de décor et des traits : Terrain difficile, Bloquant, Couvert léger ou lourd, Défendable, Surélevé, Infranchissable, Source, Franchissable.
- **AW-DATA07** Une carte bruyante l'indique en bas : Bruit ou Vacarme.
- **AW-DATA08** Chaque Rôdeur a un numéro, 1, 2, 3 et ainsi de suite, dans l'ordre où les Rôdeurs arrivent sur la table : à la mise en place, en entrant, par une carte ou à la place d'un Survivant mort. Aucun numéro n'est donné deux fois. Un Rôdeur qui s'en va perd le sien, et le suivant reçoit le premier numéro jamais utilisé. (Règle maison.)
- **AW-DATA09** Les pions Ravitaillement portent les lettres A à I dans l'ordre de leur placement, A au centre de la table. Ils les gardent une fois fouillés, portés ou tombés ; ceux qui tombent ensemble sont posés par ordre de lettre (AW-CRIT07-R). (Règle maison.)
- **AW-DATA10** Les éléments de décor sont numérotés par sorte dans l'ordre de leur placement : voiture 1, voiture 2, barricade 1, barricade 2 et ainsi de suite. Un élément mis de côté n'a pas de numéro ; les dispositions prêtes comptent dans l'ordre de leurs listes. Le bord où y vaut 0 est le sud, celui où x vaut 0 l'ouest, pour tout le monde. (Règle maison.)

## Les dés {#dice}

Les dés de couleur comptent les succès, le noir dit oui ou non, le jaune dit à quel point tout va mal.

| Dé | Ses six faces |
|---|---|
| Rouge | 0, 0, 1, 1, 1, 2! |
| Blanc | 0, 1, 1, 1, 2, 2! |
| Bleu | 1, 1, 2, 2, 2!, 3! |
| Noir (Action) | 3 faces vides, 3 insignes |
| Jaune (Panique) | Fuite, Terreur, Terreur, Prudence, Cri, Rage |

- **AW-DICE01** Chaque face d'un dé rouge, blanc ou bleu montre un nombre de succès, parfois aucun. On additionne ceux de tous les dés du lancer.
- **AW-DICE02** Chacun de ces dés a aussi au moins une face avec un critique, le tir à la tête, écrit « ! ». Un critique n'est pas un succès en lui-même.
- **AW-DICE02-R** Notre choix : le rouge a les faces 0, 0, 1, 1, 1, 2!, le blanc 0, 1, 1, 1, 2, 2!, le bleu 1, 1, 2, 2, 2!, 3! ; « 2! » veut dire deux succès et un critique. Blanc et bleu sont tels que l'éditeur les a annoncés. Le rouge a son critique sur le 2, car c'est avec lui que les Rôdeurs mordent. En moyenne, le rouge donne 5/6 de succès, le blanc 7/6, le bleu 11/6 ; un critique sort une fois sur six en rouge et en blanc, deux fois sur six en bleu.
- **AW-DICE03** Le dé d'Action, noir, a trois faces vides et trois avec un insigne.
- **AW-DICE04** Le dé de Panique, jaune, a six faces et cinq résultats.
- **AW-DICE04-R** Notre choix : Terreur y est deux fois, les quatre autres une fois.
- **AW-DICE05** Un lancer se compose dans cet ordre.
  1. Annoncez Attaque ou Défense, là où on le demande.
  2. Prenez les dés du Survivant ou du Rôdeur.
  3. Ajoutez ceux de ses objets et de ses règles.
  4. Ajoutez et retirez des dés : chacun d'abord par ses propres cartes, puis par celles de l'adversaire.
  5. Lancez.
  6. Relancez : chacun d'abord ses propres dés par ses propres règles, tous ensemble ; puis ceux de l'adversaire.
- **AW-DICE06** Son propriétaire relance un dé une fois au plus, et le second résultat compte. Seule une règle de l'adversaire peut le faire relancer encore.
- **AW-DICE07** Dans un lancer commun, un objet ou une capacité ne concerne que les dés apportés par son porteur, sauf mention contraire.
- **AW-DICE08** Là où un nombre est donné par un dé de couleur, comme les blessures d'une Amputation, lancez-le et comptez les succès. Les critiques n'y comptent pas.
- **AW-DICE09** S'il ne reste aucun dé, le lancer vaut 0 succès et aucun critique. (Règle maison.)
- **AW-DICE10** Chacun lance pour ses figurines. Pour les Rôdeurs, l'adversaire des Survivants concernés lance, en solo c'est vous. Sur cette table, cela ne change rien.

## Mesures et contacts {#geo}

Ici, pas de cases, seulement des pouces. Vous pouvez mesurer à tout moment ; la table le fait pour vous.

- **AW-GEO01** Toutes les longueurs sont en pouces, un pouce faisant 25 mm. Chacun peut mesurer n'importe quoi à tout moment.
- **AW-GEO02** La table fait 20 pouces sur 20, ou 40 sur 20, ou 10 sur 10 dans le scénario d'initiation. Aucun socle n'en franchit le bord, sauf si une règle le dit.
- **AW-GEO03** Chaque figurine se tient sur un socle rond de 1 pouce, rayon 0,5. Sa place est le centre du socle, à au moins 0,5 de chaque bord.
- **AW-GEO03-R** Notre choix : les règles ne donnent pas la taille des socles ; 25 mm environ conviennent à des figurines de cette échelle.
- **AW-GEO04** L'**écart** est la distance libre entre les bords : entre deux socles, la distance des centres moins 1 pouce ; entre un socle et un décor ou un point, la plus courte distance depuis son centre moins 0,5 ; entre décors et points, la plus courte distance. Deux millièmes de pouce sont pardonnés : au contact veut dire un écart d'au plus 0,002, à X ou moins un écart d'au plus X + 0,002, à au moins X un écart d'au moins X − 0,002. Deux socles se chevauchent quand l'écart est sous −0,002, et rien ne reste jamais ainsi. (Règle maison.)
- **AW-GEO05** La portée est l'écart entre le socle du tireur et celui de la cible. Bruit et Vacarme se mesurent de même ; depuis un point, jusqu'au bord du socle du Rôdeur.
- **AW-GEO05-R** Notre choix : pour Bruit et Vacarme, les règles ne nomment que l'origine ; nous mesurons de bord à bord comme pour la portée.
- **AW-GEO06** Un pion Ravitaillement est un disque plat de rayon 0,5. Il n'arrête ni les pas ni la vue, ne donne pas de couvert, et les figurines peuvent s'y tenir. Le toucher ou le chevaucher, c'est être au contact.
- **AW-GEO07** La Zone mortelle d'une figurine est un disque de 4 pouces autour d'elle, rayon 2. Une autre figurine y est si une partie de son socle y est : centres à 2,5 au plus, donc un écart d'au plus 1,5.
- **AW-GEO07-R** Notre choix : la taille est de nous. Un gabarit de 4 pouces est le plus grand, en pouces entiers, avec lequel une Explosion déviée de 3 pouces manque vraiment la figurine visée.
- **AW-GEO08** Une voiture fait 4 pouces sur 2, une barricade 4 sur 0,5. Un élément peut être tourné dans 24 directions (AW-GEO18) ; ses coins sont alors arrondis (AW-GEO17), et ce contour compte.
- **AW-GEO09** Les grands côtés sont les deux plus longs, dans un carré n'importe quelle paire de côtés opposés. Un socle touche un grand côté s'il est au contact et si son centre est droit devant ce côté, extrémités comprises. Ne toucher qu'un petit côté, ou un coin depuis l'extérieur de cette bande, c'est toucher le petit côté. (Règle maison.)
- **AW-GEO10** Un Survivant peut prendre tout chemin dont la longueur est permise ; tourner est gratuit. Indiquez une place et la table trouve le plus court chemin (AW-GEO19), ou tracez-le vous-même, point par point.
- **AW-GEO11** Sont en travers du chemin d'un Survivant le bord, le décor solide, toute autre figurine debout, et une bande de 1 pouce autour des ennemis debout que ce Mouvement n'engage pas. Pour les centres, cela fait 0,5 du décor, 1 des figurines, 2 de ces ennemis. On peut passer sur les figurines à terre, mais non s'y arrêter. Exceptions : partir d'une telle bande (AW-GEO20), les ennemis touchés ou affrontés à la fin (AW-MOVE04-R, AW-MOVE11).
- **AW-GEO12** Autour des coins et des socles, le chemin suit un arc, et sa vraie longueur compte, exacte à 0,0001 pouce près. (Règle maison.)
- **AW-GEO13** La ligne de vue est la droite entre les centres de deux socles. Toute autre figurine debout, alliée, ennemie ou Rôdeur, la bloque si la ligne entre dans son socle, c'est-à-dire passe à moins de 0,498 de son centre. Une ligne qui ne fait que frôler un socle est libre.
- **AW-GEO14** Un décor est traversé si cette même ligne le rencontre en un point quelconque, même un coin.
- **AW-GEO15** Le plus proche a le plus petit écart. Si deux diffèrent d'au plus 0,002, le joueur qui a l'Initiative choisit, sauf si une règle en nomme un autre (tout est dans AW-GEO23).
- **AW-GEO16** Un déplacement droit s'arrête là où le socle touche pour la première fois ce qui l'arrête. Ce qu'il touche dès le départ ne l'arrête que s'il va dedans, et ce qu'il ne fait que frôler tout du long ne l'arrête pas. (Règle maison.)
- **AW-GEO17** Places, coins et points sont en millièmes de pouce entiers. Là où une pièce s'arrête, sa place est arrondie au millième le plus proche, les moitiés vers le haut ; les points du chemin ne le sont pas. Cela la déplace d'au plus 0,00071, donc les voisins se touchent encore sans se chevaucher. Si la place arrondie n'est pas permise, la plus proche permise des huit autour compte (plus petit x, puis plus petit y), sinon la même un millième plus en arrière, et ainsi de suite jusqu'au départ. (Règle maison.)
- **AW-GEO18** Il y a 24 directions, de 15 en 15 degrés, depuis l'est dans le sens antihoraire. Leurs coordonnées sont fixées pour que tout appareil trouve le même résultat : pour 15° 0,9659258 et 0,2588190, pour 30° 0,8660254 et 0,5, pour 45° deux fois 0,7071068, et les mêmes en miroir pour les autres. Un décor rond est une figure à 24 coins dans ces directions. (Règle maison.)
- **AW-GEO19** Le chemin trouvé pour vous est le plus court permis. Il n'a jamais de Saut ni d'escalade ; ceux-là, vous les tracez. Les Terrains difficiles ne le font pas dévier : la table compare le plus court chemin, double à l'intérieur (AW-AREA02), et le plus court qui évite tous les Terrains difficiles sauf ceux du départ et de l'arrivée, et prend le moins cher. Un chemin est refusé s'il passe trop près de plus de 0,002 ; une longueur convient si elle dépasse d'au plus 0,002. (Règle maison.)
- **AW-GEO20** Parti à moins de 1 pouce d'un ennemi debout qu'on n'engage ni n'affronte, on peut s'éloigner ou passer, mais jamais s'en rapprocher tant qu'on est dans ce pouce ; le contourner à la même distance est permis. Deux millièmes sont pardonnés sur tout le chemin, et beaucoup de petits pas ne font pas une approche. (Règle maison.)
- **AW-GEO21** Si plusieurs points, chemins ou places sont les plus proches à 0,002 près, le joueur nommé par la règle choisit, sinon celui qui a l'Initiative.
- **AW-GEO22** Les longueurs du jeu en pouces : rayon des socles et des pions 0,5, rayon de la Zone mortelle 2, bande autour des ennemis 1, recul 1, Mouvement furtif 4, Course 8, pas d'un Rôdeur 6, Bruit et Vacarme 10, déviation d'une Explosion 3, Chevrotine et Assaut 6, point le plus proche pour une direction 1 (AW-WALK17-R), 1,01 entre les chemins et 6 entre les figurines quand l'ordre n'est pas demandé (AW-TURN07 à AW-TURN09), marge 0,002. Chacune a partout la même valeur. (Règle maison.)
- **AW-GEO23** Les égalités au complet : sont égales les valeurs à 0,002 près de la plus petite. Le joueur nommé par la règle choisit, sinon celui qui a l'Initiative. Ce qu'on ne demande à personne suit le plus petit numéro de Rôdeur, puis l'ordre des joueurs et la liste du groupe, puis le plus petit x, puis le plus petit y ; entre deux chemins, le premier point où ils se séparent compte. (Règle maison.)
- **AW-GEO24** Là où une règle demande s'il y a une place, la table essaie les points à chaque quart de pouce, et pour le décor les 24 directions ; pour le contact avec un décor, les points à 0,5 de chaque côté à chaque quart de pouce et aux extrémités ; pour le contact avec un socle, ses 24 directions et les points qui touchent aussi un second socle. Si aucun ne convient, il n'y en a pas, et l'étape suivante de la règle vaut. Une place choisie par vous est jugée par la règle, non par cette liste ; les places au bord pour les nouveaux Rôdeurs sont essayées exactement. (Règle maison.)

## Les cartes des Survivants et ce qu'ils portent {#card}

Deux mains, une tête, un corps et un sac : ce qui est à la bonne place fonctionne.

- **AW-CARD01** Le nom dit qui est un Survivant ; le sous-titre distingue les versions d'un même personnage.
- **AW-CARD02** Le Sang-froid est Faible, Moyen ou Élevé.
- **AW-CARD03** La santé commence au plus grand nombre de la carte, jeton sur son côté vert.
- **AW-CARD04** Les Rôdeurs n'ont pas de santé. Toute blessure les met à terre ; seul un critique, ou un coup quand ils sont à terre, les retire.
- **AW-CARD05** Un Survivant a deux emplacements de main pour armes et Objets spéciaux, un de tête et un de corps pour la Protection qui convient, et un sac pour 1 à 4 cartes de toute sorte.
- **AW-CARD06** Les cartes en main, sur la tête et sur le corps sont équipées. Armes et Protections ne fonctionnent qu'ainsi.
- **AW-CARD07** Les Objets spéciaux fonctionnent aussi depuis le sac, sauf s'ils donnent une Action spéciale (AW-SPEC02) ou disent autre chose.
- **AW-CARD07-R** Notre choix : une page dit que les Objets spéciaux n'ont pas à être équipés, une autre que ceux qui ont une Action spéciale doivent l'être. La seconde l'emporte. Dépenser une Action spéciale demande l'objet équipé si son texte ne permet pas le sac ; les usages continus et gratuits valent depuis le sac.
- **AW-CARD08** Les Survivants ne se passent des objets que par l'Action Échanger des objets.
- **AW-CARD09** Une capacité de Meneur ne vaut que tant que ce Survivant mène le groupe. Pour tout autre, elle n'existe pas.
- **AW-CARD10** Si le Meneur meurt, la capacité est perdue et personne ne prend la suite.
- **AW-CARD10-R** Notre choix : le texte imprimé n'en dit rien.

## La Menace {#thr}

Le compteur dit à quel point tout va mal ; il attend la fin d'un tour pour dire que c'est fini.

| Niveau | Menace |
|---|---|
| Nulle | 1 à 3 |
| Faible | 4 à 8 |
| Moyenne | 9 à 13 |
| Forte | 14 à 18 |

- **AW-THR01** La Menace va de 1 à 18, en quatre niveaux : Nulle de 1 à 3, Faible de 4 à 8, Moyenne de 9 à 13, Forte de 14 à 18.
- **AW-THR02** Elle ne descend pas sous 1 et ne dépasse pas 18 ; le surplus est perdu. (Règle maison.)
- **AW-THR03** La Menace monte de 1 à chaque Vacarme, à chaque Cri et à chaque Rage, une fois au début d'une phase de Corps à corps où quelqu'un doit se battre, quand une carte le dit, quand un Événement demande plus de nouveaux Rôdeurs qu'il n'y en a, et en solo à la fin de chaque tour.
- **AW-THR04** Elle baisse quand quelqu'un Garde son sang-froid, et par des cartes.
- **AW-THR05** Elle change aussitôt ; quand une règle demande le niveau, on regarde le compteur à ce moment-là.
- **AW-THR06** Atteindre 18 ne finit encore rien. Cela ne compte qu'à la fin du tour, et il reste peut-être le temps de la faire baisser.

## Bruit et Vacarme {#noise}

Les Rôdeurs vont vers ce qu'ils entendent : un seul pour un Bruit, tous pour un Vacarme.

- **AW-NOISE01** Bruit et Vacarme viennent d'Actions et d'Événements. On les résout dès que cette Action ou cet effet est fini, avant que quiconque fasse autre chose.
- **AW-NOISE02** Bruit : le Rôdeur disponible le plus proche, à 10 pouces ou moins, avance aussitôt, de 6 pouces au plus, droit vers l'origine.
- **AW-NOISE02-R** Notre choix : disponible veut dire debout et au contact d'aucun Survivant, donc un Rôdeur ne quitte jamais sa victime. Une page demande seulement qu'il ne soit pas à terre ; nous gardons la plus stricte. S'il n'y en a aucun à 10 pouces ou moins, il ne se passe rien.
- **AW-NOISE03** Vacarme : d'abord la Menace monte de 1, puis chaque Rôdeur disponible à 10 pouces ou moins avance droit vers l'origine.
- **AW-NOISE04** Pour un Vacarme, les Rôdeurs concernés sont fixés avant que le premier avance. Puis les joueurs, à tour de rôle et en commençant par celui qui a l'Initiative, choisissent le suivant ; un Rôdeur qui n'est plus disponible est sauté. Quand on ne demande à personne : AW-TURN06.
- **AW-NOISE05** L'origine est la place de la figurine bruyante à la fin de son Action ; pour une Explosion le centre du gabarit, pour une carte le point qu'elle nomme.
- **AW-NOISE06** Un Rôdeur qui arrive ainsi au contact d'un Survivant l'engage.
- **AW-NOISE07** Bruit et Vacarme peuvent faire avancer le même Rôdeur plusieurs fois dans un tour.
- **AW-NOISE08** Une Action n'est bruyante qu'une fois, quel que soit le nombre de tirs.
- **AW-NOISE09** Si elle devait faire Bruit et Vacarme, elle ne fait que Vacarme. (Règle maison.)
- **AW-NOISE10** Le Rôdeur disponible le plus proche suit un Bruit même s'il ne peut avancer que peu ou pas du tout ; aucun autre n'y va à sa place. Si la figurine bruyante est morte entre-temps, l'origine est là où elle était. (Règle maison.)

## La Panique {#panic}

Un Survivant qui a moins de Sang-froid que la Menace n'en demande le perd avant toute chose.

| Sang-froid | Panique |
|---|---|
| Faible | à Menace Moyenne et Forte (dès 9) |
| Moyen | à Menace Forte (dès 14) |
| Élevé | jamais |

- **AW-PANIC01** Avant tout, dans une activation, on compare le niveau de Menace au Sang-froid du Survivant. Nulle est sous Faible. Si le niveau est plus haut, c'est la Panique.
- **AW-PANIC02** Un Sang-froid Faible panique donc dès Menace 9, un Moyen dès 14, un Élevé jamais.
- **AW-PANIC03** Un Survivant debout qui panique lance le dé de Panique, et le résultat vaut aussitôt. À terre, il ne lance pas et subit Terreur.
- **AW-PANIC04** On n'évite pas la Panique en renonçant à activer quelqu'un : tout Survivant qui peut être activé doit l'être.
- **AW-PANIC05** Une Action imposée par la Panique est une des deux, et ne se répète pas dans cette activation.
- **AW-PANIC06** **Fuite** : il Court droit à l'opposé de l'ennemi le plus proche, toute la distance, en ne tournant que pour le décor et les ennemis, et ne fait rien d'autre. Cela fait du Bruit, comme toute Course.
- **AW-PANIC06-R** Notre choix : la direction va du centre de l'ennemi le plus proche par celui du fuyard, ennemis à terre compris ; entre ennemis aussi proches, le propriétaire en nomme un. Il fait 8 pouces, tourne autour des obstacles et du bord selon AW-PANIC14, ne touche aucun ennemi et ne Saute pas. S'il ne peut bouger, ou n'a aucun ennemi sur la table, il reste, et le Bruit a lieu quand même. Un amputé qui ne peut plus Courir fait 4 pouces furtifs, sans Bruit.
- **AW-PANIC07** **Terreur** : une seule Action ce tour-ci.
- **AW-PANIC08** **Prudence** : une seule Action, et aucune qui fasse Bruit ou Vacarme, donc ni Course, ni Faire du Bruit, ni arme bruyante. Une arme dont le bruit dépend d'un lancer compte comme bruyante.
- **AW-PANIC09** **Cri** : la Menace monte de 1, il Fait du Bruit, puis a droit à une autre Action, différente.
- **AW-PANIC10** **Rage** : la Menace monte de 1, il agit comme d'habitude avec deux Actions et ajoute un dé rouge à ses Attaques au corps à corps jusqu'à la fin du tour.
- **AW-PANIC10-R** Notre choix : la couleur de ce dé ne se lit pas dans les règles ; il est rouge.
- **AW-PANIC11** Un Survivant qui panique ne peut pas Garder son sang-froid dans cette activation, quel que soit le résultat.
- **AW-PANIC12** La Panique se vérifie une fois par activation, avec la Menace du moment. Les changements suivants ne comptent pas.
- **AW-PANIC13** Si le Bruit d'un Cri amène un Rôdeur au contact, l'activation est finie et la seconde Action perdue.
- **AW-PANIC14** Comment tourne une fuite : on va droit dans la première direction aussi loin que possible ; si cela ne gagne pas plus de 0,01 pouce, on essaie de la tourner de 15, 30, 45, 60, 75 et 90 degrés de chaque côté, chaque fois pour 1 pouce au plus, et on prend celle qui finit le plus loin de l'ennemi (à égalité le plus petit angle, entre angles égaux le propriétaire choisit). Si même ainsi on gagne moins de 0,01, la fuite est finie ; sinon on recommence avec ce qui reste. Les Terrains difficiles coûtent le double. La bande d'un ennemi où commence un tronçon ne l'arrête que là où on s'en rapprocherait (AW-GEO20). Si la fin tombe sur un socle à terre, c'est le dernier point du chemin qui n'en couvre aucun. (Règle maison.)

## Composer un groupe {#group}

Convenez d'un nombre de points et choisissez vos gens. Ce qu'ils portent compte aussi.

- **AW-GROUP01** Convenez d'une limite : 100 points pour débuter, puis 150, 250 et ainsi de suite. Les points de tous vos Survivants et de leur Équipement ne peuvent la dépasser.
- **AW-GROUP02** Une partie porte le nom de sa limite : une partie à 100 points.
- **AW-GROUP03** Les Survivants neutres, sans symbole de Faction, vont avec tout le monde. Pour le reste, un groupe n'a qu'une Faction. Ici il y en a une : le Groupe de Rick.
- **AW-GROUP04** Nommez un seul Meneur. Ce peut être n'importe qui.
- **AW-GROUP05** Aucun Rôle ne peut revenir à plus de la moitié de vos figurines, arrondie à l'entier supérieur. Le Rôle du Meneur n'a pas de limite.
- **AW-GROUP06** Un groupe n'a pas deux versions d'un même personnage. Les deux groupes peuvent avoir le même.
- **AW-GROUP07** Personne ne reçoit plus d'Équipement qu'il n'en peut tenir : deux mains, tête, corps et sac, chaque carte à un emplacement qui convient ; les Accessoires vont sur leur objet. Gardez de la place dans le sac : il y a des choses à trouver.
- **AW-GROUP08** L'Équipement est donné à un Survivant à l'achat et mis en place avant de jouer, face visible.
- **AW-GROUP09** Un groupe peut acheter une carte Équipement autant de fois que le dit sa limite : 2 d'habitude, 1 pour les plus rares. (Règle maison.)
- **AW-GROUP10** Les cartes Ravitaillement ne s'achètent pas.
- **AW-GROUP11** Un groupe a au moins un Survivant.

## Les Rôles {#role}

Ce que chacun fait de mieux.

- **AW-ROLE01** Cogneur : peut utiliser les objets réservés aux Cogneurs, reçoit au corps à corps ce que les cartes donnent aux Cogneurs, et tient d'une main un objet Encombrant.
- **AW-ROLE02** Tacticien : Garder son sang-froid lui réussit toujours.
- **AW-ROLE03** Tireur : peut utiliser les objets réservés aux Tireurs, reçoit en tirant ce que les cartes donnent aux Tireurs, et vise au Fusil avec un dé blanc au lieu d'un rouge.
- **AW-ROLE04** Soutien : a des capacités qui aident les alliés, et aucune règle à lui.
- **AW-ROLE05** Éclaireur : chaque Saut lui réussit.

## Avant la partie {#setup}

De la table vide au premier tour.

- **AW-SETUP01** Dans cet ordre : choisissez un scénario ; composez les groupes ; préparez la table, mélangez Événements et Ravitaillement face cachée, gardez sous la main la carte Rôdeur, la réglette, le gabarit, les dés et les pions ; suivez le scénario ; posez face visible les cartes des Survivants et l'Équipement, avec leurs jetons Santé.
- **AW-SETUP02** La table fait 20 pouces sur 20 jusqu'à 300 points, 40 sur 20 à partir de 301.
- **AW-SETUP03** Un joueur, pris au hasard, lance le dé d'Action : avec un insigne, il a l'Initiative pour la mise en place, sinon c'est l'autre.
- **AW-SETUP04** Un scénario dit quelles figurines et quel décor utiliser, comment tout placer, qui a l'Initiative et comment gagner.
- **AW-SETUP05** Quand vous connaîtrez le jeu, ajoutez les règles des autres décors.

## Le scénario « The Walking Dead » {#scen}

Neuf ravitaillements dans le no man's land, et déjà quelqu'un à côté de chacun. Il convient à tout nombre de points.

- **AW-SCEN01** Deux zones des Survivants longent des bords opposés ; la zone des Rôdeurs est la bande entre elles.
- **AW-SCEN01-R** Notre choix : les bords des Survivants sont le nord et le sud, sur la grande table les deux longs. Une zone des Survivants est profonde de 6 pouces ; celle des Rôdeurs va de 6 à 14 pouces sur toute la largeur. Les Survivants partent du bord, et un premier Mouvement furtif amène l'avant du socle à 5 pouces. Au tour 1, personne n'atteint donc ainsi un pion, comme le veulent les règles.
- **AW-SCEN02** Avec la boîte : 4 voitures et 6 barricades, 14 points de décor. Sinon, choisissez 14 points par carré de 20 pouces sur 20, à tour de rôle et en commençant par le joueur qui a l'Initiative, jusqu'à épuisement ; aucun choix ne peut dépasser ce qui reste.
- **AW-SCEN03** Les éléments sont répartis aussi également que possible en points, la plus grande part au joueur qui a l'Initiative. Puis on en place un chacun, à tour de rôle, lui d'abord.
- **AW-SCEN03-R** Notre choix : avec la boîte, chaque joueur place 2 voitures et 3 barricades. Sur une table de 40 sur 20, tout est doublé, 8 voitures et 12 barricades.
- **AW-SCEN04** Aucun élément ne peut être à moins de 2 pouces du centre exact de la table.
- **AW-SCEN05** Les sources de ravitaillement, dans la boîte les voitures, sont entièrement dans la zone des Rôdeurs, à au moins 2 pouces de tout autre décor et du bord. S'il n'y a pas de telle place, on les place comme les autres.
- **AW-SCEN06** Les autres éléments, dans la boîte les barricades, vont n'importe où à au moins 2 pouces de tout autre ; ils peuvent toucher le bord. Un élément sans place est mis de côté. (La dernière phrase est une règle maison.)
- **AW-SCEN07** Neuf pions Ravitaillement, côté à fouiller visible. Le premier va au centre exact.
- **AW-SCEN08** On place les huit autres à tour de rôle, le joueur qui a l'Initiative d'abord, entièrement dans la zone des Rôdeurs et avec au moins 2 pouces d'écart entre eux.
- **AW-SCEN09** Les premiers vont sur les sources, un par source, jusqu'à ce que chacune en ait un.
- **AW-SCEN09-R** Notre choix : un pion sur une source est en son milieu et ignore les 2 pouces s'ils sont impossibles ; les autres ne peuvent chevaucher de décor. S'il ne reste pas de place, l'écart passe à 1 pouce, puis à rien.
- **AW-SCEN10** Sur la table de 40 sur 20 aussi, il y a neuf pions, et il en faut sept. (Règle maison.)
- **AW-SCEN11** Il y a autant de Rôdeurs que la limite de points divisée par 15, arrondie à l'entier supérieur : 4 pour 50, 7 pour 100, 10 pour 150, 17 pour 250, 20 pour 300.
- **AW-SCEN12** On les place à tour de rôle, le joueur qui a l'Initiative d'abord. Tant qu'il y en a, un va à chaque pion Ravitaillement : il le touche ou le chevauche, ou touche la source qui le porte. Vous choisissez le pion et la place autour : sur la table, sans chevaucher de socle ni de décor, dans la zone des Rôdeurs si possible.
- **AW-SCEN12-R** Notre choix : le pion se choisit librement ; près de lui ou de sa source, prenez une place où tout le socle est dans la zone des Rôdeurs s'il y en a une, sinon il peut en sortir. Un pion sans aucune place est sauté. Une place qui touche plusieurs pions ou sources ne vaut que pour le plus proche.
- **AW-SCEN13** Les autres Rôdeurs vont entièrement dans la zone des Rôdeurs, à au moins 2 pouces de tout autre Rôdeur et du centre exact. Si c'est impossible, 1 pouce, puis n'importe où sans chevauchement. (La dernière phrase est une règle maison.)
- **AW-SCEN14** Les Rôdeurs qui ne sont pas sur la table attendent dans la réserve. Il y en a 12 en tout, ou 4 de plus qu'au départ si cela fait plus.
- **AW-SCEN14-R** Notre choix : la boîte en a 12 ; pour de plus grandes parties, on suppose que vous en avez d'autres.
- **AW-SCEN15** Un joueur lance de nouveau le dé d'Action pour l'Initiative du tour 1, comme dans AW-SETUP03.
- **AW-SCEN16** Le joueur qui a l'Initiative choisit une zone des Survivants et y place un Survivant au contact du bord. L'autre en place un dans la zone opposée, et ainsi de suite ; celui qui en a plus continue seul.
- **AW-SCEN17** La Menace commence à 1.
- **AW-SCEN18** On joue jusqu'à une victoire, ou jusqu'à ce que la Menace soit à 18 à la fin d'un tour.
- **AW-SCEN19** Un groupe qui a au moins 7 pions Ravitaillement à la fin d'un tour gagne. Seuls comptent ceux des Survivants en vie.
- **AW-SCEN20** Si la Menace est à 18 à la fin d'un tour et que personne n'en a 7, le groupe qui en a le plus gagne. À nombre égal, partie nulle.
- **AW-SCEN21** Si tous les rivaux sont morts, vous gagnez. Si les deux groupes disparaissent dans le même tour, partie nulle.
- **AW-SCEN21-R** Notre choix : tout se vérifie seulement dans la phase finale, dans cet ordre. Les deux disparus, partie nulle ; un disparu, l'autre gagne ; 7 pions, leur joueur gagne ; Menace 18, on compare. Un camp sans figurines voit donc la fin du tour.
- **AW-SCEN22** Au tour 1, aucun Mouvement furtif ne peut finir au contact d'un pion Ravitaillement ou d'une source qui en porte un, pas même celui, plus long, de certains Survivants. Y Courir est permis.
- **AW-SCEN23** Comment répartir les éléments choisis : avec la plus petite différence de points, la plus grande part au joueur qui a l'Initiative ; à égalité, la répartition qui laisse le plus d'éléments à ceux qui les ont choisis, puis celle qui donne à ce joueur le choix le plus ancien là où deux diffèrent. Un élément peut être choisi autant de fois qu'on veut. Un joueur qui a placé tous les siens attend l'autre. Boîte : AW-SCEN03-R. (Règle maison.)

## Le tour {#turn}

Agir, les voir venir, se battre, compter les restants.

- **AW-TURN01** Un tour a quatre phases : Action, Événement, Corps à corps, phase finale. Puis le suivant commence, jusqu'à la fin de la partie.
- **AW-TURN02** Le jeton Initiative dit qui commence dans chaque phase et qui décide en cas de doute.
- **AW-TURN03** À la fin de chaque phase finale, il passe à l'autre joueur.
- **AW-TURN04** Sont ennemies toutes les figurines qui ne sont pas de votre groupe : les Survivants rivaux et tous les Rôdeurs. Les Rôdeurs sont ennemis de tout Survivant et jamais entre eux.
- **AW-TURN05** Engagé veut dire socle à socle avec au moins un ennemi debout. Ne toucher que des ennemis à terre n'engage pas, et le contact à travers une barricade non plus.
- **AW-TURN05-R** Notre choix : un Survivant à terre touché par un Rôdeur ou un rival debout est engagé et ne peut être activé ; celui qui est debout n'est pas engagé par lui.
- **AW-TURN06** Là où Rôdeurs, corps à corps ou Survivants sont pris l'un après l'autre et où aucun ordre ne changerait rien, on ne demande à personne : les Rôdeurs par numéro, les Survivants par joueur puis par liste, les corps à corps par leur plus petit numéro de Rôdeur, ceux sans Rôdeur en dernier selon leur premier Survivant. AW-TURN07 à AW-TURN09 disent quand l'ordre ne compte pas, chaque fois pour tous ceux qui restent. Dans le doute, on demande. (Règle maison.)
- **AW-TURN07** Pas des Rôdeurs : on calcule celui de chacun, tout le reste immobile. L'ordre ne compte pas si tout ceci vaut. (Règle maison.)
  1. Tous les chemins, départs et arrêts compris, sont à au moins 1,01 pouce les uns des autres.
  2. Deux de ces Rôdeurs n'arrivent pas au contact du même Survivant.
  3. Aucun ne doit faire de la place ni glisser (AW-WALK13, AW-WALK18).
  4. Aucun ne rencontre une égalité ou un dé, comme Odeur masquée ou un Terrain difficile.
  5. Personne ne peut utiliser une carte ou une capacité entre-temps.
- **AW-TURN08** Corps à corps : l'ordre ne compte pas si tout ceci vaut. (Règle maison.)
  1. Toutes les paires sont socle à socle au même niveau, aucune à travers une barricade ou un rebord.
  2. Les figurines de corps à corps différents sont à au moins 6 pouces.
  3. Aucun de leurs Survivants n'a équipé un Pistolet prêt à tirer, ni une arme utilisable à Bruit ou Vacarme.
  4. La réserve a au moins autant de Rôdeurs qu'il y a de Survivants concernés.
  5. Dans tous sauf un au plus, il n'y a rien à choisir : un contre un, et l'Attaque ou la Défense est forcée.
- **AW-TURN09** Infection : l'ordre ne compte pas si personne ne peut utiliser de carte ou de capacité sur ces lancers, et si tous les concernés ont au moins 2 de santé, ou que ceux qui en ont 1 sont à au moins 6 pouces les uns des autres et que la réserve a autant de Rôdeurs. (Règle maison.)

## Phase d'Action {#act}

Un Survivant après l'autre, deux choses différentes chacun.

- **AW-ACT01** Le joueur qui a l'Initiative commence ; puis les joueurs activent à tour de rôle un de leurs Survivants.
- **AW-ACT02** Quand l'un n'a plus personne à activer, l'autre active le reste des siens l'un après l'autre.
- **AW-ACT03** Chaque Survivant est activé une fois par tour au plus et reçoit ensuite un jeton Activation jusqu'à la fin du tour.
- **AW-ACT04** Un Survivant engagé avant son activation ne peut être activé dans cette phase.
- **AW-ACT04-R** Notre choix : c'est à prendre à la lettre. Engagé au début de la phase ou à un moment quelconque avant d'agir, un Survivant reste bloqué jusqu'à la fin de la phase, même si un allié le libère.
- **AW-ACT05** Si vous pouvez activer quelqu'un, vous le devez ; on ne passe pas. Mais un Survivant activé peut utiliser zéro, une ou deux Actions.
- **AW-ACT06** Une activation, c'est la vérification de Panique, puis jusqu'à deux Actions dans n'importe quel ordre.
- **AW-ACT07** Elle finit aussitôt si le Survivant est engagé, par son propre Mouvement ou par un Rôdeur qui arrive, s'il meurt ou s'il n'a plus d'Action.
- **AW-ACT08** Les deux Actions doivent être différentes. Mouvement furtif et Course sont la même, le Mouvement, donc jamais les deux. Bouger puis Tirer est permis.
- **AW-ACT09** Les neuf Actions : Mouvement, Tirer, Fouiller, Se cacher, Se relever, Garder son sang-froid, Échanger des objets, Faire du Bruit, Action spéciale.
- **AW-ACT10** Si une règle fait faire une Action à un Survivant, c'est une de ses deux, sauf mention contraire.
- **AW-ACT11** Les Actions spéciales de cartes ou de règles différentes sont des Actions différentes ; la même ne sert pas deux fois. (Règle maison.)
- **AW-ACT12** Un Survivant à terre ne peut que faire un Mouvement furtif ou Se relever, dans n'importe quel ordre s'il a deux Actions. Une fois debout, la seconde Action peut être n'importe quelle autre.

## Mouvement {#move}

Quatre pouces en silence, ou huit qui s'entendent.

- **AW-MOVE01** Un Mouvement est furtif, 4 pouces au plus et sans bruit, ou une Course, 8 pouces au plus avec Bruit. Rien n'oblige à tout utiliser.
- **AW-MOVE02** Allez dans n'importe quelle direction, par n'importe quel chemin, mais pas à travers d'autres figurines debout, alliées ou ennemies. On passe sur les figurines à terre.
- **AW-MOVE03** Restez à au moins 1 pouce de chaque ennemi debout que vous n'engagez pas, tout le long.
- **AW-MOVE03-R** Notre choix : cela vaut pour tout ennemi debout au contact duquel ce Mouvement ne finit pas, engagé ailleurs ou non. Parti de l'intérieur d'un tel pouce, on peut bouger tant qu'on ne se rapproche pas de cet ennemi (AW-GEO20).
- **AW-MOVE04** Un Mouvement qui finit au contact d'ennemis debout les engage, et ce sont exactement ses cibles ; on n'annonce que le chemin. Pour eux, seul leur socle est un obstacle. Le pouce autour de tous les autres ennemis debout vaut le long du chemin et à la fin.
- **AW-MOVE04-R** Notre choix : une place qui touche un ennemi et est à moins de 1 pouce d'un autre sans le toucher est refusée ; on n'en engage deux que d'une place qui touche les deux. Une cible n'est touchée qu'à la fin ; longer son socle avant compte comme un cheveu d'écart et est permis. Un chemin qui finit par un Saut est jugé à l'arrivée. Sinon, on pourrait nommer tout le monde, en toucher un et ignorer les autres.
- **AW-MOVE05** Au contact d'un ennemi debout, le Mouvement s'arrête, les deux sont engagés et l'activation est finie.
- **AW-MOVE06** Une Course fait toujours du Bruit, résolu une fois le Mouvement achevé, même si elle fut courte, si un Saut a manqué ou si elle finit sur un ennemi.
- **AW-MOVE07** Personne ne franchit le bord de la table.
- **AW-MOVE08** Vous pouvez toucher décor et alliés. Vous ne pouvez vous arrêter sur un socle ni sur un décor solide ; Terrains difficiles et éléments Surélevés ont leurs propres règles.
- **AW-MOVE09** Les pions Ravitaillement ne gênent pas : on y passe et on s'y tient.
- **AW-MOVE10** Un Survivant qui affronte un ennemi par-dessus une barricade peut s'en aller ; le pouce d'AW-MOVE03 n'interdit pas sa place de départ.
- **AW-MOVE11** Vous pouvez vous mettre à une barricade et affronter les ennemis d'en face, ceux qui touchent l'autre grand côté à la fin du chemin (AW-BARR02). Leur pouce ne compte pas pour ce Mouvement, mais leurs socles restent des obstacles et ne sont pas touchés. Affronter ainsi n'engage personne et ne finit pas l'activation.
- **AW-MOVE11-R** Notre choix : le pouce est là pour les ennemis qu'on ne veut pas combattre. À travers une barricade, l'écart n'est que d'un demi-pouce. Sans cette règle, personne ne pourrait se mettre à une barricade tenue par un ennemi, alors que les règles permettent d'attaquer par-dessus.

## Sauts {#leap}

Par-dessus la barricade, si l'insigne est avec vous.

- **AW-LEAP01** Pendant un Mouvement, un Survivant peut Sauter par-dessus une barricade ou une voiture.
- **AW-LEAP02** Seulement dans le sens court : on entre par un grand côté et on sort par l'autre.
- **AW-LEAP02-R** Notre choix : un Saut est une droite à angle droit des grands côtés, du contact avec l'un au contact avec l'autre. Sa longueur est l'épaisseur plus 1 pouce, donc 1,5 pour une barricade et 3 pour une voiture. La place d'arrivée est arrondie (AW-GEO17), la longueur non.
- **AW-LEAP03** Avant de lancer, il faut assez de mouvement pour tout le Saut et une place permise où retomber : sans chevauchement, dans le bord, à 1 pouce de tout ennemi qu'on n'y touche ni n'affronte.
- **AW-LEAP04** Lancez le dé d'Action. Insigne : vous êtes de l'autre côté, la longueur compte comme mouvement et vous pouvez continuer avec le reste. Face vide : vous restez où vous êtes, au contact de ce côté-ci, et cette Action ne vous mène pas plus loin.
- **AW-LEAP04-R** Notre choix : un chemin finit par son premier Saut ; vous choisissez la suite après le lancer, depuis l'arrivée, avec ce qui reste, peut-être avec un autre Saut. Après une face vide, ou si l'arrivée engage quelqu'un, on ne demande plus rien. Chaque tronçon est jugé seul, mais tous sont un Mouvement, une Action et, pour une Course, un seul Bruit après le dernier. Après une face vide, vous pouvez être à moins de 1 pouce d'un ennemi près duquel vous vouliez retomber. Il en va de même pour monter et descendre (AW-ELEV03).
- **AW-LEAP05** Les Éclaireurs réussissent sans lancer.
- **AW-LEAP06** Aucun Mouvement ne finit sur une barricade ou une voiture, sauf si elle est Surélevée.
- **AW-LEAP07** On peut Sauter plusieurs fois dans un Mouvement tant qu'il en reste. Chaque Saut a son lancer et finit un tronçon.
- **AW-LEAP08** Les Rôdeurs ne Sautent jamais.
- **AW-LEAP09** Un Survivant à terre ne peut pas Sauter. (Règle maison.)
- **AW-LEAP10** Retomber au contact d'un ennemi debout l'engage et finit le Mouvement.

## Tirer {#shoot}

Bruyant, mortel, et pas toujours pour celui qu'on visait.

- **AW-SHOOT01** Un Survivant debout, non engagé, avec une Arme à distance équipée ni vide ni cassée, peut Tirer sur un ennemi à portée et en vue.
- **AW-SHOOT02** Avec deux Armes à distance équipées, une Action en utilise une.
- **AW-SHOOT03** Ligne de vue : AW-GEO13. Les figurines à terre ne la bloquent jamais.
- **AW-SHOOT04** Le décor ne bloque pas la vue, sauf vers une cible à terre derrière lui ; pour le reste, il donne du couvert.
- **AW-SHOOT05** La portée est l'écart (AW-GEO05), limite comprise. Sur une table de 20 sur 20, une arme d'au moins 20 pouces porte partout ; sur les plus grandes, mesurez.
- **AW-SHOOT06** L'attaque lance les dés de l'arme, ceux de Tir du Survivant s'il en a, et les bonus.
- **AW-SHOOT07** La cible se Défend toujours, un Rôdeur aussi : dés de Défense, Protections et objets, couvert, autres bonus.
- **AW-SHOOT08** Si l'attaque a plus de succès, la cible subit la différence en blessures. Avec autant ou moins, il ne lui arrive rien.
- **AW-SHOOT09** Un tir, dans l'ordre : choisissez la cible ; si elle est au corps à corps, AW-SHOOT16 ; réunissez les dés ; lancez ; relancez ; comparez ; blessures et critiques ; vérification des munitions (AW-CRIT05) ; ce que font ensuite les mots-clés ; et après le dernier tir de l'Action, Bruit ou Vacarme.
- **AW-SHOOT10** Même sans dés de Tir, on peut tirer, avec ceux de l'arme.
- **AW-SHOOT11** On ne vise pas ses alliés ; seuls les ennemis sont des cibles.
- **AW-SHOOT12** Couvert : prenez la ligne entre les centres. Chaque décor qu'elle rencontre compte, même en partie, sauf ceux au contact du socle du tireur ; les pions Ravitaillement ne comptent jamais. Si un décor compte, la cible est à couvert.
- **AW-SHOOT13** Chaque barricade traversée donne à la cible un dé rouge, chaque voiture un blanc. Ils s'ajoutent.
- **AW-SHOOT13-R** Notre choix : les couleurs sont perdues dans le texte imprimé, mais connues du jeu. Le couvert léger est rouge, le lourd est blanc.
- **AW-SHOOT14** On ne peut tirer sur une figurine à terre que si elle n'est pas à couvert de ce tireur. À couvert, elle ne peut être une cible.
- **AW-SHOOT15** Une cible à terre lance sa Défense habituelle. Les blessures d'un Survivant à terre sont les mêmes ; le coup d'AW-PRONE05 est pour le corps à corps. Un Rôdeur à terre et blessé reste à terre ; avec un critique, il est retiré. (Règle maison.)
- **AW-SHOOT16** Tirer dans un corps à corps : si la cible est engagée, lancez d'abord le dé d'Action. Insigne : la cible choisie. Face vide : une autre figurine de ce corps à corps, choisie par l'adversaire. Puis on continue contre elle.
- **AW-SHOOT16-R** Notre choix : une autre figurine veut dire n'importe laquelle socle à socle avec la cible choisie, debout ou à terre, alliée ou non, mais différente. Portée et vue ne sont pas revérifiées ; le couvert se mesure vers la nouvelle cible. Même à terre et à couvert, elle peut être touchée, avec ses dés de couvert.
- **AW-SHOOT17** Un Survivant touché ainsi l'est comme n'importe qui. Un allié peut mourir.
- **AW-SHOOT18** Les figurines qui ne se battent qu'à travers une barricade ne sont pas engagées, donc pas de lancer.
- **AW-SHOOT19** Armes et capacités à plusieurs tirs : tirez jusqu'à ce nombre, moins si vous voulez, sauf si la carte l'interdit. Finissez chaque tir avant de choisir la cible suivante.
- **AW-SHOOT20** Une arme qui se vide ou se casse perd les tirs qui restent.

## Blessures, critiques et mort {#wound}

Les Survivants s'usent ; les Rôdeurs tombent et se relèvent, sauf si on touche la tête.

- **AW-WOUND01** Toute blessure met à terre un Rôdeur debout.
- **AW-WOUND02** Chaque blessure coûte 1 santé à un Survivant. À 0, il meurt.
- **AW-WOUND03** Un Survivant mort est remplacé sur place par un Rôdeur à terre de la réserve, sauf si AW-CRIT03 s'applique. Si la réserve est vide, on ne place rien. (La dernière phrase est une règle maison.)
- **AW-WOUND04** Ce Rôdeur n'est à personne et se comporte comme les autres.
- **AW-CRIT01** Les critiques ne sont pas des succès. Ils ne comptent que si l'attaque cause au moins une blessure par des succès.
- **AW-CRIT01-R** Notre choix : cela ressort de ce que les règles disent des Rôdeurs blessés et des égalités ; nous lisons de même contre les Survivants.
- **AW-CRIT02** Contre un Survivant, chaque critique ajoute 1 blessure : tous quand on tire, un par ennemi au plus au corps à corps (AW-MELEE24).
- **AW-CRIT03** Un Survivant tué par une attaque avec un critique ne devient pas un Rôdeur.
- **AW-CRIT04** Un Rôdeur blessé par une attaque avec un critique est retiré et retourne à la réserve.
- **AW-CRIT05** Vérification des munitions : si un tir a donné un critique, touché ou manqué, lancez une fois le dé d'Action. Insigne : rien. Face vide : après ce tir, l'arme est vide jusqu'à ce qu'une carte la recharge.
- **AW-CRIT05-R** Notre choix : une page parle de tirs à la tête infligés, une autre de critiques obtenus ; tout critique sorti aux dés compte. Ceux qui sont automatiques (Précision mortelle) demandent aussi la vérification.
- **AW-CRIT06** Quand un Survivant meurt, tous ses objets sont perdus : l'Équipement quitte la partie, les objets de Ravitaillement vont à leur défausse.
- **AW-CRIT07** Ses pions Ravitaillement tombent, FOUILLÉ visible : le premier exactement là où il est mort, les autres au contact de celui-ci ou aussi près que possible.
- **AW-CRIT07-R** Notre choix : les suivants vont à la première place libre autour du premier, depuis l'est dans le sens antihoraire. Six places sont à 1 pouce, tous les 60 degrés depuis 0°. Puis douze autres, tous les 30 degrés depuis 0°, celles à 0°, 60°, 120° et ainsi de suite à 2 pouces, les autres à 1,732. Une place est libre si tout le disque est sur la table et ne chevauche ni décor solide ni autre pion ; les figurines ne comptent pas. S'il n'en reste pas, le reste est posé sur le premier.
- **AW-CRIT08** Cela arrive à chaque mort ou retrait : par tirs, corps à corps, infection, cartes ou amputation.

## Fouiller {#search}

Ce pour quoi vous êtes là.

- **AW-SEARCH01** Un Survivant debout, non engagé, au contact d'un pion Ravitaillement peut le Fouiller.
- **AW-SEARCH02** Un pion sur une source, comme une voiture, se fouille en touchant la source n'importe où.
- **AW-SEARCH03** Pas tant qu'un ennemi non engagé touche le même pion ou sa source. Les ennemis à terre ne sont pas engagés et l'interdisent ; ceux qui sont engagés avec quelqu'un, non.
- **AW-SEARCH03-R** Notre choix : le texte principal parle d'ennemis non engagés, l'aide-mémoire de tout ennemi ; nous suivons le premier. Rien ne fait d'exception pour ceux à terre.
- **AW-SEARCH04** Si le pion est à fouiller, piochez la première carte Ravitaillement. Un pion FOUILLÉ ne donne pas de carte.
- **AW-SEARCH05** Un objet va à une place libre du sac (celles d'un Sac à dos comptent, pas les mains, la tête ni le corps libres), ou prend la place d'un objet que le Survivant a, s'il peut y aller, et l'ancien est défaussé ; ou vous y renoncez. Ce qui n'est pas pris est défaussé.
- **AW-SEARCH06** Un Incident a lieu aussitôt et est ensuite défaussé.
- **AW-SEARCH07** Dans tous les cas, le Survivant prend ensuite le pion, FOUILLÉ visible ; il n'occupe pas de place. Si l'Incident le tue, le pion tombe là où il est mort.
- **AW-SEARCH08** Une Fouille prend un pion.
- **AW-SEARCH09** Les pions ne sont pas des objets : on ne se les passe pas, seule la mort les fait tomber. (Règle maison.)
- **AW-SEARCH10** Tout le monde voit ce qu'on trouve. (Règle maison.)

## Autres Actions {#hide}

En bas, en haut, souffler, changer de main, crier.

- **AW-HIDE01** Un Survivant debout peut Se cacher s'il touche un décor ou se tient dans un Terrain difficile, et qu'aucun ennemi n'est dans sa Zone mortelle.
- **AW-HIDE02** Il est alors à terre, et à l'abri des tirs comme toute figurine à terre à couvert (AW-SHOOT14). Un tireur dont la ligne est libre peut encore le toucher.
- **AW-HIDE03** Il peut Se relever dès sa prochaine activation, pas dans celle-ci. S'il lui reste une Action, il peut faire un Mouvement furtif, à terre.
- **AW-HIDE04** Les ennemis à terre dans la Zone mortelle interdisent aussi de Se cacher.
- **AW-STAND01** Se relever coûte une Action ; le Survivant agit ensuite comme d'habitude. Au contact d'un ennemi debout, il serait engagé et pas activé du tout.
- **AW-STAND02** Se relever près d'un ennemi à terre n'engage personne.
- **AW-NERVE01** Garder son sang-froid : lancez le dé d'Action. Avec un insigne, la Menace baisse de 1.
- **AW-NERVE02** Les Tacticiens réussissent sans lancer.
- **AW-NERVE03** Pas pour un Survivant qui panique.
- **AW-SWAP01** Échanger des objets : disposez autant d'objets du Survivant que vous voulez entre ses emplacements et son sac, et montez ou démontez des Accessoires.
- **AW-SWAP02** Avec la même Action, il peut donner autant d'objets qu'il veut à un allié dans sa Zone mortelle.
- **AW-SWAP02-R** Notre choix : celui qui reçoit les met à des emplacements libres qui conviennent, main, tête, corps ou sac, et ne rend rien avec cette Action. Il peut être à terre, engagé ou déjà activé.
- **AW-SWAP03** Ce qui ne va nulle part ne peut être reçu. Pendant son propre échange, un Survivant peut défausser des objets librement. (Règle maison.)
- **AW-MNOISE01** Faire du Bruit : le Survivant fait un Bruit là où il est.
- **AW-SPEC01** Les Actions spéciales viennent de personnages, d'objets et d'Équipement.
- **AW-SPEC02** Pour son Action spéciale, un objet doit être équipé, sauf mention contraire.

## Phase d'Événement {#event}

D'abord ceux qui sont assez près se jettent sur vous ; puis une carte dit ce qui va mal encore.

- **AW-EVENT01** Deux étapes : Zone mortelle, puis Nouvel Événement. D'habitude, les Survivants n'y font rien.
- **AW-KZ01** Zone mortelle : chaque Rôdeur debout et non engagé est vérifié une fois. Si un Survivant, debout ou à terre, est dans sa Zone mortelle, il va socle à socle avec le plus proche. Un Rôdeur qui touche un Survivant à terre a déjà sa victime et reste.
- **AW-KZ02** Les joueurs choisissent à tour de rôle le prochain Rôdeur à vérifier, celui qui a l'Initiative d'abord ; on n'offre que ceux qui ont un Survivant dans leur Zone mortelle. Quand on ne demande à personne : AW-TURN06.
- **AW-KZ03** Si le Survivant le plus proche est encerclé ou hors d'atteinte, peut-être à cause du décor, il va au deuxième plus proche dans sa Zone mortelle, et ainsi de suite.
- **AW-KZ04** Entre Survivants aussi proches, le joueur qui a l'Initiative choisit.
- **AW-KZ05** Si personne dans la Zone mortelle ne peut être atteint, le Rôdeur reste.
- **AW-KZ06** Atteint veut dire ceci : en allant droit au centre de la cible, il finit au contact d'elle, ou d'un autre Survivant en chemin, alors engagé à sa place, sans rencontrer d'abord de décor, et il y a de la place (AW-WALK13, AW-WALK18). Un Rôdeur qui part au contact d'un décor peut aussi le contourner en 6 pouces (AW-WALK06-R). Un Survivant caché par Odeur masquée est hors d'atteinte (AW-KEY17-R). (Règle maison.)
- **AW-KZ07** Les Terrains difficiles ne l'arrêtent ni ne le ralentissent.
- **AW-KZ08** Un Rôdeur qui affronte un Survivant debout par-dessus une barricade (AW-BARR02) l'a atteint : si c'est le plus proche, égalités comprises, ou si personne de plus proche ne peut être atteint, il reste. Sur un plus proche, il se jette comme d'habitude.
- **AW-KZ08-R** Notre choix : il a quelqu'un à attaquer. Sinon les barricades ne protégeraient personne, puisqu'un Rôdeur au contact d'un décor peut le contourner.
- **AW-EVENT02** Nouvel Événement : le joueur qui a l'Initiative pioche une carte Événement, face visible.
- **AW-EVENT03** Si la carte change d'abord la Menace, faites-le ; puis vaut l'effet du niveau atteint.
- **AW-EVENT04** Une carte qui Reste en jeu est posée près de la table et agit jusqu'à ce que sa condition soit remplie. Les autres sont défaussées une fois résolues.
- **AW-EVENT05** Si une carte fait avancer plusieurs Rôdeurs, le joueur qui a l'Initiative fait avancer le premier, puis on alterne. Chacun choisit quel Rôdeur disponible, dans ce que permet la carte, et la direction là où elle est libre. Chaque consigne d'une carte recommence par le joueur qui a l'Initiative.
- **AW-EVENT06** Une carte fait avancer chaque Rôdeur une fois au plus, ceux qui entrent compris. Le Bruit ou le Vacarme qu'elle fait en est une partie.
- **AW-EVENT07** S'il y a moins de Rôdeurs disponibles que la carte n'en fait avancer, un nouveau entre pour chacun qui manque.
- **AW-EVENT08** Si l'on ne sait quel Rôdeur doit avancer, le joueur qui a l'Initiative décide.
- **AW-NEW01** Les nouveaux Rôdeurs entrent un par un, placés à tour de rôle, le joueur qui a l'Initiative d'abord : debout, au contact d'un bord de table au choix, sans rien chevaucher et dans la Zone mortelle d'aucun Survivant.
- **AW-NEW02** Ils comptent comme déjà avancés pour cette carte.
- **AW-NEW03** Si la réserve est épuisée, placez ce qu'il y a ; puis la Menace monte de 1, une fois par carte.
- **AW-NEW04** S'il n'y a de place à aucun bord, le Rôdeur ne vient pas, et la Menace reste comme elle est. (Règle maison.)
- **AW-NEW05** Il peut y avoir plus de Rôdeurs qu'au départ. Il n'y a pas d'autre limite.

## Comment avancent les Rôdeurs {#walk}

Tout droit, six pouces, jusqu'à ce qu'une chose les arrête. Vous, de préférence.

- **AW-WALK01** Un Rôdeur disponible est debout et au contact d'aucun Survivant, debout ou à terre. Seuls les disponibles avancent par cartes, Bruit et Vacarme. Le contact à travers une barricade ne compte pas.
- **AW-WALK02** Un Rôdeur fait 6 pouces en ligne droite, vers un Survivant, vers l'origine d'un Bruit ou dans une direction donnée. Il vise le centre exact d'un socle.
- **AW-WALK03** Il fait toujours tout le chemin, sauf si on l'arrête ou si son centre est sur le point où il va.
- **AW-WALK04** Les Rôdeurs ne traversent jamais le décor, Terrains difficiles exceptés : au contact, ils s'arrêtent.
- **AW-WALK05** Ils s'arrêtent au bord de la table.
- **AW-WALK06** Un Rôdeur qui commence son avance au contact d'un décor peut le contourner par le plus court chemin. Alors seulement il ne va pas droit.
- **AW-WALK06-R** Notre choix : on prend le plus court chemin de son centre à celui de la cible, sur la table et autour des seuls décors qu'il touche au départ ; si la droite en est libre, c'est elle. Il le suit sur 6 pouces au plus et s'arrête avant au contact d'un Survivant ou d'un autre décor. Entre chemins égaux, le joueur qui a l'Initiative choisit. S'il n'y a pas de chemin, il n'avance pas. Le début de cette avance compte, non celui du tour.
- **AW-WALK07** Ils ignorent les pions Ravitaillement.
- **AW-WALK08** Les Rôdeurs ne s'attaquent jamais entre eux et peuvent se traverser, debout ou à terre, s'ils finissent sans se chevaucher ; sinon ils s'arrêtent au contact de ceux qu'ils ne peuvent dépasser.
- **AW-WALK08-R** Notre choix : si la place où les autres règles le mènent est libre de Rôdeurs, il y finit. Sinon, après avoir essayé de faire de la place près d'un Survivant, il finit au dernier point d'avant, où il touche les Rôdeurs en travers et n'en chevauche aucun. S'il n'y en a pas, il n'avance pas.
- **AW-WALK09** Un Survivant en chemin arrête le Rôdeur socle à socle et est engagé, quelle que soit la cible. Les Survivants à terre les arrêtent aussi.
- **AW-WALK09-R** Notre choix : là où les règles disent qu'il peut s'arrêter, il s'arrête. Les Rôdeurs n'ont pas de volonté.
- **AW-WALK10** Que les figurines à terre ne gênent pas vaut donc pour les Survivants, et pour les Rôdeurs qui passent sur des Rôdeurs à terre. (Règle maison.)
- **AW-WALK11** Un Rôdeur qui touche plusieurs Survivants à la fois les engage tous.
- **AW-WALK12** Un Rôdeur arrêté par une barricade peut tout de même combattre un Survivant d'en face.
- **AW-WALK13** Faire de la place : si un Rôdeur arrive à un Survivant là où d'autres se tiennent déjà, ceux-ci glissent un peu le long du socle du Survivant, s'il y a de la place.
- **AW-WALK13-R** Notre choix : deux Rôdeurs ont de la place si leurs places arrondies ne se chevauchent pas, donc à 60 degrés au moins l'un de l'autre autour du Survivant ; six tiennent au plus. Le nouveau reste où il arrive. Seuls peuvent glisser les Rôdeurs debout qui touchent ce Survivant et aucun autre. Dans le sens antihoraire, le premier de cette moitié, s'il manque de place, va à 60 degrés du nouveau, le suivant au besoin à 60 de plus, jusqu'à ce que l'un ait de la place ; de même dans le sens horaire. Celui qui est juste là où le nouveau arrive essaie d'abord le sens antihoraire, puis l'autre. Si l'un devait aller des deux côtés, ou si un socle chevauchait un socle, un décor ou le bord, personne ne bouge et l'essai a échoué.
- **AW-WALK14** S'il n'y a pas de place (AW-WALK13, AW-WALK18), le nouveau va aussi près que possible sans chevaucher, au dernier point libre de son chemin, et n'est pas au contact.
- **AW-WALK15** Les Rôdeurs qui ont fait de la place ne comptent pas comme avancés et restent engagés.
- **AW-WALK16** Un Survivant est encerclé quand ni AW-WALK13 ni AW-WALK18 ne trouvent de place.
- **AW-WALK17** Si un joueur choisit la direction, il nomme un point. Le Rôdeur fait 6 pouces de ce côté, sans s'arrêter au point, selon les mêmes règles, et ne contourne jamais de décor. En solo, il va vers le Survivant le plus proche.
- **AW-WALK17-R** Notre choix : le point est à au moins 1 pouce du centre du Rôdeur ; un plus proche est porté à 1 pouce sur la même ligne, pour que la direction soit assez fine. Le centre lui-même est refusé. Le point peut être hors de la table.
- **AW-WALK18** Si faire de la place échoue, le nouveau peut glisser lui-même : à la place la plus proche de son arrivée qui touche le Survivant et un autre socle, ne chevauche rien et est à 60 degrés au plus. À égalité, le joueur qui a l'Initiative choisit ; personne d'autre ne bouge. (Règle maison.)

## Phase de Corps à corps : qui affronte qui {#melee}

Tous ceux qui se touchent se battent. D'abord, la mêlée se divise en petits combats.

- **AW-MELEE01** La phase : Menace, division en corps à corps, leur ordre ; puis pour chacun les tirs de Pistolet, Attaque ou Défense et les lancers, les reculs, les blessures.
- **AW-MELEE02** S'il y a au moins un corps à corps à livrer, la Menace monte de 1 au début, une fois, quel que soit le nombre des combattants.
- **AW-MELEE02-R** Notre choix : c'est le cas si des ennemis debout se touchent, si un Rôdeur debout touche un Survivant à terre, ou si un Rôdeur affronte un Survivant debout par-dessus une barricade. Les attaques facultatives, contre des Rôdeurs ou rivaux à terre ou entre rivaux par-dessus une barricade, ne la font pas monter.
- **AW-MELEE03** Tous ceux qui sont engagés au début de la phase doivent se battre, sans oubli : exactement les figurines d'une paire d'AW-MELEE05.
- **AW-MELEE04** Une mêlée nombreuse se divise en corps à corps où un camp n'a qu'une figurine. Chaque figurine est dans un seul.
- **AW-MELEE05** Les paires qui doivent se battre : des ennemis tous deux debout et socle à socle ; un Rôdeur debout et un Survivant à terre qu'il touche ; un Rôdeur et un Survivant face à face à travers une barricade (AW-BARR02). Une division est permise si chaque figurine d'une telle paire est dans un corps à corps fait d'une figurine au milieu et d'au moins un ennemi, chacun formant une telle paire avec elle. Il y en a toujours une.
- **AW-MELEE05a** Les paires qui peuvent se battre, un Survivant debout non engagé qui touche un ennemi à terre et des rivaux de part et d'autre d'une barricade, ne comptent que si l'attaque est annoncée (AW-MELEE11).
- **AW-MELEE06** Si un Survivant touche plusieurs ennemis, son joueur choisit qui il affronte ; si un Rôdeur touche plusieurs Survivants, le joueur qui a l'Initiative choisit.
- **AW-MELEE07** Vous ne pouvez choisir que si une division permise reste possible.
- **AW-MELEE08** Dans l'ordre : à tour de rôle, celui qui a l'Initiative d'abord, les joueurs nomment pour un de leurs Survivants qui a un vrai choix l'ennemi qu'il affronte ; puis celui qui a l'Initiative fait de même pour les Rôdeurs ; s'il reste plusieurs divisions, il en prend une. Ce qui est forcé se complète tout seul. Nommer un ennemi fixe cette paire ; des divisions aux mêmes corps à corps sont la même. (Règle maison.)
- **AW-MELEE09** Avec des figurines, on les écarterait un peu. Ici elles restent en place, et les contacts entre corps à corps différents sont ignorés.
- **AW-MELEE10** Le joueur qui a l'Initiative décide quel corps à corps vient ensuite, chaque fois qu'un est fini. C'est une seule bataille, mais résolue un combat à la fois. Quand on ne demande à personne : AW-TURN06.
- **AW-MELEE11** Les corps à corps facultatifs, de Survivants debout non engagés contre des ennemis à terre et de rivaux par-dessus une barricade, s'annoncent pendant la division, le joueur qui a l'Initiative d'abord. Un Survivant attaque un ennemi à terre au plus ; plusieurs d'un groupe peuvent attaquer le même ensemble ; si les deux groupes attaquent le même Rôdeur à terre, c'est dans des corps à corps séparés.

## Pistolets au corps à corps {#gun}

Un dernier tir avant que cela devienne personnel.

- **AW-GUN01** Au début d'un corps à corps, chaque Survivant qui y est avec un Pistolet équipé et chargé peut faire une attaque à distance contre un ennemi socle à socle.
- **AW-GUN02** Le joueur qui a l'Initiative tire d'abord avec une figurine, puis on alterne jusqu'à ce que personne ne veuille plus.
- **AW-GUN03** La cible choisie est touchée, sans lancer pour savoir qui. Portée et vue sont acquises, et il n'y a pas de couvert.
- **AW-GUN04** La cible lance sa Défense, un Rôdeur aussi. Blessures, critiques et munitions sont ceux de tout tir.
- **AW-GUN05** Les tirs ne repoussent pas.
- **AW-GUN06** Si le tir met à terre ou tue la cible, le tireur peut se trouver libre. Un corps à corps à un seul camp est fini. Ceux qui touchent encore des ennemis debout sont divisés de nouveau avec les corps à corps non résolus, avant tout lancer.
- **AW-GUN07** Un Survivant qui a tiré, s'il est encore engagé, ne peut que se Défendre jusqu'à la fin du tour. Si ses alliés Attaquent, il n'ajoute pas de dés ; s'ils se Défendent, il ajoute ses dés de Défense.
- **AW-GUN08** Bruit et Vacarme se résolvent après les tirs de chaque tireur, depuis sa place. Des Rôdeurs peuvent arriver ; alors tous les corps à corps non encore lancés sont divisés de nouveau.
- **AW-GUN09** La cible est un ennemi de ce corps à corps, socle à socle. On ne tire pas ainsi sur ceux d'en face d'une barricade.
- **AW-GUN10** Un Survivant à terre ne peut pas tirer au corps à corps.
- **AW-GUN11** Un Survivant qui n'est dans aucun corps à corps, ou ne touche que des ennemis à terre, ne le peut pas non plus.
- **AW-GUN12** Un tir de la phase d'Action ne change rien ici.
- **AW-GUN13** Un Survivant qui a Attaqué ou tiré dans cette phase ne peut plus tirer dans un corps à corps suivant.

## Corps à corps : coups et morsures {#fight}

Attaquer ou se Défendre, lancer, comparer. Les Rôdeurs ne se Défendent jamais.

- **AW-MELEE12** Avant le lancer, chaque joueur annonce Attaque ou Défense pour ses figurines dans ce corps à corps, celui qui a l'Initiative d'abord.
- **AW-MELEE13** Toutes les figurines d'un groupe dans un corps à corps font de même.
- **AW-MELEE14** Les Rôdeurs Attaquent toujours. Seul un Rôdeur à terre se Défend, et ne fait rien d'autre (AW-PRONE04).
- **AW-MELEE15** Il ne faut pas d'arme pour Attaquer, un dé de Corps à corps suffit. Sans un tel dé, on ne peut Attaquer qu'avec une Arme de corps à corps équipée qui en ajoute ; sinon on ne peut que se Défendre.
- **AW-MELEE15-R** Notre choix : un groupe peut Attaquer si une de ses figurines dans ce corps à corps le peut. Les autres n'ajoutent pas de dés.
- **AW-MELEE16** Un Survivant peut Attaquer une fois par tour ; dans les corps à corps suivants du tour, il ne peut que se Défendre, autant de fois qu'il faut.
- **AW-MELEE17** Si tous se Défendent dans un corps à corps, il ne se passe rien et ils restent au contact.
- **AW-MELEE18** Une Attaque lance les dés de Corps à corps de tous ceux du camp qui Attaquent, avec équipement et règles spéciales. Une Défense lance dés de Défense, Protections et équipement.
- **AW-MELEE19** Avec deux Armes de corps à corps, on en utilise une, choisie avant le lancer (mais voyez Deux armes).
- **AW-MELEE20** Chaque camp additionne ses succès. Le plus haut total gagne.
- **AW-MELEE21** Égalités : les Survivants battent les Rôdeurs ; entre Survivants, le camp du joueur qui a l'Initiative gagne, dans un corps à corps multiple celui de ses Survivants. En solo, les Survivants gagnent.
- **AW-MELEE22** Les dés d'Action qu'une arme donne au vainqueur (Tranchant, Assommer) n'entrent pas dans le total : le vainqueur les lance ensuite, le perdant non. Peu fiable se lance toujours (AW-KEY10).
- **AW-MELEE23** Si le vainqueur a Attaqué, le camp perdant subit la différence en blessures. Un vainqueur qui s'est Défendu ne fait que repousser. Une victoire par égalité n'en cause pas, mais des mots-clés comme Tranchant peuvent en ajouter.
- **AW-MELEE24** Seuls comptent les critiques du vainqueur, un au plus sur chaque ennemi ; les autres sont perdus. Chacun demande une blessure sur cet ennemi : un Survivant en subit 1 de plus et ne se relève pas s'il meurt, un Rôdeur est retiré.
- **AW-MELEE25** Si une figurine en bat plusieurs, son joueur répartit blessures et critiques entre les ennemis de ce corps à corps comme il veut.
- **AW-MELEE25-R** Notre choix : pour un Rôdeur qui bat plusieurs Survivants, l'adversaire de ceux-ci répartit ; si les deux groupes y sont, le joueur qui a l'Initiative, en solo vous. On n'a pas à donner à quelqu'un plus de blessures qu'il n'en faut ; à un Rôdeur, 1 suffit.
- **AW-MELEE26** Les Rôdeurs blessés sans critique sont d'abord repoussés, puis mis à terre. Les Rôdeurs perdants sans blessure sont seulement repoussés.
- **AW-MELEE27** Les morts et les retirés ne sont pas repoussés.
- **AW-MELEE28** La fin d'un corps à corps, dans l'ordre : le vainqueur est connu ; Tranchant ; on répartit blessures et critiques ; morts et retirés s'en vont ; reculs ; les autres blessures prennent effet (à terre, santé, morsure) ; Assommer et Étourdir ; Peu fiable ; Bruit ou Vacarme des Armes de corps à corps.
- **AW-MELEE29** Les Armes de corps à corps bruyantes le sont après ce corps à corps. Les Rôdeurs qui arrivent peuvent se joindre aux combats ; on divise d'abord de nouveau ce qui n'est pas résolu.
- **AW-MELEE30** Un Rôdeur attiré vers un Survivant dont le corps à corps est fini en commence un nouveau dans la même phase. Le Survivant ne peut Attaquer que s'il n'a ni Attaqué ni tiré au corps à corps pendant ce tour. Un Rôdeur peut se battre encore dans un tel combat.
- **AW-MELEE31** Les figurines qui n'arrivent au contact que par un recul ne se battent pas dans cette phase. (Règle maison.)
- **AW-MELEE32** Morts et retirés s'en vont avant les reculs et n'en gênent aucun. Le Rôdeur à terre qui remplace un Survivant mort est placé à ce moment-là. (Règle maison.)
- **AW-MELEE33** Quand on répartit des blessures, on les donne toutes ; on peut en donner à quelqu'un plus qu'il n'en faut, et le surplus est perdu. Les critiques viennent après, un au plus sur chaque ennemi blessé. Avec un seul perdant, on ne demande rien. La limite d'AW-MULT06-R vaut, et les blessures que personne ne peut prendre sont perdues.
- **AW-BITE01** Si des Rôdeurs blessent un Survivant et que leurs dés montrent un critique, il est mordu : tournez son jeton Santé côté morsure, même nombre.
- **AW-BITE02** Ce critique compte aussi comme tel : 1 blessure de plus, une au plus au corps à corps, et un Survivant qui en meurt ne se relève pas.
- **AW-BITE02-R** Notre choix : les règles font valoir les critiques au corps à corps comme au tir et n'exceptent pas les Rôdeurs. Nous n'en sommes pas très sûrs.
- **AW-BITE03** Être mordu de nouveau ne change rien. (Règle maison.)
- **AW-BITE04** Dans un corps à corps multiple, seuls mordent les critiques des dés des Rôdeurs. (Règle maison.)
- **AW-BITE05** Une Amputation ou une carte peut guérir une morsure.
- **AW-BITE06** Si des Rôdeurs battent plusieurs Survivants, seuls sont mordus ceux qui reçoivent un de leurs critiques. (Règle maison.)

## Reculs {#push}

Le perdant cède du terrain : un pouce.

- **AW-PUSH01** Le vainqueur connu, chaque perdant encore en vie est repoussé à 1 pouce des vainqueurs par le plus court chemin.
- **AW-PUSH02** Un recul n'amène jamais une figurine socle à socle avec une autre.
- **AW-PUSH03** Si un perdant ne peut être repoussé à cause de figurines ou de décor, le vainqueur recule à sa place, comme s'il avait perdu.
- **AW-PUSH04** Un recul n'est pas un Mouvement : pas de Bruit, pas de pouce envers les autres, pas de Saut. (Règle maison.)
- **AW-PUSH05** Exactement : le perdant va droit à la place la plus proche à 1 pouce d'écart de chaque vainqueur de ce corps à corps. On essaie, pour chaque vainqueur trop proche, la place droit en arrière, et pour chaque deux vainqueurs les deux places à 1 pouce des deux ; la plus proche d'abord, et à égalité le joueur d'AW-PUSH08 choisit. Contre un seul vainqueur, c'est tout droit en arrière jusqu'à un écart de 1.
- **AW-PUSH06** Cela réussit si le chemin ne rencontre ni figurine debout, ni décor solide, ni le bord, et si la fin ne touche personne, figurines à terre comprises ; on peut passer sur celles-ci. Si toutes les places échouent, la première direction est tournée de 15, 30 et 45 degrés, chaque fois d'abord dans le sens antihoraire, puis horaire, jusqu'à un écart de 1 avec chaque vainqueur. Si cela échoue aussi, le perdant ne peut être repoussé. (Règle maison.)
- **AW-PUSH05-R** Notre choix : c'est ainsi que nous lisons « le plus court chemin » et « ne peut être repoussé ».
- **AW-PUSH07** Quand des vainqueurs reculent, chacun à moins de 1 pouce du perdant bloqué est repoussé de lui de la même façon. Si c'est impossible aussi, ils restent au contact. (Règle maison.)
- **AW-PUSH08** Plusieurs perdants sont repoussés l'un après l'autre, dans un ordre choisi par le joueur du vainqueur ; si des Rôdeurs gagnent, par celui qui a l'Initiative. Chaque recul tient compte des précédents. (Règle maison.)
- **AW-PUSH09** À 1 pouce d'écart ou plus, pas de recul.
- **AW-PUSH10** Un corps à corps gagné en se Défendant repousse de même ceux qui ont Attaqué.

## En surnombre {#out}

Chaque Rôdeur de plus est pire que le précédent.

| Rôdeurs | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Dés rouges en tout | 1 | 3 | 6 | 10 | 15 | 20 |

- **AW-OUT01** Contre les Survivants d'un seul groupe, le premier Rôdeur lance 1 dé rouge, le deuxième 2, le troisième 3, le quatrième 4, le cinquième et chaque autre 5. De 1 à 6 Rôdeurs, cela fait 1, 3, 6, 10, 15 et 20 dés rouges.
- **AW-OUT01-R** Notre choix : la limite de 5 dés vaut pour chaque Rôdeur.
- **AW-OUT02** Pas dans un corps à corps multiple, ni contre des Survivants en position Surélevée.
- **AW-OUT03** Le surnombre vaut à travers les barricades et contre les Survivants à terre. (Règle maison.)

## Corps à corps multiples {#mult}

Deux groupes et les morts dans un seul combat : les morts aident l'un de vous.

- **AW-MULT01** Les Rôdeurs d'un corps à corps entre rivaux ne sont pas un troisième camp. Chacun ajoute 1 dé rouge au lancer d'un groupe.
- **AW-MULT02** Les Rôdeurs qui ne touchent que des Survivants d'un groupe donnent leurs dés au groupe rival.
- **AW-MULT03** S'ils touchent les deux groupes, le joueur qui a l'Initiative décide à qui ils vont.
- **AW-MULT04** Tous les Rôdeurs d'un corps à corps vont au même groupe ; une division qui l'empêche n'est pas permise. Il n'y a donc à décider que si chaque Rôdeur touche les deux groupes, sinon AW-MULT02 décide pour tous.
- **AW-MULT05** Le groupe qui a les dés des Rôdeurs ne peut qu'Attaquer.
- **AW-MULT06** Si ce groupe doit se Défendre, parce qu'il a tiré, a déjà Attaqué ou ne le peut pas, seuls les Rôdeurs Attaquent. Ses Survivants se Défendent avec leurs propres dés, et ceux des Rôdeurs ne les aident pas.
- **AW-MULT06-R** Notre choix : on compare le camp sans Rôdeurs aux Rôdeurs. Si les Rôdeurs ont plus, ce camp subit la différence en blessures. Sinon il gagne, égalités comprises ; s'il a Attaqué, il répartit au plus la différence sur les autres, dont les Survivants qui se Défendent prennent au plus la différence avec leur propre total. Les perdants sont repoussés comme d'habitude.
- **AW-MULT07** Si le camp mêlé perd contre une Attaque, le vainqueur peut blesser ses Survivants et ses Rôdeurs.
- **AW-MULT08** Les perdants sont repoussés à 1 pouce de tous les vainqueurs, Rôdeurs compris.
- **AW-MULT09** Un seul Rôdeur touche des Survivants des deux groupes qui ne se touchent pas : contre lui, ils forment un seul camp pour ce corps à corps. Chaque groupe annonce pour lui, les totaux s'ajoutent ; blesser le Rôdeur demande un groupe qui Attaque. Si le Rôdeur gagne, le joueur qui a l'Initiative choisit qui prend les blessures. Si des Survivants des deux groupes se touchent, c'est un corps à corps multiple ordinaire (AW-MULT01 à AW-MULT06). (Règle maison.)

## Figurines à terre {#prone}

À terre n'est pas mort, mais presque.

- **AW-PRONE01** Une figurine à terre reste où elle est. Elle ne bloque ni la vue ni les pas des Survivants.
- **AW-PRONE02** Dans la phase de Corps à corps, les figurines debout non engagées peuvent attaquer un ennemi à terre socle à socle. Les Survivants choisissent ; les Rôdeurs le font toujours.
- **AW-PRONE03** Chacun peut quitter un ennemi à terre librement, et son contact ne finit jamais une activation.
- **AW-PRONE04** Les figurines à terre ne peuvent que se Défendre, les Rôdeurs aussi, avec leurs dés de Défense.
- **AW-PRONE05** Si l'attaquant gagne, égalités comprises, la figurine à terre est retirée, quelle que soit sa santé ; un Rôdeur retourne à la réserve. Sinon l'attaquant est repoussé de 1 pouce.
- **AW-PRONE05-R** Notre choix : l'aide-mémoire demande des blessures, le texte principal une victoire ; nous suivons le texte principal. Un Survivant retiré ainsi est mort, et aucun Rôdeur ne prend sa place.
- **AW-PRONE06** Si des figurines debout et à terre sont du même camp contre un attaquant, celles debout se battent comme d'habitude. Le vainqueur répartit les blessures ; une figurine à terre qui en reçoit au moins une, ou seule perdante, est retirée. (Règle maison.)
- **AW-PRONE07** Un Survivant engagé ne peut choisir d'attaquer plutôt un ennemi à terre. Un Rôdeur qui touche des Survivants debout et à terre combat l'un ou l'autre selon la division.
- **AW-PRONE08** Attaquer un ennemi à terre est la seule Attaque du Survivant pour le tour.
- **AW-PRONE09** Un Survivant à terre a une Zone mortelle, et les Rôdeurs le remarquent comme tout autre. (Règle maison.)
- **AW-PRONE10** Si des alliés debout du même corps à corps Attaquent, un Survivant à terre n'ajoute pas de dés ; s'ils se Défendent, il ajoute ses dés de Défense. (Règle maison.)

## Barricades {#barr}

Un demi-pouce de bois entre vous et eux aide, si vous restez de votre côté.

- **AW-BARR01** Un Survivant debout qui touche un grand côté d'une barricade peut combattre les ennemis qui touchent l'autre.
- **AW-BARR02** Face à face à travers une barricade : le Survivant debout touche un grand côté, l'ennemi debout l'autre grand côté de la même (AW-GEO09), si loin que ce soit de côté. Jamais à terre.
- **AW-BARR02-R** Notre choix : les règles ne demandent que le côté opposé, et leur exemple avec deux Rôdeurs le confirme.
- **AW-BARR03** Les Rôdeurs d'en face attaquent toujours. Les Survivants peuvent choisir de combattre rivaux ou Rôdeurs d'en face ; celui qui est attaqué doit se battre, par Attaque ou par Défense.
- **AW-BARR04** Chaque Survivant à la barricade qui se Défend ajoute un dé rouge.
- **AW-BARR04-R** Notre choix : la couleur est perdue à l'impression ; le rouge est probable, comme pour le couvert léger.
- **AW-BARR05** Seulement si la barricade est entre eux : si un ennemi de ce corps à corps est socle à socle ou n'est pas en face, pas de bonus.
- **AW-BARR06** Si des Survivants des deux groupes veulent la même barricade, le joueur qui a l'Initiative décide qui s'en sert d'abord. Si les deux se Défendent, il ne se passe rien de toute façon.
- **AW-BARR06-R** Notre choix : le joueur qui a l'Initiative annonce d'abord (AW-MELEE12), et chaque camp qui se Défend a le bonus. Comme deux Défenses ne font rien, cela ne compte jamais pour plus d'un.
- **AW-BARR07** Les Survivants derrière une barricade ne sont pas socle à socle avec ceux d'en face, donc ils peuvent être activés et partir.
- **AW-BARR08** Les Rôdeurs ne gagnent rien aux barricades, mais des Survivants debout peuvent les attaquer par-dessus.
- **AW-BARR09** Être face à face n'engage pas : le Rôdeur reste disponible, tirer sur lui ne demande pas de lancer pour la cible, et les Pistolets au corps à corps ne l'atteignent pas.
- **AW-BARR10** Un perdant en face d'une barricade est repoussé jusqu'à 1 pouce d'écart du vainqueur ; juste en face, un demi-pouce en arrière.
- **AW-BARR11** Si un Survivant a des ennemis socle à socle et d'autres en face, les deux sortes de paires comptent pour la division.

## Phase finale {#end}

Certains se relèvent, d'autres vont plus mal, et puis on compte.

- **AW-END01** Dans l'ordre : les morts se relèvent ; infection ; effets de fin de tour ; y a-t-il un vainqueur ; l'Initiative passe ; nouveau tour.
- **AW-END02** Pour chaque Rôdeur à terre, par numéro, le joueur qui a l'Initiative lance le dé d'Action : avec un insigne, il se relève. S'il touche alors un Survivant, il l'engage.
- **AW-END03** À tour de rôle, celui qui a l'Initiative d'abord, les joueurs lancent le dé d'Action pour un de leurs Survivants mordus : insigne rien, face vide 1 blessure. Quand on ne demande à personne : AW-TURN06.
- **AW-END04** Un Survivant tué par l'infection devient un Rôdeur à terre, qui ne lance pas pour se relever ce tour-ci. Ses objets sont perdus, ses pions tombent.
- **AW-END05** Les effets de fin de tour viennent maintenant, à tour de rôle, le joueur qui a l'Initiative d'abord.
- **AW-END06** En solo, en dernier, la Menace monte de 1.
- **AW-END07** On regarde qui a gagné (AW-SCEN18 à AW-SCEN21).
- **AW-END08** Si la partie continue, les jetons Activation et les effets du tour s'en vont, l'Initiative passe et le tour suivant commence.

## Autres décors : terrain, vue et couvert {#area}

Les règles de ce chapitre et des deux suivants sont facultatives. Convenez avant la partie des traits de chaque élément ; il peut en avoir plusieurs.

- **AW-AREA01** Les Terrains difficiles, comme bois, marais et ruines, ont un contour clair et l'on peut y entrer.
- **AW-AREA02** À l'intérieur, chaque pouce en coûte deux ; venant de l'extérieur, seulement la part à l'intérieur. On y est tant que son centre y est, et le contour est dehors. Les reculs ne sont pas ralentis. (Les deux dernières phrases sont des règles maison.)
- **AW-AREA03** Un Rôdeur qui arrive à un Terrain difficile lance le dé d'Action. Insigne : il continue à demi-allure. Face vide : il s'arrête au bord et compte comme avancé pour la carte Événement.
- **AW-AREA03-R** Notre choix : on lance chaque fois que son chemin y entre. Un Rôdeur qui part de l'intérieur ne lance pas et fait 3 pouces au lieu de 6.
- **AW-AREA04** Un Terrain difficile n'arrête jamais un Rôdeur qui se jette à l'étape Zone mortelle.
- **AW-AREA05** Ce n'est pas du décor pour AW-WALK04 et AW-WALK06, et il ne donne du couvert que s'il a ce trait. (Règle maison.)
- **AW-AREA06** On peut y placer des figurines, à la mise en place, en entrant et par des cartes : là où ces règles parlent de décor, elles entendent les éléments solides. Les pions Ravitaillement ne peuvent y être placés à la mise en place. Une face vide d'AW-AREA03 arrête le Rôdeur avec son centre sur le contour. (Règle maison.)
- **AW-BLOCK01** Les éléments Bloquants, comme petits bâtiments, bois et tout ce qui est nettement plus haut qu'une personne, arrêtent la vue à travers eux. De l'intérieur vers l'extérieur, et l'inverse, on voit.
- **AW-BLOCK02** Une ligne est bloquée si elle rencontre l'élément et qu'aucun bout n'a son centre dedans.
- **AW-BLOCK03** Les tirs d'en haut sont bloqués aussi, sauf si la cible est elle-même Surélevée.
- **AW-COVER01** Les éléments pas plus hauts qu'une personne donnent d'habitude du couvert, pour chacun qu'on traverse : léger (clôtures, barricades basses) un dé rouge, lourd (épaves, murs solides) un dé blanc, comme dans AW-SHOOT12.
- **AW-COVER02** Une figurine dans un Terrain difficile qui donne du couvert l'a contre toute ligne qui y entre. (Règle maison.)
- **AW-DEF01** Les éléments Défendables servent comme des barricades au corps à corps. Si l'un n'est pas un rectangle, convenez d'avance de deux faces opposées.

## Autres décors : en haut et en bas {#elev}

La hauteur garde en vie, tant qu'on ne tombe pas.

- **AW-ELEV01** Les éléments Surélevés, comme toits, toits de voitures et collines, ont un sommet où se tenir. Selon leur hauteur, ils peuvent aussi être Bloquants ou donner du couvert.
- **AW-ELEV02** Par une pente douce ou un escalier, on marche. S'il n'y a que des cordes ou des prises, il faut un Saut.
- **AW-ELEV03** On peut aussi Sauter en bas ; si cela échoue, on est à terre au pied. Si un Saut vers le haut échoue, on reste debout au pied.
- **AW-ELEV04** Pour monter, il faut de la place pour le socle au sommet, et aucun ennemi dans la Zone mortelle de cette place.
- **AW-ELEV05** S'il y a des ennemis, on reste au pied. Ils peuvent vous combattre dans la phase de Corps à corps et se servir de leur position comme Défendable.
- **AW-ELEV06** Un tireur en position Surélevée ignore les figurines entre lui et la cible. La cible n'a pas non plus de couvert, sauf si elle est Surélevée aussi ; cette exception ne vaut que pour le couvert.
- **AW-ELEV07** Les hauteurs peuvent différer ; convenez-en au début. La classe 1 n'est pas plus haute qu'une personne, la classe 2 l'est.
- **AW-ELEV08** Les Rôdeurs ne grimpent jamais. Un Rôdeur au sommet tombe quand il le quitte : à terre au pied, avance finie.
- **AW-ELEV09** Les Rôdeurs au contact d'un élément de classe 1 peuvent attaquer les Survivants du sommet qui sont à ce rebord. Ceux-ci peuvent s'en servir comme Défendable, et le surnombre ne vaut pas.
- **AW-ELEV10** Chaque figurine est au sol ou sur un élément. Socle à socle, Zone mortelle, pouce autour des ennemis et engagement n'existent qu'au même niveau (pour l'étape Zone mortelle, voyez AW-ELEV13). Deux figurines sont face à face au rebord si celle du bas touche le contour et que le socle de celle du haut est à 0,5 pouce ou moins du même point. Les distances se mesurent vues d'en haut. (Règle maison.)
- **AW-ELEV11** À l'étape Zone mortelle, les Rôdeurs sous une position de classe 2 ignorent les Survivants qui y sont. Pour les cartes et le Bruit, ils viennent jusqu'au contour. (Règle maison.)
- **AW-ELEV12** Monter ou descendre est un pas à angle droit d'un côté, du contact extérieur avec le contour à entièrement à l'intérieur, ou l'inverse, et coûte 1 pouce de mouvement. Escaliers et pentes : au tronçon que nomme l'élément. Cordes et flancs nus de classe 1 : n'importe où sur un côté, avec un lancer de Saut. Une échelle : au milieu d'un côté, sur 1,5 pouce, fixé quand on place l'élément, avec le même lancer. Au sommet, tout le socle reste dans le contour. (Règle maison.)
- **AW-ELEV13** Deux figurines debout face à face au rebord se battent comme à travers une barricade. Un Rôdeur en bas et un Survivant sur un sommet de classe 1, ou un Rôdeur au sommet et un Survivant en bas, y sont obligés ; des rivaux le peuvent, classe 1 ou 2 ; un Rôdeur sous un sommet de classe 2 jamais. Seule celle du haut, si c'est un Survivant, a le bonus de barricade. À l'étape Zone mortelle, un Rôdeur au sol remarque aussi les Survivants sur des sommets de classe 1, mesurés d'en haut ; il en atteint un si, allant vers son centre, il s'arrête au contour face à lui, et reste alors comme dans AW-KZ08. (Règle maison.)
- **AW-ELEV14** L'élément sur lequel on se tient ne bloque aucune de ses propres lignes. Il n'y donne pas de couvert, sauf si la liste dit « au sommet » ; une figurine à terre au sommet y est à couvert de quiconque est plus bas. Pour les tirs vers le haut, les figurines debout de tous les niveaux gênent. Entre l'intérieur d'un bâtiment et son toit, on ne se voit pas. Une Explosion ne frappe que le niveau de son point : un sommet, si le point est dans le contour et que le tireur le dit. (Règle maison.)
- **AW-ELEV15** Au sommet, le contour est le bord pour Mouvements, reculs, faire de la place, Rôdeurs et Fuite ; seuls les Survivants le quittent, par AW-ELEV12. Là-haut, on touche cet élément, pour Se cacher et pour Fouiller son pion. Les pions qui y tombent y restent, entièrement, et ne se touchent que de là ; de même le Rôdeur qui remplace un Survivant mort. Un Rôdeur qui arrive au contour avec du chemin à faire tombe : à terre sur cette ligne, 0,5 dehors, ou à la place libre la plus proche au contact de l'élément. (Règle maison.)

## Autres décors : murs, portes, points {#bld}

Ce qu'on franchit, ce qu'on fouille, et ce que tout cela compte.

- **AW-IMP01** Les éléments Infranchissables, comme barbelés et murs très hauts, ne se franchissent jamais.
- **AW-SRC01** Les sources de ravitaillement, comme voitures et tentes, peuvent porter des pions Ravitaillement.
- **AW-TRAV01** Les Survivants peuvent Sauter par-dessus les éléments Franchissables pendant un Mouvement, comme au chapitre des Sauts : dans le sens court, avec du mouvement pour tout le socle, la largeur comptant ; les Éclaireurs ne lancent pas, une face vide finit le Mouvement, personne ne finit au sommet sauf s'il est Surélevé, et les Rôdeurs ne le font jamais.
- **AW-TRAV02** Une épave de voiture, par exemple, est une source, Franchissable et couvert lourd, et Surélevée si vous voulez. Une barricade est Franchissable, couvert léger et Défendable.
- **AW-BLD01** Bâtiments simples : chacun est Infranchissable et Bloquant.
- **AW-BLD02** Bâtiments détaillés : les murs sont Bloquants et Infranchissables, et l'intérieur est toujours une source.
- **AW-BLD03** Toits plats et balcons sont Surélevés, par escalier (on marche) ou cordes (un Saut). Un parapet donne un couvert lourd.
- **AW-BLD04** Les portes sont des ouvertures dans les murs ; on y passe, et les Rôdeurs aussi.
- **AW-BLD05** Les fenêtres sont Défendables et Franchissables comme des barricades. Vue à travers une fenêtre, une figurine a un couvert lourd.
- **AW-BLD06** Le sol intérieur est dégagé, ou un Terrain difficile s'il est plein de gravats.
- **AW-BLD07** Fouiller un pion dans un bâtiment fait piocher autant de cartes Ravitaillement qu'un dé bleu montre de succès. Les Incidents viennent un par un.
- **AW-BLD07-R** Notre choix : le dé est perdu à l'impression ; le bleu ne montre jamais 0. Celui qui fouille règle chaque carte dans l'ordre de pioche.
- **AW-BLD08** Les bâtiments de la liste : les murs ont 0,25 pouce d'épaisseur, juste dans le contour ; une porte est une ouverture de 1,5 au milieu d'un côté ; une fenêtre est un tronçon de 2 pouces qui sert de barricade épaisse de 0,25 (Saut de 1,25). Le restaurant a des portes dans ses deux petits côtés et deux fenêtres dans chaque grand côté, centrées à 2 et 6 pouces de son bout gauche. La station-service a devant une porte et deux fenêtres semblables ; deux îlots de pompes, 2 sur 0,5, couvert léger et Franchissables, sont parallèles au devant, à 2 et 3,5 pouces de son milieu. Grange et ferme ont des portes dans les deux grands côtés, une fenêtre au milieu du petit côté droit, un toit Surélevé de classe 2, et un escalier au milieu du petit côté gauche, sur 1,5 pouce, qui coûte 5 pouces de mouvement pour monter ou descendre au lieu de 1. (Règle maison.)
- **AW-BLD09** Un élément posé dans une direction a son bout droit de ce côté et son bout gauche de l'autre ; son devant est le grand côté à droite de la direction. Posé vers l'est, c'est le côté sud. Un carré a son devant de même ; là sont l'échelle d'une tour de guet et la porte d'une station-service. Les grands côtés se mesurent depuis le bout gauche. (Règle maison.)
- **AW-BLD10** Toutes les parties d'un bâtiment détaillé sont un seul élément : pour le placement, les points et les Rôdeurs qui le contournent. Son pion est au sol au milieu et ne se fouille qu'en le touchant. Un mur bloque les lignes ; une fenêtre les laisse passer et ajoute un dé blanc, sauf si le tireur la touche ; une porte n'ajoute rien. Une fenêtre est Défendable et Franchissable des deux côtés, sur ses 2 pouces. On n'atteint d'autre toit que celui de la grange. Un bâtiment simple n'est pas une source. (Règle maison.)
- **AW-TPTS01** Points de décor : 1 pour barricades jusqu'à 4 pouces, motos et petites tentes ; 2 pour voitures, kiosques, abris, piles de caisses et bennes ; 3 pour camions et poids lourds, bosquets jusqu'à 4 pouces de large, camping-cars, caravanes, fourgons et tours de guet ; 4 pour restaurants et bois jusqu'à 6 pouces de large ; 5 pour stations-service, granges et fermes.
- **AW-TPTS02** Pour le reste, convenez d'une valeur. La liste à la fin a toutes les nôtres.

## En solo ou ensemble {#solo}

Un groupe contre les morts, pour un joueur ou plusieurs.

- **AW-SOLO01** Un groupe de Survivants, mené par un joueur ou partagé entre plusieurs, joue contre les Rôdeurs.
- **AW-SOLO02** Il n'y a ni Initiative ni alternance : activez vos Survivants dans n'importe quel ordre. Là où une règle nomme le joueur qui a l'Initiative ou l'adversaire, c'est vous.
- **AW-SOLO03** Ce que déciderait un adversaire, vous le décidez.
- **AW-SOLO03-R** Notre choix : seule la déviation d'une Explosion est laissée au hasard, dans une des 24 directions, d'autant de pouces qu'un dé bleu montre de succès, sans dépasser le bord.
- **AW-SOLO04** La Menace monte de 1 à la fin de chaque tour.
- **AW-SOLO05** Un Rôdeur qui irait dans une direction choisie par un joueur va vers le Survivant le plus proche de lui.
- **AW-SOLO06** Vous gagnez avec 7 pions Ravitaillement à la fin d'un tour, même si la Menace vient d'atteindre 18. Vous perdez quand tous les Survivants sont morts, ou quand la Menace est à 18 à la fin d'un tour et que vous en avez moins.
- **AW-SOLO07** Vous placez tout, les Rôdeurs selon la limite de points comme d'habitude, et choisissez l'une des deux zones des Survivants. (Règle maison.)
- **AW-SOLO08** Une extension a des Événements pour le solo ; ils ne sont pas nécessaires. Cette table offre une variante de sa propre pioche.
- **AW-SOLO09** Ensemble, chaque Survivant a un joueur qui décide pour lui ; ce qui touche le groupe est décidé par le premier joueur. (Règle maison.)
- **AW-SOLO10** On joue ensemble de deux à quatre, un par Survivant au plus, avec un seul groupe, en gagnant ou perdant ensemble et sans rien cacher. Le premier joueur compose le groupe, attribue les Survivants (sinon dans l'ordre de la liste, joueur après joueur) et décide tout ce qui est du groupe : mise en place, activations, Rôdeurs, Événements, et ce qui revient à l'Initiative ou à un adversaire. Ce qui revient au propriétaire d'un Survivant va à son joueur ; un choix pour plusieurs d'un corps à corps, au joueur du premier d'entre eux dans la liste. Là où les égalités vont par joueur, la liste compte. Un joueur qui n'a plus personne regarde. (Règle maison.)
- **AW-SOLO11** On utilise la pioche Événement habituelle, sauf si vous choisissez la variante solo. Jouer seul et ensemble ne diffèrent en rien d'autre qu'AW-SOLO10. (Règle maison.)

## Mots-clés {#key}

Les mots des cartes, et ce qu'ils font.

- **AW-KEY01** **Accessoire (X)** : va sur un objet de sorte X et n'occupe alors pas de place. On le monte ou le démonte en Échangeant des objets, ou avant de jouer. Il suit son objet.
- **AW-KEY02** **Fiable** : vous pouvez relancer le dé d'Action de la vérification des munitions.
- **AW-KEY03** **Tranchant** : après un corps à corps gagné par une Attaque avec cette arme, lancez le dé d'Action. Insigne : 1 blessure de plus au camp battu.
- **AW-KEY03-R** Notre choix : une blessure en tout, attribuée par le vainqueur. Elle vaut même pour une victoire par égalité, et un critique peut alors compter avec elle.
- **AW-KEY04** **Amputation** : Action spéciale sur un allié mordu dans la Zone mortelle, qui subit autant de blessures qu'un dé blanc montre de succès. S'il vit, la morsure est partie. Puis lancez le dé d'Action : insigne, il perd un emplacement de main de son choix et ce qu'il contient ; face vide, il ne peut plus Courir de la partie. Une seconde amputation le retire du jeu.
- **AW-KEY04-R** Notre choix : le dé est perdu à l'impression ; le blanc est connu du jeu. Un retrait par une seconde amputation ne laisse pas de Rôdeur, et les pions tombent. Personne ne peut s'amputer soi-même.
- **AW-KEY05** **Assaut** : un tir de plus, sur une cible à 6 pouces ou moins. Avec Tirs multiples (2), cela fait trois tirs si celui de plus est aussi près, sans Tirs multiples deux.
- **AW-KEY06** **Chevrotine** : à 6 pouces ou moins, une figurine blessée mais ni tuée ni retirée est mise à terre. Au-delà de 6 pouces, les critiques sont ignorés, pour les blessures et pour les munitions.
- **AW-KEY07** **Deux armes** : avec deux telles Armes de corps à corps équipées, attaquez avec une comme d'habitude et relancez un de vos dés de cette Attaque.
- **AW-KEY08** **Explosion** : au lieu d'une figurine, Tirez sur un point quelconque de la table à portée. Lancez une fois. Avec un critique, le point reste ; sans, l'adversaire le déplace de 3 pouces au plus. Posez-y le gabarit de Zone mortelle, rayon 2 : chaque figurine touchée, alliée ou ennemie, debout ou à terre, se Défend pour elle contre ce lancer. Le décor entre le centre et une figurine lui donne du couvert. Bruit ou Vacarme vient du centre.
- **AW-KEY08-R** Notre choix : la portée va du socle au point ; la vue n'est nécessaire que si des éléments Bloquants sont entre les deux. Le point déplacé reste sur la table. Les critiques comptent contre une seule des figurines, choisie par l'attaquant. Si l'on vise une figurine, le point est son centre. On ne lance pas comme pour tirer dans un corps à corps, et les figurines à terre à couvert sont touchées aussi, avec leurs dés. Une figurine est touchée si son centre est à 2,5 pouces ou moins du point.
- **AW-KEY09** **Fusil** : en Tirant, vous pouvez renoncer à la seconde Action pour viser, avec 1 dé rouge de plus, blanc pour les Tireurs. La même Action sacrifiée sert aussi à Précision mortelle.
- **AW-KEY09-R** Notre choix : les couleurs sont perdues à l'impression, mais connues du jeu. Il faut ses deux Actions en commençant à Tirer ; viser vaut pour chaque tir de cette Action. Dans la phase de Corps à corps, on ne vise pas.
- **AW-KEY10** **Peu fiable** : après chaque attaque avec cette arme, donc chaque tir et chaque Attaque au corps à corps, gagnée ou perdue, lancez le dé d'Action. Face vide : elle est cassée pour le reste de la partie.
- **AW-KEY11** **Encombrant** : occupe les deux mains une fois équipé, une place dans le sac. Une main suffit aux Cogneurs.
- **AW-KEY12** **Usage unique** : se défausse après usage.
- **AW-KEY13** **Perforant** : la cible retire un dé de son choix de sa Défense, avant le lancer.
- **AW-KEY13-R** Notre choix : on pourrait aussi lire après le lancer, mais la cible retirerait alors un dé sans succès et le mot-clé ne vaudrait rien. On peut retirer aussi des dés de couvert et de Protection.
- **AW-KEY14** **Pistolet** : peut tirer au corps à corps (AW-GUN01).
- **AW-KEY15** **Précision mortelle** : renoncez à la seconde Action pour viser ; un critique s'ajoute. Il lui faut tout de même une blessure par des succès pour compter.
- **AW-KEY16** **Assommer** : après un corps à corps gagné, lancez le dé d'Action pour chaque ennemi ni tué ni retiré. Insigne : il est mis à terre.
- **AW-KEY16-R** Notre choix : l'impression parle d'un six sur un dé ordinaire ; c'est un insigne. Cela vaut pour un vainqueur qui a Attaqué avec cette arme, et se lance après le recul.
- **AW-KEY17** **Odeur masquée** : un Rôdeur sur le point de toucher ce Survivant s'arrête à 1 pouce.
- **AW-KEY17a** Si le Survivant fait un Vacarme, elle ne l'aide plus jusqu'à la fin de son activation ; s'il fait un Bruit, lancez le dé d'Action, et sur une face vide non plus. Cela vaut déjà pour les Rôdeurs ainsi attirés.
- **AW-KEY17b** À Menace Moyenne, lancez le dé d'Action pour chaque Rôdeur qui l'atteindrait : sur une face vide, elle n'aide pas contre celui-là. À Menace Forte, elle n'aide jamais.
- **AW-KEY17-R** Notre choix : ici aussi, les dés sont des dés d'Action. Les Rôdeurs déjà au contact ne s'en soucient pas. Un Rôdeur arrêté ainsi n'est pas engagé et reste disponible. Il s'arrête au premier point à 1 pouce, seulement s'il toucherait sinon le Survivant ; déjà plus près, il n'avance pas. À l'étape Zone mortelle, un Survivant protégé est hors d'atteinte, et on essaie le suivant ; à Menace Moyenne, on lance quand vient son tour. Le bruit fait hors de sa propre activation n'ôte l'aide que contre les Rôdeurs qu'il attire.
- **AW-KEY18** **Étourdir** : un Survivant blessé mais non tué est mis à terre, un seul ennemi par attaque.
- **AW-KEY19** **Tirs multiples (X)** : jusqu'à X tirs dans une Action. Après chacun, touché ou manqué, le suivant va sur la même cible ou sur un autre ennemi dans la Zone mortelle de la dernière, à portée et en vue. Au corps à corps, avec des Pistolets, toutes les cibles sont socle à socle.
- **AW-KEY19-R** Notre choix : si la dernière cible n'est plus là, sa dernière place compte. La dernière cible est celle que vous avez choisie, même si un tir dans un corps à corps en a touché une autre.
- **AW-KEY20** Une figurine mise à terre au corps à corps l'est là où le recul a fini. Les Rôdeurs se relèvent par AW-END02, les Survivants en Se relevant.
- **AW-KEY21** Les mots-clés des Événements et des capacités valent comme sur les objets.
- **AW-KEY22** Une Explosion dans l'ordre : lancer d'attaque ; déviation ; toutes les Défenses, les Rôdeurs par numéro, puis les Survivants par joueur et liste ; l'attaquant nomme la figurine pour les critiques ; tous les résultats à la fois, dans cet ordre ; ce que font les mots-clés ; Bruit ou Vacarme. Le couvert se juge sur la ligne du point au centre de la figurine. Un élément où se trouve le point ne compte pas, et ce que touche le tireur n'importe pas. (Règle maison.)
- **AW-KEY23** Avec un seul emplacement de main, seul un Cogneur peut équiper un objet Encombrant ; un objet qui occupait la main perdue est perdu. Un objet porte un Accessoire de chaque nom au plus. (Règle maison.)
- **AW-KEY24** Le tir de plus d'Assaut est un tir comme ceux d'AW-KEY19, et n'importe quel tir de l'Action peut compter comme celui-là. (Règle maison.)

## Visible et caché {#hid}

Presque tout est sur la table.

- **AW-HID01** Caché à tous : l'ordre des pioches Événement et Ravitaillement.
- **AW-HID02** Visibles : toutes les figurines avec santé, morsures, objets, pions et armes vides, les deux défausses, les Événements en jeu, la Menace, l'Initiative, le nombre de Rôdeurs de la réserve et de cartes des pioches.
- **AW-HID03** Un pion Ravitaillement ne cache pas de carte : elle vient de la pioche quand on Fouille. Qu'il soit à fouiller ou FOUILLÉ se voit.
- **AW-HID04** Les cartes piochées en Fouillant et les Événements sont montrés à tous. (Règle maison.)
- **AW-HID05** Les cartes qu'une capacité vous fait regarder ne sont vues que de vous jusqu'à ce que vous en gardiez une. Les autres sont défaussées face visible, sauf si la capacité dit autre chose. (Règle maison.)
- **AW-HID06** Attaque et Défense s'annoncent ouvertement, un joueur après l'autre, celui qui a l'Initiative d'abord.
- **AW-HID07** Les groupes sont visibles dès que l'on joue. Avant, vous pouvez garder le vôtre pour vous. (Règle maison.)
- **AW-HID08** Les dés sont visibles, et les distances aussi.

## Cartes, décors et parties prêtes {#cont}

Voici tout ce avec quoi joue cette table. Hors les noms et nombres des six de la boîte, les cartes sont de nous.

| Survivant | Faction | Rôle | Corps à corps | Tir | Défense | Sang-froid | Santé | Sac | Points | Capacités |
|---|---|---|---|---|---|---|---|---|---|---|
| Rick Grimes, chef du camp d'Atlanta | Groupe de Rick | Tacticien | blanc | bleu | blanc | Élevé | 6 | 3 | 50 | Main sûre : une fois par tour, relance un dé d'une attaque au Pistolet. Meneur, Tenir la ligne : quand il Garde son sang-froid, la Menace baisse de 2. |
| Rick Grimes, agent de police | Groupe de Rick | Tireur | blanc | blanc | blanc | Élevé | 6 | 3 | 44 | Meneur, Ligne de feu : une fois par tour, un Tireur allié à 6 pouces ou moins relance un dé de Tir. |
| Carl Grimes | Groupe de Rick | Soutien | rouge | rouge | rouge | Moyen | 4 | 1 | 12 | Petit et discret : quand il Court, lancez le dé d'Action ; insigne, pas de Bruit. Ne peut équiper d'objets Encombrants. |
| Nadia Brooks, infirmière | Groupe de Rick | Soutien | aucun | rouge | blanc | Moyen | 4 | 3 | 22 | Rafistolage (Action spéciale) : un allié dans sa Zone mortelle, ou elle-même, récupère 1 santé. |
| Harlan Pike, chasseur de cerfs | Groupe de Rick | Tireur | rouge | blanc + rouge | rouge | Moyen | 5 | 2 | 28 | Patience : s'il n'a pas fait de Mouvement dans cette activation, relance un dé de Tir. |
| Tess Okafor, coursière | Groupe de Rick | Éclaireur | rouge | rouge | blanc | Moyen | 4 | 3 | 24 | Pied léger : son Mouvement furtif est de 5 pouces. |
| Lou Marchetti, docker | Groupe de Rick | Cogneur | blanc + rouge | aucun | 2 rouges | Moyen | 6 | 2 | 32 | Bagarre : gagne les égalités contre des Survivants. |
| Ellis Ward, chef d'équipe | Groupe de Rick | Tacticien | rouge | rouge | blanc | Élevé | 4 | 2 | 30 | Meneur, Regardez-moi : les alliés dans sa Zone mortelle comptent leur Sang-froid un cran plus haut. |
| Derek, chef des récupérateurs | neutre | Cogneur | blanc | blanc | blanc | Élevé | 5 | 3 | 38 | Sans pitié : 1 dé rouge de plus en Attaquant un Survivant qui n'a pas toute sa santé. Meneur, Personne ne fuit : pour les alliés, Fuite vaut Terreur. |
| Sandra, récupératrice | neutre | Éclaireur | rouge | rouge | blanc | Moyen | 4 | 3 | 21 | Insaisissable : repoussée, elle peut aller à 2 pouces au lieu de 1. |
| Patrick, récupérateur | neutre | Cogneur | blanc | rouge | 2 rouges | Moyen | 4 | 2 | 23 | Arc-boutant : pour lui, le bonus de barricade est un dé blanc. |
| Liam | neutre | Soutien | rouge | aucun | rouge | Faible | 4 | 2 | 10 | Appât : quand il Fait du Bruit, les deux Rôdeurs disponibles les plus proches à 10 pouces ou moins avancent. |
| June Calloway, ramasse-tout | neutre | Soutien | aucun | rouge | rouge | Faible | 3 | 4 | 15 | Fouineuse : en Fouillant, regarde les deux premières cartes Ravitaillement, en utilise une et défausse l'autre. |
| Marcus Vale, armurier | neutre | Tireur | rouge | blanc | blanc | Moyen | 4 | 2 | 24 | Bien huilées : ses Armes à distance sont Fiables. |
| Dr Ines Amato | neutre | Soutien | rouge | aucun | blanc | Moyen | 4 | 3 | 25 | Chirurgie : peut Amputer sans objet, et pour un dé rouge de blessures au lieu d'un blanc. |
| Gus Tran, coursier à vélo | neutre | Éclaireur | rouge | rouge | 2 rouges | Faible | 4 | 4 | 22 | Sprint : peut Courir 10 pouces ; lancez ensuite le dé d'Action ; face vide, pas d'autre Action dans cette activation. |
| Roy Kessler, démolisseur | neutre | Cogneur | 2 blancs | aucun | rouge | Moyen | 5 | 2 | 28 | Démolition : peut relancer ses dés d'Assommer. |
| Alma Whitfield, professeure d'échecs | neutre | Tacticien | rouge | rouge | 2 rouges | Moyen | 4 | 2 | 25 | Meneur, Deux coups d'avance : une fois par partie, au début d'un tour, prend le jeton Initiative. |
| Otis Drummond, ancien gardien | neutre | Tireur | rouge | bleu | rouge | Moyen | 4 | 2 | 24 | Un seul bon œil : sa portée est de 16 pouces au plus. |
| Kit, enfant perdu | neutre | Éclaireur | aucun | aucun | rouge | Faible | 3 | 1 | 6 | Passe inaperçu : les Rôdeurs préfèrent tout autre Survivant dans leur Zone mortelle. Ne peut équiper d'armes. |
| Vera Lindqvist, routière | neutre | Tacticien | blanc | blanc | blanc | Moyen | 5 | 3 | 31 | Sens de la route : relance les Sauts manqués. |
| Dominic Reyes, prêcheur | neutre | Cogneur | blanc | rouge | blanc + rouge | Élevé | 6 | 3 | 45 | Meneur, Sermon : une fois par tour, un allié à 6 pouces ou moins peut relancer le dé de Panique. |
| Maeve Duffy, secouriste | neutre | Soutien | rouge | rouge | rouge | Moyen | 5 | 3 | 25 | Ralliement (Action spéciale) : un allié à 6 pouces ou moins, pas encore activé, ne peut paniquer ce tour-ci. |
| Samir Haddad, serrurier | neutre | Soutien | rouge | rouge | rouge | Moyen | 4 | 4 | 22 | Mains rapides : après une Fouille, peut Échanger des objets comme Action gratuite. |

| Équipement | Sorte | Dés | Portée | Mots-clés et texte | Bruit | Points | Exemplaires |
|---|---|---|---|---|---|---|---|
| Pistolet 9 mm | Distance | 2 rouges | 10 | Pistolet, Fiable | Vacarme | 18 | 2 |
| Revolver .38 | Distance | blanc | 10 | Pistolet | Vacarme | 14 | 2 |
| Pistolet de poche .22 | Distance | rouge | 8 | Pistolet | Bruit | 10 | 2 |
| Vieux pistolet de service | Distance | rouge | 10 | Pistolet, Peu fiable | Vacarme | 6 | 2 |
| Magnum | Distance | bleu | 10 | Pistolet, Perforant | Vacarme | 26 | 1 |
| Pistolet-mitrailleur | Distance | rouge | 10 | Pistolet, Tirs multiples (3) | Vacarme | 24 | 1 |
| Fusil de chasse | Distance | 2 rouges | 30 | Fusil | Vacarme | 24 | 2 |
| Fusil de précision | Distance | blanc + rouge | 30 | Fusil, Précision mortelle ; Tireurs seulement | Vacarme | 32 | 1 |
| Carabine | Distance | blanc | 20 | Assaut, Tirs multiples (2) | Vacarme | 28 | 1 |
| Fusil à pompe | Distance | 2 rouges | 16 | Chevrotine | Vacarme | 20 | 2 |
| Canon scié | Distance | rouge | 8 | Pistolet, Chevrotine | Vacarme | 14 | 2 |
| Arc de chasse | Distance | rouge | 20 | Fiable | – | 14 | 2 |
| Arbalète | Distance | blanc + rouge | 16 | Vide après chaque Action Tirer ; une Action spéciale la recharge, sans munitions | – | 20 | 1 |
| Bombe artisanale | Distance | 2 rouges | 6 | Explosion, Usage unique | Vacarme | 10 | 2 |
| Batte de baseball | Corps à corps | rouge | – | Assommer | – | 9 | 2 |
| Couteau de cuisine | Corps à corps | rouge | – | Deux armes ; contre des Rôdeurs seulement | – | 5 | 2 |
| Couteau de chasse | Corps à corps | rouge | – | Deux armes, Tranchant | – | 11 | 2 |
| Hachette | Corps à corps | blanc | – | Amputation, Deux armes | – | 13 | 2 |
| Machette | Corps à corps | blanc | – | Amputation, Tranchant | – | 14 | 2 |
| Pied-de-biche | Corps à corps | rouge | – | Assommer ; relance les Sauts manqués | – | 10 | 2 |
| Démonte-pneu | Corps à corps | rouge | – | Deux armes | – | 8 | 2 |
| Hache d'incendie | Corps à corps | blanc + rouge | – | Amputation, Encombrant, Tranchant | – | 17 | 1 |
| Masse | Corps à corps | blanc | – | Assommer, Encombrant ; les Cogneurs ajoutent un dé rouge | – | 12 | 1 |
| Matraque électrique | Corps à corps | rouge | – | Étourdir | – | 9 | 1 |
| Pieu taillé | Corps à corps | rouge | – | Encombrant ; les ennemis n'ont pas le bonus de barricade | – | 7 | 2 |
| Tronçonneuse | Corps à corps | bleu + rouge | – | Amputation, Encombrant, Tranchant, Peu fiable | Vacarme | 17 | 1 |
| Casque de moto | Tête | – | – | Une fois par tour, ignore un critique d'une attaque contre son porteur | – | 7 | 2 |
| Masque de soudeur | Tête | – | – | En cas de morsure, lancez le dé d'Action ; insigne, pas de morsure | – | 5 | 2 |
| Veste matelassée | Corps | – | – | 1 dé rouge de plus en Défense au corps à corps | – | 9 | 2 |
| Gilet pare-balles | Corps | – | – | 1 dé rouge de plus en Défense contre les tirs | – | 9 | 2 |
| Tenue antiémeute | Corps | – | – | 1 dé rouge de plus pour toute Défense ; les Courses sont de 6 pouces | – | 14 | 1 |
| Manteau souillé | Corps | – | – | Odeur masquée | – | 15 | 1 |
| Boîte de munitions | Spécial | – | – | Usage unique ; Action spéciale, même depuis le sac : recharge une de ses armes | – | 8 | 3 |
| Chargeur rapide | Spécial | – | – | Accessoire (Pistolet), Usage unique : se défausse en tirant pour recharger d'abord | – | 9 | 2 |
| Silencieux | Spécial | – | – | Accessoire (Pistolet) : son Vacarme devient Bruit | – | 11 | 2 |
| Lunette | Spécial | – | – | Accessoire (Fusil) : 6 pouces de portée en plus ; les tirs visés relancent un dé | – | 8 | 2 |
| Bandages | Spécial | – | – | Usage unique ; Action spéciale, même depuis le sac : récupère 1 santé | – | 5 | 3 |
| Trousse de secours | Spécial | – | – | Usage unique ; Action spéciale : soi-même ou un allié dans la Zone mortelle récupère un dé blanc de santé | – | 10 | 2 |
| Flasque | Spécial | – | – | Usage unique : ignore un résultat de Panique qui vient de sortir et agit comme d'habitude | – | 5 | 2 |
| Sac à dos | Spécial | – | – | Dans le sac : trois places de plus pour des objets non Encombrants ; un par Survivant | – | 7 | 2 |
| Fusée de détresse | Spécial | – | – | Usage unique ; Action spéciale, même depuis le sac : Vacarme en un point en vue à 8 pouces ou moins | Vacarme | 6 | 2 |
| Sifflet de police | Spécial | – | – | Action spéciale : Bruit ; les alliés à 6 pouces ou moins peuvent s'éloigner de 1 pouce des ennemis | Bruit | 6 | 1 |

Les soins ne dépassent jamais la santé maximale et ne guérissent pas les morsures.

| Carte Ravitaillement | Exemplaires | Effet |
|---|---|---|
| Bandages | 2 | comme l'Équipement |
| Boîte de munitions | 3 | comme l'Équipement |
| Pistolet de poche .22 | 1 | comme l'Équipement |
| Vieux pistolet de service | 1 | comme l'Équipement |
| Canon scié | 1 | comme l'Équipement |
| Couteau de cuisine | 1 | comme l'Équipement |
| Batte de baseball | 1 | comme l'Équipement |
| Pied-de-biche | 1 | comme l'Équipement |
| Hachette | 1 | comme l'Équipement |
| Veste matelassée | 1 | comme l'Équipement |
| Casque de moto | 1 | comme l'Équipement |
| Flasque | 1 | comme l'Équipement |
| Antibiotiques | 1 | Usage unique : ignore un lancer d'infection manqué |
| Haillons ensanglantés | 1 | Protection du corps, Odeur masquée ; se défaussent quand leur porteur est blessé |
| Bouteille vide | 1 | Usage unique ; Action spéciale, même depuis le sac : Bruit en un point à 8 pouces ou moins |
| Incident : De la compagnie | 2 | L'adversaire place un nouveau Rôdeur debout à une place libre au contact de celui qui fouille, qui est engagé. Réserve vide ou aucune place : la Menace monte de 1. |
| Incident : Fracas | 2 | Bruit là où est celui qui fouille |
| Incident : Alarme | 1 | Vacarme là où est celui qui fouille |
| Incident : Ça bouge | 1 | Le Rôdeur à terre le plus proche à 10 pouces ou moins se relève ; s'il n'y en a pas, un nouveau entre à un bord choisi par l'adversaire. |

Un Incident qui engage celui qui fouille finit son activation, une fois le pion pris.

| Carte Événement | Exemplaires | Nulle | Faible | Moyenne | Forte |
|---|---|---|---|---|---|
| Morts agités | 3 | Avance 1 | Avance 2 | Avance 3 | Avance 4 |
| Ils arrivent | 2 | Nouveau 1 | Nouveau 1, Avance 1 | Nouveau 2 | Nouveau 2, Avance 2 |
| Une odeur dans le vent | 2 | Guide 1 | Guide 2 | Guide 2 | Guide 3 |
| La horde (d'abord la Menace monte de 1) | 1 | Nouveau 1 | Nouveau 2 | Nouveau 3 | Nouveau 4 |
| Ils se relèvent | 1 | Un Rôdeur à terre se relève, choisi par le joueur qui a l'Initiative | Lancez le dé d'Action pour chaque Rôdeur à terre : insigne, il se relève | Tous les Rôdeurs à terre se relèvent | Tous les Rôdeurs à terre se relèvent, Avance 1 |
| Alarme de voiture (Reste en jeu) | 1 | Bruit à une voiture choisie par le joueur qui a l'Initiative | Vacarme à cet endroit | Vacarme à cet endroit | Vacarme à cet endroit |
| Verre brisé | 2 | Bruit au Survivant qui porte le plus de pions | Bruit à cet endroit | Bruit à cet endroit, Avance 1 | Vacarme à cet endroit |
| Pluie froide (Reste en jeu) | 1 | Reste en jeu | Reste en jeu | Reste en jeu | Reste en jeu |
| Brouillard épais (Reste en jeu) | 1 | Reste en jeu | Reste en jeu | Reste en jeu, Nouveau 1 | Reste en jeu, Nouveau 2 |
| Un moment de paix | 1 | rien | rien | La Menace baisse de 1 | La Menace baisse de 1 |
| Nerfs à vif (d'abord la Menace monte de 1) | 1 | rien | Avance 1 | Le Survivant au plus faible Sang-froid de chaque joueur fait du Bruit | Comme Moyenne, et il lance le dé d'Action ; face vide, à terre |
| Frénésie | 1 | Avance 1 | Avance 1 | Ce tour-ci, les Rôdeurs ajoutent un dé rouge à chaque corps à corps avec au moins deux Rôdeurs | Ce tour-ci, les Rôdeurs ajoutent un dé rouge à chaque corps à corps |
| Quelque chose dans le coffre | 1 | Nouveau 1 à une source | Nouveau 1 à une source | Nouveau 2 à une source | Nouveau 2 à une source, la Menace monte de 1 |
| À l'aveugle | 2 | 1 Rôdeur disponible au contact du décor avance | 2 d'entre eux au plus | 4 d'entre eux au plus | Tous ceux-là |

Avance 2 : deux Rôdeurs disponibles vont chacun vers le Survivant le plus proche d'eux. Guide 2 : celui qui les avance choisit la direction (en solo, vers le Survivant le plus proche). Nouveau 2 : deux Rôdeurs entrent par les bords ; à une source, au contact d'une qui a encore un pion à fouiller. Pluie froide : tant qu'elle est là, Bruit et Vacarme portent à 6 pouces et les armes à 12 au plus ; défaussée quand le niveau de Menace change. Brouillard épais : on voit à 8 pouces ; défaussé quand sort une autre carte qui Reste en jeu, ou après deux tours. Alarme de voiture : Bruit à cette voiture au début de chaque phase d'Événement suivante ; défaussée quand un Survivant qui la touche dépense une Action spéciale. Dans la variante solo, 19 cartes, Morts agités est là quatre fois et Ils arrivent trois fois, et il manque Une odeur dans le vent et Un moment de paix.

| Décor | Taille | Classe de hauteur | Vue et couvert | Sol | Sommet | Source | Points |
|---|---|---|---|---|---|---|---|
| Barricade | 4 × 0,5 | 1 | léger | solide, Franchissable, Défendable | – | non | 1 |
| Moto | 2 × 0,75 | 1 | léger | solide, Franchissable | – | non | 1 |
| Petite tente | 2 × 2 | 1 | léger | solide, Infranchissable | – | oui | 1 |
| Voiture | 4 × 2 | 1 | lourd | solide, Franchissable | facultatif : Surélevé, de tout côté par un Saut | oui | 2 |
| Kiosque | 2,5 × 2,5 | 2 | Bloquant | solide, Infranchissable | – | oui | 2 |
| Pile de caisses | 2 × 2 | 1 | lourd | solide, Franchissable | Surélevé, de tout côté par un Saut | non | 2 |
| Benne | 2,5 × 1,5 | 1 | lourd | solide, Franchissable | – | oui | 2 |
| Camion | 6 × 2,5 | 2 | Bloquant | solide, Infranchissable | – | oui | 3 |
| Bosquet | disque de 4 | 2 | Bloquant, léger | Terrain difficile | – | non | 3 |
| Camping-car | 5 × 2,5 | 2 | Bloquant | solide, Infranchissable | – | oui | 3 |
| Tour de guet | 2,5 × 2,5 | 2 | rien en bas, lourd au sommet | solide, Infranchissable | Surélevé, échelle par un Saut | non | 3 |
| Restaurant | 8 × 5 | 2 | murs Bloquants, fenêtres lourd | bâtiment | – | dedans | 4 |
| Bois | disque de 6 | 2 | Bloquant, léger | Terrain difficile | – | non | 4 |
| Station-service | 8 × 6 | 2 | comme le restaurant ; îlots de pompes classe 1, léger | bâtiment ; îlots solides, Franchissables | – | dedans | 5 |
| Grange | 8 × 6 | 2 | comme le restaurant ; sans parapet | bâtiment | toit Surélevé, escalier | dedans | 5 |

- **AW-CONT01** Mots des cartes : un allié est une autre figurine du même groupe. Les distances sont des écarts, vers un point depuis le bord du socle. Un dé de Tir est n'importe quel dé de l'attaque à distance de la figurine. Attaquer est le choix au corps à corps. Une fois par tour se renouvelle à la fin du tour. Aucun dé n'est relancé à la fois par une capacité et par un objet.
- **AW-CONT02** Les capacités en détail :
  - Patience : pour l'Action Tirer seulement.
  - Bagarre : pour tout son camp ; si les deux camps ont une telle règle, elles s'annulent.
  - Sans pitié : si au moins un Survivant ennemi de ce corps à corps n'a pas toute sa santé.
  - Insaisissable : repoussée à 2 pouces d'écart ; si cela échoue, le recul habituel.
  - Appât : les deux Rôdeurs sont fixés d'abord et le plus proche avance le premier ; vaut aussi avec Cri.
  - Fouineuse : s'il ne reste qu'une carte, elle regarde celle-là.
  - Sprint : le dé se lance après la Course et son Bruit.
  - Deux coups d'avance : offert au joueur sans le jeton, avant toute autre chose du tour ; le jeton passe ensuite comme d'habitude. Inutile en solo.
  - Passe inaperçu : à l'étape Zone mortelle, Kit vient après tous les autres Survivants qui y sont.
  - Sermon vient avant une Flasque.
  - Regardez-moi se mesure à la vérification de Panique.
  - Mains rapides ne coûte pas d'Action, mais il ne peut plus Échanger des objets dans cette activation.
- **AW-CONT03** Les objets en détail :
  - Couteau de cuisine : n'ajoute son dé que si tous les ennemis du corps à corps sont des Rôdeurs.
  - Chargeur rapide : son arme peut être choisie même vide.
  - Sac à dos : ne quitte le sac que si ses propres places sont vides.
  - Arbalète, Bombe artisanale : pas de vérification des munitions.
  - Casque de moto : vous décidez après le lancer ; ignorer le seul critique des Rôdeurs évite aussi la morsure.
  - Flasque : pour AW-PANIC11, le Survivant compte encore comme paniqué.
  - Tenue antiémeute : Fuite est de 6 pouces aussi.
  - Fusée de détresse, Bouteille vide : il faut une ligne de vue jusqu'au point, qui est sur la table.
  - Sifflet de police : d'abord, chaque allié debout et non engagé à 6 pouces ou moins peut faire 1 pouce au plus en ligne droite, selon les règles du Mouvement mais sans Action, sans finir plus près de l'ennemi qui était le plus proche ; puis le Bruit.
  - Silencieux : pour Tirs multiples aussi ; un seul Bruit.
- **AW-CONT04** Le Ravitaillement en détail :
  - De la compagnie : une place libre est sur la table et ne chevauche ni socle ni décor solide.
  - Ça bouge : un Rôdeur qui se relève au contact d'un Survivant l'engage. Le nouveau suit AW-NEW01 ; réserve vide, la Menace monte de 1.
  - Fracas, Alarme : faits par celui qui fouille. Avec Prudence, on peut Fouiller quand même, puisqu'on ne connaît pas la carte d'avance.
  - Antibiotiques : après le lancer, même depuis le sac.
- **AW-CONT05** Les Événements en détail :
  - Les nouveaux Rôdeurs pour ceux qui manquent (AW-EVENT07) viennent pour Avance et Guide, non pour À l'aveugle, dont les joueurs choisissent les Rôdeurs à tour de rôle.
  - Alarme de voiture : l'origine est le centre de la voiture ; les Rôdeurs qui la touchent déjà sont sautés. Sans voiture, prenez n'importe quelle source, sans source il ne se passe rien. Son Bruit suivant vient avant l'étape Zone mortelle. Pour la couper, un Survivant doit être debout et non engagé.
  - Verre brisé : à égalité, le joueur qui a l'Initiative choisit ; si personne ne porte de pion, tous sont à égalité.
  - Pluie froide : le niveau est comparé à celui où elle est sortie.
  - Brouillard épais : les 8 pouces se mesurent comme la portée ; les deux tours finissent à la phase finale du deuxième tour après celui où il est sorti.
  - Nerfs à vif : le joueur qui a l'Initiative d'abord ; à Sang-froid égal, le propriétaire choisit ; chaque Bruit, puis le dé de ce Survivant.
  - Frénésie : un dé rouge par corps à corps où un Rôdeur Attaque, non un par Rôdeur.
  - Ils se relèvent : se relever au contact engage.
- **AW-CONT06** La disposition prête pour 40 sur 20, avec deux boîtes de décor. Les places sont en pouces depuis le bord ouest et depuis le bord sud, avec la rotation du grand côté ; les pions sont au centre (A) et sur les voitures 1 à 8 (B à I). Prenez autant de Rôdeurs que le demande AW-SCEN11 ; les 35 places suffisent pour 525 points, les autres selon AW-SCEN13. Les Survivants sont au bord dans l'ordre de la liste du groupe ; qui a quel bord se décide comme dans AW-SCEN15 et AW-SCEN16. Tournée d'un demi-tour, la disposition est la même, donc aucun bord n'est meilleur.

| 40 × 20 | Places |
|---|---|
| Voitures 1 à 8 | (5 ; 7,6) à 15°, (6 ; 12,7), (11,5 ; 10) à 90°, (16,8 ; 12,8), (23,2 ; 7,2), (28,5 ; 10) à 90°, (34 ; 7,3), (35 ; 12,4) à 15° |
| Barricades 1 à 12 | (4 ; 3,3), (11,5 ; 4) à 165°, (20 ; 3,4), (27,5 ; 3,8) à 15°, (35,5 ; 3,2), (17 ; 7,6) à 90°, (23 ; 12,4) à 90°, (4,5 ; 16,8), (12,5 ; 16,2) à 15°, (20 ; 16,6), (28,5 ; 16) à 165°, (36 ; 16,7) |
| Rôdeurs 1 à 35 | (20 ; 10), (6,544 ; 9,567), (7 ; 11,2), (13 ; 9), (19,3 ; 11,8), (20,7 ; 8,2), (27 ; 11), (33 ; 8,8), (33,456 ; 10,433), (39,5 ; 7,75), (0,5 ; 12,25), (2,25 ; 6,75), (37,75 ; 13,25), (12,5 ; 13), (27,5 ; 7), (29,75 ; 13,25), (10,25 ; 6,75), (9,25 ; 13,5), (30,75 ; 6,5), (24 ; 10), (16 ; 10), (17,75 ; 7,25), (22,25 ; 12,75), (6,75 ; 6,5), (33,25 ; 13,5), (14,75 ; 6,5), (25,25 ; 13,5), (36,5 ; 10,25), (3,5 ; 9,75), (36,75 ; 6,5), (3,25 ; 13,5), (9,75 ; 10), (30,25 ; 10), (0,5 ; 9,25), (39,5 ; 10,75) |
| Survivants, depuis l'ouest | 20 ; 17 ; 23 ; 14 ; 26 ; 11 ; 29 ; 8 ; 32 ; 5 ; 35 ; 2 ; 38 ; 18,5 ; 21,5 ; 15,5 ; 24,5 ; 12,5 ; 27,5 ; 9,5 ; 30,5 ; 6,5 ; 33,5 ; 3,5 ; 36,5 |

- **AW-CONT07** La disposition prête pour 20 sur 20, avec la boîte, tous les éléments couchés d'ouest en est. Pions : A au centre, B à E sur les voitures, F à I selon la liste. Placez vous-mêmes Rôdeurs et Survivants, ou prenez les places prêtes : 18 Rôdeurs suffisent pour 270 points, les autres selon AW-SCEN13 ; d'autres Survivants vont où leur propriétaire veut.

| 20 × 20 | Places |
|---|---|
| Voitures 1 à 4 | (4,5 ; 7,5), (14,5 ; 7,2), (15,5 ; 12,5), (5,5 ; 12,8) |
| Barricades 1 à 6 | (3 ; 3,5), (10 ; 3,9), (17,5 ; 3,5), (2,5 ; 16,5), (10 ; 16,1), (17 ; 16,5) |
| Pions F à I | (10 ; 7), (10 ; 13), (1,5 ; 10,2), (18,5 ; 9,8) |
| Rôdeurs 1 à 18 | (10 ; 10), (7 ; 6,5), (17 ; 8,2), (13 ; 12,5), (3 ; 11,8), (9 ; 7), (10 ; 13,5), (0,5 ; 10,2), (18,5 ; 9,8), (18,75 ; 13,5), (1 ; 6,75), (13,25 ; 9,25), (4,5 ; 9), (7 ; 10,75), (19,5 ; 6,5), (0,5 ; 13,5), (12 ; 6,5), (15,75 ; 11) |
| Survivants, depuis l'ouest | 10 ; 8 ; 12 ; 6 ; 14 ; 4 ; 16 ; 2 ; 18 |

- **AW-CONT08** Les groupes prêts ; le premier nommé est le Meneur. Armes, Trousse de secours et Sifflet de police sont en main, les Protections portées, une Lunette est sur le Fusil nommé avec elle, tout le reste est dans le sac.

| Groupe | Limite | Membres et équipement | Points | Style |
|---|---|---|---|---|
| Père et fils | 100 | Rick (Revolver .38) ; Carl (Pistolet de poche .22) ; Liam | 96 | un tir puissant, deux aides |
| Équipe de jour | 100 | Ellis (Démonte-pneu) ; Tess (Couteau de chasse) ; Carl (Batte de baseball, Bandages) | 99 | calmes et rapides, aucune arme à feu |
| Récupérateurs | 100 | Derek (Vieux pistolet de service) ; Patrick (Batte de baseball) ; Sandra | 97 | des poings et une Éclaireuse |
| Le camp | 150 | Rick (Revolver .38) ; Tess (Couteau de chasse) ; Carl (Pistolet de poche .22) ; Nadia (Bandages) | 148 | équilibré, avec des soins |
| Le patron et sa bande | 150 | Derek (Pistolet 9 mm) ; Patrick (Batte de baseball) ; Sandra (Couteau de cuisine) ; Liam (Bandages) | 129 | corps à corps avec une arme à feu |
| Club de tir | 200 | Agent Rick (Revolver .38, Couteau de cuisine) ; Harlan (Fusil de chasse) ; Marcus (Arc de chasse) ; Patrick (Batte de baseball) ; Carl | 197 | de loin, avec un Cogneur |
| Marteau et hache | 200 | Dominic (Masse) ; Roy (Hachette) ; Lou ; June (Bandages, Flasque) | 155 | tout au corps à corps, aucune arme à feu |
| Compagnie discrète | 300 | Ellis (Arc de chasse) ; Tess (Couteau de chasse) ; Gus (Démonte-pneu) ; Sandra (Hachette) ; Samir (Couteau de cuisine, Pied-de-biche) ; June (Bandages, Flasque) ; Ines (Trousse de secours) ; Kit | 246 | beaucoup de bras, aucune arme bruyante |
| Fort et clair | 300 | Rick (Magnum) ; Harlan (Fusil de précision) ; Otis (Fusil de chasse) ; Vera (Fusil à pompe) ; Maeve ; Carl (Couteau de cuisine) ; Liam (Couteau de cuisine) ; Kit | 298 | armes lourdes, Vacarme, avec des aides |
| Le convoi | 400 | Dominic (Masse, Veste matelassée) ; Vera (Arc de chasse) ; Derek (Pistolet 9 mm) ; Marcus (Arc de chasse) ; Maeve (Trousse de secours) ; Roy (Couteau de cuisine) ; Samir (Batte de baseball, Bandages) ; Sandra (Démonte-pneu) ; Patrick (Machette) | 375 | tous neutres, un peu de tout |
| À domicile | 400 | Agent Rick (Pistolet-mitrailleur) ; Nadia (Trousse de secours, Bandages) ; Harlan (Fusil de chasse) ; Tess (Couteau de cuisine) ; Lou (Hache d'incendie) ; Ellis (Revolver .38) ; Carl (Pistolet de poche .22) ; Alma (Sifflet de police) ; Roy (Démonte-pneu) | 368 | Groupe de Rick avec deux invités, tir d'appui |

- **AW-CONT09** La liste des décors : les tailles sont en pouces, le grand côté d'abord ; un disque a son diamètre. Les éléments solides arrêtent tout socle. On Saute par-dessus les Franchissables dans le sens court, pour ce côté plus 1 pouce ; pas par-dessus les Infranchissables. Un élément qui ne bloque ni ne couvre, comme une tour de guet vue du sol, ne compte pas pour AW-SHOOT12 et AW-SHOOT14 ; un Bloquant ne donne du couvert que si une sorte est nommée. La classe de hauteur ne compte que pour AW-ELEV09, AW-ELEV11 et AW-ELEV13. Vous choisissez le décor de la boîte ou de la liste, les toits de voitures non ou oui, les bâtiments simples ou détaillés ; avec la boîte et sans le reste, les chapitres des autres décors ne jouent pas.
- **AW-CONT10** Les cartes qui quittent un Survivant, refusées, échangées, défaussées, usées ou perdues : celles de Ravitaillement vont à leur défausse, l'Équipement quitte la partie. Antibiotiques et Bouteille vide sont des Objets spéciaux. Les cartes de la pioche Ravitaillement ne comptent pas pour AW-GROUP09. Fouineuse, dans un bâtiment, vaut pour chaque carte piochée. Sprint ne sert pas dans une Fuite. Le Pieu taillé compte pour le corps à corps où son porteur s'en sert. À l'aveugle ne compte que les éléments solides.
- **AW-CONT11** Ce qui vaut tant qu'une carte Reste en jeu vaut quel que soit le niveau où elle est sortie. Pluie froide limite toute portée, même illimitée, et tout Bruit et Vacarme. Quelque chose dans le coffre : le joueur qui a l'Initiative choisit source et place pour chaque Rôdeur, au contact de la source, sans rien chevaucher et dans la Zone mortelle d'aucun Survivant ; sans telle place, le Rôdeur entre par un bord. Nerfs à vif : les Survivants à terre et engagés comptent, et rien de cela n'est une Action.
- **AW-CONT12** Le scénario d'initiation, pour un joueur : une table de 10 sur 10 sans décor ; Sandra, qui mène, à 3,5 pouces de l'ouest et Patrick à 6,5, tous deux au bord sud et sans équipement. Les pions A à C sont en (2 ; 6,5), (5 ; 7,5) et (8 ; 6,5), les Rôdeurs 1 à 3 en (2 ; 7,5), (5 ; 8,5) et (8 ; 7,5) ; on utilise les douze Rôdeurs, la pioche Événement habituelle et toute la pioche Ravitaillement. Les règles du solo et AW-SCEN22 valent, et la Menace commence à 4. Dans la phase finale : sans Survivants, vous perdez ; avec 3 pions, vous gagnez, quelle que soit la Menace ; sinon, à Menace 14 au moins, vous perdez.

## Là où nous sommes le moins sûrs {#open}

Ici, le texte imprimé se tait, ou nous avons deviné. Si vous en savez plus, changez-le chez vous.

- Les tailles : la Zone mortelle (AW-GEO07-R), voitures et barricades (AW-GEO08), les bandes du scénario (AW-SCEN01-R), neuf pions aussi sur la grande table (AW-SCEN10), combien de Rôdeurs attendent (AW-SCEN14-R).
- La face double du dé de Panique (AW-DICE04-R), et comment tourne une fuite (AW-PANIC14).
- Que le critique d'un Rôdeur blesse aussi (AW-BITE02-R), et qui se compare à qui dans certains corps à corps multiples (AW-MULT06-R, AW-MULT09).
- Les ennemis à terre qui interdisent de Fouiller (AW-SEARCH03-R), un seul allié servi par Échanger des objets (AW-SWAP02-R).
- Les Rôdeurs qui restent à une barricade tenue (AW-KZ08-R), et les barricades sans limite de côté (AW-BARR02-R).
- Tout sur les niveaux et les bâtiments (AW-ELEV10 à AW-ELEV15, AW-BLD07-R à AW-BLD10).
- Où finissent les pions tombés (AW-CRIT07-R), et quelles places on essaie (AW-GEO24).
- La déviation d'une Explosion en solo (AW-SOLO03-R), et qui décide quand on joue ensemble (AW-SOLO10).
`;
