import type en from './en.ts';

/** The game at a glance, in French. */
export default {
  'glance.aim':
    "Les zombies veulent entrer dans le pub, et vous le défendez tous ensemble. Tenez jusqu'à l'arrivée des secours, et faites en sorte qu'il y ait une place pour vous.",
  'glance.turn.1': 'Envoyer des compagnons',
  'glance.turn.1.text':
    'Envoyez au moins un compagnon du canapé vers un tabouret, un par rangée. Pour chacun vous piochez une carte : le plus souvent elle aide, parfois non.',
  'glance.turn.2': 'Lancer les dés',
  'glance.turn.2.text':
    'Sept dés montrent des armes, des coups bonus ou des zombies, qui montent dans le bus. Le dé de couleur pose un zombie sur chaque tuile de sa couleur.',
  'glance.turn.3': 'Viser',
  'glance.turn.3.text':
    'Placez des dés et des cartes arme sur les zombies des rangées où un compagnon est assis. Chaque arme a sa portée ; les coups bonus renforcent une arme.',
  'glance.turn.4': 'Combattre, puis la rangée avance',
  'glance.turn.4.text':
    "Un coup suffit pour la plupart des zombies, les coriaces en demandent deux. Puis la rangée avance vers le pub : d'une tuile si un zombie y est vaincu, sinon de deux.",
  'glance.turn.5': 'Bus, chips, morsures',
  'glance.turn.5.text':
    'Le bus dépose ses zombies dans les rangées. Vous recevez un paquet de chips par zombie vaincu ; ceux qui sont entrés dans le pub vous mordent.',
  'glance.end':
    'Les secours attendent dans le dernier quart de la pioche. Quand leur carte est révélée, la partie est finie : la carte dit qui est sauvé, et seuls ces joueurs gagnent. Si le dernier compagnon du pub meurt avant, vous perdez tous.',
  'glance.word.companion': 'Compagnon',
  'glance.word.companion.text':
    'Un des habitués, qui sont à tous les joueurs. Il se repose sur le canapé et se bat depuis un tabouret.',
  'glance.word.row': 'Rangée',
  'glance.word.row.text':
    "Cinq tuiles, de la rue à un tabouret. La case 1 touche le pub : ce qui la dépasse est à l'intérieur.",
  'glance.word.bite': 'Morsure',
  'glance.word.bite.text':
    'Elle se compte sur votre cadran. À la cinquième, un compagnon meurt et le cadran revient à 0.',
  'glance.word.crisps': 'Chips',
  'glance.word.crisps.text':
    'Votre monnaie. Quatre paquets paient une bière, qui soigne une morsure ; les autres joueurs peuvent vous vendre une carte.',
  'glance.word.sector': 'Secteur',
  'glance.word.sector.text':
    'Un quart de la pioche. Chaque carte piochée rapproche les secours, et chaque carte défaussée pour des zombies vaincus aussi.',

  'calm.glance.aim':
    "Les dormeurs veulent entrer dans le pub, et vous le défendez tous ensemble. Tenez jusqu'à l'arrivée des secours, et faites en sorte qu'il y ait une place pour vous.",
  'calm.glance.turn.2.text':
    'Sept dés montrent des armes, des coups bonus ou des dormeurs, qui montent dans le bus. Le dé de couleur pose un dormeur sur chaque tuile de sa couleur.',
  'calm.glance.turn.3.text':
    'Placez des dés et des cartes arme sur les dormeurs des rangées où un compagnon est assis. Chaque arme a sa portée ; les coups bonus renforcent une arme.',
  'calm.glance.turn.4.text':
    "Un coup suffit pour la plupart des dormeurs, les coriaces en demandent deux. Puis la rangée avance vers le pub : d'une tuile si un dormeur y est vaincu, sinon de deux.",
  'calm.glance.turn.5': 'Bus, chips, griffures',
  'calm.glance.turn.5.text':
    'Le bus dépose ses dormeurs dans les rangées. Vous recevez un paquet de chips par dormeur vaincu ; ceux qui sont entrés dans le pub vous griffent.',
  'calm.glance.end':
    'Les secours attendent dans le dernier quart de la pioche. Quand leur carte est révélée, la partie est finie : la carte dit qui est sauvé, et seuls ces joueurs gagnent. Si le dernier compagnon du pub rentre à la maison avant, vous perdez tous.',
  'calm.glance.word.bite': 'Griffure',
  'calm.glance.word.bite.text':
    'Elle se compte sur votre cadran. À la cinquième, un compagnon rentre à la maison et le cadran revient à 0.',
  'calm.glance.word.crisps.text':
    'Votre monnaie. Quatre paquets paient une bière, qui soigne une griffure ; les autres joueurs peuvent vous vendre une carte.',
  'calm.glance.word.sector.text':
    'Un quart de la pioche. Chaque carte piochée rapproche les secours, et chaque carte défaussée pour des dormeurs vaincus aussi.',
} satisfies Record<keyof typeof en, string>;
