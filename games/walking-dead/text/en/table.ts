/** The game, its set-up and its phases. */
export default {
  'game.title': 'The Walking Dead: The Board Game',
  'game.short': 'The Walking Dead',
  'game.subtitle': 'Three safe places stand between you and the dead. Find them first, or find company.',
  'game.players': '1 to 6 players',
  'game.length': '30 to 60 minutes',
  'game.kind': 'A race across Georgia with dice, encounters and uneasy alliances',
  'game.solo': 'On Your Own',

  'option.edition': 'Which edition is played',
  'option.edition.fr':
    'French edition: after a failed exploration you may stay or go, resources are collected when all Encounters are over',
  'option.edition.it':
    'Italian edition: after a failed exploration you must stay and retry, resources are collected after every Encounter',
  'option.elimination': 'When a whole team is lost',
  'option.elimination.restart': 'The player comes back with a new team',
  'option.elimination.out': 'The player is out of the game; alone it is always so',
  'option.characters': 'How characters are dealt',
  'option.characters.random': 'Chance deals one to each player',
  'option.characters.choose': 'Each player takes one, in the order of the seats',

  'phase.recover': 'Recover',
  'phase.move': 'Move',
  'phase.encounters': 'Encounters',
  'phase.end': 'End of the turn',

  'step.characters': 'Choosing characters',
  'step.first': 'Finding the first player',
  'step.turn': 'Start of the turn',
  'step.recover': 'Recover',
  'step.move': 'Start of the movement',
  'step.step': 'Movement',
  'step.visit': 'Encounters',
  'step.attempt': 'Exploring a Location',
  'step.end': 'End of the turn',
  'step.over': 'The game is over',
};
