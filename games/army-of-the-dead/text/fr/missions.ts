import type en from '../en/missions.ts';

/** The ten Missions: names, what they are about, their special rules, what loses them. */
export default {
  'option.mission.dryRun': 'M1 Répétition générale',
  'option.mission.jackpot': 'M2 Jackpot !',
  'option.mission.outOfOrder': 'M3 Hors service',
  'option.mission.tacoRun': 'M4 La course aux tacos',
  'option.mission.crown': 'M5 La couronne de la Reine',
  'option.mission.lastChopper': 'M6 Le dernier hélico',
  'option.mission.tiger': 'M7 Le tigre par la queue',
  'option.mission.bigScore': 'M8 Le gros coup',
  'option.mission.throne': "M9 Le trône de l'Olympe",
  'option.mission.countdown': 'M10 Compte à rebours',

  'mission.dryRun': 'Répétition générale',
  'mission.jackpot': 'Jackpot !',
  'mission.outOfOrder': 'Hors service',
  'mission.tacoRun': 'La course aux tacos',
  'mission.crown': 'La couronne de la Reine',
  'mission.lastChopper': 'Le dernier hélico',
  'mission.tiger': 'Le tigre par la queue',
  'mission.bigScore': 'Le gros coup',
  'mission.throne': "Le trône de l'Olympe",
  'mission.countdown': 'Compte à rebours',

  'mission.dryRun.goal': 'Récupérer trois caisses, ouvrir la grille et sortir. Facile, disaient-ils.',
  'mission.jackpot.goal': 'Percer la Chambre forte et sortir le butin avant la fin du temps.',
  'mission.outOfOrder.goal': 'Trouver des fusibles, réparer les ascenseurs et vider la cave.',
  'mission.tacoRun.goal': 'Trouver deux amis cachés et les sortir dans le camion à tacos.',
  'mission.crown.goal': 'Tuer la Reine et repartir avec sa couronne.',
  'mission.lastChopper.goal': 'Monter le carburant sur le toit et décoller aussi nombreux que possible.',
  'mission.tiger.goal': 'Tuer le tigre, vider le quartier et partir à temps.',
  'mission.bigScore.goal': "À travers le casino, jusqu'à la Chambre forte, et retour avec le butin.",
  'mission.throne.goal': 'Faire sortir Zeus de sa suite, et ne pas le laisser y rentrer.',
  'mission.countdown.goal': "La Chambre forte en bas, l'hélico en haut, et l'heure tourne.",

  'mission.dryRun.special': "La Zone d'invasion de Zeus reste calme tant que l'Objectif noir n'est pas activé.",
  'mission.jackpot.special':
    "Chacun peut s'échapper à tout moment. L'Objectif bleu remplit tout le sac à dos, donne 5 PA à tous et fait venir Zeus.",
  'mission.outOfOrder.special':
    "Les ascenseurs sont hors service tant qu'un Mécano ne les répare pas. L'Objectif vert donne 10 PA, remplit 1 emplacement et active la Zone d'invasion verte. La Zone d'invasion de Zeus reste calme tant que l'Objectif vert n'est pas pris.",
  'mission.tacoRun.special':
    "Le camion ne bouge pas tant qu'un Pilote au volant ne l'a pas démarré. Les morts ne voient pas un Compagnon caché. Personne ne s'échappe à pied. La Zone d'invasion bleue s'active quand le camion démarre.",
  'mission.crown.special':
    "La Reine ne fait rien tant qu'aucun Survivant n'entre sur sa tuile ni ne l'attaque. À sa mort, l'Objectif noir est dans sa Zone, Zeus arrive et la Zone d'invasion bleue est active. L'Objectif noir remplit une main.",
  'mission.lastChopper.special':
    "Démarrer le moteur fait du bruit. Quand un Pilote s'échappe, l'hélico part et la Mission finit. La Zone d'invasion bleue s'active quand un Survivant atteint le toit. La Zone d'invasion de Zeus reste calme tant que 3 Objectifs rouges ne sont pas pris.",
  'mission.tiger.special':
    "Le dernier Furtif ne peut pas s'échapper tant que d'autres sont sur le plateau. La Zone d'invasion de Zeus reste calme tant que l'étape 1 n'est pas faite.",
  'mission.bigScore.special':
    "Deux portes sont fermées, et les ouvrir fait du bruit. Un Mécano répare l'ascenseur où il se trouve. L'Objectif bleu remplit tout le sac à dos, donne 5 PA à tous, fait venir Zeus et active la Zone d'invasion verte. La Zone d'invasion de Zeus reste calme tant que l'Objectif bleu n'est pas pris.",
  'mission.throne.special':
    "Le Survivant qui prend un Objectif rouge pioche aussi une carte Équipement. La Zone d'invasion bleue s'active quand un Survivant atteint l'étage de l'hôtel.",
  'mission.countdown.special':
    "Après 2 Objectifs rouges, un Mécano dans un des deux ascenseurs du bas répare celui du toit. L'Objectif bleu remplit tout le sac à dos, donne 5 PA à tous, fait venir Zeus et active la Zone d'invasion verte. Quand un Pilote s'échappe, l'hélico part. La Zone d'invasion bleue s'active quand un Survivant atteint le toit. La Zone d'invasion de Zeus reste calme tant que l'Objectif bleu n'est pas pris.",

  'mission.dryRun.loses': "Plus aucun Furtif avant que l'Objectif noir soit activé.",
  'mission.jackpot.loses':
    'Plus aucun Perceur de coffre avant que la porte de la Chambre forte soit ouverte, ou le marqueur de temps atteint la dernière case.',
  'mission.outOfOrder.loses': 'Plus aucun Mécano avant que les ascenseurs marchent.',
  'mission.tacoRun.loses': "Plus aucun Pilote avant que le camion soit démarré, ou la mort d'un Compagnon.",
  'mission.crown.loses': "Plus aucun Baroudeur avant que l'Objectif noir soit pris.",
  'mission.lastChopper.loses': "Plus aucun Pilote, trop peu de Survivants, ou l'hélico parti trop tôt.",
  'mission.tiger.loses': 'Plus aucun Furtif, ou le marqueur de temps atteint la dernière case.',
  'mission.bigScore.loses':
    "Plus aucun Perceur de coffre avant que la porte soit ouverte, plus aucun Mécano avant qu'un ascenseur marche, ou moins de 3 Survivants.",
  'mission.throne.loses': 'Moins de 3 Survivants.',
  'mission.countdown.loses':
    "Plus aucun Perceur de coffre avant que la porte soit ouverte, plus aucun Mécano avant que l'ascenseur marche, plus aucun Pilote ; l'hélico parti sans le butin ; ou le marqueur de temps atteint la dernière case.",

  'length.short': "courte, moins d'une heure",
  'length.standard': 'normale, une heure et demie',
  'length.long': 'longue, deux heures et plus',
  'difficulty.easy': 'facile',
  'difficulty.medium': 'moyenne',
  'difficulty.hard': 'difficile',
  'difficulty.veryHard': 'très difficile',

  'goal.red': 'Prendre {n} Objectifs rouges',
  'goal.take': 'Prendre {token}',
  'goal.take.by': 'Prendre {token} (seulement : {speciality})',
  'goal.activate': 'Activer {token}',
  'goal.activate.by': 'Activer {token} (seulement : {speciality})',
  'goal.repair': 'Réparer les ascenseurs (seulement : Mécano)',
  'goal.kill': 'Tuer {kind}',
  'goal.zeus': 'Faire venir Zeus',
  'goal.truck': 'Garer le camion à la Sortie : conducteur et deux Compagnons à bord, aucun zombie sur place',
  'goal.everyone': "Tous les Survivants du plateau s'échappent",
  'goal.everyone.last': "Tous les Survivants du plateau s'échappent, le dernier étant {speciality}",
  'goal.holder': "Le Survivant qui porte {token} s'échappe",
  'goal.holder.others': "Le Survivant qui porte {token} s'échappe, et au moins {n} autres",
  'goal.number': "Au moins {n} Survivants s'échappent",
  'goal.helicopter': "Un Pilote s'échappe après au moins {n} autres",
  'goal.helicopter.holder': "Le Survivant qui porte {token} s'échappe, puis un Pilote",
} satisfies Record<keyof typeof en, string>;
