/** Words for calm mode, in English. */
export default {
  'calm.boardview.crew.state.dead': 'out',
  'calm.boardview.crew.bitten': 'infected',
  'calm.boardview.person.bitten': 'Infected: at the end of each turn a blank costs 1 Health.',
  'calm.boardview.ahead.bar.kills': 'puts out of the game',
  'calm.boardview.ahead.bar.bitten': 'is infected',
  'calm.boardview.ahead.worsens': 'Infected: {who}. A blank costs 1 Health (50%).',
  'calm.boardview.detail.kills': 'puts out of the game {percent}%',
  'calm.boardview.detail.bite': '{n, plural, one {is infected} other {one is infected}} {percent}%',
  'calm.boardview.detail.dies': 'is out of the game',
  'calm.boardview.detail.bitten': 'infected',
  'calm.boardview.slip.turn.dead': 'Out of the game: {who}.',
  'calm.boardview.slip.turn.bitten': 'Infected: {who}.',
  'calm.itemtext.weldingMask': 'When infected: a badge prevents it.',
  'calm.item.goryRags': 'Smelly Rags',
  'calm.keywordtext.amputate':
    'Special Action: an infected friend in the Kill Zone suffers wounds, but is no longer infected.',
  'calm.card.restlessDead': 'Restless Walkers',
  'calm.event.bitten': '{survivor} is infected.',
  'calm.event.bite-held-off':
    "{survivor}'s {item} {badge, select, true {prevents the infection} other {does not help}}.",
  'calm.event.died.wounds': '{survivor} is out of the game.',
  'calm.event.died.head': '{survivor} is out of the game at once.',
  'calm.event.died.finished': '{survivor} does not get up again: out of the game.',
  'calm.boardview.mat.bitten': 'infected',
  'calm.bot.step': 'A little farther from the Walkers.',
};
