import type en from './en.ts';

/** The game at a glance, in French. */
export default {
  'glance.aim':
    'Tout le monde cherche un refuge. Explorez trois Lieux avant les autres, chacun pour soi ou en faisant équipe.',
  'glance.turn.1': 'Repos',
  'glance.turn.1.text': 'Mangez si vous voulez : chaque nourriture dépensée retire 1 fatigue à un de vos survivants.',
  'glance.turn.2': 'Déplacement',
  'glance.turn.2.text':
    'Faites de 1 à 3 pas. Une case où personne ne reste reçoit un jeton zombie face cachée : revenir a son prix.',
  'glance.turn.3': 'Combat',
  'glance.turn.3.text':
    'Là où vous trouvez des jetons, vous lancez tous vos dés : il faut tuer chaque zombie. Chaque zombie encore debout vous coûte 1 fatigue.',
  'glance.turn.4': 'Rencontres',
  'glance.turn.4.text':
    'Sur une case avec des icônes, une rencontre vous attend pour chacune : lancer, payer ou choisir. Puis vous recueillez les icônes, sauf si une carte vous en prive.',
  'glance.turn.5': 'Exploration',
  'glance.turn.5.text':
    "Entrez dans un Lieu dès que vous avez ce que l'objectif exige, et faites ce qu'il dit. En cas de succès, le Lieu est à vous.",
  'glance.end':
    "Avec votre troisième Lieu, vous gagnez aussitôt, et tout votre groupe avec vous. Si vous perdez votre dernier survivant, vous recommencez en général avec d'autres.",
  'glance.word.survivor': 'Survivant',
  'glance.word.survivor.text':
    'Un personnage ou un compagnon de votre équipe. Chacun ajoute des dés à votre réserve, et beaucoup ont une capacité.',
  'glance.word.fatigue': 'Fatigue',
  'glance.word.fatigue.text':
    'Vous choisissez qui la subit. La première et la deuxième ne font rien ; la troisième tue.',
  'glance.word.ammo': 'Munition',
  'glance.word.ammo.text':
    "Dépensez-la après le lancer pour 1 à 3 tués de plus. La face Attirer s'entend de loin : des jetons arrivent sur toutes les cases adjacentes.",
  'glance.word.fuel': 'Essence',
  'glance.word.fuel.text':
    'Dépensez-la avant un pas : vous roulez sur deux cases vides, ou contournez des zombies sans combat.',
  'glance.word.group': 'Groupe',
  'glance.word.group.text':
    'Les joueurs sur une même case peuvent voyager ensemble. Ils lancent tous leurs dés ensemble, et gagnent ensemble.',

  'calm.glance.turn.2.text':
    'Faites de 1 à 3 pas. Une case où personne ne reste reçoit un jeton somnambule face cachée : revenir a son prix.',
  'calm.glance.turn.3.text':
    'Là où vous trouvez des jetons, vous lancez tous vos dés : il faut réveiller chaque somnambule. Chaque somnambule encore endormi vous coûte 1 fatigue.',
  'calm.glance.word.fatigue.text':
    'Vous choisissez qui la subit. La première et la deuxième ne font rien ; à la troisième, un survivant rentre à la maison.',
  'calm.glance.word.ammo.text':
    "Dépensez-la après le lancer pour 1 à 3 réveils de plus. La face Attirer s'entend de loin : des jetons arrivent sur toutes les cases adjacentes.",
  'calm.glance.word.fuel.text':
    'Dépensez-la avant un pas : vous roulez sur deux cases vides, ou contournez des somnambules sans combat.',
} satisfies Record<keyof typeof en, string>;
