/** The rulebook. Rule ids are anchors. */
export default `# Army of the Dead : un jeu Zombicide

## Ce qu'il y a dans la boîte {#comp}

Six Survivants entrent dans une ville murée chercher de l'argent et de la compagnie, face à une foule qui ne se fatigue jamais. Voici les pièces, et celles qui peuvent manquer.

- **AD-COMP01** Le plan est fait de 8 tuiles à deux faces. Les faces s'appellent R1 à R8 et V1 à V8 ; Rn et Vn sont la même tuile, donc aucun plan n'a les deux.
- **AD-COMP01-R** Notre choix : les faces vont par paires de même numéro, d'après leurs sigles et la seule Mission imprimée. R4 et R5 sont le casino, V4 et V5 un étage d'hôtel. Une face porte la Chambre forte, une la statue, plusieurs un ascenseur.
- **AD-COMP02** Il y a 12 Survivants, chacun avec une carte et une figurine : Bly Tanaka, Burt Cummings, Chambers, Kate Ward, Lilly, Ludwig Dieter, Maria Cruz, Marianne Peters, Martin, Mikey Guzman, Scott Ward et Vanderohe.
- **AD-COMP03** Il y a 50 zombies : 30 Traînards, 16 Alphas, Valentine, la Reine, Zeus, et Zeus sur son cheval.
- **AD-COMP04** Zeus et Zeus casqué sont la même figurine ; seule la carte change. À cheval, il en a une autre.
- **AD-COMP05** Les petites cartes : 55 Équipements, 12 Objectifs personnels, 18 cartes Zombie, 10 Ordres de Zeus, 5 cartes de Chambre forte, 5 Abominations et 1 camion à tacos.
- **AD-COMP06** Cartes des Abominations : Valentine, la Reine, Zeus, Zeus casqué, Zeus à cheval.
- **AD-COMP07** La pioche Équipement compte 28 sortes de cartes, 55 en tout. Le tableau à la fin dit combien de chaque.
- **AD-COMP08** Parmi les jetons : un Bruit, un camion, un Premier joueur, un marqueur de temps, deux Ascenseurs, quatre Portes, des Objectifs en six couleurs, des jetons d'invasion et 30 Dormants (sept de 1, huit de 2, huit de 3, sept de 4).
- **AD-COMP09** Les jetons Dormants cachent 75 Traînards en tout, 2,5 en moyenne.
- **AD-COMP10** Six dés ordinaires et deux dés de munition servent à tous.
- **AD-COMP11** La fiche d'un Survivant montre sa santé, une barre de danger de 0 à 43, ses Compétences, deux emplacements de main et trois de sac à dos.
- **AD-COMP12** Ce qui peut manquer : 30 Traînards et 16 Alphas. De chaque Abomination, du Bruit et du camion, il y en a un.
- **AD-COMP12-R** Notre choix : les dés ne manquent jamais. Si une attaque en demande plus que la boîte n'en a, on en lance certains deux fois.

## Avant la grille : la mise en place {#setup}

La table vous demande une équipe et prépare le reste ; voici l'ordre des étapes.

- **AD-SETUP01** Six Survivants jouent, quel que soit votre nombre. Répartissez-les à votre gré ; un seul joueur peut les mener tous.
- **AD-SETUP02** Choisissez une des dix Missions. Elles n'ont pas d'ordre.
- **AD-SETUP03** Les tuiles sont posées comme le montre la Mission.
- **AD-SETUP04** On place les jetons et figurines qu'elle nomme. Les Dormants sont mélangés, et il en va un, nombre caché, dans chaque Zone de sa liste.
- **AD-SETUP04-R** Notre choix : on mélange les 30 et on n'utilise que ce qu'il faut ; personne ne regarde les autres. Une Zone nommée deux fois en reçoit deux.
- **AD-SETUP05** La Mission sous les yeux, choisissez les six qui vous semblent convenir.
- **AD-SETUP06** Une Mission nomme les Spécialités dont elle a besoin ; il faudrait quelqu'un pour chacune.
- **AD-SETUP06-R** Notre choix : la table l'exige, car sans elles la Mission serait perdue d'avance.
- **AD-SETUP07** Chaque Survivant a sa fiche.
- **AD-SETUP08** Chaque Survivant propose deux lots de deux cartes. Prenez-en un ; ses cartes sortent de la pioche Équipement.
- **AD-SETUP09** Trois pioches face cachée : Équipement, Zombies, Ordres de Zeus.
- **AD-SETUP10** Les cartes des Abominations et du camion restent visibles pour mémoire et ne sont à personne.
- **AD-SETUP11** L'équipe est dans la Zone de départ, avec le jeton Bruit. S'il y a plusieurs Zones de départ, choisissez-en une pour le Bruit.
- **AD-SETUP11-R** Notre choix : vous choisissez alors aussi où commence chacun. Poser le jeton n'est pas faire du bruit.
- **AD-SETUP12** Chacun commence au niveau bleu avec 0 PA, toute sa santé et sa Compétence bleue. Les deux cartes de départ vont dans n'importe quels emplacements.
- **AD-SETUP13** La santé complète est de 3, pour un Baroudeur de 4.
- **AD-SETUP14** On mélange les Objectifs personnels des six et on en pioche deux, à la vue de tous ; les autres restent dans la boîte.
- **AD-SETUP14-R** Notre choix : le premier va avec le jeton jaune, le second avec le violet. On ne pioche jamais ceux des Compagnons.
- **AD-SETUP15** On mélange les Objectifs nommés par la Mission avec le jaune et le violet, et on les pose côté rouge visible.
- **AD-SETUP15-R** Notre choix : un jeton que la Mission nomme par sa couleur va droit dans sa Zone, couleur visible.
- **AD-SETUP16** Choisissez qui reçoit le jeton Premier joueur.
- **AD-SETUP17** Si le plan a la Chambre forte, une des cinq cartes va face cachée dans sa Zone piégée.
- **AD-SETUP18** Chaque Mission utilise une version de Zeus. Tout ce qui dit Zeus parle de celle-là.
- **AD-SETUP19** Quand le temps est compté, le marqueur de temps part de la première case.

## Un round, et qui décide {#round}

Les Survivants agissent, puis les morts agissent et se multiplient, puis on recommence.

- **AD-ROUND01** Un round a trois parties : phase des joueurs, phase des zombies, phase de fin de round.
- **AD-ROUND02** Le premier joueur commence, puis on joue en sens horaire jusqu'à ce que tous aient joué.
- **AD-ROUND03** Quand c'est à vous, chacun de vos Survivants joue un tour, l'un après l'autre, dans l'ordre voulu.
- **AD-ROUND03-R** Notre choix : cet ordre se décide au fur et à mesure. Meneur-né et Tacticien peuvent le changer.
- **AD-ROUND04** Un tour a 3 Actions, plus avec des Compétences. Celles qui restent sont perdues.
- **AD-ROUND05** La même Action peut se répéter, si aucune règle ne l'interdit.
- **AD-ROUND06** La phase des zombies a deux étapes : ils agissent, puis d'autres apparaissent.
- **AD-ROUND07-R** Notre choix : un joueur qui n'a plus personne sur le plateau est passé, aussi par le jeton Premier joueur, mais décide encore avec le groupe.
- **AD-ROUND08-R** Notre choix : ce que décide le groupe est demandé à un seul joueur, après toutes les discussions voulues. À la mise en place, c'est le premier. Pour répartir des Attaques ou des échecs, c'est le joueur de ceux qui peuvent être touchés, ou le premier joueur s'ils sont à plusieurs. Un Compagnon est au joueur de son Meneur, sinon au premier joueur.

## Gagner et perdre {#win}

On gagne et on perd ensemble.

- **AD-WIN01** Vous gagnez dès que toutes les étapes de la Mission et les deux Objectifs personnels sont accomplis.
- **AD-WIN02** Le joueur qui a perdu ses Survivants gagne et perd avec les autres.
- **AD-WIN03** Vous perdez quand meurt un Survivant dont l'Objectif personnel a été pioché, même s'il était accompli.
- **AD-WIN04** Vous perdez quand la Mission ne peut plus être accomplie.
- **AD-WIN04-R** Notre choix : cela vaut aussi pour un Objectif personnel devenu impossible. AD-MISS07-R et AD-PO12-R disent quand exactement.
- **AD-WIN05** Vous perdez quand arrive ce que la Mission interdit, par exemple la fin du temps.
- **AD-WIN06** La mort de tout autre est triste, mais ce n'est pas la fin.
- **AD-WIN07-R** Notre choix : après chaque effet la table regarde les deux ; si un effet fait gagner et perdre, vous gagnez. Un but qui parle de la fin compte s'il est vrai quand tout le reste est fait.
- **AD-WIN08-R** Notre choix : les Survivants qui se sont échappés sont hors du plateau, à l'abri, gardent tout et comptent comme vivants. Ils ne comptent plus pour le niveau de danger, le Bruit et les morts, et ne gagnent plus de PA.

## Les Zones {#zone}

Chaque lieu du plan est une Zone ; presque toutes les règles demandent ce qui touche à quoi.

- **AD-ZONE01** Survivants et zombies sont des Personnages.
- **AD-ZONE02** Une Zone de rue est un bout de rue entre des lignes peintes, des murs et le bord du plan.
- **AD-ZONE03** Toutes les autres sont des Zones de bâtiment : une pièce, ou la part d'une pièce que des lignes séparent.
- **AD-ZONE04** Deux Zones sont adjacentes si elles se voient et se touchent.
- **AD-ZONE04-R** Notre choix : ce qui compte est une limite qu'on peut passer, une ligne ou un passage ouvert. Les ascenseurs d'étages différents et les Zones séparées par des machines à sous sont adjacents sans se voir. Une porte fermée sépare tout à fait.
- **AD-ZONE05** Les coins ne relient rien, ni pour marcher ni pour voir.
- **AD-ZONE06-R** Notre choix : une Zone a de la place pour tous.

## La ligne de vue {#los}

Il la faut pour tirer, et aux morts pour vous suivre. La table la montre pour toute Zone.

- **AD-LOS01** Dans la rue, on voit le long de rangées et colonnes droites de Zones de rue, jusqu'à un mur.
- **AD-LOS02** Dans un bâtiment, on voit les Zones qui ont une ouverture ou une ligne commune avec la sienne.
- **AD-LOS02-R** Notre choix : avec sa propre Zone, et non avec toute la pièce.
- **AD-LOS03** Entre Zones de bâtiment, la vue s'arrête après 1 Zone, même dans une seule pièce.
- **AD-LOS04** Là où il y a une ouverture, les deux Zones se voient, où que soient les figurines.
- **AD-LOS05** Depuis un bâtiment vers la rue, on voit aussi loin qu'elle est droite.
- **AD-LOS06** Depuis la rue vers un bâtiment, on ne voit que la première Zone derrière la porte.
- **AD-LOS07** On ne voit pas à travers une porte fermée.
- **AD-LOS08** La grande salle du casino et les couloirs de l'hôtel se regardent comme des rues.
- **AD-LOS08-R** Notre choix : pour la vue ce sont des rues en tout, même pour un regard venu du dehors. Pour le reste, ce sont des bâtiments.
- **AD-LOS09** Les machines à sous arrêtent la vue.
- **AD-LOS10-R** Notre choix : mais on marche le long, donc les Zones restent adjacentes.
- **AD-LOS11** On ne voit pas d'un étage à l'autre.
- **AD-LOS12** La statue arrête la vue.
- **AD-LOS13-R** Notre choix : on ne voit pas d'un bâtiment dans un autre à travers la rue.
- **AD-LOS14-R** Notre choix : la vue appartient aux Zones et vaut dans les deux sens. Les figurines ne l'arrêtent jamais, et une Zone se voit elle-même.
- **AD-LOS15-R** Notre choix : X voit Y le long d'une file droite de Zones si l'on ne passe ni mur, ni porte fermée, ni machine à sous, et si toutes les Zones entre elles sont rue, salle ou couloir. Si ni X ni Y n'en est une, il ne doit rien y avoir entre elles. La Portée compte les limites passées ; votre Zone est à Portée 0.
- **AD-LOS16-R** Notre choix : sans vue, pas de Portée. Entre des Zones qui ne se voient pas, ni attaque, ni Compétence, ni aide à la Chambre forte, même si les pas et le Bruit y passent.

## Marcher {#move}

Un pas mène dans une Zone adjacente.

- **AD-MOVE01** Un Personnage peut aller dans une Zone adjacente qui a une ligne ou une porte commune avec la sienne.
- **AD-MOVE02** Entre Zones de rue on marche librement ; on n'entre et ne sort des bâtiments que par les portes.
- **AD-MOVE03** À l'intérieur, il faut une porte ou une ligne. La place de la figurine ne compte pas.
- **AD-MOVE04-R** Notre choix : les passages imprimés sont toujours ouverts. Seuls les jetons Porte et la porte de la Chambre forte sont fermés. Un Survivant à côté d'une porte fermée l'ouvre pour 1 Action, ce qui fait du bruit dans sa Zone, porte déjà ouverte. Elle reste ouverte, rien n'apparaît derrière, et les morts n'en ouvrent jamais.

## Les ascenseurs {#elev}

Ils marchent, la plupart du temps.

- **AD-ELEV01** Les Zones d'ascenseur d'étages différents sont adjacentes, sans se voir.
- **AD-ELEV02** Un déplacement mène de l'une à l'autre.
- **AD-ELEV03** Les morts le prennent aussi, si c'est plus court.
- **AD-ELEV04-R** Notre choix : le bruit à un ascenseur réveille les Dormants aux autres, mais rien de ce qui demande une Portée ne passe. Deux au même étage ne sont pas reliés.
- **AD-ELEV05-R** Notre choix : un jeton Ascenseur veut dire hors service. Cette Zone est une simple pièce tant que le jeton est là.

## La statue {#statue}

Elle se regarde.

- **AD-STATUE01** Personne n'entre dans la Zone de la statue.
- **AD-STATUE02** Les zombies qui y apparaissent ne peuvent qu'en descendre, et n'y reviennent pas.
- **AD-STATUE03-R** Notre choix : la vue ne la traverse pas mais peut y commencer ou finir, donc ceux qui y sont se voient et se visent. Aucun chemin n'y passe, et rien ne peut y être poussé.

## La Chambre forte {#vault}

D'abord les pièges, puis la porte : un jeu de dés dans le jeu.

- **AD-VAULT01** La porte de la Chambre forte ne s'ouvre qu'une fois passés les pièges qui sont devant.
- **AD-VAULT02** Le premier Survivant qui entre dans la Zone piégée révèle la carte.
- **AD-VAULT03** Dans la Zone piégée, vous pouvez dépenser 2 Actions, comptées comme une, pour relever le défi.
- **AD-VAULT04** Lancez cinq dés jusqu'à trois fois. Après chaque lancer, mettez de côté ceux que vous voulez ; les autres peuvent être relancés.
- **AD-VAULT04-R** Notre choix : ce qui est de côté le reste pour cet essai. On peut n'en garder aucun, et s'arrêter avant. Après le dernier lancer, si personne ne peut plus changer les dés, tous comptent.
- **AD-VAULT05** C'est réussi avec cinq nombres qui se suivent.
- **AD-VAULT05-R** Notre choix : de 1 à 5 ou de 2 à 6. La liste imprimée est abîmée ; 1-2-3-4-6 ne vaut pas.
- **AD-VAULT06** Sinon, tout Survivant de la Zone piégée peut recommencer pour 2 Actions.
- **AD-VAULT06-R** Notre choix : depuis le début, autant de fois qu'on veut.
- **AD-VAULT07** Les amis à Portée 0 ou 1 de la Zone piégée peuvent aider, comme la carte le dit pour leur Spécialité.
- **AD-VAULT07-R** Notre choix : chaque ligne de la carte aide une fois par essai, si un Survivant de cette Spécialité est proche, celui qui lance compris. Cela ne coûte rien.
- **AD-VAULT08** Une aide est l'une de celles-ci : +1 ou −1 à un dé ; +1 à un dé et −1 à un autre ; un dé mis sur n'importe quel nombre ; un quatrième lancer ; un sixième dé.
- **AD-VAULT09** Un dé changé reste entre 1 et 6.
- **AD-VAULT09-R** Notre choix : un 6 ne monte donc pas, un 1 ne descend pas, et l'aide double demande deux dés qui peuvent changer.
- **AD-VAULT10-R** Notre choix : on change des dés après n'importe quel lancer, de côté ou non ; le quatrième lancer vient après le troisième, le sixième dé avant le premier. Avec six dés, cinq suffisent.
- **AD-VAULT11** Une fois le défi relevé, les pièges n'existent plus.
- **AD-VAULT12** Un Perceur de coffre peut alors ouvrir la porte pour 1 Action.
- **AD-VAULT12-R** Notre choix : depuis la Zone piégée, en silence et pour toujours. Avant cela, elle est fermée comme toute autre.
- **AD-VAULT13-R** Notre choix : des zombies dans la Zone piégée n'empêchent ni l'un ni l'autre.

## L'équipement {#equip}

Des armes, des explosifs et des choses utiles.

- **AD-EQUIP01** Une arme est de mêlée ou à distance.
- **AD-EQUIP02** Une arme de mêlée atteint votre Zone.
- **AD-EQUIP03** Une arme à distance a une Portée minimale et une maximale ; certaines marchent aussi à Portée 0.
- **AD-EQUIP04** Une arme dit sa Portée, ses dés, ses dés de munition, sa Précision et ses Dégâts, et si elle fait du bruit ; certaines sont explosives ou donnent une Compétence.
- **AD-EQUIP05** La plupart des armes à distance peuvent être à court de munitions.
- **AD-EQUIP06** Une arme qui a une Compétence la prête à son utilisateur.
- **AD-EQUIP06-R** Notre choix : une Compétence de déplacement vaut tant que l'arme est en main, une Compétence de dés seulement pour les attaques avec cette arme.
- **AD-EQUIP07-R** Notre choix : une Action, une arme. On ne combat pas avec deux à la fois.
- **AD-EQUIP08-R** Notre choix : chargeur, trousse de secours, dose d'adrénaline et silencieux ne coûtent pas d'Action et servent pendant son propre tour.

## Ce que vous portez {#inv}

Cinq emplacements, et que faire quand ils sont pleins.

- **AD-INV01** On porte au plus cinq cartes : deux en main, trois dans le sac à dos.
- **AD-INV02** On peut défausser gratuitement des cartes de ses Survivants à tout moment.
- **AD-INV03** Les cartes en main servent, celles du sac à dos seulement si elles le disent.
- **AD-INV04** La grenade, par exemple, sert depuis le sac à dos ; le couteau de l'armée, non.
- **AD-INV05** Ranger ses cartes coûte une Action, sauf quand une règle l'offre.
- **AD-INV06** Certains Objectifs remplissent aussi des emplacements.
- **AD-INV06-R** Notre choix : on ne les prend que si l'on a ou fait de la place. Les emplacements sont au choix si la Mission ne dit pas lesquels ; un jeton qui n'en parle pas n'en remplit aucun.
- **AD-INV07-R** Notre choix : la défausse est visible. Une arme vide est rechargée quand on la pioche de nouveau.
- **AD-INV08-R** Notre choix : à tout moment veut dire chaque fois que la table attend quelqu'un. Qui doit répondre peut d'abord défausser. À chaque étape d'un tour, on peut aussi proposer des cartes des autres, qui partent si leur joueur est d'accord.

## Le bruit {#noise}

Il n'y a qu'un jeton Bruit. Les morts le suivent, et les dormeurs l'entendent.

- **AD-NOISE01** Le jeton Bruit est là où l'on a fait du bruit en dernier, ou là où la phase de fin de round l'a mis.
- **AD-NOISE02** Une attaque avec une carte bruyante fait du bruit dans votre Zone.
- **AD-NOISE03** Le jeton y reste quand vous partez.
- **AD-NOISE04** Une arme silencieuse le laisse où il est.
- **AD-NOISE05** Le bruit réveille tous les Dormants de sa Zone et des Zones adjacentes.
- **AD-NOISE05-R** Notre choix : d'abord l'attaque jusqu'au bout, puis le jeton, puis le réveil.
- **AD-NOISE06** Faire du bruit est aussi une Action : le jeton vient à vous, et les Dormants proches se réveillent.
- **AD-NOISE07** En phase de fin de round, le jeton va dans la Zone où sont le plus de Survivants ; le premier joueur tranche.
- **AD-NOISE07-R** Notre choix : en silence. Personne ne se réveille.
- **AD-NOISE08** Le pistolet-mitrailleur et la scie circulaire sont bruyants.
- **AD-NOISE09-R** Notre choix : du bruit là où est déjà le jeton réveille tout de même.

## Les Spécialités {#spec}

Ce que savent faire les vôtres.

- **AD-SPEC01** Chacun a une Spécialité : Baroudeur, Pilote, Perceur de coffre, Furtif ou Mécano.
- **AD-SPEC02** Furtif : pas de dé en quittant une Zone avec des Dormants.
- **AD-SPEC03** Baroudeur : 4 points de santé au lieu de 3.
- **AD-SPEC04** Pilote, Perceur de coffre et Mécano comptent là où une Mission les demande.
- **AD-SPEC05** Exemples imprimés : Scott et Guzman sont des Baroudeurs, Dieter est Perceur de coffre, Cruz Mécano.

## Adrénaline et danger {#adr}

Tuer rend plus fort, et en attire d'autres.

- **AD-ADR01** On gagne des PA pour ce qu'on tue : 1 par Traînard, 2 par Alpha. Une Abomination en donne 5 à chaque Survivant.
- **AD-ADR01-R** Notre choix : c'est le tableau par sorte qui compte, pas la phrase courte ailleurs. Pour une Abomination, son tueur en a 5 comme les autres ; seuls ceux du plateau en ont.
- **AD-ADR02** Les Missions en donnent d'autres, surtout pour des Objectifs.
- **AD-ADR03** Bleu va de 0 à 6 PA, jaune de 7 à 18, orange de 19 à 42, rouge est à 43.
- **AD-ADR04-R** Notre choix : la barre finit à 43, et les PA ne baissent jamais.
- **AD-ADR05** Chaque niveau donne une Compétence : la bleue est fixe, la jaune est +1 Action, à l'orange on choisit une sur deux, au rouge une sur trois. Elles s'ajoutent.
- **AD-ADR05-R** Notre choix : on choisit aussitôt et pour toujours, et on peut s'en servir aussitôt. Plusieurs niveaux d'un coup viennent dans l'ordre.
- **AD-ADR06** +1 Action est une Action de plus à chaque tour, au choix.
- **AD-ADR06-R** Notre choix : gagnée pendant son tour, elle compte déjà pour ce tour-ci.
- **AD-ADR07** Les cartes Zombie se lisent au plus haut niveau atteint par un Survivant.
- **AD-ADR07-R** Notre choix : par un Survivant du plateau. Les morts, les échappés et les Compagnons ne comptent pas.

## Les morts {#dead}

Trois sortes, de la plus lente à la royale.

| Zombie | Actions | Blessures | Dégâts qu'il faut | PA |
|---|---|---|---|---|
| Traînard | 1 | 1 | 1 | 1 |
| Alpha | 2 | 1 | 2 | 2 |
| Valentine | 3 | 1 | 4 | 5 à tous |
| La Reine | 1 | 2 | 5 | 5 à tous |
| Zeus | 1 | 2 | 6 | 5 à tous |
| Zeus casqué | 1 | 2 | aucun ne suffit | 5 à tous |
| Zeus à cheval | 2 | 2 | 6 | 5 à tous |

- **AD-ZOM01** Une seule attaque doit infliger tous les Dégâts qu'il faut. Moins ne fait rien, et rien ne se garde.
- **AD-ZOM02** Traînards : voir le tableau. N'importe quel coup suffit.
- **AD-ZOM03** Alphas : voir le tableau. Les coups de 1 dégât ne leur font rien, si nombreux soient-ils, sauf dans un tir concentré.
- **AD-ZOM04-R** Notre choix : Traînards et Alphas tués retournent dans la boîte et peuvent revenir, sauf si un Objectif personnel les garde.
- **AD-ABOM01** Les Abominations sont Valentine, la Reine et le Zeus de la Mission. Une attaque ordinaire ne les tue pas ; un tir concentré, une explosion ou une Compétence le peut.
- **AD-ABOM02** Une Abomination morte est hors jeu, et sa carte aussi.
- **AD-ABOM02-R** Notre choix : une carte qui en appelle une déjà là la fait agir encore une fois ; si elle est morte, personne ne vient.
- **AD-ABOM03** Valentine, le tigre : voir le tableau. Trois Actions.
- **AD-ABOM04** La Reine : voir le tableau. Si elle meurt alors que le jeton d'invasion de Zeus est en jeu, Zeus prend sa place.
- **AD-ABOM05** Zeus casqué ne subit pas de Dégâts. Une explosion lui enlève son casque, et il est ensuite Zeus tout court.
- **AD-ABOM05-R** Notre choix : cette explosion ne lui fait rien d'autre, si grande soit-elle.
- **AD-ABOM06-R** Notre choix : les 5 PA viennent avec sa mort, pas avec le casque.
- **AD-ABOM07** Quand Zeus arrive, son jeton d'invasion sort du jeu.
- **AD-ABOM07-R** Notre choix : il apparaît dans cette Zone comme tout ce qui apparaît, et agit dès l'Activation suivante.

## Les Dormants {#dorm}

Des Traînards endormis, face cachée. Comment les réveiller, et comment ne pas le faire.

- **AD-DORM01** Un jeton Dormants vaut 1 à 4 Traînards endormis ; personne ne sait combien.
- **AD-DORM02** À son réveil, révélez-le et placez ce nombre de Traînards dans sa Zone.
- **AD-DORM03** Ils ne font rien dans la phase où ils se réveillent.
- **AD-DORM03-R** Notre choix : réveillés par vous, ils agissent dans la phase des zombies qui suit ; réveillés dans une phase des zombies, dans la suivante. Entre Traînards semblables d'une Zone, ceux qui peuvent encore agir tombent avant ceux qui se sont réveillés dans cette phase.
- **AD-DORM04** Si la boîte a moins de Traînards que ce nombre, aucun n'apparaît. Le jeton part, et tous les Traînards du plateau agissent encore une fois.
- **AD-DORM04-R** Notre choix : tout ou rien ne vaut que pour les Dormants. Les autres zombies apparaissent tant qu'il y en a.
- **AD-DORM05** Ils se réveillent si l'on fait du bruit dans leur Zone ou une Zone adjacente.
- **AD-DORM06** Ils se réveillent si l'on fouille dans leur Zone.
- **AD-DORM07** Ils se réveillent si l'on y prend ou active un Objectif.
- **AD-DORM07-R** Notre choix : ces deux cas ne réveillent que votre Zone, avant la carte ou le jeton, et ne vous arrêtent pas.
- **AD-DORM08** Ils se réveillent si des zombies apparaissent ou entrent dans leur Zone.
- **AD-DORM08-R** Notre choix : un zombie poussé dedans ne les réveille pas.
- **AD-DORM09** En quittant leur Zone à pied, lancez un dé. Sur 1, ils se réveillent. Les Furtifs ne lancent pas.
- **AD-DORM09-R** Notre choix : le nombre est 1, même si une page dit 2. Un seul dé, quel que soit le nombre de jetons ; tous se réveillent, dans votre dos.
- **AD-DORM10** Les dormeurs ne sont pas des zombies : ils ne retiennent personne, n'empêchent pas de fouiller et ne s'attaquent pas.
- **AD-DORM11** Un jeton ne quitte le plan qu'en se réveillant ou par Éliminer des Dormants.
- **AD-DORM12-R** Notre choix : on ne lance pas pour un Survivant tiré ou conduit ailleurs. Un long déplacement lance pour chaque telle Zone quittée.
- **AD-DORM13-R** Notre choix : plusieurs jetons se réveillent un par un, dans l'ordre choisi par le joueur actif, en phase des zombies par le premier joueur.
- **AD-DORM14-R** Notre choix : se réveiller n'est pas apparaître. Cela ne déclenche aucune Compétence et ne réveille personne d'autre.

## Vos Actions {#act}

À quoi sert un tour.

- **AD-ACT01** Se déplacer, Fouiller, Réorganiser ou Échanger, combattre en mêlée ou à distance, Éliminer des Dormants, prendre ou activer un Objectif, Faire du bruit, ou rien. Camion, Chambre forte, portes et Missions en ajoutent.
- **AD-ACT02** Au niveau bleu vous avez 3 Actions, outre ce que permet une Action gratuite.
- **AD-ACT03** Une Action gratuite d'un type ne sert qu'à ce type.
- **AD-ACT03-R** Notre choix : on ne demande pas avec quoi l'on paie. L'Action gratuite la plus étroite part d'abord, les ordinaires en dernier ; les gratuites inutilisées sont perdues. Une Action gratuite au choix n'achète que ce qui coûte 1.

## Se déplacer {#smove}

Partir coûte plus que venir.

- **AD-SMOVE01** Un déplacement mène dans une Zone adjacente.
- **AD-SMOVE02** Quitter une Zone coûte 1 Action de plus par zombie qui s'y trouve.
- **AD-SMOVE02-R** Notre choix : tout à la fois, ou l'on reste. Les déplacements gratuits paient aussi. Les zombies à terre comptent.
- **AD-SMOVE03** Entrer dans une Zone avec des zombies met fin au déplacement.
- **AD-SMOVE04** Les Dormants ne comptent ni pour l'un ni pour l'autre.
- **AD-SMOVE05** Quitter des Dormants demande un dé.
- **AD-SMOVE06-R** Notre choix : un long déplacement se décide pas à pas. Les zombies autour de vous se paient avec le premier pas. Sprint fait 2 Zones sauf si des zombies l'arrêtent, Charge et Soif de sang mènent à des zombies. Un déplacement gratuit en est un, donc +1 Zone l'aide.

## Fouiller {#search}

Les bâtiments ont de tout. Tout n'y est pas un objet.

- **AD-SEARCH01** On peut fouiller dans une Zone de bâtiment sans zombies.
- **AD-SEARCH02** Les couloirs d'hôtel n'ont rien.
- **AD-SEARCH03** Fouiller réveille les Dormants de votre Zone.
- **AD-SEARCH04** Piochez la première carte Équipement. Gardez-la et rangez vos cartes gratuitement, ou défaussez-la.
- **AD-SEARCH05** Une fois par tour, même gratuit.
- **AD-SEARCH05-R** Notre choix : une fois par round, même avec une Action reçue d'un autre.
- **AD-SEARCH06** Quand la pioche est vide, on mélange la défausse.
- **AD-SEARCH06-R** Notre choix : si les deux sont vides, on ne fouille pas.
- **AD-SEARCH07** Aaahh !! : un Traînard apparaît à côté de vous.
- **AD-SEARCH07-R** Notre choix : la carte est défaussée. Le Traînard est apparu comme tout autre, et agit dans la phase des zombies suivante.
- **AD-SEARCH08-R** Notre choix : un réveil n'empêche pas la pioche. Deux cartes viennent l'une après l'autre. Un Survivant qui meurt entre-temps, faute de figurines pour ceux qui se réveillent, ne pioche plus.

## Échanger {#trade}

Une Action, autant de choses qu'on veut.

- **AD-TRADE01** Rangez vos affaires, et échangez autant de cartes et de jetons que vous voulez avec un Survivant de votre Zone.
- **AD-TRADE02** L'autre peut ranger les siennes gratuitement.
- **AD-TRADE03** Un échange n'a pas à être juste, si les deux sont d'accord.
- **AD-TRADE04** Les Compagnons se confient comme des cartes.
- **AD-TRADE05-R** Notre choix : les Objectifs aussi, si l'autre a les emplacements. Les zombies autour ne comptent pas ; ce qui n'a pas d'emplacement est défaussé. Demander coûte l'Action, même si l'autre refuse.

## Éliminer des Dormants {#rdorm}

Qu'ils dorment pour de bon.

- **AD-RDORM01** Pour 2 Actions, avec n'importe quelle arme de mêlée en main, retirez un jeton Dormants de votre Zone.
- **AD-RDORM02** Ce n'est pas une Action de mêlée, et il n'y a pas de dés.
- **AD-RDORM03** Une arme bruyante fait du bruit.
- **AD-RDORM03-R** Notre choix : les armes bruyantes servent, même si une page dit autre chose. Le jeton part d'abord, puis les autres autour se réveillent.
- **AD-RDORM04** On gagne autant de PA que le jeton en montre.
- **AD-RDORM04-R** Notre choix : il sort du jeu. Ce n'est pas tuer, donc ni compte de victimes ni Compétence qui suit une mort.

## Les Objectifs {#obj}

Les jetons pour lesquels vous êtes là.

- **AD-OBJ01** 1 Action dans sa Zone prend ou active un Objectif ; la Mission dit la suite.
- **AD-OBJ02** Tous les Objectifs ont un dos rouge. Certains ont une autre couleur devant.
- **AD-OBJ02-R** Notre choix : le prendre le révèle. Le rouge est dépensé aussitôt, une couleur fait ce que dit la Mission. Jaune et violet sont ceux des Objectifs personnels et se gardent.
- **AD-OBJ03** Cela réveille les Dormants de la Zone.
- **AD-OBJ04-R** Notre choix : les zombies ne l'empêchent pas. Ce que laisse tomber un mort reste visible, et se reprend sans ses PA.
- **AD-OBJ05-R** Notre choix : une Action ajoutée par une Mission, comme réparer un ascenseur ou emmener un Compagnon, est de ce type et silencieuse. Démarrer le camion est une Action du camion et ne réveille personne.

## Autres Actions, et tomber {#misc}

De petites choses, et une grande.

- **AD-MISC01** Faire du bruit : voir AD-NOISE06.
- **AD-MISC02** Ne rien faire : votre tour finit.
- **AD-MISC03-R** Notre choix : quand un Survivant meurt, ses cartes sont défaussées et ses jetons tombent dans la Zone. Ses Compagnons y restent et suivent le premier qui dépense une Action d'échange pour eux.
- **AD-MISC04-R** Notre choix : un Survivant qui meurt pendant son tour le finit. L'Action va à son terme, sans ses Compétences ; ses victimes comptent, ses PA non.

## Le combat {#cmb}

Comment va toute attaque avec des dés.

- **AD-CMB01** Lancez les dés de l'arme.
- **AD-CMB02** Un dé qui montre au moins la Précision est un succès.
- **AD-CMB03** La Précision n'est jamais meilleure que 2.
- **AD-CMB03-R** Notre choix : un 1 échoue donc toujours.
- **AD-CMB04** Chaque succès inflige les Dégâts de l'arme à une cible. S'il n'y a plus personne, le reste est perdu.
- **AD-CMB05** Les Dégâts de deux succès ne s'ajoutent pas, sauf dans un tir concentré.
- **AD-CMB06** Une attaque se déroule ainsi : déclarer, réunir les dés, lancer, relances, dés des 6, Dégâts, attribuer et tuer, Chasseur et Faucheur, PA et niveaux, dommages collatéraux, munitions, bruit et réveils, Frapper et fuir.
- **AD-CMB06-R** Notre choix : l'ordre après le lancer est le nôtre ; les règles imprimées disent seulement que les relances viennent d'abord.
- **AD-CMB07-R** Notre choix : il faut une Zone avec un zombie, sauf pour poser quelque chose.

## La mêlée {#melee}

De près, sans bruit et avec précision.

- **AD-MELEE01** Avec une arme de mêlée en main, vous attaquez votre Zone et choisissez qui est touché.
- **AD-MELEE02** Un échec en mêlée ne blesse personne.
- **AD-MELEE03** L'ordre de priorité des cibles ne compte pas.
- **AD-MELEE04-R** Notre choix : aucun succès n'est retenu. Chacun va à un zombie différent qu'il peut tuer, tant qu'il y en a ; vous choisissez parmi eux, et seul ce qui reste est perdu.

## À distance {#rng}

On tire sur une Zone, pas sur quelqu'un.

- **AD-RNG01** Avec une arme à distance en main, vous tirez sur une Zone à Portée et en vue.
- **AD-RNG02** La cible est la Zone, pas une figurine.
- **AD-RNG03** Ni plus près ni plus loin que ne le dit l'arme. Portée 0 est votre Zone.
- **AD-RNG04** La Portée compte les Zones le long de la ligne de vue.
- **AD-RNG05** Ceux qui sont entre les deux ne gênent pas et ne risquent rien.
- **AD-RNG06** On peut tirer ailleurs avec des zombies dans sa Zone.

## Les munitions {#ammo}

Compter les balles, à peu près.

- **AD-AMMO01** Lancez avec les autres les dés de munition de l'arme.
- **AD-AMMO02** Si l'un montre le symbole, l'arme est à court de munitions après cette attaque.
- **AD-AMMO03** Cette attaque compte encore en entier.
- **AD-AMMO04** Seul un chargeur la recharge.
- **AD-AMMO04-R** Notre choix : il se défausse gratuitement, pendant votre tour ou avec une Action gratuite, pour une de vos armes vides, en main ou dans le sac à dos.
- **AD-AMMO05-R** Notre choix : les dés de munition touchent aussi. Leurs faces sont le symbole et 2 à 6 ; les nombres se lisent comme sur tout dé, le symbole échoue. Les exemples imprimés le demandent. Une option de la table en fait de simples contrôles, et donne un dé de plus au pistolet-mitrailleur.
- **AD-AMMO06-R** Notre choix : un dé de munition raté compte pour les dommages collatéraux. Les Compétences ajoutent des dés ordinaires, et une relance les prend tous.
- **AD-AMMO07-R** Notre choix : avec un symbole ou deux, l'arme est vide, rien de plus.

## Le tir concentré {#focus}

Tout sur un seul.

- **AD-FOCUS01** Toute attaque de mêlée ou à distance peut être concentrée sur une cible.
- **AD-FOCUS02** Nommez-la avant de lancer. À distance, elle doit être parmi les premières de l'ordre de priorité des cibles.
- **AD-FOCUS02-R** Notre choix : en mêlée, on peut nommer n'importe qui dans la Zone.
- **AD-FOCUS03** Les Dégâts de tous les succès s'ajoutent.
- **AD-FOCUS04** Personne d'autre n'est touché, et le surplus est perdu.
- **AD-FOCUS05** Les dommages collatéraux comptent comme toujours.
- **AD-FOCUS05-R** Notre choix : chaque dé raté est un coup avec les Dégâts imprimés.
- **AD-FOCUS06-R** Notre choix : une explosion ne se concentre pas. Chasseur et Faucheur peuvent suivre, Faucheur seulement si la cible est morte.

## L'ordre de priorité des cibles {#prio}

Qui un tir rencontre d'abord.

- **AD-PRIO01** Les coups à distance vont aux Traînards, puis aux Alphas, puis aux Abominations.
- **AD-PRIO02** Les suivants ne sont touchés que quand tous ceux d'avant sont morts.
- **AD-PRIO03** Entre égaux, vous choisissez.
- **AD-PRIO04-R** Notre choix : les coups trop faibles pour les premiers sont gaspillés sur eux.
- **AD-PRIO05** Les Survivants ne sont pas dans cet ordre : seuls les échecs les touchent.
- **AD-PRIO06-R** Notre choix : le fusil de précision l'ignore et attribue comme en mêlée. Ses échecs touchent tout de même les amis.

## Les dommages collatéraux {#ff}

Où vont vos échecs.

- **AD-FF01** On ne se touche jamais soi-même.
- **AD-FF02** S'il y a d'autres Survivants dans la Zone visée, chaque dé raté en touche un.
- **AD-FF03** Vous répartissez ces coups à votre gré ; chacun coûte autant de blessures que l'arme a de Dégâts.
- **AD-FF03-R** Notre choix : les Dégâts imprimés, quoi qu'ajoutent les Compétences. Un coup ne se partage pas. S'il n'y a personne d'autre, il ne se passe rien.
- **AD-FF04** Les succès de trop sont perdus et ne touchent personne.
- **AD-FF05** Il n'y en a pas en mêlée.
- **AD-FF06** Les Compagnons sont touchés comme tous.

## Les explosifs {#expl}

Ils ne font pas de différence entre les gens.

- **AD-EXPL01** Sont explosifs : lance-grenades, bidon d'essence, dynamite, piège explosif, grenade et lance-roquettes.
- **AD-EXPL02** Si un autre explosif est posé là où l'un explose, leurs Dégâts s'ajoutent.
- **AD-EXPL02-R** Notre choix : posé, et non porté. Tous ceux posés là s'y joignent et sont défaussés ; les PA vont à l'auteur de l'explosion.
- **AD-EXPL03** Une explosion touche tout le monde dans la Zone.
- **AD-EXPL03-R** Notre choix : chacun la subit en entier, les Survivants en blessures, son auteur aussi s'il est là. Main sûre n'y peut rien.
- **AD-EXPL04** Bidon d'essence, dynamite, grenade et piège explosif demandent 1 Action de combat et pas de dés : ils touchent toujours.
- **AD-EXPL04-R** Notre choix : ils sont défaussés. Les lancer est une Action à distance ; les poser est une Action de combat, mais ni de mêlée ni à distance.
- **AD-EXPL05-R** Notre choix : les deux lanceurs demandent des dés ; un succès est une explosion, plusieurs n'ajoutent rien, et les échecs ne blessent personne.
- **AD-EXPL06-R** Notre choix : les explosions ne touchent pas les Dormants, mais leur bruit réveille ceux qui sont près de vous.
- **AD-EXPL07-R** Notre choix : +1 dégât s'ajoute à une explosion de ce type d'Action.

## Le lance-bola {#bola}

Il les met par terre.

- **AD-BOLA01** Portée 1, un dé, Précision 2, pas de Dégâts.
- **AD-BOLA02** Nommez un zombie à Portée 1. Un succès le met à terre.
- **AD-BOLA02-R** Notre choix : n'importe lequel. Un échec ne blesse personne, et l'arme est silencieuse.
- **AD-BOLA03** Il ne fait rien dans la phase des zombies suivante, puis se relève.
- **AD-BOLA03-R** Notre choix : il ignore aussi les Activations supplémentaires et les ordres, et se relève tout à la fin de cette phase. Mis à terre pendant une phase des zombies, il le reste pendant la suivante. Il compte toujours comme zombie.
- **AD-BOLA04** Tant qu'il est à terre, les dés des tirs concentrés sur lui ont +2.
- **AD-BOLA05** Après un succès, le lanceur est défaussé.
- **AD-BOLA06-R** Notre choix : le +2 ne compte que contre la Précision. Un 1 et le symbole échouent toujours, et les 6 sont ceux du dé.

## Les morts agissent {#zact}

Ils ne lancent pas de dés. La table peut dire d'avance ce qu'ils feront.

- **AD-ZACT01** Chaque zombie dépense une Action pour une Attaque ou un déplacement.
- **AD-ZACT02** D'abord toutes les Attaques, puis tous les déplacements.
- **AD-ZACT03** Ceux qui ont 2 Actions recommencent, Valentine une troisième fois.
- **AD-ZACT04** Un Alpha peut donc attaquer deux fois, avancer deux fois, ou l'un et l'autre.
- **AD-ZACT05-R** Notre choix : aux passes 2 et 3 agissent ceux qui ont autant d'Actions, sont debout et ne viennent pas de se réveiller.

## Leurs Attaques {#zatt}

Qui les subit, c'est à vous de voir.

- **AD-ZATT01** Un zombie dans une Zone avec un Survivant attaque, et ne rate jamais.
- **AD-ZATT02** Vous répartissez les Attaques entre les Survivants présents, à votre gré.
- **AD-ZATT02-R** Notre choix : une Attaque va entière à un seul. On peut les mettre toutes sur le même, même plus qu'il n'en supporte. On répartit d'abord toutes les Attaques sur une Zone, à 1 blessure et à 2 ; puis toutes les blessures tombent ensemble.
- **AD-ZATT03** Une Attaque coûte 1 blessure, de la Reine et de Zeus 2.
- **AD-ZATT04** Avec 3 blessures, un Baroudeur avec 4, un Survivant meurt.
- **AD-ZATT05** Tous les zombies de la Zone attaquent, même si moins suffiraient.

## Leurs chemins {#zmove}

La vue d'abord, puis l'oreille.

- **AD-ZMOVE01** Les zombies qui n'ont pas attaqué avancent de 1 Zone.
- **AD-ZMOVE02** Ils vont vers les Survivants en vue qui sont avec le Bruit.
- **AD-ZMOVE03** Sinon vers le plus de Survivants en vue ; le premier joueur tranche.
- **AD-ZMOVE04** S'ils ne voient personne, ils vont vers le Bruit.
- **AD-ZMOVE04-R** Notre choix : ceux qui y sont restent. Les Compagnons comptent comme Survivants.
- **AD-ZMOVE05** Ils prennent le plus court chemin. Sans chemin ouvert, ils restent.
- **AD-ZMOVE06** S'il y en a plusieurs, ils se partagent également, par nombre et par sorte.
- **AD-ZMOVE06-R** Notre choix : entre les différentes Zones suivantes, chaque sorte de chaque Zone pour elle-même ; chaque Abomination est une sorte.
- **AD-ZMOVE07** Si cela ne tombe pas juste, le premier joueur envoie ceux qui restent.
- **AD-ZMOVE08** Un zombie seul avec plusieurs chemins va où le dit le premier joueur.
- **AD-ZMOVE09** Les ascenseurs sont aussi des chemins.
- **AD-ZMOVE10-R** Notre choix : tous les déplacements d'une passe sont prévus après ses Attaques et faits ensemble ; puis se réveillent les Dormants des Zones où ils sont entrés.
- **AD-ZMOVE11-R** Notre choix : tout le groupe d'une Zone suit la même décision.

## Les morts apparaissent {#spawn}

D'autres, depuis les bords du plan.

- **AD-SPAWN01** Les jetons d'invasion disent où.
- **AD-SPAWN02** La Zone d'invasion de départ vient d'abord, puis on va en sens horaire.
- **AD-SPAWN02-R** Notre choix : chaque Mission a son ordre écrit ; les autres étages viennent après le rez-de-chaussée.
- **AD-SPAWN03** Pour chacune, piochez une carte Zombie, lisez-la au plus haut niveau de danger et placez ce qu'elle dit.
- **AD-SPAWN03-R** Notre choix : le niveau est fixé quand les morts ont agi, pour toute l'étape.
- **AD-SPAWN04** Une pioche vide se refait avec sa défausse.
- **AD-SPAWN04-R** Notre choix : celle des Ordres aussi.
- **AD-SPAWN05** Tant que Zeus n'est pas là, sa Zone d'invasion pioche une carte Ordres de Zeus, à sa place dans l'ordre.
- **AD-SPAWN06** Quand il arrive, cela cesse.
- **AD-SPAWN07** Les Zones d'invasion bleues et vertes sont calmes tant que rien ne les active.
- **AD-SPAWN08** Elles commencent à la phase des zombies suivante.
- **AD-SPAWN08-R** Notre choix : activées par vous, dans ce round ; en phase des zombies ou de fin de round, dans le suivant. La Zone d'invasion de Zeus commence de même, là où la Mission la laisse d'abord au calme.
- **AD-SPAWN09** Les zombies qui apparaissent réveillent les Dormants de leur Zone.
- **AD-SPAWN10-R** Notre choix : ils agissent à la phase des zombies suivante, sauf si un ordre ou une pénurie les y pousse. Un 0 n'amène personne.
- **AD-SPAWN11** Un ordre qui active veut dire toutes leurs Actions, aussitôt.
- **AD-SPAWN12-R** Notre choix : toujours dans cet ordre, on les place ; Réflexes de combat et Pas de côté ; les Dormants se réveillent ; un piège posé explose ; Activations supplémentaires ; l'ordre. Ceux qui obéissent sont fixés quand l'ordre commence.

## Quand la boîte est vide {#short}

Trop peu de figurines, c'est une mauvaise nouvelle.

- **AD-SHORT01** S'il manque des figurines, placez celles qu'il y a ; puis toutes celles de cette sorte agissent aussitôt encore une fois.
- **AD-SHORT01-R** Notre choix : une fois par carte ou ordre, quel que soit le manque, avec toutes leurs Actions, les nouvelles aussi.
- **AD-SHORT02** Cela peut arriver plusieurs fois de suite.
- **AD-SHORT03-R** Notre choix : cela peut aussi interrompre le tour d'un Survivant. Ceux qui viennent de se réveiller n'en sont pas.
- **AD-SHORT04-R** Notre choix : cela vient juste après sa cause et va jusqu'au bout avant le reste ; une autre pénurie attend derrière.

## La phase de fin de round {#end}

Un souffle, et l'on repart.

- **AD-END01** Le jeton Bruit va dans la Zone où sont le plus de Survivants.
- **AD-END02** Le jeton Premier joueur passe à gauche.
- **AD-END03** Ce qu'une Mission fait dans cette phase vient d'abord.
- **AD-END04** Régénération soigne maintenant.
- **AD-END05-R** Notre choix : Mission, soins, Bruit, Premier joueur, dans cet ordre. Les égalités sont tranchées par le premier joueur sortant.

## Les Compagnons {#ally}

Des gens qui ont besoin de vous.

- **AD-ALLY01** Certaines Missions ont des Compagnons, des figurines hors de l'équipe.
- **AD-ALLY02** Vous choisissez qui ils sont.
- **AD-ALLY03** Leur Meneur a leur Compétence bleue.
- **AD-ALLY04** On peut en mener plusieurs.
- **AD-ALLY05** Toute blessure tue un Compagnon, un échec d'ami aussi, et la partie est alors perdue.
- **AD-ALLY06** Ils vont où va leur Meneur, dans le camion comme passagers.
- **AD-ALLY07** Ils ne portent rien et n'ont pas d'Actions.
- **AD-ALLY08-R** Notre choix : en emmener un coûte 1 Action dans sa Zone et réveille les Dormants. Ils comptent parmi les Survivants d'une Zone, sans niveau. Un seul dé pour les deux en quittant des Dormants ; sans place pour eux, vous ne montez pas.
- **AD-ALLY09-R** Notre choix : leur Spécialité et leur santé ne comptent pas, ni eux dans les buts qui demandent un nombre. Ils s'échappent avec leur Meneur.
- **AD-ALLY10-R** Notre choix : sans Meneur ils restent où ils sont, vus des morts. Ils suivent pour une Action d'échange et ne réveillent personne. Ils ne changent de mains qu'entre deux à pied ou deux dans le camion.

## Le camion à tacos {#truck}

Quatre places, une mitrailleuse, et des freins dont on ne parle pas.

- **AD-TRUCK01** Une Action du camion coûte 1 Action, dans sa Zone.
- **AD-TRUCK02** Les Compétences n'aident ni le camion ni ses attaques.
- **AD-TRUCK03** Rien n'abîme le camion ; ceux qui y sont se blessent comme s'ils étaient dans la Zone.
- **AD-TRUCK04** On y monte seulement sans zombie dans la Zone : un conducteur, un mitrailleur, deux passagers.
- **AD-TRUCK05** On peut toujours en descendre.
- **AD-TRUCK06** On peut changer de place, aussi avec un autre, aussi parmi les zombies.
- **AD-TRUCK06-R** Notre choix : si ce joueur est d'accord ; l'Action est dépensée de toute façon. Un Compagnon garde sa place.
- **AD-TRUCK07** Le conducteur roule vers une Zone de rue adjacente.
- **AD-TRUCK08** Rouler n'est pas se déplacer : les zombies ne le retiennent pas et ne l'arrêtent pas.
- **AD-TRUCK09** S'il entre parmi des zombies, le camion les attaque.
- **AD-TRUCK10** L'ordre de priorité des cibles compte ; les PA sont au conducteur.
- **AD-TRUCK11** Ses échecs touchent les Survivants de la Zone qui sont dehors.
- **AD-TRUCK12** Il n'attaque pas là où il n'y a que des Survivants.
- **AD-TRUCK13** Le mitrailleur peut tirer avec sa mitrailleuse, et a les PA.
- **AD-TRUCK14-R** Notre choix : dedans, on ne se déplace pas, ne fouille pas, ne combat pas en mêlée, n'élimine pas de Dormants et ne prend pas d'Objectifs. Le conducteur ne tire pas. Les autres ont leurs armes à distance ; échanges, objets et bruit sont à tous.
- **AD-TRUCK15-R** Notre choix : rouler est silencieux et ne demande pas de dé pour les Dormants ; la mitrailleuse est bruyante. Les Actions gratuites de combat ne la paient pas, +1 Action oui.
- **AD-TRUCK16-R** Notre choix : Sauveur n'en tire personne. Tirs et explosions dans la Zone touchent ceux qui y sont.
- **AD-TRUCK17-R** Notre choix : dedans, les Compétences qui déplacent quelqu'un ne marchent pas ; Meneur-né, Tacticien, Réflexes de combat et les dés avec sa propre arme, si. La mitrailleuse épargne ceux du camion. Un échappé ou un mort libère sa place.

## Les Missions {#miss}

Dix affaires. Chacune a sa fiche ; voici ce qu'elles ont en commun, et M2 telle qu'imprimée.

| Mission | Longueur et difficulté | Spécialités | Zeus | Temps | Étapes |
|---|---|---|---|---|---|
| M1 Répétition générale | courte, moins d'une heure ; facile | Furtif | Zeus | – | 1. Prendre 3 Objectifs rouges. 2. Activer l'Objectif noir (seulement : Furtif). 3. Tous les Survivants du plateau s'échappent. |
| M2 Jackpot ! | courte, moins d'une heure ; moyenne | Perceur de coffre | Zeus à cheval | 8 cases | 1. Prendre l'Objectif bleu. 2. Le porteur s'échappe : l'Objectif bleu. |
| M3 Hors service | normale, une heure et demie ; moyenne | Mécano | Zeus casqué | – | 1. Prendre 3 Objectifs rouges. 2. Réparer les ascenseurs (seulement : Mécano). 3. Prendre l'Objectif vert. 4. Le porteur s'échappe : l'Objectif vert. |
| M4 La course aux tacos | normale, une heure et demie ; moyenne | Pilote | Zeus | – | 1. Garer le camion à la Sortie : conducteur et deux Compagnons à bord, aucun zombie. |
| M5 La couronne de la Reine | normale, une heure et demie ; difficile | Baroudeur | Zeus casqué | – | 1. Tuer la Reine. 2. Prendre l'Objectif noir (seulement : Baroudeur). 3. Le porteur s'échappe : l'Objectif noir. |
| M6 Le dernier hélico | normale, une heure et demie ; moyenne | Pilote | Zeus | – | 1. Prendre 3 Objectifs rouges. 2. Activer l'Objectif noir (seulement : Pilote). 3. Un Pilote s'échappe après au moins 3 autres. |
| M7 Le tigre par la queue | courte, moins d'une heure ; difficile | Furtif | Zeus à cheval | 13 cases | 1. Tuer Valentine ; Prendre 3 Objectifs rouges. 2. Tous les Survivants du plateau s'échappent, en dernier : Furtif. |
| M8 Le gros coup | longue, deux heures et plus ; difficile | Perceur de coffre, Mécano | Zeus casqué | – | 1. Prendre 3 Objectifs rouges. 2. Prendre l'Objectif bleu. 3. Le porteur s'échappe, et au moins 2 autres : l'Objectif bleu. |
| M9 Le trône de l'Olympe | longue, deux heures et plus ; très difficile | Baroudeur | Zeus casqué | – | 1. Faire venir Zeus. 2. Tuer Zeus. 3. Au moins 3 Survivants s'échappent. |
| M10 Compte à rebours | longue, deux heures et plus ; très difficile | Perceur de coffre, Mécano, Pilote | Zeus à cheval | 15 cases | 1. Prendre l'Objectif bleu. 2. Activer l'Objectif noir (seulement : Pilote). 3. Le porteur s'échappe, puis un Pilote : l'Objectif bleu. |

- **AD-MISS01** Une Mission dit sa longueur et sa difficulté, son plan, les Spécialités qu'il faut, quel Zeus, le temps, les étapes et les règles spéciales.
- **AD-MISS02** Ses règles passent avant toutes.
- **AD-MISS02-R** Notre choix : ensuite viennent cartes et Compétences, puis ce livret.
- **AD-MISS03** Courte : moins d'une heure ; normale : une heure et demie ; longue : au moins deux.
- **AD-MISS04** La piste de temps compte les rounds.
- **AD-MISS05** Chaque Objectif personnel va avec le jeton d'une couleur.
- **AD-MISS06-R** Notre choix : dans l'ordre veut dire que l'Action d'une étape attend les étapes d'avant ; les jetons mélangés se prennent quand on veut. Là où s'échapper est une étape, personne ne s'échappe avant, sauf en M2.
- **AD-MISS07-R** Notre choix : une Mission est perdue si le plateau est vide et qu'il manque quelque chose, si le temps est écoulé, ou s'il manque quelqu'un dont elle a besoin. En M1 le dernier Furtif avant l'Objectif noir ; en M2 le dernier Perceur de coffre avant l'ouverture de la porte ; en M3 le dernier Mécano avant la réparation ; en M4 le dernier Pilote avant le démarrage, ou un Compagnon. En M5 le dernier Baroudeur avant l'Objectif noir ; en M6 le dernier Pilote, moins de 3 autres qui ne soient pas Pilotes, ou un Pilote parti trop tôt ; en M7 le dernier Furtif. En M8 le dernier Perceur de coffre avant la porte, le dernier Mécano avant un ascenseur, ou moins de 3 Survivants ; en M9 moins de 3 ; en M10 comme en M8 pour porte et ascenseur, le dernier Pilote, ou un Pilote parti sans le butin.
- **AD-MISS08-R** Notre choix : prendre est porter, sans emplacement si aucun n'est nommé ; activer use le jeton. Une étape faite le reste. Quand une étape a plusieurs voies, les autres se ferment. Un but de lieu se regarde à la fin de chaque tour. Une piste de n cases laisse n − 1 phases des joueurs.
- **AD-M201** M2 Jackpot ! est courte et de difficulté moyenne, avec les tuiles R2, R6, R8, V1, V3 et V7, un Perceur de coffre, Zeus à cheval et 8 cases de temps.
- **AD-M202** Prenez d'abord l'Objectif bleu dans la Chambre forte ; portez-le ensuite à la Sortie.
- **AD-M203** À la fin de son tour, un Survivant dans la Zone de sortie peut s'échapper si aucun zombie n'y est.
- **AD-M203-R** Notre choix : c'est ainsi que s'accomplit l'étape 2. S'échapper est un choix et pas une Action. Avant cela, le butin peut changer de mains.
- **AD-M204** Le marqueur de temps part de la case 1.
- **AD-M205** Un Objectif rouge donne 5 PA à son preneur.
- **AD-M206** L'Objectif bleu donne 5 PA à tous et remplit tout le sac à dos.
- **AD-M206-R** Notre choix : les cartes qui y restent sont défaussées ; déplacez avant celles que vous voulez garder. Le butin s'échange.
- **AD-M207** Quand on le prend, Zeus remplace son jeton d'invasion.
- **AD-M207-R** Notre choix : s'il est déjà là ou mort, il ne se passe rien de plus.
- **AD-M208** Au début de la phase de fin de round, le marqueur de temps avance ; à la dernière case, c'est perdu.
- **AD-M208-R** Notre choix : avec 8 cases, il reste 7 phases des joueurs.
- **AD-M209** Son plan a 13 Dormants, une Sortie, une Zone d'invasion et celle de Zeus.
- **AD-M209-R** Notre choix : la légende imprimée a perdu ses icônes ; nous la lisons ainsi.

## Les Objectifs personnels {#po}

Chacun veut quelque chose pour soi.

| Survivant | But | Jeton |
|---|---|---|
| Ludwig Dieter | Dieter tue 8 Traînards. | Le porteur du jeton gagne 2 PA par Traînard. |
| Maria Cruz | Cruz porte ce jeton à la fin. | Le Survivant qui révèle le jeton gagne 30 PA. Il remplit 2 emplacements. |
| Scott Ward | Quelqu'un tue Zeus. | Le porteur du jeton lance 1 dé de plus contre les Abominations, et peut le défausser pour faire venir Zeus. |
| Kate Ward | À la fin, au moins 4 membres de l'équipe sont en vie, Kate comprise. | Le porteur du jeton regagne 1 point de santé à chaque phase de fin de round. |
| Chambers | Chambers tue 3 Alphas. | Le porteur du jeton a +1 Action gratuite : déplacement. |
| Vanderohe | Vanderohe tue 2 Alphas en mêlée. | Le porteur du jeton lance 1 dé de plus en mêlée. |
| Lilly | Lilly élimine 3 jetons Dormants. | Le porteur du jeton peut le défausser pour révéler tous les Dormants à Portée 0 à 2. |
| Mikey Guzman | Guzman tue au moins 3 zombies avec une seule Action de combat. | Une fois par tour, le porteur du jeton ignore le symbole à court de munitions. |
| Burt Cummings | Burt porte 5 cartes Équipement à la fin. | Le porteur du jeton pioche 1 carte de plus à chaque Fouille. |
| Bly Tanaka | Bly tue un Alpha en portant ce jeton. | Le Survivant qui révèle le jeton gagne 3 PA, et rencontre un Alpha. |
| Marianne Peters | Peters atteint le niveau orange. | Le Survivant qui révèle le jeton gagne 5 PA. |
| Martin | Martin porte ce jeton à la fin, à la Sortie ou hors de la ville. | Chaque fois que des Alphas apparaissent à Portée 0 ou 1 de son porteur, il y en a 1 de moins. Il remplit 1 emplacement. |

- **AD-PO01** Une carte a un but et dit ce que fait son jeton.
- **AD-PO02** On ne gagne qu'avec les deux.
- **AD-PO02-R** Notre choix : le jeton n'est pas nécessaire si le but ne le dit pas. Ce qui est fait le reste, sauf quand le but parle de la fin.
- **AD-PO03** Certains comptent les victimes d'une sorte tuées par ce Survivant.
- **AD-PO04** On compte depuis le début.
- **AD-PO05** Les figurines comptées restent sur la carte ; la boîte peut donc se vider.
- **AD-PO06** Une fois le but atteint, elles y retournent.
- **AD-PO07** Dieter : 8 Traînards. Le jeton double les PA des Traînards.
- **AD-PO08** Cruz : porter le jeton à la fin. Révélé, il donne 30 PA et remplit 2 emplacements.
- **AD-PO09** Scott : Zeus meurt. Le jeton donne un dé contre les Abominations, et se défausse pour faire venir Zeus.
- **AD-PO09-R** Notre choix : n'importe qui peut le tuer. Le dé vaut contre une Abomination nommée ou là où il n'y a qu'elles. Défausser est gratuit, pendant son tour. Sans place pour le jeton de Cruz, on a tout de même les PA.
- **AD-PO10-R** Notre choix : une victime est à celui qui en a les PA, aussi par explosion, piège, camion ou mitrailleuse. Les Dormants éliminés ne comptent pas.
- **AD-PO11-R** Notre choix : l'effet d'un jeton vaut pour son porteur actuel, ou une fois pour celui qui l'a révélé. Sans place, il reste dans la Zone, couleur visible. L'effet cesse quand le porteur s'échappe. Le symbole des munitions est ignoré de lui-même au premier lancer concerné de votre tour. Révéler des Dormants demande la vue.
- **AD-PO12-R** Notre choix : les trois de Guzman sont tous les zombies d'une Action avec Chasseur et Faucheur, pas du camion ni d'un piège. Un Objectif personnel est impossible si son Survivant s'échappe sans l'avoir accompli, si un autre s'échappe avec le jeton qu'il faut, s'il reste moins de 3 jetons Dormants pour Lilly, ou moins de 4 vivants pour Kate. Celui de Scott ne l'est jamais.

## Les Compétences {#skill}

Elles sont toutes facultatives. « [Action] » veut dire combat, mêlée ou à distance, comme le dit la carte.

- **AD-SKILL01** +1 Action gratuite : une de plus à chaque tour, du type nommé.
- **AD-SKILL01-R** Notre choix : une Fouille gratuite reste la seule permise. L'Action gratuite d'un jeton ou d'un Compagnon obtenu pendant votre tour compte à partir du tour suivant.
- **AD-SKILL02** +1 dé : [Action] : chaque arme en lance un de plus.
- **AD-SKILL02-R** Notre choix : pas pour les explosifs sans dés, pas pour le camion.
- **AD-SKILL03** +1 dégât : [Action] : un de plus.
- **AD-SKILL04** +1 Zone par déplacement : un déplacement fait 1 ou 2 Zones ; les zombies l'arrêtent.
- **AD-SKILL05** Chasseur : quand votre attaque tue, vous pouvez aussi tuer un zombie de la sorte nommée dans cette Zone, avec ses PA.
- **AD-SKILL05-R** Notre choix : une fois par Action, quoi que disent priorité et Dégâts.
- **AD-SKILL06** Charge : une fois par tour, gratuit, jusqu'à 2 Zones vers une Zone avec des zombies.
- **AD-SKILL06-R** Notre choix : les zombies quittés coûtent toujours, les Dormants demandent toujours un dé.
- **AD-SKILL07** Fouille : 2 cartes.
- **AD-SKILL08** Fouilleur attentif : on fouille autant qu'on a d'Actions.
- **AD-SKILL09** Escalade : [Action] : chacune de plus à la suite lance un dé de plus que la précédente.
- **AD-SKILL09-R** Notre choix : la première n'en a pas. Toute autre Action rompt la suite ; les déplacements de Frapper et fuir et les défausses, non.
- **AD-SKILL10** Chanceux : une fois par Action, on peut en relancer tous les dés.
- **AD-SKILL10-R** Notre choix : tous, après les avoir vus. Aussi le dé des Dormants quand il montre 1, et une fois par essai à la Chambre forte les dés qu'on vient de lancer.
- **AD-SKILL11** Tueur silencieux : Éliminer des Dormants coûte 1.
- **AD-SKILL12** Insaisissable : en se déplaçant, les zombies ne coûtent rien et n'arrêtent pas.
- **AD-SKILL13** Meneur-né : un autre Survivant a aussitôt 1 Action gratuite.
- **AD-SKILL13-R** Notre choix : une fois par tour, à toute distance. Son joueur choisit, ou refuse.
- **AD-SKILL14** Maître artificier : 1 Action gratuite et 1 dé de plus avec les explosifs.
- **AD-SKILL14-R** Notre choix : une par tour.
- **AD-SKILL15** Main sûre : vos échecs épargnent qui vous voulez. Les explosions, non.
- **AD-SKILL15-R** Notre choix : si tous sont épargnés, les échecs ne font rien.
- **AD-SKILL16** Mise à l'abri : à la fin de la phase des zombies, 1 Action gratuite si quelqu'un a été blessé dans ce round.
- **AD-SKILL16-R** Notre choix : tout ce qui coûte 1, avant que ceux qui sont à terre se relèvent. Les blessures dues à des amis comptent.
- **AD-SKILL17** Faucheur : [Action] : un succès peut tuer un second zombie de sa sorte, avec ses PA.
- **AD-SKILL17-R** Notre choix : jamais une Abomination.
- **AD-SKILL18** Frapper et fuir : après une attaque qui a tué, un déplacement gratuit que les zombies ne rendent pas plus cher.
- **AD-SKILL18-R** Notre choix : après chacune.
- **AD-SKILL19** Régénération : toute la santé à chaque phase de fin de round.
- **AD-SKILL20** Réflexes de combat : quand des zombies apparaissent à Portée 0 ou 1, une attaque gratuite sur leur Zone. Une fois par carte.
- **AD-SKILL20-R** Notre choix : aussi pour les Ordres et Aaahh !!. En mêlée dans sa Zone seulement ; avant les Activations supplémentaires.
- **AD-SKILL21** Résultat 6 : +1 dé [Action] : chaque 6 donne un autre dé, et ainsi de suite. Les relances viennent d'abord.
- **AD-SKILL22** Résultat 6 : +1 dégât [Action] : chaque 6 ajoute 1 dégât. Les relances viennent d'abord.
- **AD-SKILL22-R** Notre choix : les 6 de tous les dés, ceux de munition aussi ; les Dégâts comptent pour chaque succès de l'Action.
- **AD-SKILL23** Sauveur : une fois par tour, gratuit, tirez dans votre Zone des Survivants d'une Zone avec des zombies à Portée 1. Ils peuvent refuser ; ce n'est pas un déplacement.
- **AD-SKILL23-R** Notre choix : les Zones doivent être jointes par une ligne ou une porte ouverte. Ni dé ni coût ; les Compagnons viennent aussi.
- **AD-SKILL24** Pas de côté : quand des zombies apparaissent à Portée 0 ou 1, un déplacement gratuit que rien ne rend plus cher. Une fois par carte.
- **AD-SKILL24-R** Notre choix : aussi pour les Ordres et Aaahh !!.
- **AD-SKILL25** Sprint : une fois par tour, un déplacement fait 2 ou 3 Zones.
- **AD-SKILL25-R** Notre choix : les zombies peuvent l'arrêter après une. C'est au lieu de +1 Zone, pas en plus.
- **AD-SKILL26** Soif de sang : [Action] : une fois par tour, 1 Action pour aller jusqu'à 2 Zones vers des zombies, puis une Action gratuite de ce type.
- **AD-SKILL26-R** Notre choix : au moins une Zone. L'Action gratuite vient aussitôt ou est perdue.
- **AD-SKILL27** Bousculer : une fois par tour, gratuit, tous les zombies de votre Zone vont dans une Zone à Portée 1.
- **AD-SKILL27-R** Notre choix : tous, les royaux et ceux à terre aussi. Aucun Dormant ne se réveille ; des Survivants peuvent y être.
- **AD-SKILL28** Tacticien : votre tour peut venir à tout moment de la phase des joueurs.
- **AD-SKILL28-R** Notre choix : entre deux tours, jamais au milieu. On vous le demande avant le premier et après chacun ; à la fin, il le faut.
- **AD-SKILL29-R** Notre choix : une Compétence qu'on a deux fois ne s'ajoute que s'il s'agit de dés, d'Actions gratuites ou de dégâts.

## Les cartes {#cont}

Voici les nombres des cartes ; là où les règles imprimées n'en donnent pas, ils sont de nous.

| Équipement | Cartes | Portée | Dés + munition | Précision | Dégâts | Bruit | Sac à dos | Remarques |
|---|---|---|---|---|---|---|---|---|
| Aaahh !! | 4 | – | – | – | – | – | non | Un Traînard apparaît là où on la pioche. |
| AK-47 doré | 1 | 0-2 | 3 + 1 | 4+ | 1 | bruyant | non | – |
| Chargeur | 8 | – | – | – | – | – | oui | À défausser, gratuit : une de vos armes vides est rechargée. |
| Couteau de l'armée | 3 | 0 | 1 + 0 | 3+ | 1 | silencieux | non | – |
| Desert Eagle | 1 | 0-1 | 1 + 1 | 4+ | 2 | bruyant | non | – |
| Dynamite | 2 | 0-1 | touche toujours | – | 4 | bruyant | oui | Explosif. Touche toujours tout le monde dans la Zone, puis est défaussée. |
| Fusil de précision | 1 | 1-4 | 1 + 1 | 3+ | 2 | bruyant | non | Ignore l'ordre de priorité des cibles. |
| Fusil militaire de Scott | 1 | 1-3 | 2 + 1 | 4+ | 2 | bruyant | non | – |
| Fusil semi-automatique | 4 | 1-3 | 1 + 1 | 3+ | 1 | bruyant | non | – |
| Grenade | 2 | 1-2 | touche toujours | – | 3 | bruyant | oui | Explosif. Touche toujours tout le monde dans la Zone, puis est défaussée. |
| Katana | 1 | 0 | 3 + 0 | 4+ | 1 | silencieux | non | En main : vous avez la Compétence Charge. |
| Trousse de secours | 2 | – | – | – | – | – | oui | À défausser, gratuit : un Survivant de cette Zone regagne 2 points de santé. |
| Lance-bola | 1 | 1 | 1 + 0 | 2+ | – | silencieux | non | Un succès met un zombie à terre ; la carte est alors défaussée. |
| Lance-grenades | 1 | 1-2 | 1 + 1 | 3+ | 3 | bruyant | non | Explosif. |
| Lance-roquettes | 1 | 1-4 | 1 + 1 | 4+ | 4 | bruyant | non | Explosif. |
| Machette | 2 | 0 | 1 + 0 | 3+ | 2 | silencieux | non | – |
| Batte cloutée | 2 | 0 | 2 + 0 | 4+ | 1 | silencieux | non | – |
| Mitrailleuse lourde | 1 | 1-2 | 2 + 2 | 4+ | 2 | bruyant | non | – |
| Pied-de-biche | 1 | 0 | 1 + 0 | 3+ | 1 | silencieux | non | En main : vous ouvrez les portes fermées sans bruit. |
| Pistolet-mitrailleur | 1 | 0-1 | 4 + 1 | 5+ | 1 | bruyant | non | – |
| Pistolet semi-automatique | 2 | 0-1 | 1 + 1 | 4+ | 1 | bruyant | non | – |
| Revolver | 2 | 0-1 | 2 + 0 | 4+ | 1 | bruyant | non | – |
| Scie circulaire | 1 | 0 | 3 + 0 | 4+ | 2 | bruyant | non | – |
| Dose d'adrénaline | 2 | – | – | – | – | – | oui | À défausser, gratuit : vous gagnez 5 PA. |
| Fusil à pompe | 2 | 0-1 | 1 + 1 | 4+ | 2 | bruyant | non | – |
| Silencieux | 1 | – | – | – | – | – | oui | Tant que vous le portez, vos pistolets, revolvers et fusils sont silencieux. |
| Piège explosif | 2 | 0 | touche toujours | – | 3 | silencieux | non | Explosif. À poser ici : il explose quand un zombie entre ou apparaît. |
| Bidon d'essence | 3 | 0-1 | touche toujours | – | 2 | bruyant | non | Explosif. À lancer, ou à poser ici pour la prochaine explosion. |

| Survivant | Spécialité | Bleu | Orange, une parmi | Rouge, une parmi | Lot A | Lot B |
|---|---|---|---|---|---|---|
| Kate Ward | Furtif | +1 Action gratuite : déplacement | Insaisissable ; Tueur silencieux | +1 dé : combat ; Sauveur ; Pas de côté | Fusil semi-automatique, Couteau de l'armée | Revolver, Bidon d'essence |
| Scott Ward | Baroudeur | Meneur-né | +1 dé : à distance ; +1 Action gratuite : combat | +1 dégât : à distance ; Réflexes de combat ; Chasseur : Alpha | Fusil militaire de Scott, Chargeur | Machette, Grenade |
| Ludwig Dieter | Perceur de coffre | Chanceux | +1 Action gratuite : déplacement ; Pas de côté | Résultat 6 : +1 dé combat ; Insaisissable ; +1 Action gratuite : combat | Batte cloutée, Pistolet semi-automatique | Pied-de-biche, Dynamite |
| Chambers | Furtif | Frapper et fuir | +1 Action gratuite : à distance ; Main sûre | Escalade : à distance ; Sprint ; Faucheur : à distance | Fusil semi-automatique, Silencieux | Pistolet-mitrailleur, Couteau de l'armée |
| Vanderohe | Baroudeur | Soif de sang : mêlée | +1 dé : mêlée ; Charge | +1 dégât : mêlée ; Faucheur : mêlée ; +1 Action gratuite : mêlée | Scie circulaire, Trousse de secours | Fusil à pompe, Chargeur |
| Lilly | Furtif | Tueur silencieux | Sprint ; Chasseur : Traînard | +1 Zone par déplacement ; Faucheur : combat ; Tacticien | Fusil semi-automatique, Couteau de l'armée | Machette, Lance-bola |
| Maria Cruz | Mécano | Fouille : 2 cartes | Maître artificier ; Mise à l'abri | +1 dé : à distance ; Résultat 6 : +1 dégât à distance ; Tacticien | Fusil semi-automatique, Chargeur | Lance-grenades, Bidon d'essence |
| Mikey Guzman | Baroudeur | Main sûre | Escalade : à distance ; +1 Action gratuite : à distance | Résultat 6 : +1 dé à distance ; Chasseur : Traînard ; Maître artificier | Mitrailleuse lourde, Chargeur | AK-47 doré, Grenade |
| Burt Cummings | Mécano | Fouilleur attentif | +1 dé : combat ; Bousculer | Régénération ; Soif de sang : combat ; Résultat 6 : +1 dégât combat | Fusil à pompe, Chargeur | Pistolet semi-automatique, Dose d'adrénaline |
| Bly Tanaka | Perceur de coffre | Pas de côté | +1 Action gratuite : mêlée ; Chanceux | Escalade : mêlée ; Chasseur : Alpha ; Régénération | Katana, Piège explosif | Batte cloutée, Trousse de secours |
| Marianne Peters | Pilote | +1 Zone par déplacement | Sauveur ; +1 Action gratuite : Fouille | Réflexes de combat ; Mise à l'abri ; +1 Action gratuite : combat | Revolver, Bidon d'essence | Lance-roquettes, Chargeur |
| Martin | Pilote | Tacticien | Réflexes de combat ; +1 dégât : à distance | Faucheur : à distance ; Chasseur : Alpha ; Insaisissable | Fusil de précision, Chargeur | Desert Eagle, Dynamite |

| Carte Zombie | Sorte | Bleu | Jaune | Orange | Rouge |
|---|---|---|---|---|---|
| 001 | Traînard | 1 | 2 | 3 | 4 |
| 002 | Traînard | 2 | 2 | 4 | 4 |
| 003 | Traînard | 2 | 3 | 4 | 5 |
| 004 | Traînard | 2 | 3 | 5 | 6 |
| 005 | Traînard | 2 | 4 | 6 | 8 |
| 006 | Traînard | 3 | 4 | 5 | 7 |
| 007 | Traînard | 3 | 4 | 6 | 8 |
| 008 | Traînard | 1 | 3 | 5 | 7 |
| 009 | Traînard | 2 | 3 | 4 | 6 |
| 010 | Traînard | 3 | 5 | 6 | 8 |
| 011 | Alpha | 1 | 1 | 2 | 3 |
| 012 | Alpha | 1 | 2 | 2 | 3 |
| 013 | Alpha | 1 | 2 | 3 | 4 |
| 014 | Alpha | 2 | 2 | 3 | 4 |
| 015 | Alpha | 2 | 3 | 4 | 5 |
| 016 | Alpha | 3 | 5 | 6 | 6 |
| 017 | Valentine | 0 | 1 | 1 | 1 |
| 018 | La Reine | 0 | 0 | 1 | 1 |

| Ordres de Zeus | Apparition | Ordre |
|---|---|---|
| Z01 | 2 Alphas | Tous les Alphas de cette Zone agissent aussitôt |
| Z02 | 1 Alpha | Tous les Alphas du plateau agissent aussitôt |
| Z03 | 3 Traînards | Tous les Traînards de cette Zone agissent aussitôt |
| Z04 | 2 Traînards, 1 Alpha | Tous les zombies qui voient un Survivant agissent aussitôt |
| Z05 | 1 Alpha | Les Dormants se réveillent là où est le Bruit et à côté |
| Z06 | 2 Alphas | Le Bruit va dans la Zone où sont le plus de Survivants |
| Z07 | 4 Traînards | – |
| Z08 | 1 Alpha | Une carte Zombie de plus pour la Zone d'invasion de départ |
| Z09 | 2 Traînards | Toutes les Abominations du plateau agissent aussitôt |
| Z10 | 3 Alphas | – |

| Carte | Aides |
|---|---|
| Engrenages | Mécano : +1 ou −1 à un dé ; Perceur de coffre : un lancer de plus ; Baroudeur : un dé de plus |
| Faisceaux | Furtif : un dé mis sur le nombre voulu ; Pilote : +1 ou −1 à un dé ; Mécano : un lancer de plus |
| Dalles à pression | Furtif : un dé de plus ; Baroudeur : +1 à un dé et −1 à un autre ; Perceur de coffre : +1 ou −1 à un dé |
| Mur de fléchettes | Baroudeur : un lancer de plus ; Pilote : +1 à un dé et −1 à un autre ; Mécano : un dé mis sur le nombre voulu |
| Serrure à combinaison | Perceur de coffre : un dé mis sur le nombre voulu ; Pilote : un dé de plus ; Furtif : +1 à un dé et −1 à un autre |

- **AD-CONT01** Le piège explosif part après le déplacement ou la carte qui a amené quelqu'un ; le Bruit est dans sa Zone, les PA vont au Survivant qui l'a posé.
- **AD-CONT02** Suffisent pour Valentine : dynamite ou lance-roquettes. Pour la Reine : grenade et bidon d'essence. Pour Zeus : dynamite et bidon d'essence, grenade et piège, ou trois succès concentrés de 2.
- **AD-CONT03** Le silencieux vaut pour le fusil militaire de Scott, le fusil semi-automatique, le fusil de précision, le pistolet semi-automatique, le Desert Eagle et le revolver.
- **AD-CONT04** Le camion lance 4 dés, Précision 4, Dégâts 2, quand il entre parmi des zombies. Sa mitrailleuse a les mêmes à Portée 0 à 2, bruyante et sans dés de munition.
- **AD-CONT05** Un piège part pour un zombie qui entre, est poussé dedans ou apparaît, pas pour des Dormants ni des Survivants. D'abord les Dormants se réveillent, puis il explose, puis son bruit en réveille d'autres. Si son poseur n'est plus là, personne n'a les PA.
- **AD-CONT06** Le pied-de-biche en main ouvre sans bruit les jetons Porte, pour l'Action habituelle ; pas la Chambre forte.
- **AD-CONT07** Les Survivants se montrent par un nom, une forme et une lettre. Il n'y a pas de portraits.
- **AD-CONT08** La trousse de secours soigne un Survivant de votre Zone, jamais un Compagnon, jusqu'à sa pleine santé. Plusieurs pièges partent dans l'ordre où ils ont été posés. Aucune Compétence ne change un piège.
- **AD-CONT09** Ordres : le premier joueur décide dans quel ordre les Dormants se réveillent et où va le Bruit à égalité. La carte de plus pour la Zone d'invasion de départ est une carte comme une autre. Un zombie dans la Zone d'un Survivant le voit.

## Là où nous sommes le moins sûrs {#open}

Ici, le texte imprimé se tait ou se contredit. Si vous en savez plus, changez-le chez vous.

- Les dés de munition qui touchent (AD-AMMO05-R) changent toutes les probabilités ; l'option de la table les désactive.
- Les suites de la Chambre forte (AD-VAULT05-R), les explosifs posés qui se joignent (AD-EXPL02-R) et les lanceurs (AD-EXPL05-R).
- Les portes (AD-MOVE04-R), le casque (AD-ABOM05-R), places et bruit du camion (AD-TRUCK14-R, AD-TRUCK15-R).
- La statue (AD-STATUE03-R), casino et couloirs (AD-LOS08-R), machines à sous (AD-LOS10-R), ascenseurs (AD-ELEV04-R, AD-ELEV05-R).
- Le nombre qui réveille les Dormants (AD-DORM09-R), et les armes bruyantes contre eux (AD-RDORM03-R).
- Parmi des figurines semblables d'une Zone, celles qui peuvent encore agir tombent avant celles qui viennent de se réveiller. Le texte n'en dit rien, et vous n'avez pas à choisir.
- Un Survivant peut défausser une carte pendant qu'on attend quelqu'un d'autre, mais celles d'un autre joueur seulement avec son accord.
`;
