/** The table's own sentences in English. */
export default {
  'kernel.seat': 'Player {n}',

  'kernel.refusal.stale': 'That question is answered already. Another one is open now.',
  'kernel.refusal.no-such-decision': 'That question has not been asked.',
  'kernel.refusal.not-your-decision': 'This is for {who} to decide.',
  'kernel.refusal.already-answered': 'You have answered. The others are still thinking.',
  'kernel.refusal.game-over': 'The game is over.',
  'kernel.refusal.malformed': 'This question wants another kind of answer.',
  'kernel.refusal.not-offered': 'That is not possible now.',
  'kernel.refusal.too-many':
    '{max, plural, =0 {Nothing can be chosen here} one {Choose # at most} other {Choose # at most}}, not {got}.',
  'kernel.refusal.too-few': '{min, plural, one {Choose # at least} other {Choose # at least}}, not {got}.',
  'kernel.refusal.twice': 'The same thing cannot be chosen twice.',
  'kernel.refusal.incomplete':
    '{wanted, plural, one {The one thing here must have its place} other {All # things must have their place}}; {got, plural, =0 {none has} one {# has} other {# have}}.',
  'kernel.refusal.over-limit':
    '{limit, plural, =0 {Nothing can go there} one {No more than # can go there} other {No more than # can go there}}, not {got}.',
  'kernel.refusal.wrong-total':
    'Share out exactly {total}; {got, plural, =0 {nothing is} one {# is} other {# are}} shared out so far.',
  'kernel.refusal.outside': 'That point is outside the area.',
  'kernel.refusal.blocked': 'Something is in the way.',
  'kernel.refusal.too-far': 'That is too far.',
  'kernel.refusal.rules-error':
    'Something is wrong in the rules of this game. Everything stands as it was before your answer.',
  'kernel.refusal.other': 'This answer cannot be taken ({code}).',

  'kernel.undo.nothing': 'There is nothing to take back.',
  'kernel.undo.other-seat': 'Someone else has decided since. It cannot be taken back.',
  'kernel.undo.chance': 'Chance has spoken or something hidden has come to light since. It cannot be taken back.',
};
