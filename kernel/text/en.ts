/** The table's own sentences in English. */
export default {
  'kernel.seat': 'Player {n}',

  'kernel.refusal.stale': 'That was already answered. There is a new question now.',
  'kernel.refusal.no-such-decision': 'There is no such question.',
  'kernel.refusal.not-your-decision': 'It is up to {who} to choose.',
  'kernel.refusal.already-answered': 'You have already chosen. Waiting for the others.',
  'kernel.refusal.game-over': 'The game is over.',
  'kernel.refusal.malformed': 'That does not answer this question.',
  'kernel.refusal.not-offered': 'You cannot do that now.',
  'kernel.refusal.too-many':
    '{max, plural, =0 {You cannot choose anything here} other {Choose at most #}}; you chose {got}.',
  'kernel.refusal.too-few': '{min, plural, other {Choose at least #}}; you chose {got}.',
  'kernel.refusal.exactly': '{min, plural, other {Choose exactly #}}; you chose {got}.',
  'kernel.refusal.twice': 'You cannot choose the same thing twice.',
  'kernel.refusal.incomplete':
    '{wanted, plural, one {Place the one item} other {Put all # items in order}}; {got, plural, =0 {none is placed} one {# is placed} other {# are placed}} so far.',
  'kernel.refusal.over-limit':
    '{limit, plural, =0 {Nothing can go there} other {At most # can go there}}; you chose {got}.',
  'kernel.refusal.wrong-total':
    'Assign exactly {total}; {got, plural, =0 {none is assigned} one {# is assigned} other {# are assigned}} so far.',
  'kernel.refusal.outside': 'That point is outside the area.',
  'kernel.refusal.blocked': 'Something is in the way.',
  'kernel.refusal.too-far': 'That is too far.',
  'kernel.refusal.no-spot':
    '{form, select, path {A path is a list of points in whole numbers.} pose {This takes a point in whole numbers and a direction.} other {A point is two whole numbers.}}',
  'kernel.refusal.no-turn': 'There are only {turns} directions.',
  'kernel.refusal.rules-error':
    'The rules of this game hit an error. Everything is as it was before your choice (error {ref}).',
  'kernel.refusal.other': 'That did not work.',

  'kernel.undo.nothing': 'There is nothing to undo.',
  'kernel.undo.other-seat': "The last choice was another player's, so it cannot be undone.",
  'kernel.undo.chance': 'Dice were rolled or something was revealed since, so this cannot be undone.',
};
