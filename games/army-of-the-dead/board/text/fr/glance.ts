/** The game at a glance, for somebody who never read its rules, in French. */
export default {
  'glance.aim':
    "Six Survivants entrent dans une ville de morts. Accomplissez les étapes de la Mission dans l'ordre, et les Objectifs personnels de deux d'entre eux, avant que la ville ne vous prenne. Tout le monde gagne ou perd ensemble.",
  'glance.turn.1': 'Trois Actions chacun',
  'glance.turn.1.text':
    "Vos Survivants jouent l'un après l'autre : changez de Zone, fouillez une pièce, prenez ce que demande la Mission.",
  'glance.turn.2': 'Combattez',
  'glance.turn.2.text':
    'Chaque succès tue un Traînard ; pour un Alpha, il faut un coup à 2 Dégâts. Les échecs touchent les amis qui sont là.',
  'glance.turn.3': 'Attention au bruit',
  'glance.turn.3.text': 'Une arme bruyante pose le Bruit là où vous êtes et réveille les Dormants voisins.',
  'glance.turn.4': 'Les morts agissent',
  'glance.turn.4.text':
    'Les zombies attaquent qui est dans leur Zone, ou vont vers qui ils voient, sinon vers le Bruit. Un Survivant tombe à la troisième Blessure, un Baroudeur à la quatrième.',
  'glance.turn.5': 'Les morts arrivent',
  'glance.turn.5.text': "Chaque Zone d'invasion a sa carte. Plus vous en avez tué, plus il en vient.",
  'glance.end':
    "Vous gagnez quand toutes les étapes et les deux Objectifs personnels sont accomplis, le plus souvent les derniers par la Sortie. Vous perdez si l'un de ces deux Survivants tombe, ou quelqu'un dont la Mission a besoin, ou si le temps est écoulé.",
  'glance.word.action': 'Action',
  'glance.word.action.text':
    'Chaque Survivant en a 3 par tour. Quitter une Zone avec des zombies en coûte 1 de plus pour chacun.',
  'glance.word.noise': 'Bruit',
  'glance.word.noise.text': "Il n'y a qu'un jeton. Les zombies qui ne voient personne marchent vers lui.",
  'glance.word.dormants': 'Dormants',
  'glance.word.dormants.text':
    "Jetons face cachée : 1 à 4 Traînards endormis. Le Bruit voisin, la Fouille et la prise d'un Objectif les réveillent ; partir, parfois.",
  'glance.word.danger': 'Niveau de danger',
  'glance.word.danger.text':
    "Tuer donne de l'adrénaline : des Compétences, et à chaque niveau plus de zombies par carte.",
  'glance.word.ammo': 'Dés de munition',
  'glance.word.ammo.text': "Si l'un montre le symbole, l'arme est à court jusqu'à ce que vous utilisiez un chargeur.",

  'calm.glance.aim':
    "Six Survivants entrent dans une ville de somnambules. Accomplissez les étapes de la Mission dans l'ordre, et les Objectifs personnels de deux d'entre eux, avant que la ville ne vous prenne. Tout le monde gagne ou perd ensemble.",
  'calm.glance.turn.2': 'Faites-les partir',
  'calm.glance.turn.2.text':
    'Chaque succès fait partir un Traînard ; pour un Alpha, il faut un coup à 2 Dégâts. Les échecs touchent les amis qui sont là.',
  'calm.glance.turn.3.text': 'Un outil bruyant pose le Bruit là où vous êtes et réveille les Dormants voisins.',
  'calm.glance.turn.4': 'À leur tour',
  'calm.glance.turn.4.text':
    'Les somnambules bousculent qui est dans leur Zone, ou vont vers qui ils voient, sinon vers le Bruit. Un Survivant tombe au troisième choc, un Baroudeur au quatrième.',
  'calm.glance.turn.5': "D'autres arrivent",
  'calm.glance.turn.5.text': "Chaque Zone d'invasion a sa carte. Plus vous en avez fait partir, plus il en vient.",
  'calm.glance.word.action.text':
    'Chaque Survivant en a 3 par tour. Quitter une Zone avec des somnambules en coûte 1 de plus pour chacun.',
  'calm.glance.word.noise.text': "Il n'y a qu'un jeton. Les somnambules qui ne voient personne marchent vers lui.",
  'calm.glance.word.danger.text':
    "Les faire partir donne de l'adrénaline : des Compétences, et à chaque niveau plus de somnambules par carte.",
  'calm.glance.word.ammo.text':
    "Si l'un montre le symbole, l'outil est à court jusqu'à ce que vous utilisiez un chargeur.",
};
