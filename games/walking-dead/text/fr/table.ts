import type en from '../en/table.ts';

/** The game, its set-up and its phases. */
export default {
  'game.title': 'Walking Dead : le jeu de plateau',
  'game.short': 'Walking Dead',
  'game.subtitle': 'Explorez trois Lieux avant les autres pour échapper aux morts, ou trouvez des alliés.',
  'game.players': '1 à 6 joueurs',
  'game.length': '30 à 60 minutes',
  'game.kind': 'Une course à travers la Géorgie : des dés, des rencontres, des alliances fragiles',
  'game.solo': 'Seul au monde',

  'option.edition': 'Édition',
  'option.edition.fr':
    'Édition française : après une exploration ratée, on reste ou on part ; les ressources se recueillent une fois toutes les rencontres passées',
  'option.edition.it':
    'Édition italienne : après une exploration ratée, il faut rester et réessayer ; les ressources se recueillent après chaque rencontre',
  'option.elimination': 'Quand toute une équipe meurt',
  'option.elimination.restart': 'Nouvelle équipe',
  'option.elimination.out': 'Élimination (toujours en solo)',
  'option.characters': 'Distribution des personnages',
  'option.characters.random': 'Au hasard',
  'option.characters.choose': "Au choix, dans l'ordre du tour",

  'phase.recover': 'Repos',
  'phase.move': 'Déplacement',
  'phase.encounters': 'Rencontres',
  'phase.end': 'Fin du tour',

  'step.characters': 'Choix des personnages',
  'step.first': 'Premier joueur',
  'step.turn': 'Début du tour',
  'step.recover': 'Repos',
  'step.move': 'Début du déplacement',
  'step.step': 'Déplacement',
  'step.visit': 'Rencontres',
  'step.attempt': "Exploration d'un Lieu",
  'step.end': 'Fin du tour',
  'step.over': 'Partie terminée',
} satisfies Record<keyof typeof en, string>;
