/** The rulebook. Rule ids are anchors. */
export default `# Pints of Blood

## Le matériel, ou ce qu'il reste du pub {#comp}

Les cinq rangées s'appellent R1 à R5. Dans chaque rangée, les cases se comptent depuis le bar : la case 1 touche le bar, la case 5 donne sur la rue.

- **PB-COMP01** 1 plateau : le pub (canapé, tabourets de bar, emplacements des bières, billard pour la pioche, coin du bar à 3 places), 5 rangées de 5 cases, le trottoir avec la cabine téléphonique, la zone de l'ambulance et la route du bus.
- **PB-COMP01-R** Notre choix : le pub occupe un angle du plateau et les 5 rangées mènent à ses 4 fenêtres et à sa porte ; la route longe les deux bords extérieurs en face. Les rangées se suivent dans le sens antihoraire : R1 et R2 sont les fenêtres de la première rue, R3 est la porte à l'angle, R4 et R5 sont les fenêtres de la seconde rue. À l'écran, le pub est en haut à gauche : R1 et R2 montent de la rue du bas (de gauche à droite), R3 est à l'angle, R4 et R5 arrivent de la rue de droite (de bas en haut). L'emplacement de la porte est purement décoratif.
- **PB-COMP02** 1 bus, qui transporte des jetons zombie.
- **PB-COMP02-R** Notre choix : le bus n'est jamais complet, puisque aucune limite n'est indiquée.
- **PB-COMP03** 28 tuiles de mouvement.
- **PB-COMP03-R** Notre choix : 7 tuiles de chacune des quatre couleurs (bleu, rouge, jaune, vert), car 28 / 4 = 7 et chaque rangée doit commencer avec toutes les couleurs. Certaines tuiles portent un symbole spécial sur une seule face ; l'autre face est unie. Le détail se trouve en PB-CON03.
- **PB-COMP04** 86 jetons zombie : tous les dos sont identiques, les faces diffèrent.
- **PB-COMP05** Des paquets de chips de valeur 1 (bleus) et 5 (jaunes) ; un jaune vaut cinq bleus.
- **PB-COMP05-R** Notre choix : la boîte contient 32 jetons (16 de chaque valeur), mais ici les chips ne manquent jamais ; chaque joueur possède simplement un nombre de paquets, et les deux valeurs ne servent qu'à l'affichage.
- **PB-COMP06** 7 bières ; c'est une limite stricte pour toute la partie.
- **PB-COMP07** 6 compagnons : 4 ivoire et 2 rouges, qui font tous la même chose.
- **PB-COMP08** 1 dé de couleur et 7 dés de combat, lancés ensemble : 8 dés en tout.
- **PB-COMP08-R** Notre choix : le dé de couleur porte une fois chacun des résultats bleu, rouge, jaune, vert, blanc et noir (zombie), ce qui remplit exactement ses six faces. Pour les dés de combat, voir PB-COMP09-R.
- **PB-COMP09** Les dés de combat montrent une arme (batte de cricket, fléchette, arc long), un coup bonus ou un zombie.
- **PB-COMP09-R** Notre choix : les 7 dés de combat sont identiques, avec 1 batte de cricket, 1 fléchette, 1 arc long, 2 coups bonus et 1 zombie. Cinq symboles doivent remplir six faces ; nous doublons le coup bonus, parce qu'on en place souvent plusieurs à la fois et que « La toute petite voiture » les compte. Chaque face coup bonus vaut exactement 1 coup.
- **PB-COMP10** 65 cartes : 5 cartes secours (bleues), 40 cartes compagnon (vertes) et 20 cartes zombie (rouges).
- **PB-COMP11** 3 tuiles de séparation à deux faces : une face entrée et une face plat principal, qui indique en plus combien de zombies vaincus font défausser une carte.
- **PB-COMP11-R** Notre choix : les nombres 6-5-4-3 correspondent aux secteurs 1-2-3-4 ; c'est le secteur en cours qui fixe le nombre, et non la tuile de séparation.
- **PB-COMP12** 4 compteurs de morsures : des hexagones marqués 0, 1, 2, 3, 4, 5.
- **PB-COMP13** 8 tuiles plat de pub, toutes différentes, pour le plat principal seulement.

## Ce que la table garde en mémoire, contrairement au patron {#data}

La table suit toute seule l'état du jeu. Voici ce qu'elle retient pour vous.

- **PB-DATA01** Pour chaque rangée : ses cinq tuiles de la case 1 (bar) à la case 5 (rue), son compagnon éventuel, les cartes « Store enrouleur » et « Jouer au mort-vivant » qui y agissent ce tour-ci, les zombies vaincus pendant le tour et les dés et cartes placés.
- **PB-DATA02** Pour chaque tuile de mouvement : sa couleur, si elle est marquée, si son symbole est visible (plat principal) et la pile de zombies qu'elle porte, de bas en haut.
- **PB-DATA03** Pour chaque jeton zombie : sa résistance (1 ou 2 coups), sa particularité (aucune, sauce à la menthe ou vif), sa face visible ou cachée et le coup qu'il a peut-être déjà encaissé.
- **PB-DATA04** Pour le bus : la rangée où il se trouve, son sens de marche pendant ce tour et ses passagers, face cachée, dans l'ordre de montée.
- **PB-DATA05** Pour le coin du bar : une file d'exactement 3 tuiles entre deux actions ; la première est la prochaine à sortir.
- **PB-DATA06** Pour la pioche : ses quatre secteurs dans l'ordre, les trois tuiles de séparation, le secteur en cours et la séparation qui attend une décision.
- **PB-DATA07** Pour la défausse : une seule pile face visible, cartes compagnon et cartes zombie mêlées, la dernière défaussée au-dessus.
- **PB-DATA08** Pour chaque joueur : ses morsures (0 à 4), ses paquets de chips, ses cartes face visible, les bières bues, ses tuiles plat de pub (prêtes ou utilisées), les jetons au centre de son compteur et le nombre de tours joués.
- **PB-DATA09** Pour chaque compagnon : sa couleur et l'endroit où il se trouve, à savoir le canapé, un tabouret, la cabine téléphonique ou parmi les morts.
- **PB-DATA10** Pour chaque carte : son type (compagnon, zombie ou secours) ; pour une arme, sa sorte, sa portée et ses coups ; pour des coups bonus, leur valeur (3, 2 ou le nombre de joueurs).
- **PB-DATA11** Pour chaque placement : la rangée et la case visées, les dés et cartes posés comme arme ou comme coup bonus, la cible du second coup d'un ballon de rugby et l'échange dû à « Place au trafic d'armes ! ».

## Le but : survivre à la soirée {#gen}

Vous défendez tous le même pub. Quand les secours arrivent, ils n'emmènent pas forcément tout le monde.

- **PB-GEN01** Tous les joueurs affrontent les mêmes zombies et partagent les compagnons ; personne ne joue les zombies.
- **PB-GEN02** Vous ne gagnez que si la carte secours vous sauve ; tenir jusqu'à son arrivée ne suffit pas.
- **PB-GEN03** La partie s'arrête dès que la carte secours apparaît.
- **PB-GEN04** S'il ne reste plus de compagnons avant l'arrivée des secours, les zombies gagnent et tous les joueurs perdent.
- **PB-GEN05** À chaque tour, deux objectifs se disputent vos moyens : vaincre beaucoup de zombies et en laisser entrer peu.
- **PB-GEN06** Vous pouvez discuter et vous conseiller librement ; le joueur actif décide seul.
- **PB-GEN07** Vous pouvez vous partager la manipulation du matériel ; cela ne change rien aux règles.

## Deux niveaux : entrée ou plat principal ? {#lvl}

L'entrée contient les règles de base ; le plat principal y ajoute toutes les cartes, les symboles, des défausses plus chères et les plats de pub.

- **PB-LVL01** Avant la mise en place, choisissez le niveau : entrée ou plat principal.
- **PB-LVL02** Entrée : retirez du jeu les 2 « Juke-box » et les 2 « Flesh mob » ; il reste 16 cartes zombie.
- **PB-LVL03** Entrée : les symboles spéciaux ne comptent pas ; les tuiles marquées sont posées symbole caché.
- **PB-LVL04** Entrée : dans tous les secteurs, une carte de la pioche est défaussée pour 3 zombies vaincus pendant le tour.
- **PB-LVL05** Entrée : les tuiles de séparation montrent leur face entrée ; leurs bonus et leurs prix s'appliquent quand même.
- **PB-LVL05-R** Notre choix : les séparations fonctionnent de la même façon aux deux niveaux, car elles font partie des règles de base ; seuls les nombres pour la défausse changent.
- **PB-LVL06** Entrée : pas de tuiles plat de pub.
- **PB-LVL07** Plat principal : les 60 cartes compagnon et zombie sont toutes utilisées.
- **PB-LVL08** Plat principal : les tuiles marquées sont posées symbole visible et agissent (voir le chapitre des symboles spéciaux).
- **PB-LVL09** Plat principal : une défausse demande 6 / 5 / 4 / 3 zombies vaincus dans le secteur 1 / 2 / 3 / 4.
- **PB-LVL12** Plat principal : les tuiles de séparation montrent leur face plat principal, avec le nombre pour la défausse.
- **PB-LVL10** Plat principal : chaque joueur commence avec une tuile plat de pub au hasard et peut en acheter d'autres (voir le chapitre des plats de pub).
- **PB-LVL11-R** Notre choix, en option : un « menu au choix » permet d'activer séparément les quatre éléments du plat principal (PB-LVL07 à PB-LVL10) ; les deux niveaux officiels correspondent à aucun et à tous.

## Mise en place : on dresse la rue {#set}

La table se met en place toute seule ; voici comment, et ce que vous pouvez choisir.

- **PB-SET01** Placez le bus devant une rangée quelconque. Il roule normalement dans le sens antihoraire.
- **PB-SET01-R** Notre choix : la rangée de départ est tirée au hasard ; une option laisse le premier joueur la choisir.
- **PB-SET02** Mélangez les 28 tuiles de mouvement et posez-en 5 dans chaque rangée.
- **PB-SET03** Au départ, chaque rangée doit contenir au moins une fois chacune des quatre couleurs.
- **PB-SET03-R** Notre choix : 25 tuiles mélangées sont distribuées, cinq par rangée, et l'on recommence tant qu'une couleur manque quelque part. Chaque rangée a donc les quatre couleurs plus un doublon ; la table peut obtenir la même répartition directement, sans redistribuer.
- **PB-SET04** Les 3 tuiles restantes vont dans le coin du bar, dans un ordre aléatoire.
- **PB-SET05** Mélangez les 86 jetons zombie : c'est la réserve. Un zombie entre toujours en jeu face cachée.
- **PB-SET06** Les paquets de chips forment une réserve commune ; les joueurs commencent sans rien.
- **PB-SET07** Posez les 7 bières au bar, les 4 compagnons ivoire sur le canapé et les 2 compagnons rouges dans la cabine téléphonique.
- **PB-SET08** Lancez le dé de couleur et posez 1 zombie face cachée sur chaque tuile de cette couleur dans les cinq rangées.
- **PB-SET09** Si ce lancer donne noir : mettez 1 zombie face cachée dans le bus et relancez, autant de fois que le noir sort.
- **PB-SET10** Si ce lancer donne blanc : on choisit une couleur.
- **PB-SET10-R** Notre choix : c'est le premier joueur qui choisit ; il est donc désigné avant ce lancer.
- **PB-SET11** Les tuiles du coin du bar ne reçoivent jamais de zombies ; seules les tuiles des rangées, celles du trottoir, comptent pour les couleurs.

## La pioche : posée sur le billard {#deck}

La pioche est faite de quatre secteurs séparés par trois tuiles ; les secours se cachent dans le dernier.

- **PB-DECK01** Mettez de côté les 5 cartes secours ; mélangez ensemble les cartes compagnon et les cartes zombie du niveau choisi.
- **PB-DECK02** Répartissez-les en 4 paquets égaux : 56 cartes en entrée, soit 14 par paquet ; 60 cartes en plat principal, soit 15 par paquet.
- **PB-DECK02-R** Notre choix : 15 cartes par paquet en plat principal, ce qui découle de 60 / 4.
- **PB-DECK03** Prenez 1 carte secours, au hasard sans la regarder ou choisie par le groupe, et mélangez-la à l'un des paquets ; ce paquet va tout en bas et devient le secteur 4.
- **PB-DECK04** Les 4 autres cartes secours retournent dans la boîte sans être regardées ; elles ne jouent plus.
- **PB-DECK04-R** Notre choix : avant la partie, vous réglez si la carte secours est tirée au hasard (cachée) ou choisie (connue de tous). Sans réglage, elle est tirée au hasard.
- **PB-DECK05** Empilez les paquets avec une tuile de séparation entre deux voisins : secteur 1, séparation 1, secteur 2, séparation 2, secteur 3, séparation 3, secteur 4. La pioche repose sur le billard, face cachée.
- **PB-DECK06** Le secteur en cours est le plus haut secteur qui contient encore des cartes.
- **PB-DECK07** « Sous la pioche » et « sous le secteur 4 » signifient tous deux tout en bas du secteur 4.
- **PB-DECK08** « En bas du secteur en cours » signifie juste au-dessus de la prochaine séparation, ou tout en bas de la pioche dans le secteur 4.
- **PB-DECK09-R** Notre choix : la pioche ne peut pas s'épuiser, car elle contient la carte secours jusqu'à la fin de la partie.
- **PB-DECK10-R** Notre choix : tant qu'une séparation est révélée sans être réglée, le secteur terminé n'existe plus ; une carte à glisser « en bas du secteur en cours » va donc en bas du secteur suivant.

## Les joueurs : à qui la première tournée ? {#ply}

Chacun a son compteur de morsures, et on joue dans le sens horaire.

- **PB-PLY01** Chaque joueur prend un compteur de morsures, réglé sur 0.
- **PB-PLY02** Le joueur au teint le plus pâle commence.
- **PB-PLY02-R** Notre choix : ici, le premier joueur est tiré au sort ou désigné avant la partie, puisque personne ne peut comparer les teints.
- **PB-PLY03** Le premier joueur prend tous les dés ; ils passent ensuite de joueur actif en joueur actif.
- **PB-PLY04-R** Notre choix : le tour passe dans le sens horaire, selon l'ordre des places, car les règles imprimées disent seulement que le joueur suivant prend la main.
- **PB-PLY05** Plat principal : chaque joueur tire au début 1 tuile plat de pub au hasard, gratuitement.

## Le tour : quatre phases, pas de happy hour {#turn}

Quatre phases, toujours dans le même ordre : préparation, combat, bus, décompte.

- **PB-TURN01** Un tour compte quatre phases, toujours dans cet ordre : I Préparation (A envoyer et piocher, B lancer les dés, C placer), II Combat, III Bus, IV Décompte (A zombies vaincus, B morsures).
- **PB-TURN02** Pendant votre tour, vous pouvez jouer vos cartes compagnon et acheter des bières chaque fois que la situation s'y prête, en respectant le moment prévu pour chaque carte.
- **PB-TURN03** Aucune carte compagnon ne se joue pendant la phase IV.
- **PB-TURN04** Seul le joueur actif joue des cartes compagnon, et seulement les siennes.
- **PB-TURN04-R** Notre choix : les autres joueurs ne peuvent vous aider qu'en vous vendant des cartes et en vous conseillant ; ils ne jouent jamais de carte pendant votre tour.
- **PB-TURN05** Après la phase IV, votre tour est fini et le joueur suivant commence.
- **PB-TURN06-R** Notre choix : un effet commencé va à son terme avant toute autre action facultative, et les actions facultatives n'ont lieu que dans les fenêtres du chapitre suivant. Seules exceptions : les fenêtres que l'effet ouvre lui-même (W4, W8 à W10, W12, W13).

## Les fenêtres : le bon moment pour intervenir {#win}

Une fenêtre est un moment où la table vous propose des actions facultatives. Les « actions libres » sont : boire une bière, acheter des cartes compagnon, acheter des tuiles plat de pub (plat principal) et utiliser une tuile plat de pub jouable « à tout moment ».

- **PB-WIN01-R** Notre choix : le tableau ci-dessous précise ce que « à tout moment » veut dire ; il suit le moment indiqué pour chaque carte et chaque tuile. Celle d'après le lancer (W3) permet les actions libres, parce que l'achat reste ouvert pendant tout le tour et que c'est justement là qu'on voudrait un « Pas le mot en Z ! » ou un « Quoi, pas de ticket ?! ».

| Fenêtre | Quand | Ce que vous pouvez faire |
|---|---|---|
| Début du tour (W1) | au début du tour, avant d'envoyer le premier compagnon | actions libres ; À la carte ! ; Portemanteau, Distraits, Store enrouleur, Jouer au mort-vivant, Conduite continentale |
| Après un envoi (W2) | après chaque compagnon envoyé, sa carte entièrement résolue | comme W1, sans À la carte ! |
| Après le lancer (W3) | juste après le lancer des huit dés (et après chaque relance), avant l'effet de la couleur et avant que les zombies montent dans le bus | actions libres ; Pas le mot en Z ! ; Quoi, pas de ticket ?! |
| Dé de couleur (W4) | juste après que vous lancez le dé de couleur, quelle qu'en soit la raison | Changeons plutôt de couleur |
| Placement (W5) | une fois tous les dés résolus, jusqu'à la fin de la phase I | placer des dés, des cartes arme et des cartes coups bonus ; De jolis coups au bar ; Place au trafic d'armes ! ; tout ce que permet W2 |
| Avant un combat (W6) | phase II, avant le combat de chaque rangée | actions libres ; Portemanteau, Distraits, Store enrouleur, Jouer au mort-vivant, Conduite continentale |
| Avant qu'une rangée avance (W7) | après le combat de la rangée, compagnon revenu sur le canapé, avant que la rangée avance | comme W6 |
| Sauce à la menthe (W8) | un zombie à la sauce à la menthe va être remplacé | Sans sauce, merci ! |
| Avant le départ du bus (W9) | au début de toute course du bus, avant le premier arrêt ; en phase III, même si le bus est vide | comme W6 ; Mal des transports ; Inarrêtable |
| À un arrêt de bus (W10) | le bus est devant une rangée avec au moins un zombie à bord, avant la descente | comme W6, sauf Conduite continentale ; Mal des transports ; Inarrêtable |
| Décompte (W11) | au début de la phase IV-A, puis à sa fin, avant de révéler le premier jeton d'un compteur de morsures | actions libres seulement, aucune carte compagnon |
| Une morsure (W12) | un joueur va noter des morsures | Pas de morsure maintenant ! |
| Séparation (W13) | une tuile de séparation est révélée | accepter ou refuser ; actions libres, sauf Retournons la situation (vous pouvez donc acheter des cartes pour payer la séparation 2) |

- **PB-WIN02** Les cartes arme et coups bonus se placent seulement au placement (W5) ; dès que le combat a commencé, vous ne pouvez plus en ajouter, en déplacer ni en remplacer.
- **PB-WIN03-R** Notre choix : une course du bus due à « Juke-box » ouvre aussi les fenêtres du bus (W9 et W10). Si la carte est piochée en phase IV, elles ne permettent que les actions libres, car aucune carte compagnon ne se joue alors (PB-TURN03).

## Phase I-A : quitter le canapé {#send}

Vous envoyez des compagnons au front et piochez une carte pour chacun.

- **PB-SEND01** Envoyer : prenez un compagnon du canapé et posez-le sur le tabouret de bar devant la rangée de votre choix.
- **PB-SEND02** Juste après chaque envoi, vous piochez la première carte de la pioche.
- **PB-SEND03** Vous pouvez recommencer tant qu'il reste des compagnons sur le canapé ; vous décidez du nombre et des rangées.
- **PB-SEND04** Vous devez envoyer au moins un compagnon à chaque tour.
- **PB-SEND05-R** Notre choix : un compagnon au plus par rangée, puisqu'il n'y a qu'un tabouret ; donc 5 au plus par tour, même avec 6 compagnons.
- **PB-SEND06** Vous choisissez la rangée avant de piocher, et la carte est résolue avant l'envoi suivant.
- **PB-SEND07** Une carte zombie piochée est résolue aussitôt, puis va face visible sur la défausse, sauf si elle dit autre chose.
- **PB-SEND08** Une carte compagnon piochée reste face visible devant vous, jusqu'à ce que vous la jouiez pendant un de vos tours, la perdiez par un effet zombie, la vendiez ou la donniez en paiement.
- **PB-SEND09-R** Notre choix : vous pouvez garder autant de cartes que vous voulez, faute de limite indiquée.
- **PB-SEND10** Une carte secours piochée met aussitôt fin à la partie (voir le chapitre de la fin de partie).
- **PB-SEND11** Un compagnon envoyé ne peut pas revenir sur le canapé pendant la phase I.
- **PB-SEND12** Vous pouvez envoyer un compagnon dans une rangée sans zombies.

## Acheter des cartes : le pub n'accepte que les chips {#buy}

Les cartes des autres s'achètent si leur propriétaire est d'accord ; plus le canapé est plein, plus elles coûtent cher.

- **PB-BUY01** Pendant votre tour, vous pouvez acheter des cartes compagnon à d'autres joueurs ; vous payez le vendeur en paquets de chips.
- **PB-BUY02** L'achat est possible à partir du deuxième tour.
- **PB-BUY02-R** Notre choix : il s'agit de votre propre deuxième tour. Les chips ne viennent que de votre propre phase IV, si bien que personne ne pourrait payer plus tôt. Pendant la phase IV de votre premier tour, vous n'achetez encore rien.
- **PB-BUY03** Le prix d'une carte dépend du nombre de compagnons sur le canapé à ce moment : 3 compagnons, 3 paquets de chips ; 2 compagnons, 2 paquets ; 1 ou 0 compagnon, 1 paquet.
- **PB-BUY03-R** Notre choix : le prix continue de suivre le nombre de compagnons sur le canapé, avec un minimum de 1 et sans maximum ; 4, 5 ou 6 compagnons font donc 4, 5 ou 6 paquets. Les règles imprimées s'arrêtent à 3 ; c'est leur suite la plus simple.
- **PB-BUY04** Le propriétaire peut refuser toute vente. À cette table, une carte refusée ne peut être redemandée qu'à partir de la phase suivante.
- **PB-BUY05-R** Notre choix : le prix est fixe et ne se négocie pas ; ni crédit, ni cadeaux de cartes ou de chips, ni autres échanges.
- **PB-BUY06** Vous pouvez acheter autant de cartes que vous voulez ; chacune fait l'objet d'une offre à part, au prix du moment.
- **PB-BUY07** Seul le joueur actif achète ; les autres n'achètent ni entre eux ni à lui.
- **PB-BUY08-R** Notre choix : l'achat « à tout moment » prend fin avant que les jetons des compteurs de morsures soient révélés en phase IV-B. Une carte arme achetée après la phase I ne servira qu'à un tour suivant.
- **PB-BUY09** Une fois la carte secours révélée, plus aucun achat n'est possible.

## Phase I-B : les dés roulent sur le comptoir {#roll}

Une fois par tour, vous lancez les huit dés ; les zombies obtenus montent dans le bus.

- **PB-ROLL01** Vous lancez ensemble les 7 dés de combat et le dé de couleur, une fois par tour, après l'envoi du dernier compagnon.
- **PB-ROLL02** Chaque dé de combat qui montre un zombie met 1 zombie de la réserve, face cachée, dans le bus.
- **PB-ROLL03** Un dé qui montre un zombie ne donne rien d'autre et ne peut pas être placé.
- **PB-ROLL04** Les dés qui montrent une arme ou un coup bonus sont disponibles pour la phase I-C.
- **PB-ROLL05-R** Notre choix : on résout d'abord les réactions et relances d'après le lancer (W3), puis le dé de couleur (W4), enfin la montée dans le bus pour les dés zombie restants. Ainsi, chaque réaction arrive encore à temps.

## Le dé de couleur : tout le monde dehors {#col}

Le dé de couleur amène de nouveaux zombies, sur les tuiles d'une couleur ou dans le bus.

- **PB-COL01** Une couleur met 1 zombie de la réserve, face cachée, sur chaque tuile de cette couleur dans les cinq rangées.
- **PB-COL02** Si la tuile est occupée, le nouveau zombie se pose sur la pile.
- **PB-COL03** Blanc : vous choisissez l'une des quatre couleurs.
- **PB-COL04** Noir : 1 zombie monte dans le bus et vous relancez le dé de couleur ; chaque nouveau noir ajoute un zombie.
- **PB-COL05** On procède de même chaque fois qu'une carte ou une séparation vous fait lancer le dé de couleur ; « Flesh mob » change seulement ce qui se passe sur les tuiles.
- **PB-COL06-R** Notre choix : si aucune tuile de la couleur obtenue ne se trouve dans les rangées, rien n'est posé et le dé n'est pas relancé.
- **PB-COL07-R** Notre choix : quand la réserve est vide, plus aucun zombie n'est posé. S'il en manque, servez d'abord la rangée du bus, puis les suivantes dans le sens antihoraire, et dans chaque rangée de la case 1 à la case 5. Les jetons de l'ambulance et des compteurs ne comptent pas dans la réserve avant leur retour en phase IV.

## Armes et coups : tout ce qui traîne derrière le bar {#wpn}

Une arme touche dans sa portée ; les coups bonus la renforcent, mais ne font rien sans elle.

- **PB-WPN01** Il y a 12 sortes d'armes.

| N° | Arme | Vient de | Portée | Coups | Particularité |
|---|---|---|---|---|---|
| 1 | Batte de cricket | dé | courte | 1 | aucune |
| 2 | Fléchette | dé | moyenne | 1 | aucune |
| 3 | Arc long | dé | longue | 1 | aucune |
| 4 | Queue de billard | carte ×2 | courte | 1 | aucune |
| 5 | Parapluie | carte ×2 | courte | 1 | aucune |
| 6 | Journal roulé | carte ×2 | courte | 1 | aucune |
| 7 | Extincteur | carte ×2 | courte | 1 | aucune |
| 8 | Cocktail Molotov | carte ×2 | longue | 1 | aucune |
| 9 | Grille-pain | carte ×2 | moyenne | 1 | aucune |
| 10 | Boules de billard | carte ×2 | moyenne | 2 | aucune |
| 11 | Théière | carte ×2 | moyenne | 1 | annule la sauce à la menthe sur sa tuile |
| 12 | Ballon de rugby | carte ×2 | moyenne | 1 + 1 | second coup dans une rangée voisine |

- **PB-WPN02** La longue portée atteint les cases 5, 4 et 3, comptées depuis le bar.
- **PB-WPN03** La moyenne portée atteint les cases 3 et 2.
- **PB-WPN04** La courte portée atteint les cases 2 et 1.
- **PB-WPN05** Une arme donne un coup, sauf indication contraire (les boules de billard en donnent 2).
- **PB-WPN06** Vous pouvez utiliser autant de dés et de cartes que vous voulez sur une même tuile.
- **PB-WPN07** Toutes les armes placées sur une tuile doivent être de la même sorte ; la même portée ne suffit pas.
- **PB-WPN08** Un dé et une carte sont de la même sorte seulement s'ils montrent la même arme.
- **PB-WPN08-R** Notre choix : les dés ne montrent que batte, fléchette et arc long, et aucune carte ne les montre. Un dé et une carte ne peuvent donc être de la même sorte que grâce à « Place au trafic d'armes ! ».
- **PB-WPN09** Des coups bonus ne se placent sur une tuile qu'avec au moins une arme sur cette même tuile.
- **PB-WPN10** Les coups bonus n'ont ni sorte ni portée ; n'importe quelle arme peut en recevoir, en nombre illimité.
- **PB-WPN11** Le total des coups sur une tuile est la somme des coups des armes et des coups bonus qui y sont placés.

## Phase I-C : mettre le couvert {#place}

Vous répartissez vos dés et vos cartes à côté des piles de zombies.

- **PB-PLACE01** Armes et coups bonus ne se placent que dans les rangées qui ont un compagnon.
- **PB-PLACE02** Chaque dé ou carte vise une seule tuile, qui porte au moins un zombie.
- **PB-PLACE03** Tant que vous respectez la portée, la sorte et les règles des coups bonus, vous répartissez à votre guise ; vous pouvez aussi laisser sans arme une rangée qui a un compagnon.
- **PB-PLACE04** Les dés non placés sont perdus ; on ne garde jamais de dé pour plus tard.
- **PB-PLACE05** Les cartes non placées restent devant vous.
- **PB-PLACE06** Tout se place, dans toutes les rangées, avant le premier combat.
- **PB-PLACE07** Il arrive qu'une tuile ne puisse pas être attaquée, faute d'arme adaptée ; il n'y a pas de compensation.
- **PB-PLACE08-R** Notre choix : vous pouvez changer vos placements librement jusqu'à ce que vous confirmiez la fin de la phase I ; ensuite, ils sont définitifs.
- **PB-PLACE09-R** Notre choix : un placement vise une case (rangée et numéro), pas une tuile. Si la rangée se décale ou si des zombies changent de place avant le combat, les coups touchent la pile qui se trouve alors sur cette case ; s'il n'y en a pas, ils sont perdus. En effet, les dés sont posés le long de la rangée et les portées se comptent en cases.
- **PB-PLACE10** Les cartes arme et coups bonus placées sont dépensées, même si tous leurs coups n'ont pas servi.
- **PB-PLACE11** Dans une pile, seul le zombie du dessus peut être touché.
- **PB-PLACE12-R** Notre choix : tous les placements sont vérifiés ensemble, selon l'état du plateau, quand vous confirmez la fin de la phase I. Si une carte jouée au placement (W5) a éloigné les zombies d'une case visée, vous devez d'abord placer ailleurs ou reprendre ce qui s'y trouvait. PB-PLACE09-R ne vaut que pour les changements qui suivent cette confirmation.
- **PB-PLACE13-R** Notre choix : jusqu'à la fin confirmée de la phase I, une carte placée reste à vous ; vous pouvez la céder pour « Mettez-en deux ! », « Payer à la morsure », un symbole vert ou la séparation 2, et elle compte pour « Le taxi ». Ensuite, elle est engagée et ne fait plus partie de vos cartes. Une carte à effet durable (PB-CC04-R) est engagée dès qu'elle est jouée.

## Phase II-a : la bagarre générale {#fight}

Les rangées où un compagnon est assis se battent l'une après l'autre ; chaque coup touche le dessus de sa pile.

- **PB-FIGHT01** Les combats commencent dans la rangée où se trouve le bus et se poursuivent dans le sens antihoraire à travers les cinq rangées.
- **PB-FIGHT02** Seules les rangées avec un compagnon sont traitées ; les autres sont sautées et n'avancent pas.
- **PB-FIGHT02-R** Notre choix : l'ordre est R1, R2, R3, R4, R5, R1… à partir de la rangée du bus. Il est fixé au début de la phase II ; ni « Conduite continentale » ni un déplacement du bus pendant la phase II ne le changent.
- **PB-FIGHT03** Chaque rangée est terminée (combat, retour du compagnon, avance) avant de passer à la suivante.
- **PB-FIGHT04** Un zombie touché est retourné face visible sur sa tuile et encaisse le coup.
- **PB-FIGHT05** Un zombie fast-food est vaincu par 1 coup.
- **PB-FIGHT06** Un zombie coriace demande 2 coups ; après le premier, il reste sur place, face visible, jusqu'au coup suivant.
- **PB-FIGHT07** Le premier coup reçu par un zombie coriace reste acquis d'une rangée à l'autre, d'un tour à l'autre et d'un joueur à l'autre, jusqu'à ce que le zombie soit vaincu ou quitte les rangées.
- **PB-FIGHT07-R** Notre choix : ce coup reste acquis quand d'autres zombies recouvrent le jeton ou que « Distraits » le déplace ; il est oublié quand le jeton retourne dans la réserve, où tout se mélange.
- **PB-FIGHT08** Un zombie vaincu va dans l'ambulance.
- **PB-FIGHT09** Les coups restants sur la même tuile touchent le zombie suivant de la pile ; ils ne passent jamais à une autre tuile.
- **PB-FIGHT10** Les coups qui restent quand la pile est vide sont perdus.
- **PB-FIGHT11-R** Notre choix : dans une rangée, les tuiles sont résolues automatiquement de la case 1 à la case 5 ; l'ordre ne change rien, sauf le zombie de remplacement que le hasard désigne.
- **PB-FIGHT12-R** Notre choix : tous les coups attribués à une tuile doivent être portés ; vous ne pouvez pas en retenir.
- **PB-FIGHT13-R** Notre choix : le second coup d'un ballon de rugby se résout après tous les coups normaux de la rangée du ballon, avant le retour de son compagnon.

## Les zombies : une clientèle difficile {#zom}

Combien de coups il faut, combien de fois un zombie mord, et ce que changent les deux particularités.

- **PB-ZOM01** Un zombie fast-food se reconnaît à la paire de pieds sur son jeton.
- **PB-ZOM02** Un zombie coriace se reconnaît à toute autre image : un visage, une personne ou un animal.
- **PB-ZOM02-R** Notre choix : les règles imprimées sont floues sur ce point ; nous lisons que tout ce qui n'est pas la paire de pieds est coriace.
- **PB-ZOM03** Dans les deux catégories, certains jetons ont une particularité : sauce à la menthe (fond vert, bol de sauce) ou vif (fond rouge, marque de morsure).
- **PB-ZOM03-R** Notre choix : un jeton a une particularité au plus, puisque chaque jeton a un seul fond : neutre, vert ou rouge.
- **PB-ZOM04** Sauce à la menthe : quand un tel zombie est vaincu et retiré, un nouveau zombie de la réserve prend aussitôt sa place, face cachée.
- **PB-ZOM04-R** Notre choix : le remplaçant se pose sur la pile de la même tuile ; les coups qui restent sur cette tuile peuvent le toucher dans le même combat. S'il est lui-même à la menthe, il en attire un autre.
- **PB-ZOM04-R2** Notre choix : si la réserve est vide, il n'y a pas de remplaçant.
- **PB-ZOM05** Un zombie à la sauce à la menthe vaincu compte normalement (ambulance, chips, avance de la rangée).
- **PB-ZOM06** Vif : aucun effet au combat ; au décompte, il mord deux fois.
- **PB-ZOM07** Tous les autres jetons mordent une fois, coriaces ou non.
- **PB-ZOM08-R** Notre choix : la sauce à la menthe n'agit que si le zombie est vaincu au combat ; s'il entre dans le pub ou retourne dans la réserve par une carte, il n'attire personne.

## Phase II-b : la rangée avance, hélas {#move}

Après son combat, chaque rangée avance vers le pub : d'une tuile si un zombie y est vaincu, sinon de deux.

- **PB-MOVE01** Après le combat d'une rangée (ou tout de suite, si rien n'y est placé), son compagnon retourne sur le canapé.
- **PB-MOVE02** Les dés utilisés là sont retirés ; les cartes utilisées vont face visible sur la défausse.
- **PB-MOVE02-R** Notre choix : les cartes sont défaussées dans l'ordre où elles ont été placées, pour que le dessus de la défausse soit clair.
- **PB-MOVE03** La rangée avance ensuite : 1 tuile est poussée si au moins un zombie a été vaincu dans cette rangée, sinon 2 tuiles.
- **PB-MOVE04** Seuls les zombies vaincus comptent : retourner un zombie coriace sans le vaincre fait quand même pousser 2 tuiles.
- **PB-MOVE05** La règle vaut aussi pour une rangée sans zombies ou sans armes placées : elle avance de 2 tuiles.
- **PB-MOVE06** Une poussée : la prochaine tuile du coin du bar entre, vide, côté rue en case 5 ; toutes les tuiles de la rangée glissent d'une case vers le bar ; celle de la case 1 entre dans le pub.
- **PB-MOVE07** Les zombies d'une tuile qui entre dans le pub vont au centre du compteur de morsures du joueur actif.
- **PB-MOVE07-R** Notre choix : ils gardent leur face (un jeton caché reste caché) et ne sont comptés qu'en phase IV-B.
- **PB-MOVE08** S'il faut pousser 2 tuiles, chaque poussée est menée à son terme, symboles compris, avant la suivante.
- **PB-MOVE08-R** Notre choix : à chaque poussée, la nouvelle tuile entre, l'ancienne sort et ses zombies vont sur le compteur. L'ancienne se met ensuite au bout de la file du coin du bar, puis son symbole agit (plat principal).
- **PB-MOVE09-R** Notre choix : « vaincu dans cette rangée » désigne tout zombie vaincu sur une de ses tuiles pendant ce tour, avant qu'elle avance, y compris par un ballon de rugby lancé d'une rangée voisine qui a combattu plus tôt.

## Le coin du bar : on fait la queue comme tout le monde {#corn}

D'où viennent les nouvelles tuiles, et où vont les anciennes.

- **PB-CORN01** Le coin du bar contient une file de 3 tuiles de rechange.
- **PB-CORN02** La tuile en tête de file est celle qui sert dès qu'il faut pousser une nouvelle tuile dans une rangée.
- **PB-CORN03** Une tuile qui entre dans le pub va au bout de la file, après que les deux autres ont avancé.
- **PB-CORN04** Les tuiles reviennent donc en jeu dans l'ordre où elles en sont sorties.
- **PB-CORN05** Les tuiles du coin du bar sont toujours vides.
- **PB-CORN06** L'ordre de la file, les couleurs et, en plat principal, les symboles sont visibles de tous.
- **PB-CORN07-R** Notre choix : pour une poussée, on prend d'abord la tuile de tête, puis on ajoute au bout celle qui sort ; la file compte 2 tuiles un instant, puis de nouveau 3.

## Phase III : le bus de nuit {#bus}

Le bus dépose ses passagers dans les rangées, un par arrêt, qu'un compagnon y soit assis ou non.

- **PB-BUS01** Si le bus est vide au début de la phase, il avance d'une rangée dans le sens antihoraire et la phase est finie.
- **PB-BUS02** Sinon, dans la rangée où il se trouve, une nouvelle tuile du coin du bar est poussée avec 1 zombie du bus dessus ; puis le bus avance d'une rangée dans le sens antihoraire.
- **PB-BUS03** On recommence à chaque rangée suivante tant qu'il reste des zombies à bord.
- **PB-BUS04** Après la descente du dernier zombie, le bus vide avance encore d'une rangée et s'arrête ; rien n'y est poussé.
- **PB-BUS05** Avec n zombies à bord (au moins 1), le bus dessert donc n rangées de suite à partir de la sienne et finit n rangées plus loin. Avec plus de 5 zombies, certaines rangées sont desservies plusieurs fois.
- **PB-BUS05-R** Notre choix : le circuit est R1, R2, R3, R4, R5, puis de nouveau R1.
- **PB-BUS06** Les cinq rangées sont desservies, avec ou sans compagnon.
- **PB-BUS07** Les zombies qui entrent dans le pub à cause du bus vont sur le compteur de morsures du joueur actif ; la tuile va dans le coin du bar.
- **PB-BUS08** Les zombies arrivent face cachée sur la nouvelle tuile.
- **PB-BUS09-R** Notre choix : le zombie descend en même temps que la poussée, avant l'effet du symbole de la tuile qui sort ; un symbole qui change le nombre de passagers agit donc sur ceux qui restent à bord. S'il ajoute un zombie à ce qui devait être le dernier arrêt, la course continue.
- **PB-BUS10-R** Notre choix : les jetons descendent dans l'ordre où ils sont montés ; comme ils sont cachés, cela ne change rien en pratique.

## Phase IV-A : l'addition {#score}

Ce que rapportent les zombies vaincus : des chips, et des cartes en moins dans la pioche.

- **PB-SCORE01** Vous gagnez 1 paquet de chips par jeton dans l'ambulance, quel que soit son type.
- **PB-SCORE02** Ensuite, des cartes passent du dessus de la pioche à la défausse, face visible : en entrée, une par groupe complet de 3 zombies vaincus ; en plat principal, une par groupe complet de 6 / 5 / 4 / 3 selon le secteur.
- **PB-SCORE03** Les zombies qui ne forment pas un groupe complet ne font rien défausser et ne sont pas reportés.
- **PB-SCORE03-R** Notre choix : chaque défausse se paie à part, au tarif du secteur en cours à ce moment. Tant que les zombies non dépensés suffisent, on retire ce nombre et on défausse une carte ; une séparation révélée se règle avant de continuer.
- **PB-SCORE04** Une carte zombie défaussée ainsi n'a pas d'effet ; une carte compagnon défaussée ne profite à personne.
- **PB-SCORE05-R** Notre choix : si la carte défaussée est la carte secours, la partie se termine comme si elle avait été piochée. La règle de fin de partie dit que les morsures ne se comptent plus, ce qui suppose que la carte puisse apparaître en phase IV-A.
- **PB-SCORE06** Ensuite, tous les jetons de l'ambulance retournent face cachée dans la réserve, que l'on mélange.
- **PB-SCORE07** L'ordre est donc : chips, défausses, retour des jetons.

## Phase IV-B : les morsures, ou le pourboire {#bite}

Ce que coûtent les zombies entrés dans le pub : des morsures et, à la cinquième, un compagnon.

- **PB-BITE01** Votre tour s'achève : les zombies au centre de votre compteur sont retournés face visible et comptés, 1 morsure chacun, 2 pour un zombie vif.
- **PB-BITE02** Les morsures s'ajoutent une à une sur le cadran.
- **PB-BITE03** Quand le cadran atteint 5, un compagnon meurt aussitôt et quitte la partie ; le cadran revient à 0.
- **PB-BITE04** Les morsures restantes repartent de 0 et peuvent tuer d'autres compagnons de la même façon.
- **PB-BITE05** Les jetons retournent dans la réserve.
- **PB-BITE06** Aucun joueur n'est jamais éliminé ; seuls les compagnons meurent.
- **PB-BITE07** Le compagnon qui meurt est pris sur le canapé.
- **PB-BITE07-R** Notre choix : une cinquième morsure peut tomber alors que le canapé est vide (symbole ou prix d'une séparation, le plus souvent en phase I). Le joueur actif retire alors un compagnon de son choix d'un tabouret de bar. Tant que dure la phase I, ce qui était placé dans cette rangée peut être replacé. Plus tard, la rangée compte comme une rangée sans compagnon : pas de combat, pas d'avance, ses dés sont perdus et ses cartes défaussées. Les compagnons de la cabine téléphonique ne meurent jamais.
- **PB-BITE07-R2** Notre choix : les compagnons ivoire meurent avant les rouges ; cela ne change rien, ils se valent tous.
- **PB-BITE08** Les morsures vont sur le cadran du joueur qui a les jetons ; seule la carte « Juke-box » met des jetons sur le compteur d'autres joueurs.
- **PB-BITE09** Les jetons sur le compteur d'autres joueurs (« Juke-box ») sont comptés eux aussi à la fin du tour du joueur actif.
- **PB-BITE09-R** Notre choix : le joueur actif compte d'abord, puis les autres dans le sens horaire ; on s'arrête dès que le dernier compagnon meurt.
- **PB-BITE10** Les morsures restent sur le cadran d'un tour à l'autre, jusqu'à ce qu'elles soient soignées ou que le cadran revienne à 0.
- **PB-BITE11** Plat principal : chaque fois que le cadran d'un joueur atteint 5, il rend aussi une de ses tuiles plat de pub, s'il en a.

## La bière : le remède de la maison {#beer}

Quatre paquets de chips soignent une morsure, mais seulement avant qu'on compte les morsures.

- **PB-BEER01** Une bière coûte 4 paquets de chips, payés à la réserve commune.
- **PB-BEER02** Une bière achetée est bue aussitôt : elle soigne une morsure (le cadran recule de 1).
- **PB-BEER03** Le buveur doit avoir au moins 1 morsure sur son cadran.
- **PB-BEER04** Les jetons qui attendent sur le compteur ne permettent pas de boire.
- **PB-BEER05** Vous pouvez acheter plusieurs bières par tour, tant qu'il reste des chips, des bières et des morsures.
- **PB-BEER06** Seul le joueur actif achète : au début de son tour, pendant le combat ou avant le décompte des morsures.
- **PB-BEER06-R** Notre choix : l'aperçu du tour permet la bière à tout moment de votre tour. Elle est donc possible dans chaque fenêtre qui offre les actions libres (W1, W2, W3, W5, W6, W7, W9, W10, W11, W13), mais jamais une fois que l'on révèle les jetons des compteurs de morsures.
- **PB-BEER07** Regarder d'abord les morsures pour boire ensuite est interdit.
- **PB-BEER08** Vous pouvez offrir une bière à un autre joueur aux mêmes conditions (il lui faut une morsure) ; c'est vous qui payez.
- **PB-BEER09** Le jeton bière se pose devant celui qui l'a bue et compte parmi ses bières à la fin.
- **PB-BEER09-R** Notre choix : les règles imprimées ne sont pas claires sur ce point ; c'est le buveur, et non le payeur, qui garde le jeton, parce que « L'Armée du Salut » compte les bières bues. Le joueur invité ne peut pas refuser.
- **PB-BEER10** Il y a 7 bières en tout ; une bière bue ne revient jamais. S'il n'y en a plus au bar, on ne peut plus en acheter.

## Les tuiles de séparation : rien n'est offert par la maison {#div}

Entre deux secteurs, la pioche vous propose un marché.

- **PB-DIV01** Quand un secteur est épuisé et que sa séparation devient visible, le joueur actif décide aussitôt : prendre le bonus et payer le prix, ou refuser les deux.
- **PB-DIV02** Dans les deux cas, la séparation est ensuite retirée.
- **PB-DIV03** Séparation 1 (après le secteur 1). Bonus : vous piochez 2 cartes. Prix : 1 morsure sur votre cadran.
- **PB-DIV04** Ces 2 cartes se piochent l'une après l'autre ; une carte zombie prend effet aussitôt.
- **PB-DIV05** Séparation 2 (après le secteur 2). Bonus : un compagnon passe de la cabine téléphonique au canapé. Prix : 2 de vos cartes compagnon, mises sous la pioche.
- **PB-DIV06** Pour pouvoir payer la séparation 2, vous pouvez d'abord acheter des cartes à d'autres joueurs au prix du moment.
- **PB-DIV07** Séparation 3 (après le secteur 3). Bonus : un compagnon passe de la cabine téléphonique au canapé. Prix : lancez le dé de couleur et posez les zombies selon les règles normales, et retirez une bière du bar.
- **PB-DIV08** Séparation 3 sans bière au bar : le bonus ne peut pas être pris.
- **PB-DIV09-R** Notre choix : il faut pouvoir payer tout le prix, et on le paie avant de recevoir le bonus. La séparation 1 peut toujours être payée, même si la morsure tue un compagnon. La bière de la séparation 3 quitte la partie et ne compte pour personne. Les cartes données en paiement ne sont pas jouées ; la séparation 2 peut donc aussi être acceptée en phase IV.
- **PB-DIV10-R** Notre choix : la carte dont la pioche ou la défausse a révélé la séparation est d'abord entièrement résolue ; la séparation vient ensuite, avant tout le reste (carte suivante d'une pioche multiple, défausse, compagnon ou poussée suivants). Exception : PB-DIV15-R.
- **PB-DIV11-R** Notre choix : le joueur actif décide aussi quand le secteur s'est épuisé par un autre effet de son tour (symbole, défausse en phase IV).
- **PB-DIV12-R** Notre choix : le nouveau compagnon sert tout de suite. Si la séparation apparaît en phase I-A, il peut être envoyé le même tour, avec une carte à piocher comme d'habitude, et il fait monter le prix des cartes.
- **PB-DIV13-R** Notre choix : vous décidez de l'ordre dans lequel les 2 cartes vont sous la pioche.
- **PB-DIV14-R** Notre choix : si la cabine téléphonique est vide, les séparations 2 et 3 ne peuvent pas être acceptées ; avec la mise en place normale, cela n'arrive pas.
- **PB-DIV15-R** Notre choix : si la carte qui a révélé une séparation fait encore piocher ou défausser une carte pendant sa résolution (un symbole lors d'une course due à « Juke-box »), la séparation se décide à ce moment-là, avant cette autre carte. « Retournons la situation » ne peut pas servir tant qu'une séparation attend.

## Fin de partie : on ferme ! {#end}

Quand la partie est finie, et qui a gagné.

- **PB-END01** La partie s'arrête aussitôt sur une victoire des zombies quand le dernier compagnon dans le pub meurt.
- **PB-END01-R** Notre choix : les compagnons de la cabine téléphonique ne sont pas dans le pub ; ils ne prolongent pas la partie.
- **PB-END02** La partie s'arrête aussitôt quand la carte secours est piochée.
- **PB-END03** Dès lors, plus rien n'est possible : ni achat, ni décompte des coups ou des morsures, ni bière, ni carte.
- **PB-END03-R** Notre choix : si les secours apparaissent avant leur décompte, les zombies de l'ambulance ne rapportent pas de chips et les jetons sur les compteurs ne sont pas comptés.
- **PB-END04** La condition de la carte secours s'applique alors à chaque joueur : ceux qu'elle sauve gagnent, les autres restent sur place et perdent.
- **PB-END05** Les paquets de chips départagent les ex æquo quand la carte le dit.
- **PB-END06** Si la condition ne sauve personne, les zombies gagnent.
- **PB-END07-R** Notre choix : regarder seulement la carte secours (« Retournons la situation ») ne met pas fin à la partie.

## Les cinq secours : qui ramène qui ? {#res}

Une seule de ces cartes est en jeu. Sauf si vous l'avez choisie, vous ne savez pas laquelle.

- **PB-RES01** « La toute petite voiture » : une seule place. Chaque joueur lance une fois les 7 dés de combat et compte les coups bonus ; celui qui en obtient le plus est sauvé.
- **PB-RES02** « La toute petite voiture », égalité : parmi les ex æquo, celui qui a le plus de paquets de chips est sauvé.
- **PB-RES02-R** Notre choix : si l'égalité persiste, les ex æquo relancent (coups bonus seulement) jusqu'à ce que l'un d'eux soit devant. Les règles imprimées ne le disent pas ; la voiture emmène toujours quelqu'un.
- **PB-RES02-R2** Notre choix : seules les faces coup bonus comptent, ni armes ni zombies, et aucune carte ni tuile ne peut changer ce lancer.
- **PB-RES03** « Le taxi » : chaque joueur qui a au moins une carte compagnon en paie une des siennes et est sauvé. Peu importe laquelle : la table prend la première.
- **PB-RES04** « Le taxi » : les joueurs sans carte compagnon restent sur place ; il n'est plus possible d'acheter des cartes.
- **PB-RES05** « Le taxi » : si aucun joueur n'a de carte, les zombies gagnent.
- **PB-RES06** « Le tandem » : deux places, pour les 2 joueurs qui ont le moins de morsures sur leur cadran.
- **PB-RES07** « Le tandem », égalité : l'ex æquo qui a le plus de paquets de chips monte.
- **PB-RES08** « Le tandem », égalité persistante : aucun de ces ex æquo n'est sauvé ; la place revient au joueur suivant.
- **PB-RES09** « Le tandem », tous les joueurs à égalité : les zombies gagnent.
- **PB-RES09-R** Notre choix : les joueurs sont classés par morsures (le moins d'abord), puis par chips (le plus d'abord), et les ex æquo forment un groupe. Pour 2 places, on prend les groupes dans l'ordre : un groupe qui tient dans les places libres est sauvé en entier, un groupe trop grand n'est pas sauvé du tout. On continue ainsi jusqu'à ce que les places soient prises ou les groupes épuisés. Si personne n'est sauvé, les zombies gagnent. Une égalité ne compte donc que pour une place disputée.
- **PB-RES09-R2** Notre choix : à 2 joueurs, les deux montent toujours, car les deux places ne sont pas disputées. Prise à la lettre, PB-RES09 condamnerait deux joueurs à parfaite égalité, ce qui contredirait l'idée de sauver les 2 plus en forme.
- **PB-RES09-R3** Notre choix : seules les morsures du cadran comptent, pas les jetons qui attendent encore sur le compteur.
- **PB-RES10** « L'armée » : comptez les cartes qui se trouvent sous la carte secours dans le secteur 4, sans la carte secours elle-même.
- **PB-RES11** « L'armée » : chaque joueur qui a plus de paquets de chips que ce nombre est sauvé ; les autres restent sur place.
- **PB-RES11-R** Notre choix : il en faut strictement plus, l'égalité ne suffit pas. Seuls comptent les paquets que vous avez à ce moment, pas tous ceux que vous avez gagnés.
- **PB-RES12** « L'armée » : si personne n'en a assez, les zombies gagnent.
- **PB-RES12-R** Notre choix : les cartes mises sous le secteur 4 pendant la partie comptent, puisqu'elles se trouvent sous la carte secours.
- **PB-RES13** « L'Armée du Salut » : tout le monde est sauvé, sauf le joueur qui a bu le moins de bières.
- **PB-RES14** « L'Armée du Salut », égalité pour le moins de bières : parmi ces joueurs, celui qui a le moins de paquets de chips reste sur place.
- **PB-RES15** « L'Armée du Salut », égalité persistante : tous les joueurs sont sauvés.

| Carte secours | Sauve |
|---|---|
| La toute petite voiture | exactement 1 joueur |
| Le taxi | tous ceux qui ont une carte compagnon |
| Le tandem | jusqu'à 2 joueurs |
| L'armée | tous ceux qui ont assez de chips |
| L'Armée du Salut | tous, sauf 1 joueur au plus |

## Symboles spéciaux : regardez où vous marchez {#sym}

Ce chapitre ne concerne que le plat principal.

- **PB-SYM01** Une tuile marquée agit quand elle entre dans le pub, c'est-à-dire quand elle quitte la case 1 côté bar.
- **PB-SYM02** Si elle porte alors au moins un zombie, l'effet défavorable s'applique ; si elle n'en porte aucun, l'effet favorable.
- **PB-SYM03** L'effet dépend de la couleur de la tuile.

| Symbole | Couleur | Tuile occupée (mauvais) | Tuile vide (bon) |
|---|---|---|---|
| Bus | jaune (notre choix) | 1 zombie de la réserve monte dans le bus | 1 zombie quitte le bus et retourne dans la réserve ; rien si le bus est vide |
| Morsure | rouge | le joueur actif subit aussitôt 1 morsure | le joueur actif soigne 1 de ses morsures ; rien à 0 |
| Carte | vert (notre choix) | le joueur actif met une de ses cartes compagnon sous le secteur 4 ; rien s'il n'en a pas | le joueur actif pioche 1 carte ; une carte zombie prend effet aussitôt |
| Pioche | bleu (notre choix) | la carte zombie la plus récente de la défausse va en bas du secteur en cours ; rien s'il n'y en a pas | la première carte de la pioche va à la défausse |

- **PB-SYM04** Symbole bus, tuile occupée : un zombie de la réserve monte dans le bus.
- **PB-SYM05** Symbole bus, tuile vide : un zombie quitte le bus pour la réserve ; sans effet si le bus est vide.
- **PB-SYM06** Symbole morsure, tuile occupée : vous êtes mordu aussitôt (1 morsure sur le cadran).
- **PB-SYM07** Si cela fait 5 : un compagnon meurt, vous rendez une tuile plat de pub si vous en avez une, et le cadran revient à 0.
- **PB-SYM08** Symbole morsure, tuile vide : votre cadran recule de 1 ; sans effet à 0.
- **PB-SYM09** Symbole carte, tuile occupée : vous mettez une de vos cartes compagnon, à votre choix, sous le secteur 4 ; sans effet si vous n'en avez pas.
- **PB-SYM10** Symbole carte, tuile vide : vous piochez la première carte ; une carte zombie agit aussitôt.
- **PB-SYM11** Symbole pioche, tuile occupée : la dernière carte zombie défaussée retourne en bas du secteur en cours ; sans effet si la défausse ne contient pas de carte zombie.
- **PB-SYM12** Symbole pioche, tuile vide : une carte de la pioche va à la défausse.
- **PB-SYM03-R** Notre choix : le rouge pour la morsure est certain, car la tuile « Pas de morsure maintenant ! » nomme la tuile marquée rouge. Les trois autres couleurs sont faciles à retenir : vert comme les cartes compagnon, bleu comme la carte secours dont on s'approche, et jaune pour le bus.
- **PB-SYM13-R** Notre choix : les zombies de la tuile qui entre vont sur le compteur de morsures comme d'habitude, en plus de l'effet du symbole.
- **PB-SYM14-R** Notre choix : les symboles agissent à chaque entrée pendant votre tour : avance en phase II, phase III et courses dues à « Juke-box ». Ils n'agissent pas quand une tuile sort côté rue (« Portemanteau »).
- **PB-SYM15-R** Notre choix : les bons effets sont obligatoires eux aussi, sauf s'ils n'ont pas d'objet ; vous ne pouvez donc pas refuser de piocher. Les règles imprimées les donnent seulement pour « généralement » bons ou mauvais.
- **PB-SYM16-R** Notre choix : une carte secours atteinte par PB-SYM10 ou PB-SYM12 met fin à la partie ; une séparation ainsi révélée se règle aussitôt (après la carte piochée, PB-DIV10-R), avant la poussée suivante.
- **PB-SYM17-R** Notre choix : la « dernière carte zombie » se cherche dans la défausse à partir du dessus ; les cartes au-dessus d'elle gardent leur ordre. Elle est glissée face cachée.
- **PB-SYM18-R** Notre choix : une rangée protégée par « Jouer au mort-vivant » annule la morsure immédiate des tuiles rouges qui y entrent, mais aucun autre symbole ; la tuile compte toujours comme occupée.
- **PB-SYM19-R** Notre choix : une carte arme piochée par PB-SYM10 en phase II ou III ne peut plus servir dans les combats de ce tour, puisque les placements sont faits.

## Plats de pub : la carte du soir {#food}

Ce chapitre ne concerne que le plat principal. PB-FOOD10 à PB-FOOD17 présentent les huit plats.

- **PB-FOOD01** Au début, chaque joueur tire une tuile au hasard, gratuitement.
- **PB-FOOD02** Chaque tuile donne une capacité utilisable une fois par tour, sauf exception pendant le tour de son propriétaire.
- **PB-FOOD03** Une tuile utilisée est retournée ; elle est de nouveau prête au début du prochain tour de son propriétaire.
- **PB-FOOD04** À tout moment de votre tour, vous pouvez acheter d'autres tuiles : 7 paquets de chips pour une tuile de votre choix, 5 pour une tuile au hasard.
- **PB-FOOD04-R** Notre choix : les chips vont à la réserve ; vous pouvez acheter autant de tuiles que vous voulez tant qu'il en reste, et une tuile achetée est prête aussitôt. Au hasard, toutes les tuiles de la réserve ont la même chance.
- **PB-FOOD05** Chaque fois qu'un joueur atteint 5 morsures (un compagnon meurt), il doit rendre une de ses tuiles à la réserve.
- **PB-FOOD05-R** Notre choix : il choisit laquelle ; s'il n'en a pas, il ne rend rien.
- **PB-FOOD06** Une tuile rendue peut être rachetée à partir du prochain tour de ce joueur, s'il peut payer et si personne ne l'a achetée entre-temps.
- **PB-FOOD06-R** Notre choix : pendant le tour où vous avez rendu une tuile, vous ne pouvez pas acheter cette même tuile, ni par choix ni au hasard.
- **PB-FOOD07** Les tuiles sont uniques ; chaque capacité appartient à un joueur au plus.
- **PB-FOOD10** « Retournons la situation ». À tout moment de votre tour : regardez la première carte de la pioche, puis laissez-la ou mettez-la en bas du secteur en cours (au-dessus de la prochaine séparation, ou tout en bas de la pioche dans le secteur 4).
- **PB-FOOD10-R** Notre choix : vous seul voyez la carte. Vous pouvez même renvoyer ainsi une carte secours au fond du secteur. S'il reste une seule carte dans le secteur, les deux possibilités reviennent au même.
- **PB-FOOD11** « De jolis coups au bar ». Après le lancer des dés, jusqu'à la fin de la phase I : déplacez un compagnon de sa rangée vers une autre, ou envoyez un compagnon de plus du canapé vers une rangée et piochez une carte pour lui. Aucun compagnon ne peut retourner sur le canapé.
- **PB-FOOD11-R** Notre choix : la rangée d'arrivée doit avoir son tabouret libre. Déplacer un compagnon ne fait pas piocher. Les dés et cartes déjà placés dans la rangée quittée sont repris et peuvent être replacés.
- **PB-FOOD12** « Sans sauce, merci ! ». Pendant le combat : ignorez la sauce à la menthe d'un zombie vaincu (pas de remplaçant).
- **PB-FOOD12-R** Notre choix : vous décidez au moment où le zombie est vaincu, avant de tirer le remplaçant.
- **PB-FOOD13** « Place au trafic d'armes ! ». Après le lancer des dés, jusqu'à la fin de la phase I : échangez une arme que vous avez sur un dé de combat ou une carte compagnon contre n'importe quelle autre arme, par exemple un grille-pain contre une batte de cricket.
- **PB-FOOD13-R** Notre choix : le dé ou la carte vaut alors en tout point l'arme choisie parmi les 12 sortes (portée, coups, particularité). Les coups bonus et les dés zombie ne s'échangent pas. L'effet dure ce tour-ci ; une carte non placée redevient ensuite ce qui y est imprimé.
- **PB-FOOD14** « À la carte ! ». Au début de votre tour : prenez la première carte de la défausse si c'est une carte compagnon. Si c'est une carte zombie, vous ne prenez rien.
- **PB-FOOD14-R** Notre choix : seulement avant d'envoyer le premier compagnon et avant d'avoir joué une carte compagnon ce tour-ci, pour que personne ne reprenne une carte qu'il vient de jouer ; et jamais si la défausse est vide. La tuile peut aussi servir le tour où vous l'achetez, tant que ce moment n'est pas passé.
- **PB-FOOD15** « Quoi, pas de ticket ?! ». Après le lancer : mettez de côté un dé de combat qui montre un zombie ; aucun zombie ne monte dans le bus pour ce dé.
- **PB-FOOD15-R** Notre choix : ce dé ne donne rien ce tour-ci. La tuile agit sur le résultat final, même après une relance par « Pas le mot en Z ! » ; un dé mis de côté avant cette carte n'est pas relancé. Elle ne vaut pas pour la face noire du dé de couleur.
- **PB-FOOD16** « Pas de morsure maintenant ! ». Repoussez une morsure : celle d'une tuile marquée rouge pendant le combat, une morsure au décompte, une morsure pendant le tour d'un autre joueur quand des jetons ont été mis sur votre compteur (« Juke-box » et semblables), ou celle qui est le prix de la séparation 1.
- **PB-FOOD16-R** Notre choix : une seule morsure ; un zombie vif mord donc encore une fois. Au décompte, vous pouvez la repousser après avoir retourné les jetons, avant de noter les morsures. À la séparation 1, vous recevez quand même le bonus. La tuile agit aussi contre un symbole rouge en phase III ou lors d'une course due à « Juke-box ». Utilisée pendant le tour d'un autre, elle reste retournée jusqu'au début de votre prochain tour.
- **PB-FOOD17** « Changeons plutôt de couleur ». À tout moment de votre tour, vous pouvez refuser un résultat du dé de couleur, même noir, et choisir une couleur à la place : lancer normal, lancer dû à une carte ou lancer de la séparation 3.
- **PB-FOOD17-R** Notre choix : un noir refusé ne met pas de zombie dans le bus et ne fait pas relancer. Un seul résultat par tour. Ne vaut pas pour le lancer de la mise en place. Sur un blanc, vous choisissez de toute façon : la tuile n'est pas proposée.

## Cartes compagnon : les bonnes idées de comptoir {#cc}

Il y en a 40 : 20 sortes, chacune en 2 exemplaires. PB-CC10 à PB-CC19 décrivent les armes et les coups bonus, PB-CC20 à PB-CC27 les cartes spéciales.

- **PB-CC01** Chaque sorte existe en 2 exemplaires ; une carte est défaussée après usage.
- **PB-CC02** Les cartes arme et coups bonus se placent seulement en phase I-C.
- **PB-CC03** Les cartes spéciales se jouent quand la situation s'y prête, comme indiqué pour chacune.
- **PB-CC04** Les cartes utilisées vont face visible sur la défausse.
- **PB-CC04-R** Notre choix : une carte à effet immédiat est défaussée dès qu'elle est résolue. Celles qui durent tout le tour (« Store enrouleur », « Jouer au mort-vivant », « Conduite continentale ») restent à côté du plateau et sont défaussées tout à la fin du tour, dans l'ordre où elles ont été jouées.
- **PB-CC05** Vous pouvez garder les cartes non jouées pour vos tours suivants.
- **PB-CC10** Queue de billard, parapluie, journal roulé, extincteur (2 de chaque) : courte portée, cases 1 et 2, 1 coup.
- **PB-CC11** Cocktail Molotov (2) : longue portée, cases 3, 4 et 5, 1 coup.
- **PB-CC12** Grille-pain (2) : moyenne portée, cases 2 et 3, 1 coup.
- **PB-CC13** Boules de billard (2) : moyenne portée ; une carte donne 2 coups sur sa tuile.
- **PB-CC14** Coups bonus ×3 (2) : ajoute 3 coups à l'arme que la carte accompagne.
- **PB-CC15** Coups bonus ×2 (2) : ajoute 2 coups.
- **PB-CC16** Coups bonus ×? (2) : ajoute autant de coups qu'il y a de joueurs : 2, 3 ou 4.
- **PB-CC17** Les cartes coups bonus peuvent accompagner une arme venue d'un dé ou d'une carte.
- **PB-CC17-R** Notre choix : tous les coups d'une même carte coups bonus vont sur une seule tuile ; ils ne se partagent pas.
- **PB-CC18** Théière (2) : moyenne portée, 1 coup ; les zombies à la sauce à la menthe vaincus sur cette tuile par la théière ou par les coups bonus placés avec elle n'attirent pas de remplaçant.
- **PB-CC18-R** Notre choix : comme une tuile n'admet qu'une sorte d'arme, tous les coups placés sur la tuile de la théière en profitent. Le second coup d'un ballon de rugby venu d'une autre rangée n'en profite pas.
- **PB-CC19** Ballon de rugby (2) : un premier coup comme une fléchette (moyenne portée), plus un coup sur n'importe quelle tuile, à n'importe quelle case, d'une rangée voisine.
- **PB-CC19-R** Notre choix : la cible du second coup se choisit au placement, et la rangée voisine n'a pas besoin de compagnon. Ce coup n'exige pas d'arme sur place et n'en est pas une, donc PB-WPN07 ne le gêne pas ; on ne peut pas y ajouter de coups bonus. Si aucune tuile voisine ne porte de zombie, ou si la cible est vide au moment voulu, ce coup est perdu.
- **PB-CC19-R2** Notre choix : sont voisines R1 et R2, R2 et R3, R3 et R4, R4 et R5. R1 et R5 ne le sont pas, car elles se trouvent aux deux bouts opposés des rues.
- **PB-CC19-R3** Notre choix : le second coup se résout quand vient la rangée du ballon. Un zombie vaincu ainsi va dans l'ambulance et compte pour la rangée où il se trouvait (PB-MOVE09-R) ; ce coup ne fait jamais avancer une rangée sans compagnon.
- **PB-CC20** « Pas le mot en Z ! » (2) : après le lancer, relancez tous les dés de combat qui montrent un zombie ; les premiers zombies ne montent pas dans le bus, ceux du nouveau lancer y montent.
- **PB-CC20-R** Notre choix : tous les dés zombie doivent être relancés, pas une partie ; un second exemplaire peut être joué sur le nouveau résultat. Le dé de couleur n'est pas concerné.
- **PB-CC21** « Jouer au mort-vivant » (2) : nommez une rangée ; les zombies qui entrent par là dans le pub ce tour-ci ne mordent personne et retournent dans la réserve. La carte dure tout le tour, phase du bus comprise.
- **PB-CC21-R** Notre choix : elle vaut pour les zombies qui entrent après que vous l'avez jouée et n'enlève pas les jetons déjà sur un compteur. Elle vaut aussi pendant une course due à « Juke-box ».
- **PB-CC22** « Mal des transports » (2) : tous les zombies à bord descendent ensemble à un seul arrêt, empilés sur la seule nouvelle tuile poussée là.
- **PB-CC22-R** Notre choix : elle se joue avant le départ du bus (W9) ou à un arrêt (W10) et vaut pour la rangée où se trouve le bus. S'il en saute à cause de « Store enrouleur » ou d'« Inarrêtable », elle vaut pour la première où il laisse descendre des passagers. Une seule tuile est poussée ; les jetons s'y empilent dans l'ordre de montée, le premier en bas ; puis le bus vide avance d'une rangée. Un zombie monté ensuite (symbole, « Juke-box ») descend aux arrêts suivants comme d'habitude. Injouable si le bus est vide.
- **PB-CC23** « Store enrouleur » (2) : posé devant une rangée, il y empêche tout mouvement pendant un tour, même si un compagnon s'y trouve ; le bus saute cette rangée et ne laisse descendre qu'aux suivantes.
- **PB-CC23-R** Notre choix : la carte dure jusqu'à la fin du tour en cours. Le compagnon qui s'y trouve combat et rentre normalement ; les dés et les cartes mettent toujours des zombies sur ses tuiles, et « Distraits » peut y en prendre ; « Portemanteau » n'y est pas permis. Un bus vide peut stationner devant cette rangée.
- **PB-CC24** « Inarrêtable » (2) : le bus dépasse une rangée sans laisser descendre personne, et cette rangée ne bouge donc pas ; il continue normalement à la suivante.
- **PB-CC24-R** Notre choix : elle se joue avant le départ du bus (W9) ou à un arrêt (W10), pour la rangée où se trouve le bus, avec au moins un zombie à bord. Devant un store baissé, le bus ne s'arrête pas : la carte n'y est pas proposée.
- **PB-CC25** « Distraits » (2) : choisissez une tuile avec une pile de zombies, retirez-les et répartissez les jetons sur d'autres tuiles.
- **PB-CC25-R** Notre choix : une pile compte 1 jeton ou plus. Tous doivent quitter la tuile choisie ; toute répartition sur d'autres tuiles des cinq rangées est permise, même plusieurs jetons sur une seule. Les jetons gardent leur face et le coup déjà reçu et se posent sur le dessus ; vous décidez de l'ordre.
- **PB-CC26** « Conduite continentale » (2) : pendant un tour, le bus roule dans le sens horaire au lieu du sens antihoraire ; les zombies descendent un par arrêt, comme d'habitude.
- **PB-CC26-R** Notre choix : jouée avant le départ de la course, elle vaut pour tout mouvement du bus (même vide, et même lors d'une course due à « Juke-box ») jusqu'à la fin du tour en cours. Elle ne se joue pas au milieu d'une course. Elle ne change pas l'ordre des combats. Un second exemplaire dans le même tour inverse de nouveau le sens.
- **PB-CC27** « Portemanteau » (2) : prenez la tuile de tête du coin du bar et poussez-la dans une rangée au choix, côté pub : la rangée recule d'une case. Les zombies de la tuile qui sort côté rue retournent dans la réserve et cette tuile va dans le coin du bar.
- **PB-CC27-R** Notre choix : la tuile sortie va au bout de la file et ne déclenche pas de symbole ; les zombies rendus ne comptent ni comme vaincus ni comme entrés.

## Cartes zombie : les mauvaises nouvelles {#zc}

Il y en a 20. Elles agissent dès qu'elles sont piochées.

- **PB-ZC01** Le joueur actif, qui la pioche, la résout aussitôt et entièrement.

| Carte zombie | Exemplaires | Niveau | Va ensuite |
|---|---|---|---|
| Machine à sous | 5 | les deux | à la défausse |
| Payer à la morsure | 3 | les deux | sous la pioche |
| Mettez-en deux ! | 3 | les deux | sous la pioche |
| Trop de morts au volant | 5 | les deux | à la défausse |
| Flesh mob | 2 | plat principal | à la défausse |
| Juke-box | 2 | plat principal | à la défausse |

- **PB-ZC02** « Machine à sous » (5) : lancez le dé de couleur et posez 1 zombie sur chaque tuile de cette couleur dans les rangées. Blanc : vous choisissez ; noir : 1 zombie dans le bus et vous relancez.
- **PB-ZC03** « Payer à la morsure » (3) : chaque joueur met sous le secteur 4 autant de ses cartes compagnon que son cadran indique de morsures.
- **PB-ZC04** « Payer à la morsure » : à 0 morsure, un joueur ne perd rien ; avec moins de cartes que de morsures, il perd toutes celles qu'il a.
- **PB-ZC05** « Payer à la morsure » va elle aussi sous la pioche et non à la défausse, même si personne n'a perdu de carte.
- **PB-ZC06** « Mettez-en deux ! » (3) : vous mettez 2 de vos cartes compagnon sous le secteur 4 ; si vous n'en avez qu'une, celle-là ; si vous n'en avez pas, vous ne perdez rien.
- **PB-ZC07** « Mettez-en deux ! » va elle aussi sous la pioche.
- **PB-ZC05-R** Notre choix, pour PB-ZC03 à PB-ZC07 : chaque joueur choisit les cartes qu'il cède, dans le sens horaire à partir du joueur actif et dans l'ordre qu'il annonce ; la carte zombie vient en dernier, tout en bas.
- **PB-ZC08** « Trop de morts au volant » (5) : 2 zombies montent dans le bus ; ils descendent pendant la phase normale du bus.
- **PB-ZC09** « Flesh mob » (2, plat principal) : lancez le dé de couleur ; sur chaque tuile de cette couleur, le nombre de zombies est doublé avec des jetons de la réserve ; les tuiles vides restent vides. Blanc : vous choisissez ; noir : 1 zombie dans le bus et vous relancez.
- **PB-ZC09-R** Notre choix : les nouveaux jetons se posent face cachée sur le dessus ; les jetons face visible comptent aussi dans le nombre à doubler.
- **PB-ZC10** « Juke-box » (2, plat principal) : 3 zombies montent dans le bus, qui part aussitôt et roule selon les règles normales jusqu'à ce que tous les zombies à bord, anciens passagers compris, soient descendus.
- **PB-ZC11** « Juke-box » : vous répartissez comme vous voulez les zombies qui entrent dans le pub pendant cette course entre les compteurs des joueurs, vous compris ; certains peuvent n'en recevoir aucun.
- **PB-ZC12** « Juke-box » : les jetons sont posés sans être retournés ; à la fin de votre tour, ils sont révélés et chaque joueur concerné compte ses morsures.
- **PB-ZC13** « Juke-box » : les joueurs qui atteignent 5 morsures perdent des compagnons comme d'habitude, un par série de 5 morsures.
- **PB-ZC10-R** Notre choix : le bus reste là où la course s'est arrêtée, une rangée après le dernier arrêt ; si la carte est venue en phase I, la phase II de ce tour commence là.
- **PB-ZC10-R2** Notre choix : piochée en phase II par un symbole, la carte fait rouler le bus aussitôt. L'avance interrompue de la rangée reprend ensuite, et l'ordre des combats du tour ne change pas. Piochée en phase III pendant la course du bus, elle y fait monter les 3 zombies, et le bus roule jusqu'à ce qu'il soit vide. Dès lors et jusqu'à la fin de cette course, vous pouvez répartir les zombies qui entrent. Un second « Juke-box » pioché pendant une telle course s'y ajoute de la même façon.
- **PB-ZC10-R3** Notre choix : vous répartissez les jetons après chaque poussée, avant le symbole de la tuile.
- **PB-ZC14-R** Notre choix : le compte des cartes zombie est 5 + 3 + 3 + 5 + 2 + 2 = 20 ; il y en a 16 dans la pioche de l'entrée. Le nom « Flesh mob » désigne partout la même carte.

## Selon le nombre de joueurs : une tournée pour combien ? {#num}

Le nombre de joueurs ne change presque rien.

- **PB-NUM01** Les coups bonus ×? valent le nombre de joueurs.
- **PB-NUM02** Rien d'autre ne dépend du nombre de joueurs : compagnons, bières, pioche, dés et zombies sont les mêmes à 2, 3 et 4.
- **PB-NUM03-R** Notre choix : un joueur qui quitte la partie est remplacé par un bot ; le nombre de joueurs pour PB-NUM01 ne change pas.

## En solo : la dernière tournée {#solo}

Cette variante est la nôtre ; les règles imprimées ne prévoient pas de jeu en solo.

- **PB-SOLO01-R** Notre choix : un joueur, un compteur de morsures, toutes les règles habituelles sauf ce qui suit. Les deux niveaux sont possibles.
- **PB-SOLO02-R** Notre choix : vous commencez avec 4 paquets de chips, à la place de la marge de morsures et du commerce de cartes qu'offrent d'autres joueurs.
- **PB-SOLO03-R** Notre choix : pas d'achat de cartes, faute de vendeurs. La séparation 2 se paie avec vos propres cartes.
- **PB-SOLO04-R** Notre choix : les coups bonus ×? valent 2, la plus petite valeur imprimée.
- **PB-SOLO05-R** Notre choix : les zombies de « Juke-box » vont tous sur votre compteur. « Payer à la morsure » ne concerne que vous.
- **PB-SOLO06-R** Notre choix : « La toute petite voiture » vous sauve avec au moins 2 coups bonus sur les 7 dés.
- **PB-SOLO07-R** Notre choix : « Le taxi » vous sauve avec au moins 1 carte compagnon. « L'armée » vous sauve si vous avez plus de paquets de chips qu'il n'y a de cartes sous la carte secours (inchangé).
- **PB-SOLO08-R** Notre choix : « Le tandem » vous sauve avec au plus 2 morsures sur le cadran.
- **PB-SOLO09-R** Notre choix : « L'Armée du Salut » vous sauve après au moins 2 bières bues.
- **PB-SOLO10-R** Notre choix : vous pouvez aussi jouer seul les deux places d'une partie à 2 joueurs, sans changer les règles ; c'est alors une partie à deux sur un même écran, pas le mode solo. Une partie à 2 avec un bot est la troisième possibilité.

## Informations cachées : ce que le patron garde pour lui {#hid}

Ce que tout le monde voit, et ce que personne ne voit.

- **PB-HID01** Visible de tous dans la rue : rangées, couleurs et symboles des tuiles, hauteur des piles, jetons face visible et coups déjà reçus, position du bus et nombre de passagers. Visible dans le pub : dés, file du coin du bar, canapé, tabourets, cabine téléphonique, bières du bar, défausse et son ordre, nombre de cartes de chaque secteur, séparations retirées, tuiles plat de pub de la réserve. Visible chez chaque joueur : bières, chips, cadran, cartes compagnon et tuiles plat de pub.
- **PB-HID02** Caché à tous : l'ordre et l'identité des cartes de la pioche (sauf les cartes connues mises dessous), l'identité de la carte secours (si elle est tirée au hasard) et des quatre autres, les faces des jetons cachés dans les rangées, le bus, la réserve et sur les compteurs.
- **PB-HID03** Secret : la carte vue avec « Retournons la situation » n'est connue que du joueur actif, jusqu'à ce qu'elle soit piochée ou défaussée. Il peut en parler s'il le veut.
- **PB-HID04** Devient visible : un jeton quand il est touché ou quand les morsures sont comptées ; une carte quand elle est piochée, défaussée ou jouée. L'ordre des cartes mises sous la pioche est connu, puisqu'elles étaient visibles.
- **PB-HID05** Un jeton rendu à la réserve redevient inconnu, car la réserve est mélangée.
- **PB-HID06-R** Notre choix : les jetons qui entrent cachés dans le pub le restent jusqu'à la phase IV-B ; vous achetez donc vos bières sans connaître leurs morsures.
- **PB-HID07-R** Notre choix : quand le symbole bleu remet une carte zombie en bas d'un secteur, tout le monde sait qu'elle s'y trouve.

## Le hasard : aussi fiable qu'un habitué {#rnd}

Tous les moments où le hasard intervient.

- **PB-RND01** Le premier joueur et la rangée de départ du bus sont tirés au sort, sauf si vous les choisissez.
- **PB-RND02** Les 28 tuiles sont mélangées jusqu'à ce que PB-SET03 soit respecté ; l'ordre des 3 tuiles de rechange est aléatoire.
- **PB-RND03** Chaque jeton tiré de la réserve (86 au départ) a la même chance d'être n'importe lequel de ceux qui s'y trouvent alors.
- **PB-RND04** Les 56 ou 60 cartes sont mélangées, la carte secours est tirée au hasard (si vous le voulez ainsi) et mélangée au secteur 4.
- **PB-RND05** Les tuiles plat de pub du début et celles à 5 paquets de chips sont tirées au hasard.
- **PB-RND06** Le dé de couleur est lancé à la mise en place et relancé tant qu'il donne noir.
- **PB-RND07** Dés de combat : 7 par tour ; les relances de « Pas le mot en Z ! » ; 7 par joueur pour « La toute petite voiture », plus les lancers pour départager.
- **PB-RND08** Dé de couleur : une fois par tour, pour « Machine à sous », « Flesh mob » et la séparation 3 ; relancé sur noir.
- **PB-RND09** Les tirages au sort se font toujours dans le même ordre : premier joueur, rangée du bus, tuiles, pioche, carte secours, mélange du secteur 4, plats de pub, lancer de mise en place, puis selon le cours du jeu. À chaque tour viennent les dés de combat 1 à 7, puis le dé de couleur ; les zombies d'une couleur arrivent tuile par tuile, dans l'ordre de PB-COL07-R. Pour « La toute petite voiture », le joueur actif d'abord, puis les autres dans le sens horaire.

## Contenu et conseils : dans l'arrière-salle {#con}

Ce chapitre donne le détail du matériel tel que nous le jouons et quelques conseils.

- **PB-CON01** Dé de couleur : bleu, rouge, jaune, vert, blanc, noir.
- **PB-CON02** Dé de combat : batte, fléchette, arc long, coup bonus, coup bonus, zombie ; soit en moyenne par tour 3,5 armes, 2,3 coups bonus et 1,2 zombie pour le bus. Une répartition un peu plus facile serait : batte, batte, fléchette, arc long, coup bonus, zombie.
- **PB-CON03** Il y a 7 tuiles par couleur, dont 3 marquées : 12 tuiles marquées et 16 unies en tout, un nombre que nous avons fixé nous-mêmes.
- **PB-CON04** Toutes les tuiles marquées d'une couleur ont la même paire d'effets (tableau de PB-SYM03), et la tuile montre les deux ; chaque couleur a aussi un motif et une lettre, pour se lire sans les couleurs.
- **PB-CON05** En entrée, chaque tuile montre sa face unie.
- **PB-CON06** Les règles imprimées fixent seulement le total de 86, les deux catégories et les deux particularités, présentes dans chaque catégorie ; nous jouons avec cette répartition :

| Catégorie | sans particularité (1 morsure) | sauce à la menthe (1 morsure) | vif (2 morsures) | total |
|---|---|---|---|---|
| fast-food (1 coup) | 48 | 9 | 9 | 66 |
| coriace (2 coups) | 14 | 3 | 3 | 20 |
| total | 62 | 12 | 12 | 86 |

- **PB-CON07** En moyenne, un zombie demande 1,23 coup et inflige 1,14 morsure. La difficulté visée est une arrivée des secours dans 50 à 70 parties sur 100 en entrée, et dans 25 à 40 sur 100 en plat principal.
- **PB-CON08** Les jetons montrent des pieds pour le fast-food ; pour les coriaces, 12 visages, 5 personnes et 3 animaux. Le fond est neutre, vert avec un bol de sauce ou rouge avec une morsure, et le dos est le même pour tous.
- **PB-CON09** Les cartes compagnon, en 2 exemplaires chacune :

| Carte | Type | Quand |
|---|---|---|
| Queue de billard | arme | Placement (W5) |
| Parapluie | arme | Placement (W5) |
| Journal roulé | arme | Placement (W5) |
| Extincteur | arme | Placement (W5) |
| Cocktail Molotov | arme | Placement (W5) |
| Grille-pain | arme | Placement (W5) |
| Boules de billard | arme | Placement (W5) |
| Théière | arme | Placement (W5) |
| Ballon de rugby | arme | Placement (W5) |
| Coups bonus ×3 | coups bonus | Placement (W5) |
| Coups bonus ×2 | coups bonus | Placement (W5) |
| Coups bonus ×? | coups bonus | Placement (W5) |
| Pas le mot en Z ! | spéciale | Après le lancer (W3) |
| Jouer au mort-vivant | spéciale | W1, W2, W5 à W7, W9, W10 |
| Mal des transports | spéciale | W9, W10 |
| Store enrouleur | spéciale | W1, W2, W5 à W7, W9, W10 |
| Inarrêtable | spéciale | W9, W10 |
| Distraits | spéciale | W1, W2, W5 à W7, W9, W10 |
| Conduite continentale | spéciale | W1, W2, W5 à W7, W9 |
| Portemanteau | spéciale | W1, W2, W5 à W7, W9, W10 |

- **PB-CON10** Le compte y est : 9 sortes d'armes (18 cartes) + 3 sortes de coups bonus (6) + 8 sortes de cartes spéciales (16) = 40.
- **PB-CON11** Chaque carte montre son nom, une image, pour une arme les cases atteintes parmi les 5, le nombre de coups, son effet en une phrase et parfois un trait d'humour.
- **PB-CON12** Chaque séparation montre son prix et son bonus (1 : une morsure contre 2 cartes ; 2 : deux cartes contre un compagnon ; 3 : un lancer de couleur et une bière contre un compagnon). Une jauge près de la pioche indique le nombre pour la défausse, 6-5-4-3 en plat principal et 3-3-3-3 en entrée ; le secteur en cours y est mis en évidence.
- **PB-CON13** Les plats des huit tuiles : tourte retournée (Retournons la situation), petits verres et cacahuètes (De jolis coups au bar), agneau rôti nature (Sans sauce, merci !), ailes et pilons de poulet (Place au trafic d'armes !), ardoise du menu (À la carte !), sandwich du chauffeur de bus (Quoi, pas de ticket ?!), œuf au vinaigre (Pas de morsure maintenant !), salade composée (Changeons plutôt de couleur).
- **PB-CON14** Une tuile plat de pub prête montre le plat et sa capacité ; une tuile utilisée, une assiette vide.
- **PB-CON15** Le plateau montre le pub dans un angle, avec le canapé (6 places), 5 tabourets et le billard (pioche et défausse). On y voit aussi l'étagère à 7 bières et le coin du bar à 3 places, où une flèche va du bout à la tête de la file. Dehors, deux rues et 5 rangées aux cases numérotées de 1 à 5 depuis le bar, avec les portées en couleur (1-2 courte, 2-3 moyenne, 3-5 longue). S'y ajoutent 5 arrêts de bus, l'ambulance et la cabine téléphonique.
- **PB-CON16** Les compagnons n'ont pas de capacité propre ; les six habitués (quatre ivoire, deux rouges) ont un nom et un portrait pour l'ambiance seulement.
- **PB-CON17** Le bus montre le nombre de ses passagers et une flèche pour son sens de marche, inversée sous « Conduite continentale ».
- **PB-CON18** Les niveaux s'appellent entrée et plat principal, comme au menu ; le solo s'appelle « Dernière tournée ».
- **PB-CON19** Les secours viennent en moyenne après environ 50 cartes (entrée) ou 53 cartes (plat principal). Avec 3 à 4 compagnons envoyés et 1 à 2 défausses par tour, la partie dure environ 9 à 14 tours en tout.
- **PB-CON20** Conseil : chaque compagnon envoyé fait avancer une rangée de 1 ou 2 tuiles, mais donne une carte et rapproche les secours ; en envoyer trop peu, c'est perdre lentement. Préférez les rangées dont les cases 1 et 2 sont vides ou peuvent être dégagées par des armes à courte portée, et assurez au moins un zombie vaincu dans chaque rangée occupée avant d'accumuler les coups.
- **PB-CON21** Conseil : vendez une carte quand son prix est élevé et que le danger commun est grand. Une fois le secteur 4 entamé, si la carte secours est inconnue, gardez une carte pour « Le taxi », des chips pour « L'armée », peu de morsures pour « Le tandem » et des bières bues pour « L'Armée du Salut ».

## Décisions et questions ouvertes : débats de comptoir {#open}

Là où les règles imprimées se taisent ou hésitent, nous avons tranché. Voici nos décisions, avec leur degré de certitude.

- Les rangées se suivent de R1 à R5 dans le sens antihoraire, R3 est la porte à l'angle et le circuit va de R5 à R1. Sûr ; la place de la porte est décorative (PB-COMP01-R, PB-BUS05-R).
- Sept tuiles par couleur : bleu, rouge, jaune, vert. Sûr (PB-COMP03-R).
- Douze tuiles marquées sur 28, trois par couleur. Incertain : les règles imprimées ne donnent pas ce nombre (PB-CON03).
- Couleurs des symboles : le rouge pour la morsure est certain ; jaune pour le bus, vert pour les cartes et bleu pour la pioche. Incertain pour ces trois-là (PB-SYM03-R).
- Effets des symboles : dans chaque paire, le premier effet vaut pour la tuile occupée et le second pour la tuile vide. C'est ainsi que nous lisons les règles imprimées (PB-SYM03).
- Le dé de couleur a une face de chacun des six résultats. Sûr (PB-COMP08-R).
- Le dé de combat a une batte, une fléchette, un arc long, deux coups bonus et un zombie. Probable (PB-COMP09-R).
- La boîte contient 32 jetons chips ; ici, leur nombre est illimité. Sûr (PB-COMP05-R).
- Les jetons zombie comptent 66 fast-food et 20 coriaces, dont 12 à la menthe et 12 vifs. Incertain : c'est notre dosage (PB-CON06).
- Tout ce qui n'est pas une paire de pieds est coriace. Les règles imprimées sont floues ; nous n'y voyons pas d'autre sens (PB-ZOM02-R).
- Un seul compagnon par rangée. Sûr (PB-SEND05-R).
- Au-delà de 3 compagnons sur le canapé, le prix des cartes continue de monter. Probable (PB-BUY03-R).
- Chacun achète à partir de son propre deuxième tour. Sûr (PB-BUY02-R).
- Les placements visent une case et non une tuile. Probable (PB-PLACE09-R).
- Les placements sont vérifiés et les cartes engagées à la fin de la phase I. Probable (PB-PLACE12-R, PB-PLACE13-R).
- Achats et bières sont permis aussi juste après le lancer et devant une séparation. Sûr (PB-WIN01-R).
- L'aperçu du tour permet cartes et bières à tout moment, mais les règles détaillées excluent les cartes compagnon au décompte et la bière une fois les morsures vues ; ce sont elles qui l'emportent (PB-TURN03, PB-BEER07).
- L'ordre des combats est fixé d'avance et toujours antihoraire. Probable (PB-FIGHT02-R).
- Dans une rangée, les tuiles se résolvent d'elles-mêmes de la case 1 à la case 5. Sûr (PB-FIGHT11-R).
- Le remplaçant d'un zombie à la menthe se pose sur le dessus et peut être touché aussitôt. Sûr (PB-ZOM04-R).
- Le second coup du ballon de rugby ne demande ni compagnon ni arme dans la rangée voisine, et ne passe pas de R1 à R5. Probable (PB-CC19-R, PB-CC19-R2, PB-CC19-R3).
- La carte secours met fin à la partie même si elle est défaussée. Sûr (PB-SCORE05-R).
- Les défausses à cheval sur deux secteurs se paient une par une. Probable (PB-SCORE03-R).
- Dans le secteur 4, une défausse demande 3 zombies vaincus ; c'est la suite logique de 6, 5, 4 (PB-LVL09).
- Une séparation se règle après la carte qui l'a révélée, mais avant toute autre carte. Probable (PB-DIV10-R, PB-DIV15-R).
- Le compagnon mort est pris sur le canapé, sinon sur un tabouret au choix. Sûr (PB-BITE07-R).
- Les compagnons de la cabine téléphonique ne sauvent pas le pub. Sûr (PB-END01-R).
- Le jeton bière va au buveur. Sûr (PB-BEER09-R).
- « Store enrouleur » et « Conduite continentale » ne durent que le tour en cours. Sûr (PB-CC23-R, PB-CC26-R).
- « Mal des transports » et « Inarrêtable » valent pour l'arrêt où se trouve le bus. Sûr (PB-CC22-R, PB-CC24-R).
- « Distraits » fonctionne aussi sur un zombie seul. Probable (PB-CC25-R).
- « Place au trafic d'armes ! » donne toutes les propriétés de la nouvelle arme. Probable (PB-FOOD13-R).
- « La toute petite voiture » : en cas d'égalité complète, on relance. Probable (PB-RES02-R).
- « Le tandem » : les groupes d'ex æquo passent dans l'ordre, et à 2 joueurs les deux sont sauvés. Probable (PB-RES09-R, PB-RES09-R2).
- « L'armée » demande strictement plus de chips que de cartes. Probable (PB-RES11-R).
- « Jouer au mort-vivant » annule la morsure du symbole rouge. Probable (PB-SYM18-R).
- Un « Juke-box » pioché en phase II ou III se joue à l'intérieur de cette phase. Probable (PB-ZC10-R2).
- Quand la réserve manque de zombies, la rangée du bus est servie d'abord, à partir de la case 1. Règle maison (PB-COL07-R).
- Le jeu en solo, ses seuils et ses 4 paquets de chips de départ. Règle maison (PB-SOLO01-R à PB-SOLO10-R).
- Une carte refusée n'est pas redemandée pendant la même phase, pour ne harceler personne. Choix de la table (PB-BUY04).
- Ce qui ne changerait rien n'est pas proposé : changer de couleur sur un blanc, « Inarrêtable » devant un store, le choix de la carte du taxi. Choix de la table (PB-FOOD17-R, PB-CC24-R, PB-RES03).
`;
