/** The rulebook. Rule ids are anchors. */
export default `# Walking Dead : le jeu de plateau

## Le matériel : ce qu'il reste du monde {#comp}

Deux mots reviennent partout. Votre **équipe**, ce sont vos survivants à vous ; un **groupe**, ce sont plusieurs joueurs qui font équipe et voyagent ensemble.

- **WD-COMP01** Voici tout ce que contient la boîte ; les marqueurs de ressource suffisent tout juste à six joueurs, trois chacun.

| Matériel | Nombre |
|---|---|
| dés Héros (bleus) | 4 |
| dés Guerrier (rouges) | 4 |
| dés Récupérateur (verts) | 4 |
| dé Munition (noir) | 1 |
| jetons zombie | 216 |
| jetons Fatigue | 72 |
| personnages de départ | 6 |
| cartes Compagnon | 23 |
| marqueurs de compagnon | 23 |
| cartes Lieu | 26 |
| cartes Rencontre | 90 |
| pions avec leur base | 6 |
| marqueurs de ressource | 18 |
| plateaux personnels | 6 |
| plateau de jeu | 1 |
| livret de règles | 1 |

- **WD-COMP02** Chaque carte Compagnon a son marqueur : 23 de chaque.
- **WD-COMP03** Un personnage de départ montre ses dés, d'une ou de plusieurs couleurs, et sa capacité. Un compagnon montre la même chose, et parfois une consigne à suivre quand il arrive, par exemple un gain de ressources.
- **WD-COMP04** Édition italienne : un survivant a au plus deux capacités, et peut n'en avoir aucune.
- **WD-COMP04-R** Notre choix : de zéro à deux capacités par survivant, quelle que soit l'édition ; le texte français ne les compte pas.
- **WD-COMP05** Une carte Rencontre réunit un défi, une section succès et une section échec. Certaines portent en plus la mention Équipement.
- **WD-COMP06** Une carte Lieu propose trois objectifs, un par niveau.

## Le but et les éditions : trouver un refuge {#gen}

Explorez trois Lieux avant les autres ; ce chapitre dit aussi quel texte vaut quand deux se contredisent.

- **WD-GEN01** Pour gagner, explorez trois Lieux avant les autres, seul ou avec votre groupe.
- **WD-GEN02** Vous jouez un personnage de départ, accompagné d'un unique compagnon au début.
- **WD-GEN03** Quand une carte contredit les règles générales, c'est la carte qui a raison.
- **WD-GEN03-R** Notre choix : aucun des deux textes ne l'écrit noir sur blanc, mais tous deux renvoient souvent aux exceptions des cartes.
- **WD-GEN04** Les règles rapides servent à découvrir le jeu ; en cas de doute, les règles complètes tranchent.
- **WD-GEN04-R** Notre choix : c'est ainsi que se règlent six désaccords. On dépense autant de nourriture qu'on veut (WD-REC02), plusieurs munitions de suite (WD-AMMO02), et l'on recommence après avoir tout perdu (WD-LOSE02, WD-LOSE05). Les cases Lieu ne reçoivent de jeton ni par le bruit (WD-AMMO06) ni au départ d'un pion (WD-TOK03), et l'on pioche une carte par icône (WD-RES02). WD-FUEL03-R et WD-SOLO08-R suivent volontairement les règles rapides.
- **WD-GEN05** Si les règles ne fixent pas de limite, il n'y en a pas : dés, jetons Fatigue et marqueurs de ressource ne manquent jamais.
- **WD-GEN05-R** Notre choix : le texte français le dit pour les dés (WD-DICE05), nous l'étendons à la fatigue et aux deux éditions. Seuls les jetons zombie forment une vraie réserve (WD-TOK09).
- **WD-GEN06** Notre choix : l'édition se choisit avant la mise en place et ne change plus de toute la partie.
- **WD-GEN07** Ressources, survivants, dés, fatigue, objets, Lieux explorés et Lieux publics sont visibles de tous.
- **WD-GEN08** Notre choix : ni troc ni cadeau entre joueurs, sauf si une carte le permet ou pour aider son groupe (voir le chapitre « Faire équipe »).

## La mise en place : chacun part avec presque rien {#set}

La table exécute ces étapes pour vous, dans cet ordre.

- **WD-SET01** Chacun reçoit un plateau personnel et commence avec 1 nourriture, 1 essence et 1 munition.
- **WD-SET02** Les personnages de départ sont mélangés et chacun en reçoit un ; les autres sont mis de côté.
- **WD-SET02-R** Notre choix : la distribution se fait au hasard, mais une option permet de choisir son personnage. Ceux qui restent serviront aux joueurs qui doivent recommencer.
- **WD-SET03** Les compagnons sont mélangés et chacun en reçoit un ; le reste devient la pioche des compagnons, face cachée.
- **WD-SET04** La consigne de ce premier compagnon s'applique tout de suite, un gain de ressources par exemple.
- **WD-SET05** Les 26 cartes Lieu sont mélangées ; trois d'entre elles, face visible, deviennent les Lieux publics 1, 2 et 3.
- **WD-SET05-R** Notre choix : si un même Lieu sort deux fois, on le garde ; les doublons font partie du paquet.
- **WD-SET06** Chacun reçoit encore une carte Lieu cachée : son Lieu privé, qu'il regarde quand il veut. Le reste forme la pioche des Lieux.
- **WD-SET07** Les cartes Rencontre sont mélangées en une pioche face cachée.
- **WD-SET08** Les jetons zombie sont mélangés, nombre caché : c'est la réserve.
- **WD-SET09** Chacun compte sa réserve de dés (voir le chapitre « Les dés »).
- **WD-SET10** Tout le monde lance sa réserve entière ; le joueur qui obtient le plus d'actions commence. Les ex æquo relancent entre eux jusqu'à ce que l'un l'emporte.
- **WD-SET10-R** Notre choix : une face Action 2 compte pour deux et chaque joker pour une action. Capacités et objets ne servent pas dans ce lancer.
- **WD-SET11** Chaque pion se place sur la case Départ au nom de son personnage, puis on joue dans le sens horaire à partir du premier joueur.

## Le plateau : le nord de la Géorgie {#board}

Quelles cases il y a sur la carte, et lesquelles sont adjacentes.

- **WD-BOARD01** La carte du nord de la Géorgie comporte des cases Départ, Ressource et Lieu, la zone d'Atlanta et des cases ordinaires.
- **WD-BOARD01-R** Notre choix : les textes n'annoncent que quatre sortes de cases, mais parlent aussi de cases sans icône, donc elles existent. Atlanta est une zone : ses cases sont elles-mêmes ordinaires, Ressource ou Lieu.
- **WD-BOARD02** Il y a six cases Départ, une par personnage.
- **WD-BOARD03** Une case Ressource montre une ou plusieurs icônes : nourriture, essence, munition.
- **WD-BOARD11** Édition française : une case Ressource compte de une à trois icônes.
- **WD-BOARD11-R** Notre choix : une à trois icônes aussi dans l'édition italienne, puisque le plateau est le même ; une icône peut y figurer deux fois.
- **WD-BOARD04** Chaque case Lieu va avec les cartes Lieu du même nom.
- **WD-BOARD05** Une frontière noire entoure Atlanta ; on ne la franchit pas.
- **WD-BOARD06** On entre dans Atlanta et on en sort seulement par quatre flèches rouges. Les deux cases d'une flèche sont adjacentes, dans les deux sens.
- **WD-BOARD07** Deux cases sont adjacentes si elles partagent un côté sans frontière, ou si une flèche rouge les relie.
- **WD-BOARD07-R** Notre choix : cette adjacence vaut pour tout, pour les déplacements et les distances comme pour le bruit et les cartes. La frontière arrête donc le bruit, une flèche le laisse passer.
- **WD-BOARD08** Une case accueille autant de pions que l'on veut.
- **WD-BOARD09** Une case est **inoccupée** quand il n'y a dessus ni jeton zombie ni pion.
- **WD-BOARD09-R** Notre choix : cette définition française vaut pour les deux éditions. Un marqueur de compagnon n'occupe pas la case.
- **WD-BOARD10** Notre choix : une case est **libre pour rouler** (double pas, WD-FUEL03) si elle n'a ni icône, ni Lieu, ni jeton zombie, ni marqueur de compagnon. Les pions ne gênent pas.

## Les survivants {#surv}

Qui fait partie de votre équipe, et ce qui arrive quand vous perdez quelqu'un.

- **WD-SURV01** Votre personnage de départ et vos compagnons sont vos survivants.
- **WD-SURV02** Les dés et les capacités d'un survivant vous servent tant qu'il fait partie de votre équipe.
- **WD-SURV03** Vous pouvez réunir autant de compagnons que vous voulez.
- **WD-SURV03-R** Notre choix : pareil dans l'édition italienne, que rien ne limite non plus.
- **WD-SURV04** Si votre personnage de départ meurt, vous continuez avec vos compagnons et gardez votre pion.
- **WD-SURV04-R** Notre choix : certains joueurs l'entendent autrement, mais les deux livrets ne vous éliminent que lorsque tous vos survivants sont morts.
- **WD-SURV05** Une carte qui vous fait laisser, perdre ou donner un compagnon ne touche pas votre personnage de départ, sauf si elle dit « survivant ».
- **WD-SURV05-R** Notre choix : aucune carte n'oblige jamais à abandonner, donner ou sacrifier son dernier survivant ; l'effet est ignoré ou remplacé par ce que la carte prévoit, et un compagnon resté seul compte comme « aucun compagnon ». La fatigue, elle, peut toujours tuer le dernier.

## Les dés {#dice}

Combien de dés vous lancez, et ce que valent leurs faces.

- **WD-DICE01** Votre réserve, ce sont tous les dés de tous vos survivants. Elle change dès que l'un d'eux arrive ou s'en va.
- **WD-DICE02** Face à des zombies ou pour des actions, vous lancez toujours la réserve complète ; impossible de garder un dé en main.
- **WD-DICE03** Le bleu sait tout faire, le rouge frappe fort, le vert est adroit.
- **WD-DICE04** Sur les dés de couleur : Tuer (1, 2 ou 3 zombies), Action (1 ou 2) et Joker, que vous comptez comme l'un ou comme l'autre.
- **WD-DICE04-R** Notre choix : un joker vaut exactement 1, et une face peut être vide. La table compte les jokers toute seule ; elle ne vous demande de les répartir que dans un défi mixte.
- **WD-DICE05** Les quatre dés par couleur de la boîte ne limitent pas votre lancer.
- **WD-DICE05-R** Notre choix : pareil dans l'édition italienne, sinon une grande équipe perdrait des dés sans que l'on sache lesquels.
- **WD-DICE06** Dans un lancer d'actions, les faces Tuer ne comptent pas ; dans un combat, les faces Action ne comptent pas non plus.
- **WD-DICE07** Le dé Munition noir n'appartient jamais à la réserve : on l'ajoute en combat, contre des munitions (voir « Munitions et bruit »).
- **WD-DICE08** Le dé Munition tue 1, 2 ou 3 zombies, jamais zéro ; certaines faces portent aussi le symbole Attirer.
- **WD-DICE09** Notre choix, défi mixte : lancez, relancez et ajoutez vos bonus, puis répartissez les jokers pour de bon. Viennent ensuite les munitions, tant qu'il reste des zombies debout, puis le résultat ; les bonus de combat et d'action comptent tous.
- **WD-DICE10** Notre choix : une réserve vide donne zéro tué et zéro action ; les bonus et les munitions comptent quand même.

## Le tour {#turn}

En bref : repos, déplacement, rencontres, fin du tour ; juste avant, le groupe peut changer.

- **WD-TURN01** Un tour a quatre phases : repos, déplacement, rencontres (sur une case Ressource ou Lieu, ou auprès d'un marqueur de compagnon), fin.
- **WD-TURN02** C'est ensuite au joueur suivant, dans le sens horaire.
- **WD-TURN03** Si vous vous arrêtez sur une case ordinaire où il n'y a rien à résoudre, votre tour s'achève là.
- **WD-TURN04** Sinon, il s'achève une fois toutes les rencontres jouées et les ressources recueillies.
- **WD-TURN05** Notre choix : avant le repos, on replace d'abord un joueur qui recommence, puis les membres du groupe peuvent partir, enfin on peut proposer de faire équipe.
- **WD-TURN06** Notre choix : si votre dernier survivant meurt pendant votre tour, celui-ci s'arrête net. Les cartes en cours sont défaussées sans appliquer ce qu'il en restait, et vous ne recueillez plus rien ; le jeton que vous combattiez s'en va, les autres restent.
- **WD-TURN07** Notre choix : on saute les joueurs éliminés et les vainqueurs ; un joueur qui attend de recommencer joue à son tour (WD-LOSE07).

## Le repos {#rec}

Au début du tour, la nourriture retire de la fatigue.

- **WD-REC01** Au début de votre tour, vous pouvez manger : chaque nourriture dépensée retire 1 fatigue à l'un de vos survivants.
- **WD-REC02** Recommencez autant que vous voulez, sur qui vous voulez, tant qu'il reste de la nourriture et de la fatigue.
- **WD-REC03** La nourriture ne soigne qu'à ce moment-là, au début de votre propre tour.
- **WD-REC04** Personne n'est fatigué ? Rien à dépenser : la phase est sautée.

## Le déplacement {#move}

Un bon conseil : gardez un chemin libre vers l'endroit où vous comptez revenir.

- **WD-MOVE01** Avancez votre pion de 1, 2 ou 3 cases, de case adjacente en case adjacente, dans la direction de votre choix.
- **WD-MOVE02** Vous choisissez la distance, pas l'immobilité : au moins une case par tour, sauf si vous restez sur un Lieu (WD-LOC16, WD-LOC17).
- **WD-MOVE02-R** Notre choix : si aucune case adjacente n'était accessible, la phase serait sautée ; sur notre plateau, cela n'arrive pas.
- **WD-MOVE03** Faire demi-tour est permis, même aussitôt.
- **WD-MOVE04** Après un combat contre les jetons d'une case, gagné ou perdu, vous pouvez poursuivre avec les pas qui vous restent.
- **WD-MOVE05** Une case Ressource arrête votre déplacement, une fois ses jetons combattus.
- **WD-MOVE06** Une case Lieu l'arrête également.
- **WD-MOVE07** Une case où attend un marqueur de compagnon l'arrête aussi.
- **WD-MOVE07-R** Notre choix : les deux textes traitent le marqueur comme une ressource, et une ressource oblige à s'arrêter.
- **WD-MOVE08** Dès le premier pas fait, vous pouvez vous arrêter où vous voulez.
- **WD-MOVE09** Les pions des autres ne bloquent rien : on entre, on passe, et l'on peut proposer de faire équipe.
- **WD-MOVE10** Des capacités et des objets changent le nombre de pas, par exemple un pas de plus.
- **WD-MOVE11** Notre choix : quand une carte déplace un pion hors de cette phase, la case quittée reçoit un jeton selon WD-TOK02, et rien ne se résout à l'arrivée, sauf si la carte le demande.

## L'essence {#fuel}

L'essence vous mène plus loin, ou au-delà des zombies sans combat.

- **WD-FUEL01** L'essence a deux usages : aller une case plus loin, ou contourner des zombies sans se battre.
- **WD-FUEL02** Trois essences par joueur et par tour au plus, les deux usages réunis.
- **WD-FUEL03** **Double pas** : annoncez 1 essence avant un pas, et ce pas franchit deux cases libres ; il ne compte que pour un.
- **WD-FUEL03-R** Notre choix : les deux cases doivent être libres au sens de WD-BOARD10. Le long texte italien ne l'exige que de la première, mais ses règles rapides et le texte français l'exigent des deux.
- **WD-FUEL04** Trois essences mènent donc à six cases au mieux, hors capacités.
- **WD-FUEL05** **Contournement** : annoncez 1 essence avant d'entrer sur une case où il y a des jetons, et vous n'avez pas à les combattre.
- **WD-FUEL06** Une seule essence suffit pour tous les jetons de cette case.
- **WD-FUEL07** Ce pas compte comme un pas normal.
- **WD-FUEL08** Si vous finissez votre déplacement sur la case contournée, il faut quand même se battre, et l'essence est perdue.
- **WD-FUEL09** Les jetons contournés restent en place, tels quels, sans qu'on les regarde. Comme la case n'est pas inoccupée, votre départ n'en ajoute pas d'autre.
- **WD-FUEL10** Édition française : on ne contourne que sur une case sans icône.
- **WD-FUEL10-R** Notre choix : un marqueur de compagnon compte ici comme une icône ; une case Départ n'en a pas.
- **WD-FUEL11** Édition italienne : on contourne sur n'importe quelle case où il y a des jetons, même une case Ressource ou celle d'un compagnon piégé. Vous la traversez alors sans arrêt, sans rencontre et sans ressource.
- **WD-FUEL11-R** Notre choix, édition italienne : cette règle de l'essence passe avant l'arrêt obligatoire. Si vous vous y arrêtez malgré tout, combats et case se jouent normalement ; une case Ressource sans jeton, elle, ne se traverse pas.
- **WD-FUEL12** Une case Lieu ne se traverse jamais : elle n'a pas de jetons et arrête toujours.
- **WD-FUEL13** L'essence s'annonce avant chaque pas, jamais après coup.
- **WD-FUEL14** Notre choix : un double pas se déclare d'un bloc, les deux cases et l'essence, et chaque case doit être libre quand vous y entrez. Revenir d'où vous venez ne marche donc que si aucun jeton n'y est tombé. Chaque case quittée peut recevoir un jeton ; sur la première, ni arrêt ni offre de faire équipe, alors qu'une case contournée permet cette offre.

## Les jetons zombie {#tok}

Des zombies arrivent sur les cases que vous quittez ; le joueur qui y entre ensuite les combat.

- **WD-TOK01** Un jeton montre un zombie d'un côté et cache de l'autre combien ils sont.
- **WD-TOK02** Quand votre pion part et que la case devient inoccupée (WD-BOARD09), un jeton tiré au hasard y est posé, face cachée ; personne ne le regarde.
- **WD-TOK03** Une case Lieu ne reçoit jamais de jeton.
- **WD-TOK04** Toutes les autres en reçoivent : Départ, Ressource et ordinaires, dans Atlanta comme dehors.
- **WD-TOK05** Tant qu'un autre pion reste là, rien n'est posé ; c'est le dernier à partir qui laisse un jeton.
- **WD-TOK06** Le bruit ou une carte peuvent empiler plusieurs jetons sur une case.
- **WD-TOK07** En entrant, retournez chaque jeton encore caché et combattez-le avant d'aller plus loin : un combat et un lancer par jeton.
- **WD-TOK07-R** Notre choix : vous décidez de l'ordre, et chaque jeton n'est retourné qu'au début de son combat.
- **WD-TOK08** Un jeton combattu quitte le plateau, même s'il restait des zombies debout.
- **WD-TOK09** Les jetons retirés sont défaussés ; si la réserve s'épuise, on y remet la défausse mélangée. Si les deux sont vides, aucun jeton n'est posé.
- **WD-TOK09-R** Notre choix : on recycle les jetons dans les deux éditions, même si l'exemple italien les sort du jeu ; sans cela, les longues parties se videraient.
- **WD-TOK10** On combat en entrant, et seulement alors. Un jeton qui arrive sous votre pion ne vous attaque pas, et vous repartez librement.
- **WD-TOK10-R** Notre choix : dans les deux textes, seule l'entrée sur une case, ou une carte, déclenche un combat.
- **WD-TOK11** Sur une case Ressource, d'abord les jetons, puis la suite habituelle, quelle que soit l'issue du combat.

## Le combat {#fight}

Un seul lancer de tous vos dés : un tué par zombie, ou une fatigue pour chaque zombie encore debout.

- **WD-FIGHT01** On se bat à cause d'un jeton zombie ou d'une carte Rencontre.
- **WD-FIGHT02** Lancez toute la réserve et additionnez les tués, jokers et bonus compris. Si le total atteint le nombre de zombies, ils tombent tous.
- **WD-FIGHT03** Un combat, un seul lancer de la réserve ; ensuite, il ne reste que les munitions, les capacités et les objets.
- **WD-FIGHT04** S'il reste des zombies, le combat s'arrête et chaque zombie encore debout inflige 1 fatigue à votre équipe.
- **WD-FIGHT05** Si le combat vient d'une rencontre, sa section succès ou échec s'ajoute à cela.
- **WD-FIGHT06** Un combat contre un jeton n'a ni succès ni échec : il ne coûte que de la fatigue.
- **WD-FIGHT07** Défi **Tuer** : il est réussi seulement si tous les zombies sont tués.
- **WD-FIGHT08** Défi **Survivre** : même lancer, même fatigue, mais il suffit que la fatigue de ce combat ne tue aucun survivant. Il peut rester des zombies debout.
- **WD-FIGHT08-R** Notre choix : on juge quand toute la fatigue est placée. Dans un groupe, la mort de n'importe quel survivant, même celui d'un volontaire, fait échouer le défi.
- **WD-FIGHT09** Notre choix, ordre d'un combat de rencontre : lancer, munitions, résultat, fatigue, morts, puis la section succès ou échec.
- **WD-FIGHT10** Notre choix : un combat exigé par l'objectif d'un Lieu se joue comme celui d'une rencontre, avec les mêmes munitions, fatigue, capacités et objets, mais sans section succès ni échec.

## Munitions et bruit {#ammo}

Après le lancer, chaque munition ajoute des tués ; la face Attirer amène d'autres jetons.

- **WD-AMMO01** Après avoir vu votre lancer, vous pouvez dépenser 1 munition : lancez le dé noir et ajoutez ses tués.
- **WD-AMMO02** Plusieurs munitions sont possibles dans un combat, une par une, en voyant chaque fois le résultat ; chacune vaut un lancer du dé noir.
- **WD-AMMO03** On ne tire que tant qu'il reste des zombies debout.
- **WD-AMMO03-R** Notre choix : une fois les zombies vaincus, le combat est fini ; tirer rien que pour faire du bruit n'est pas proposé.
- **WD-AMMO04** Aucune limite par combat ou par tour, à part votre stock.
- **WD-AMMO05** Un tir tue 1, 2 ou 3 zombies.
- **WD-AMMO06** **Attirer** : les tués comptent, mais chaque case adjacente à votre pion reçoit un jeton caché, qu'elle soit occupée ou non. Seules les cases Lieu y échappent.
- **WD-AMMO07** Notre choix : le bruit agit tout de suite et à chaque fois ; deux faces Attirer dans un combat posent deux tournées de jetons.
- **WD-AMMO08** Votre propre case ne reçoit rien.
- **WD-AMMO09** Notre choix : s'il n'y a pas assez de jetons, on sert les cases dans le sens horaire à partir de la case adjacente en haut à droite.
- **WD-AMMO10** Les munitions servent contre les jetons, dans les défis Tuer et Survivre et pour la part de combat d'un défi mixte ; jamais dans un pur lancer d'actions.

## Fatigue et mort {#fat}

Deux fatigues ne font rien, la troisième tue ; vous choisissez qui la subit.

- **WD-FAT01** Vous placez chaque fatigue une par une, sur les survivants de votre choix ; vous pouvez la répartir.
- **WD-FAT02** Avec 1 ou 2 fatigues, un survivant n'est pas diminué.
- **WD-FAT03** La troisième le tue sur-le-champ : sa carte est défaussée, ses dés et capacités disparaissent.
- **WD-FAT04** Notre choix : la fatigue qui reste va sur les autres survivants ; s'il n'y en a plus, elle est perdue.
- **WD-FAT05** Vous pouvez tout faire porter au même survivant, quitte à le sacrifier.
- **WD-FAT06** Un compagnon mort est défaussé et ne revient plus de toute la partie. Pour les personnages morts, voir « Perdre tous ses survivants ».
- **WD-FAT06-R** Notre choix : aucun texte ne remélange les compagnons ; les morts restent morts.
- **WD-FAT07** La fatigue s'en va avec la nourriture au repos, et grâce aux cartes et capacités qui soignent.

## Ressources, rencontres et équipement {#res}

Chaque icône veut dire une rencontre, puis une ressource ; certaines rencontres deviennent des objets.

- **WD-RES01** Aucune ressource n'est gratuite : chaque icône demande d'abord une carte Rencontre.
- **WD-RES02** Sur une case Ressource, vous devez piocher et affronter une rencontre par icône.
- **WD-RES03** Une carte à la fois, résolue jusqu'au bout avant d'en piocher une autre.
- **WD-RES04** Un échec n'annule pas les cartes suivantes d'une case Ressource : vous les piochez toutes.
- **WD-RES05** Les icônes du plateau ne s'épuisent jamais ; chaque nouvelle visite les offre à nouveau.
- **WD-RES06** Édition française : s'il y a de tout sur la case, réglez d'abord les jetons zombie, puis les marqueurs de compagnon, enfin les icônes.
- **WD-RES07** Édition italienne : les jetons passent d'abord, le reste est libre. Avant chaque carte, dites si vous la piochez pour un marqueur ou pour une icône.
- **WD-RES07-R** Notre choix, édition italienne : le marqueur compte comme une ressource de plus, et rien n'impose d'ordre entre les ressources.
- **WD-RES08** Une rencontre rapporte normalement une ressource, **réussie ou non**, sauf si la carte vous en prive.
- **WD-RES09** Recueillir est un droit, pas une obligation.
- **WD-RES09-R** Notre choix : tant que la piste n'est pas pleine, les ressources sont recueillies pour vous. La table demande seulement quelle icône prendre (WD-RES10, WD-RES12), et si vous en voulez une dont la piste est pleine.
- **WD-RES10** Édition italienne : vous recueillez **après chaque rencontre piochée pour une icône** (pas pour un marqueur), une icône au choix, que vous n'avez pas encore prise lors de cette visite. La ressource sert aussitôt, par exemple une munition dans la rencontre suivante.
- **WD-RES11** Édition italienne : un échec qui prive de ressource interdit de recueillir quoi que ce soit **pour le reste du tour**. Ce que vous avez déjà reste à vous, et les autres rencontres se jouent quand même.
- **WD-RES11-R** Notre choix, édition italienne : l'icône de la rencontre ratée est perdue aussi. Un échec de ce genre compte aussi quand on piochait pour un marqueur.
- **WD-RES12** Édition française : vous recueillez **une fois tous les défis de la case passés**, une icône de moins pour chaque échec qui en prive ; vous choisissez lesquelles.
- **WD-RES12-R** Notre choix, édition française : jamais moins de zéro, et seules comptent les rencontres piochées pour des icônes. Une perte de ressource piochée pour un marqueur ne coûte rien de plus, puisque le compagnon reste déjà piégé.
- **WD-RES13** Édition française : ce que la case donne ne peut donc pas servir dans les rencontres de la même visite.
- **WD-RES14** Les gains et pertes écrits sur une carte s'appliquent aussitôt, indépendamment des ressources de la case.
- **WD-RES15** Notre choix : si vous devez perdre plus que vous n'avez, vous perdez tout ce que vous avez, sans dette.
- **WD-RES16** Chaque piste de ressource va de 0 à 10 ; le surplus est perdu.
- **WD-RES16-R** Notre choix : la longueur des pistes ne figure pas dans les textes ; 10 est notre valeur.
- **WD-ENC01** Une rencontre piochée est lue à voix haute : tout le monde la connaît.
- **WD-ENC02** On ne refuse pas une carte ; il faut relever son défi.
- **WD-ENC03** Défi réussi, appliquez le succès ; défi raté, appliquez l'échec.
- **WD-ENC04** Méfiance et espoir : un succès peut faire mal, un échec peut rendre service.
- **WD-ENC04-R** Notre choix : la remarque vient du texte français et vaut pour les deux éditions.
- **WD-ENC05** Les défis : combattre (tuer ou survivre), obtenir des actions, se comparer aux autres, voter, choisir un joueur ou laisser choisir, prendre une décision sans dés, dépenser des ressources.
- **WD-ENC06** **Obtenir des actions** : un seul lancer de toute la réserve ; actions, jokers et bonus doivent atteindre le nombre demandé.
- **WD-ENC07** Une rencontre terminée est défaussée, sauf si un succès en fait un équipement.
- **WD-ENC08** Quand la pioche des rencontres est vide, sa défausse mélangée la remplace.
- **WD-ENC08-R** Notre choix : on mélange au moment de piocher, sans les cartes gardées en équipement. S'il n'y avait plus rien à mélanger, la pioche serait sautée et compterait comme un succès sans effet ; avec nos cartes, cela n'arrive pas.
- **WD-ENC09** En solo, ou si plus personne d'autre n'est en jeu, une carte qui concerne les autres joueurs est défaussée et remplacée.
- **WD-ENC09-R** Notre choix : cela vaut dès qu'il ne reste qu'un joueur. Pour être choisi, voter ou être comparé, il faut être en jeu et sur le plateau ; un membre d'un groupe se trouve là où est le pion du groupe, et l'on peut choisir quelqu'un de son propre groupe.
- **WD-ENC10** Notre choix : on vote tous en même temps et en secret, puis tout est révélé. Le détail est au chapitre « Les mots des cartes ».
- **WD-ENC11** Une rencontre peut donner des compagnons, des ressources, des objets ou des soins, et coûter des choses du même genre.
- **WD-INV01** Une carte Équipement dont le succès le dit rejoint votre équipement au lieu de la défausse. En cas d'échec, elle est défaussée.
- **WD-INV02** Beaucoup d'objets se défaussent pour un effet unique ; d'autres aident à chaque tour, par un pas ou un résultat de plus.
- **WD-INV03** Certains Lieux exigent un certain nombre d'objets.
- **WD-INV04** Un objet ne sert que pendant le tour de son propriétaire, sauf s'il dit le contraire.
- **WD-INV04-R** Notre choix : les objets à effet durable n'agissent donc, eux aussi, que pendant votre tour.
- **WD-INV05** Notre choix : autant d'objets que vous voulez, mais on ne les échange pas et on ne les jette pas pour rien.
- **WD-INV06** Notre choix : un objet utilisé rejoint la défausse des rencontres.

## Les compagnons : rejoindre, abandonner, sauver {#fol}

Comment les compagnons vous rejoignent, comment ils sont piégés et comment on les libère.

- **WD-FOL01** Si une carte vous offre un compagnon, piochez celui du dessus : il rejoint votre équipe.
- **WD-FOL02** Suivez ensuite sa consigne et ajoutez ses dés à votre réserve.
- **WD-FOL02-R** Notre choix : la consigne d'un compagnon ne joue qu'une fois par partie, quand il rejoint une équipe pour la première fois ; le sauver ensuite ne la répète pas. En solo, ceux qui attendent sur le plateau la suivent au premier sauvetage.
- **WD-FOL03** Un compagnon arrive toujours sans fatigue.
- **WD-FOL04** Notre choix : si la pioche des compagnons est vide, vous n'en recevez pas.
- **WD-FOL05** Une carte peut vous obliger à laisser un compagnon sur place, sur votre case.
- **WD-FOL05-R** Notre choix : le texte italien ne nomme pas la case ; nous lisons la vôtre.
- **WD-FOL06** Édition italienne : d'autres cartes envoient un compagnon sur la **case Lieu la plus proche**.
- **WD-FOL07** Édition française : d'autres cartes envoient un compagnon sur la **case Départ la plus proche**.
- **WD-FOL07-R** Notre choix : la plus proche, c'est le moins de pas depuis votre case, flèches comprises, sans regarder les jetons ni les interdictions d'entrer ; votre propre case compte si elle convient. En cas d'égalité, le joueur actif choisit.
- **WD-FOL08** Le propriétaire désigne le compagnon qui part, sauf indication de la carte.
- **WD-FOL09** Sa carte est mise de côté, ses dés quittent la réserve et son marqueur va sur le plateau : le voilà piégé.
- **WD-FOL10** Un compagnon abandonné perd toute sa fatigue.
- **WD-FOL10-R** Notre choix : pareil dans l'édition italienne, qui n'en parle pas.
- **WD-FOL11** N'importe qui peut tenter de sauver un compagnon piégé en entrant sur sa case : on pioche une rencontre pour lui, comme pour une ressource.
- **WD-FOL12** Succès : il rejoint l'équipe du joueur actif, en plus de la section succès. Échec : il reste là, et la section échec s'applique.
- **WD-FOL13** Le joueur qui entre sur la case doit affronter cette rencontre.
- **WD-FOL13-R** Notre choix : on est libre d'y aller, mais une fois là, WD-RES02 oblige à piocher.
- **WD-FOL14** Notre choix : s'il y a plusieurs marqueurs, une rencontre pour chacun, à la suite ; vous nommez le compagnon avant de piocher.
- **WD-FOL15** Notre choix : on ne pioche pas pour un compagnon que l'on vient de laisser sur sa case ; il faudra y entrer une autre fois.
- **WD-FOL16** On peut entrer sur une case Lieu pour y sauver un compagnon, même sans pouvoir l'explorer ; le déplacement s'y arrête. Si, en entrant, vous pouviez aussi l'explorer (WD-LOC01, WD-LOC03), la tentative suit obligatoirement, que le sauvetage ait réussi ou non.
- **WD-FOL16-R** Notre choix : sans cela, ces compagnons resteraient hors d'atteinte. Un sauvetage raté ne donne ni droit ni obligation de rester (WD-LOC16, WD-LOC17) ; et rester n'est pas entrer, donc on ne pioche alors pas pour un marqueur.
- **WD-FOL17** Un marqueur n'empêche rien : si sa case devient inoccupée, elle reçoit un jeton comme une autre.

## Perdre tous ses survivants {#lose}

Ce qui arrive au joueur dont le dernier survivant meurt ; les deux éditions diffèrent.

- **WD-LOSE01** Quand votre dernier survivant meurt, cette équipe est éliminée.
- **WD-LOSE02** Édition italienne : ces survivants sont perdus pour la partie. Vous **devez** tirer un nouveau personnage de départ, ainsi qu'un compagnon s'il en reste, et repartir de sa case Départ.
- **WD-LOSE02-R** Notre choix, édition italienne : seuls les survivants sont perdus. Vous **gardez** ressources, objets, Lieux explorés et Lieu privé, et ne recevez rien d'autre.
- **WD-LOSE03** Édition italienne : s'il ne reste plus de personnage de départ, vous êtes définitivement éliminé. S'il ne manque que des compagnons, votre personnage repart seul.
- **WD-LOSE03-R** Notre choix, édition italienne : « s'il en reste » vaut pour les deux paquets, car sans personnage il n'y a pas de case Départ. Les personnages morts ne reviennent pas.
- **WD-LOSE04** Édition française : vous défaussez **tout** : objets (défausse des rencontres), Lieux explorés et Lieu privé (défausse des Lieux, visible), personnage. Vous repartez de zéro Lieu exploré.
- **WD-LOSE05** Édition française : vous **pouvez** repartir de zéro, avec un autre personnage, un autre compagnon, un autre Lieu privé, 1 nourriture, 1 essence et 1 munition.
- **WD-LOSE05-R** Notre choix, édition française : les ressources aussi reviennent à leur valeur de départ. Si vous refusez, vous n'êtes plus que spectateur.
- **WD-LOSE06** Édition française : quand il n'y a plus de personnages de côté, on remélange ceux qui sont défaussés ; vous pouvez retrouver le même. De même, la défausse des Lieux est remélangée quand leur pioche est vide.
- **WD-LOSE06-R** Notre choix, édition française : le texte promet un nouveau départ sans condition, et à six joueurs il n'y a pas d'autre moyen. Le personnage mort d'un joueur qui continue avec ses compagnons attend toutefois que ce joueur soit éliminé ou gagne, car son pion sert encore.
- **WD-LOSE07** Vous rejouez dès votre tour suivant, où votre pion se pose sur la case Départ. Entre-temps, vous n'avez ni pion ni groupe ni obligation de rester, et personne ne peut vous choisir.
- **WD-LOSE07-R** Notre choix : même moment dans l'édition italienne. Les nouvelles cartes, elles, sont tirées dès l'élimination, consigne du compagnon comprise.
- **WD-LOSE08** Notre choix : le pion retiré ne laisse pas de jeton zombie, ce n'est pas un déplacement.
- **WD-LOSE09** Notre choix : on se place sur sa case Départ même s'il y a des jetons, sans les combattre, car se placer n'est pas entrer.
- **WD-LOSE10** Notre choix : si tous les joueurs sont définitivement éliminés, la partie finit sans vainqueur.
- **WD-LOSE11** Notre choix, en option : avec l'élimination définitive, comme dans les règles rapides, perdre tous ses survivants fait perdre la partie. Sans ce réglage, on recommence.

## Explorer les Lieux et gagner {#loc}

N'allez pas vers un Lieu dont vous ne pouvez pas remplir l'objectif : la table ne vous laisserait d'ailleurs pas entrer les mains vides.

- **WD-LOC01** Vous pouvez explorer les trois Lieux publics et votre Lieu privé : quatre possibilités au plus, trois une fois le privé exploré.
- **WD-LOC02** On n'entre sur une case Lieu que pour l'explorer (exception : WD-FOL16).
- **WD-LOC03** Pour entrer, il faut avoir ce que demande l'objectif de votre niveau.
- **WD-LOC03-R** Notre choix : en entrant, on vérifie ce qu'il faut posséder ou payer, à savoir ressources, objets et survivants ; les promesses du groupe comptent seulement pour les paiements (WD-TEAM24). Rencontres, lancers et combats sont toujours tenus pour possibles.
- **WD-LOC04** Entrer, c'est tenter : la tentative est obligatoire et met fin au déplacement.
- **WD-LOC05** Si c'est votre Lieu privé, montrez sa carte en entrant.
- **WD-LOC05-R** Notre choix : si plusieurs cartes nomment ce Lieu, vous choisissez laquelle vous tentez, et la carte privée n'est montrée que si c'est elle. Après un échec, elle revient en main et reste à vous seul, mais tous connaissent son nom.
- **WD-LOC06** Niveau : premier objectif sans Lieu exploré, deuxième avec un, troisième avec deux.
- **WD-LOC07** Notre choix : le niveau est celui du **joueur actif**, même en groupe, puisque c'est lui qui reçoit la carte.
- **WD-LOC08** Un objectif peut demander une ou plusieurs rencontres, jouées comme sur une case Ressource.
- **WD-LOC09** Dans une série, la première rencontre ratée arrête tout : plus de carte, fin du tour. Les sections succès et échec des cartes affrontées s'appliquent toutes.
- **WD-LOC10** Notre choix : sur un Lieu, les rencontres ne rapportent pas de ressource de case, et une perte de ressource y est sans effet.
- **WD-LOC11** Il faut remplir tout l'objectif. Ce qu'il faut posséder est vérifié au début et à la fin ; on paie en dernier, quand tout le reste est réussi, et si l'on ne peut plus payer, la tentative échoue.
- **WD-LOC11-R** Notre choix : les textes demandent seulement d'« avoir » le nécessaire. En payant à la fin, une tentative ratée ne coûte pas ce paiement.
- **WD-LOC12** Réussi ! Prenez la carte Lieu et posez-la près de votre plateau personnel : un Lieu exploré de plus.
- **WD-LOC13** Une carte publique prise est remplacée sur-le-champ par la première de la pioche ; la carte privée ne l'est pas.
- **WD-LOC13-R** Notre choix : si la pioche des Lieux est vide, on remélange leur défausse, qui n'existe que dans l'édition française (WD-LOSE06) ; sinon, l'emplacement reste vide.
- **WD-LOC14** Raté : pas de carte, elle reste à son emplacement ou dans votre main.
- **WD-LOC15** Notre choix : après une réussite, votre pion reste sur le Lieu, et vous devrez bouger normalement au tour suivant.
- **WD-LOC16** Édition italienne : après une tentative ratée, vous **devez** rester et réessayer à votre prochain tour, tant que ce Lieu vous est encore ouvert.
- **WD-LOC16-R** Notre choix, édition italienne : vous ne devez rester que si cinq conditions sont réunies. D'abord, (a) c'est un défi qui a échoué, non un paiement ou une possession, et (b) votre pion n'a pas bougé depuis. Ensuite, (c) une carte de ce Lieu est encore publique ou vôtre, même une autre variante, et (d) votre propre stock remplit encore WD-LOC03. Enfin, (e) les actions demandées sont possibles avec les meilleures faces et bonus de vos dés et de ceux du groupe. Sinon, vous bougez d'au moins une case.
- **WD-LOC17** Édition française : après une tentative ratée, vous **pouvez** rester et réessayer au tour suivant, ou bien repartir.
- **WD-LOC17-R** Notre choix, édition française : les conditions (b), (c) et (d) de WD-LOC16-R valent aussi, mais les promesses du groupe comptent dans (d). Toute tentative ratée convient, même faute de paiement.
- **WD-LOC18** Si vous restez, vous ne bougez pas : repos, puis tentative.
- **WD-LOC19** Édition italienne : un Lieu déjà exploré, par qui que ce soit, est fermé à tous jusqu'à ce qu'une autre carte à son nom soit tirée.
- **WD-LOC20** Édition française : un Lieu que vous avez exploré vous est fermé, à vous, tant qu'un autre exemplaire n'est pas révélé.
- **WD-LOC20-R** Notre choix : avec WD-LOC01, cela revient au même, car il faut une carte de ce Lieu, publique ou privée à vous, même distribuée avant l'exploration de l'autre. Avec deux cartes, un joueur peut explorer deux fois le même Lieu.
- **WD-LOC21** Quitter une case Lieu n'y laisse pas de jeton (WD-TOK03).
- **WD-LOC22** Plusieurs pions peuvent se trouver sur un Lieu ; chacun tente sa chance à son tour.
- **WD-LOC23** Notre choix : aucune carte n'échange le Lieu public que vous explorez. S'il n'y a pas d'autre Lieu public, rien n'est échangé.
- **WD-WIN01** Votre troisième Lieu exploré vous donne la victoire, tout de suite.
- **WD-WIN02** Si vous êtes en groupe, tous ses membres gagnent avec vous.
- **WD-WIN03** À plus de trois joueurs, les autres peuvent continuer à chercher leur propre refuge.
- **WD-WIN03-R** Notre choix : c'est le nombre de joueurs au départ qui compte. À quatre ou plus, chacun dit après une victoire s'il continue ; un joueur qui s'arrête n'est pas sauvé. On joue tant que quelqu'un continue, et le rang suit l'ordre des victoires, le même pour tout un groupe. Jusqu'à trois joueurs, la partie s'arrête aussitôt.
- **WD-WIN04** Notre choix : si la partie continue, les vainqueurs emportent pion, cartes et ressources, sans laisser de jeton ; leurs survivants et leurs Lieux ne reviennent pas.

## Faire équipe {#team}

Sur une même case, des joueurs peuvent faire équipe : ce qui se partage, et ce qui reste à chacun.

- **WD-TEAM01** Des joueurs dont les pions sont sur la même case peuvent former un groupe, aussi grand qu'ils le veulent.
- **WD-TEAM02** Personne n'y est jamais obligé.
- **WD-TEAM02-R** Notre choix : le joueur actif peut proposer à trois moments de son tour. C'est au début (après les départs), en entrant sur une case où il y a d'autres pions (avant d'y résoudre quoi que ce soit) et à la fin. Chaque invité répond. S'il est dans un autre groupe, tous les membres de celui-ci doivent accepter, et les groupes fusionnent. Le groupe du joueur actif n'est pas consulté, et un joueur qui vient de le quitter n'y revient pas dans le même tour.
- **WD-TEAM03** Seul le pion du joueur actif reste sur le plateau, au nom de tout le groupe ; les autres reposent sur le plateau personnel d'un membre.
- **WD-TEAM03-R** Notre choix : à l'écran, une seule pile montre tous les portraits ; savoir où reposent les pions ne change rien.
- **WD-TEAM04** Les dés de tous les survivants du groupe forment une réserve commune.
- **WD-TEAM05** Les ressources, elles, ne sont pas mises en commun.
- **WD-TEAM06** Notre choix : les objets, les Lieux explorés et les Lieux privés non plus.
- **WD-TEAM07** Chacun joue à sa place dans l'ordre et déplace alors tout le groupe ; celui dont c'est le tour est le joueur actif.
- **WD-TEAM08** Pour le chemin à suivre, le joueur actif a le dernier mot.
- **WD-TEAM09** C'est lui aussi qui lance la réserve commune, dans les rencontres comme contre les jetons.
- **WD-TEAM10** C'est à lui de payer ; les autres membres peuvent l'aider s'ils le veulent.
- **WD-TEAM10-R** Notre choix : on peut aider pour les paiements des cartes et des objectifs, les munitions en combat et l'essence en chemin (toujours trois par tour en tout), mais ni pour la nourriture au repos ni pour ce qu'il faut posséder. Les survivants exigés par un Lieu se comptent dans tout le groupe ; pour se comparer, chacun ne compte que ce qu'il a.
- **WD-TEAM11** La fatigue va aux survivants du joueur actif, sauf si un membre accepte d'en prendre sur les siens.
- **WD-TEAM11-R** Notre choix : une fois le total connu, on demande aux membres, dans le sens horaire, combien ils en prennent. C'est un engagement ; le joueur actif place le reste.
- **WD-TEAM12** Édition italienne : toutes les conséquences, des succès **comme** des échecs, sont pour le joueur actif, sauf si un membre veut bien les partager.
- **WD-TEAM23** Édition française : les conséquences d'une rencontre **ratée** sont pour le joueur actif, sauf si un membre se porte volontaire ; le texte ne dit rien des effets négatifs d'un succès.
- **WD-TEAM12-R** Notre choix : on peut prendre sur soi une perte de ressources, de compagnon ou d'objet, un compagnon à laisser et de la fatigue ; dans l'édition française, seulement si cela vient d'un échec, sauf la fatigue (WD-TEAM11). Un effet se prend en entier, mais fatigue et ressources se partagent à l'unité ; ni les jetons sur le plateau ni l'échec qui prive de ressource ne se partagent.
- **WD-TEAM13** Tout ce qui est gagné pendant le tour revient au joueur actif : ressources, compagnons, objets et carte Lieu.
- **WD-TEAM14** Au début du tour de **chaque membre**, les autres peuvent partir. Le pion du joueur qui part revient sur la même case et ne suit plus le groupe, et ses dés s'en vont.
- **WD-TEAM15** Le joueur actif ne part pas pendant son tour, et une fois ce tour commencé, plus personne ne part.
- **WD-TEAM16** Notre choix : un groupe réduit à un seul membre n'existe plus.
- **WD-TEAM17** Quand le groupe quitte une case où reste quelqu'un d'autre, même un membre qui vient de partir, aucun jeton n'est posé (WD-TOK05).
- **WD-TEAM18** Le groupe peut explorer les Lieux publics et le Lieu privé du joueur actif ; exigences et niveau sont les siens (voir aussi WD-TEAM10-R).
- **WD-TEAM19** Rester après une tentative ratée (WD-LOC16, WD-LOC17) ne concerne que le joueur qui l'a faite. Le membre suivant déplace le groupe normalement, et doit bouger.
- **WD-TEAM19-R** Notre choix : les deux textes parlent du joueur qui a échoué ; il peut quitter le groupe pour rester sur place.
- **WD-TEAM20** Capacités de dés (relance, relance de munition, tués en plus, actions en plus, conversion, discret, bruyant) : celles de tous les survivants du groupe servent au lancer commun. Les capacités « coriace » et « voix forte » agissent toujours pour leur propriétaire ; le reste et les objets, seulement pour le joueur actif.
- **WD-TEAM20-R** Notre choix : la réserve de dés est commune, tout le reste est séparé.
- **WD-TEAM21** Notre choix : si l'équipe du joueur actif est anéantie, il quitte le groupe, qui reste sur la case, et le tour s'arrête. Si c'est celle d'un volontaire, ce joueur quitte le groupe et le tour continue.
- **WD-TEAM22** La victoire met fin au groupe pour tous ses membres (WD-WIN02).
- **WD-TEAM24** Notre choix : si un objectif se paie avec l'aide du groupe, on promet avant d'entrer. Le joueur actif nomme le Lieu (une carte privée est alors montrée au groupe), les membres promettent, et son stock plus les promesses doivent suffire pour WD-LOC03. Une promesse engage pour cette tentative, dans la limite de ce que le membre possède encore.

## Seul au monde : le jeu en solo {#solo}

Ce qui change quand vous jouez en solo.

- **WD-SOLO01** Seul contre tous les morts : toutes les règles s'appliquent, à ces changements près.
- **WD-SOLO02** Quatre cartes Lieu seulement : Armurerie, Motel, Stade de football et Aéroport, à explorer dans n'importe quel ordre.
- **WD-SOLO02-R** Notre choix : les quatre sont visibles dès le début, en variante A, sans carte privée, sans pioche et sans remplacement. Il faut en explorer trois.
- **WD-SOLO03** Édition italienne : cinq compagnons tirés au hasard attendent sur les **cinq autres cases Lieu**, un par case.
- **WD-SOLO03-R** Notre choix, édition italienne : nous prenons le texte au mot, d'où nos neuf cases Lieu, quatre plus cinq. S'il y en avait davantage, cinq des autres seraient tirées au sort ; on y entre selon WD-FOL16.
- **WD-SOLO04** Édition française : votre premier compagnon tiré, cinq autres pris au hasard attendent sur les **cinq cases Départ libres**, un par case.
- **WD-SOLO05** Dans les deux éditions, vous tirez d'abord votre propre compagnon, puis les cinq.
- **WD-SOLO06** Les rencontres qui concernent d'autres joueurs ne comptent pas : on en pioche une autre, ou on les retire d'avance.
- **WD-SOLO06-R** Notre choix : la table les retire à la mise en place.
- **WD-SOLO07** But supplémentaire : réunir le plus de compagnons possible avant le troisième Lieu.
- **WD-SOLO07-R** Notre choix : votre score est le nombre de compagnons dans l'équipe au moment de gagner. De 0 à 1 « seul », de 2 à 3 « petite bande », de 4 à 5 « communauté », 6 et plus « refuge » ; cela ne change rien à la victoire.
- **WD-SOLO08** En solo, perdre tous ses survivants, c'est perdre la partie.
- **WD-SOLO08-R** Notre choix : nous suivons ici les règles rapides des deux éditions, car recommencer viderait le score de son sens ; l'option WD-LOSE11 est donc imposée. Le lancer du premier joueur est sauté.

## Deux éditions {#editions}

Avant la partie, vous choisissez l'édition italienne ou l'édition française ; cela ne dépend pas de la langue affichée. Voici tout ce qui les distingue. « Change » signale une différence qui se voit en jeu, « identique » un point où les textes diffèrent mais où la table joue pareil.

| N° | Sujet | Édition italienne | Édition française | En jeu | Règles |
|---|---|---|---|---|---|
| 1 | Après une exploration ratée | rester et réessayer, obligatoirement, tant que le Lieu est ouvert | rester et réessayer, ou repartir | change | WD-LOC16, WD-LOC17 |
| 2 | Compagnon envoyé « au plus proche » | case Lieu | case Départ | change | WD-FOL06, WD-FOL07 |
| 3 | Compagnon laissé sur place | case non précisée | case actuelle | identique | WD-FOL05 |
| 4 | Fatigue d'un compagnon abandonné | rien de dit | retirée | identique | WD-FOL10 |
| 5 | Survivants tous perdus : recommencer | obligatoire s'il reste un personnage | au choix | change | WD-LOSE02, WD-LOSE05 |
| 6 | Survivants tous perdus : ce qu'on perd | les survivants seulement | toutes les cartes et les progrès ; ressources remises à 1 | change | WD-LOSE02-R, WD-LOSE04, WD-LOSE05 |
| 7 | Survivants tous perdus : Lieu privé | gardé | défaussé, un nouveau est tiré | change | WD-LOSE02-R, WD-LOSE04, WD-LOSE05 |
| 8 | Personnages morts | ne reviennent pas ; s'il n'en reste plus, le joueur est éliminé | remélangés au besoin | change | WD-LOSE03, WD-LOSE06 |
| 9 | Moment du nouveau départ | rien de dit | au tour suivant | identique | WD-LOSE07 |
| 10 | Contournement à l'essence | toute case à jetons, même Ressource | cases sans icône seulement | change | WD-FUEL10, WD-FUEL11 |
| 11 | Double pas à l'essence | texte long : première case vide ; règles rapides : les deux | deux cases vides | identique | WD-FUEL03 |
| 12 | Quand on recueille | après chaque rencontre | après le dernier défi | change | WD-RES10, WD-RES12 |
| 13 | Échec qui prive de ressource | plus rien jusqu'à la fin du tour | une ressource de moins par échec | change | WD-RES11, WD-RES12 |
| 14 | Ordre sur une case | jetons, puis ordre libre | jetons, marqueurs, icônes | change | WD-RES06, WD-RES07 |
| 15 | Retour sur un Lieu exploré | fermé à tous jusqu'à une autre carte | fermé au joueur qui l'a exploré jusqu'à un autre exemplaire | identique | WD-LOC19, WD-LOC20 |
| 16 | Compagnons du solo | sur les cinq autres cases Lieu | sur les cinq cases Départ libres | change | WD-SOLO03, WD-SOLO04 |
| 17 | Conséquences partagées en groupe | succès et échecs | échecs seulement | change | WD-TEAM12, WD-TEAM23 |
| 18 | Où reposent les pions d'un groupe | chez le joueur dont c'est le tour | chez le joueur rejoint | identique | WD-TEAM03 |
| 19 | Nombre de dés | rien de dit | non limité par la boîte | identique | WD-DICE05 |
| 20 | Nombre de compagnons | rien de dit | illimité | identique | WD-SURV03 |
| 21 | Case inoccupée | « reste vide » | ni jeton zombie ni pion | identique | WD-BOARD09 |
| 22 | Icônes d'une case Ressource | une ou plusieurs | une à trois | identique | WD-BOARD11 |
| 23 | Capacités d'un survivant | deux au plus | non comptées | identique | WD-COMP04 |
| 24 | Munitions | une, puis encore une s'il en faut | une ou plusieurs, à la suite | identique | WD-AMMO02, WD-AMMO03 |
| 25 | Jetons contournés à combattre | si le déplacement finit là | si le tour finit là | identique | WD-FUEL08 |
| 26 | Succès qui nuit, échec qui aide | rien de dit | annoncé | identique | WD-ENC04 |
| 27 | Nom des cartes gardées | Inventario | Équipement | identique | WD-INV01 |
| 28 | Nom de la face bruyante | Blam | Attirer | identique | WD-AMMO06 |
| 29 | Tentatives ratées qui font rester | celles perdues sur un défi | toutes | change | WD-LOC16-R, WD-LOC17-R |
| 30 | Solo : tirage des cinq compagnons | rien de dit | après son propre compagnon | identique | WD-SOLO05 |
| 31 | Qui choisit le compagnon laissé | le propriétaire, semble-t-il | rien de dit | identique | WD-FOL08 |
| 32 | Recommencer sans compagnon disponible | personnage seul | rien de dit | identique | WD-LOSE03, WD-FOL04 |

## Les mots des cartes {#words}

Les cartes parlent toutes la même langue. Ce chapitre en donne le vocabulaire. « X » est le nombre indiqué sur la carte.

- **Capacités.** Elles agissent pendant le tour de leur propriétaire ; « coriace » et « voix forte » agissent toujours, et les capacités de dés aussi pendant les tours de son groupe (WD-TEAM20). « Une fois par tour » se compte pour chaque survivant.

| Capacité | Ce qu'elle fait |
|---|---|
| relance | une fois par tour, après un lancer de réserve, relancez jusqu'à X dés (d'une couleur ou de toutes) ; le nouveau résultat reste |
| relance de munition | une fois par tour, relancez le dé Munition avant que le bruit n'agisse ; le second résultat reste |
| tués en plus | X tués de plus dans chaque combat contre un jeton, dans chaque combat de rencontre, ou dans les deux |
| actions en plus | X actions de plus dans chaque lancer d'actions |
| conversion | une fois par lancer, une face Action compte comme autant de tués, ou une face Tuer comme autant d'actions |
| discret | les faces Attirer de X tués au plus n'attirent rien |
| bruyant | chaque tir attire, même sans symbole (défaut) |
| pas en plus, pas au plus | change le nombre de pas par tour |
| grand réservoir | la limite d'essence par tour augmente de X |
| longue route | un double pas peut franchir trois cases libres |
| soigneur | au repos, la première nourriture du tour retire 2 fatigues |
| bon dormeur | au repos, 1 fatigue de moins pour ce survivant, sans nourriture |
| éclaireur | au début du déplacement, regardez jusqu'à X jetons sur les cases adjacentes |
| glaneur | une fois par tour, quand vous recueillez cette ressource sur une case, 1 de plus |
| coriace | ce survivant ne meurt qu'à la quatrième fatigue |
| prévoyant | compte pour 1 objet dans les exigences des Lieux |
| voix forte | votre vote compte double |
| affamé | la première nourriture recueillie sur une case pendant le tour est perdue (défaut) |

- **Quand des capacités se croisent.** Le maximum de pas s'applique avant les pas en plus. Bruyant rend toutes les faces sonores, puis discret en fait taire ; seul le discret le plus fort compte. Affamé perd la nourriture, glaneur garde son bonus. Soigneur demande toujours une nourriture, mais peut soulager deux survivants ; bon dormeur passe en premier. Prévoyant ne vaut que pour les objets exigés par un Lieu : ce n'est pas une carte à défausser.
- **Défis.** Ce qu'une rencontre vous demande.

| Défi | Réussi si |
|---|---|
| tuer | les tués atteignent le nombre de zombies (WD-FIGHT07) |
| survivre | ce combat ne tue personne (WD-FIGHT08) |
| agir | les actions atteignent le nombre demandé (WD-ENC06) |
| mixte | un seul lancer donne assez de tués et assez d'actions, jokers répartis par vous ; les zombies encore debout donnent de la fatigue, si la carte en met en scène |
| payer | le joueur actif paie, avec l'aide de son groupe s'il y en a une ; refuser ou ne pas pouvoir, c'est échouer |
| avoir | le joueur actif remplit la condition ; il ne dépense rien |
| comparer | vous avez le plus ou le moins de la chose comptée parmi les joueurs en jeu, ou quelqu'un en a strictement plus que vous ; la carte dit si l'égalité suffit |
| voter | l'option gagnante obtient la majorité, la moitié ou l'unanimité, selon la carte |
| choisir un joueur | le joueur choisi paie, accepte, prend de la fatigue ou se mesure à vous, selon la carte |
| choix moral | l'option retenue dit elle-même si c'est un succès ou un échec |
| sans défi | toujours |

- **Choix moraux.** Les effets de l'option remplacent les sections succès et échec ; l'issue compte pour un sauvetage ou une série. Une option peut coûter des ressources, un objet ou un compagnon laissé sur place ; on ne vous la propose que si vous pouvez la payer, et la seconde est toujours possible.
- **Votes.** Chacun vote en même temps ; ne pas répondre, c'est dire non, ou voter pour soi quand on désigne un joueur. Si plusieurs bonus donnent du poids à votre vote, seul le plus fort compte ; une majorité doit dépasser l'autre camp, et la carte règle les égalités.
- **Joueurs choisis.** Ne pas répondre, c'est refuser. Dans un face-à-face, chacun lance sa propre équipe, les jokers tuent, et ni munitions ni fatigue ni capacités ni objets n'entrent en jeu. Un échange échoue si l'un des deux n'a rien à donner ; un fardeau à partager réussit sans effet si personne n'est fatigué chez vous.
- **Effets.** Ils s'appliquent dans l'ordre de la carte ; certaines quantités grandissent avec vos survivants, vos compagnons, vos objets ou vos Lieux explorés ; ce qui est impossible est sauté, sauf si la carte prévoit autre chose.

| Effet | Ce qui se passe |
|---|---|
| gagner | le joueur actif gagne ces ressources ; « au choix » se choisit une à une, parfois hors de la sorte qu'il vient de payer |
| perdre | il en perd jusqu'à ce nombre |
| fatigue | il répartit cette fatigue sur ses survivants (volontaires possibles en groupe) |
| fatigue pour tous | autant sur chacun de ses survivants |
| soigner | il retire jusqu'à X fatigues à ses survivants |
| compagnon | il pioche X compagnons |
| garder la carte | elle rejoint son équipement |
| défausser un objet | il en défausse X, à son choix |
| laisser ici | un compagnon reste sur la case (WD-FOL05) |
| laisser au plus proche | un compagnon va sur la case la plus proche (WD-FOL06, WD-FOL07) |
| un compagnon meurt | celui qu'il choisit ; sans compagnon, 1 fatigue |
| pas de ressource | perte de ressource (WD-RES11, WD-RES12) |
| jetons | un jeton sur X cases adjacentes à son choix, ou sur toutes, jamais sur un Lieu ; parfois autour d'un autre joueur |
| dégager | jusqu'à X jetons des cases adjacentes sont défaussés sans combat ; on ne voit leur nombre qu'une fois dans la défausse |
| observer | il regarde jusqu'à X jetons à trois pas au plus |
| donner, prendre | une ressource passe d'un joueur à l'autre, s'il y en a ; « au choix », c'est celui qui la perd qui choisit |
| échanger | une ressource contre une autre, comme convenu |
| partager le fardeau | le joueur choisi prend de votre fatigue sur ses survivants, au risque d'une mort |
| effet pour d'autres | chaque joueur désigné le subit, dans le sens horaire à partir du joueur actif |
| un pas de plus | au prochain tour du joueur actif |
| une rencontre de plus | à affronter tout de suite, sans ressource |
| changer un Lieu public | il en glisse un sous la pioche et en révèle un autre ; sans effet en solo ou si la pioche est vide |
| au choix | il choisit l'un des effets |
| si… | l'effet ne vaut que si la condition est remplie |

- **Objets.** Les bonus après le lancer se jouent avant ou après les munitions, jusqu'au résultat, mais plus une fois les zombies vaincus. « Combat de rencontre » comprend les combats des Lieux (WD-FIGHT10).

| Objet | Usage | Effet |
|---|---|---|
| Pied-de-biche | à défausser | 2 tués de plus dans ce combat, après le lancer |
| Machette | durable | 1 tué de plus contre les jetons |
| Hache de pompier | à défausser | 3 tués de plus dans ce combat, après le lancer |
| Arbalète | durable | 1 tué de plus dans les combats de rencontre |
| Fusil de chasse | durable | une fois par tour, relancez le dé Munition |
| Bouclier antiémeute | à défausser | ignorez jusqu'à 2 fatigues reçues d'un coup |
| Gilet pare-balles | à défausser | un survivant que la fatigue allait tuer reste en vie avec 2 fatigues (3 s'il est coriace) ; le reste va sur les autres |
| Trousse de secours | à défausser, au repos | retirez jusqu'à 3 fatigues |
| Kit de crochetage | à défausser | 2 actions de plus dans ce lancer, après coup |
| Boîte à outils | durable | 1 action de plus dans les lancers d'actions |
| Lampe torche | durable | au début du déplacement, regardez 1 jeton d'une case adjacente |
| Jumelles | durable | au début du déplacement, regardez 2 jetons à deux pas au plus |
| Moto | durable | un pas de plus par tour |
| Pick-up | durable | limite d'essence par tour augmentée de 2 |
| Corde d'escalade | à défausser, en déplacement | un pas par-dessus la frontière d'Atlanta, entre deux cases qui se touchent |
| Talkie-walkie | à défausser, même hors de votre tour | votre vote compte triple ; annoncez-le en votant |

- **Protections.** Le bouclier et le gilet servent au moment de placer la fatigue. Si le gilet évite la seule mort, le défi « survivre » est réussi.
- **Objectifs des Lieux.** On vérifie d'abord ce qu'il faut avoir, puis viennent les rencontres, ensuite le combat, le siège ou les actions, et le paiement à la fin. Un combat, un siège ou un lancer d'actions raté arrête la tentative comme une rencontre ratée ; s'il n'y a qu'à avoir ou à payer, entrer suffit.

| Objectif | Ce qu'il demande |
|---|---|
| rencontres | réussir X rencontres à la suite (WD-LOC09) |
| combat | tuer X zombies, tous |
| siège | survivre à X zombies |
| actions | obtenir X actions |
| avoir | posséder ces ressources, sans les dépenser |
| payer | les dépenser, à la fin |
| objets | posséder X objets |
| survivants | être X survivants, tout le groupe compris |

## Écarts et questions ouvertes {#open}

Là où les livrets se taisent, hésitent ou se contredisent, il a fallu trancher. Nos décisions, de la moins sûre à la plus sûre :

- Édition italienne, après la mort de toute l'équipe : vous gardez Lieux explorés, objets, ressources et Lieu privé. Le texte n'en dit rien ; nous le lisons à la lettre (WD-LOSE02-R).
- Édition italienne : l'essence fait traverser une case Ressource à jetons. L'édition française et des réponses ultérieures de l'éditeur l'interdisent (WD-FUEL11).
- Édition italienne : les compagnons abandonnés ou placés en solo vont sur de vraies cases Lieu. Un mot s'est sans doute perdu, car le même texte emploie ailleurs une tournure proche pour les cases Départ ; l'édition française donne l'intention probable (WD-FOL06, WD-SOLO03-R).
- On peut entrer sur une case Lieu rien que pour y sauver un compagnon (WD-FOL16).
- Édition italienne : un échec qui prive de ressource vaut pour la rencontre ratée et tout le reste du tour, mais ne reprend pas ce qui est déjà recueilli (WD-RES11).
- Les objectifs se paient en dernier ; ce qu'il faut avoir est vérifié en entrant et à la fin (WD-LOC11).
- Édition italienne : l'obligation de rester a des limites précises (WD-LOC16-R).
- Les moments où l'on peut proposer de faire équipe sont fixés, et deux groupes ne fusionnent que si tous sont d'accord (WD-TEAM02-R).
- Nous avons dressé la liste des conséquences qu'un membre peut prendre sur lui (WD-TEAM12-R).
- Nous avons fixé ce qu'un groupe met en commun en plus des dés (WD-TEAM10-R, WD-TEAM20).
- Rester après un échec est l'affaire du joueur qui a échoué, pas de son groupe (WD-TEAM19).
- Une seule adjacence vaut pour tout : la frontière arrête le bruit, les flèches le laissent passer (WD-BOARD07-R).
- Les deux cases d'un double pas doivent être libres (WD-FUEL03-R).
- La consigne d'un compagnon ne sert qu'une fois par partie (WD-FOL02-R).
- Après une victoire à quatre joueurs ou plus, chacun décide pour lui de continuer ou non (WD-WIN03-R).
- En solo, tout perdre, c'est perdre ; les paliers du score sont de nous (WD-SOLO07-R, WD-SOLO08-R).
- Les pistes de ressources vont de 0 à 10 (WD-RES16-R).
- Les jetons défaussés reviennent dans la réserve (WD-TOK09-R).
- Entre plusieurs cartes du même Lieu, vous choisissez ; une carte privée montrée reste connue (WD-LOC05-R).
- Les deux règles sur le retour dans un Lieu exploré reviennent au même, puisqu'il faut une carte disponible pour entrer (WD-LOC20-R).
- On ne tire plus quand les zombies sont vaincus (WD-AMMO03-R).
- Pour désigner le premier joueur, les jokers comptent comme des actions (WD-SET10-R).
- La mort du personnage de départ n'élimine pas son joueur, et le dernier survivant n'est jamais abandonné (WD-SURV04, WD-SURV05-R).
- Édition française : les personnages morts reviennent dans le paquet quand il en faut (WD-LOSE06-R).
- Les cartes qui concernent les autres sont remplacées dès que plus personne d'autre n'est en jeu (WD-ENC09-R).
- Le plateau, les faces des dés, les nombres des jetons, les capacités, les compagnons, les rencontres, les objets et les cartes Lieu sont de notre invention, faute de pouvoir les tirer des textes.
- Édition italienne : l'obligation de rester cesse si vos dés ne peuvent en aucun cas donner les actions voulues ; un objectif seulement improbable vous retient encore (WD-LOC16-R).
- Dans un défi mixte, les jokers se répartissent avant les munitions (WD-DICE09).
- Les promesses faites pour payer un Lieu engagent ceux qui les font (WD-TEAM24).
- Une promesse de payer tombe dès que le groupe fait un pas ailleurs ; on la redemande à côté du Lieu (WD-TEAM24).
- Aucune carte ne peut retirer le Lieu public que l'on est en train d'explorer (WD-LOC23).
- Le joueur élu pour subir la fatigue la subit seul ; personne d'autre du groupe ne le peut (WD-TEAM11).
- Quand une carte vous fait donner quelque chose à un autre joueur, personne de votre groupe ne peut le donner pour vous (WD-TEAM12-R).
- Les invitations passent avant la tentative : un joueur qui vous rejoint sur une case Lieu compte déjà pour ce qu'elle exige (WD-FOL16).
`;
