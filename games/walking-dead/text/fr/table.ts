import type en from '../en/table.ts';

/** The game, its set-up and its phases. */
export default {
  'game.title': 'The Walking Dead : le jeu de plateau',
  'game.short': 'The Walking Dead',
  'game.subtitle': 'Trois lieux sûrs vous séparent des morts. Trouvez-les avant les autres, ou trouvez des alliés.',
  'game.players': '1 à 6 joueurs',
  'game.length': '30 à 60 minutes',
  'game.kind': 'Une course à travers la Géorgie : des dés, des rencontres, des alliances fragiles',
  'game.solo': 'Seul au monde',

  'option.edition': "L'édition jouée",
  'option.edition.fr':
    'Édition française : après une exploration ratée, on reste ou on part ; les ressources se ramassent une fois toutes les rencontres passées',
  'option.edition.it':
    'Édition italienne : après une exploration ratée, il faut rester et réessayer ; les ressources se ramassent après chaque rencontre',
  'option.elimination': 'Quand une équipe entière est perdue',
  'option.elimination.restart': 'Le joueur revient avec une nouvelle équipe',
  'option.elimination.out': 'Le joueur est hors jeu ; en solo, il en va toujours ainsi',
  'option.characters': 'La distribution des personnages',
  'option.characters.random': 'Le hasard en donne un à chacun',
  'option.characters.choose': "Chacun prend le sien, dans l'ordre des places",

  'phase.recover': 'Repos',
  'phase.move': 'Déplacement',
  'phase.encounters': 'Rencontres',
  'phase.end': 'Fin du tour',

  'step.characters': 'Choix des personnages',
  'step.first': 'Qui commence',
  'step.turn': 'Début du tour',
  'step.recover': 'Repos',
  'step.move': 'Début du déplacement',
  'step.step': 'Déplacement',
  'step.visit': 'Rencontres',
  'step.attempt': "Exploration d'un Lieu",
  'step.end': 'Fin du tour',
  'step.over': 'La partie est finie',
} satisfies Record<keyof typeof en, string>;
