/** Inventories, in English. */
export default {
  'boardview.stock.take': 'Choose a card to move, or confirm as it is.',
  'boardview.stock.lay': 'Now choose its slot. On another card it swaps places.',
  'boardview.stock.set': 'Set {set}: {cards}',
  'boardview.stock.air': 'New',
  'boardview.stock.over': 'Would be discarded: {cards}',
  'boardview.stock.hand': 'Hand {n}',
  'boardview.stock.pack': 'Backpack {n}',
  'boardview.stock.free': 'Free',
  'boardview.team.needed': 'needed: {who}',
  'boardview.team.met': '{who} is in',
  'boardview.vault.rolls': 'Roll {n} of {of}. Press the dice you keep.',
  'boardview.vault.die': 'Die {n}: {value}',
  'boardview.vault.kept': 'kept',
  'boardview.vault.loose': 'not kept',
  'boardview.vault.help': 'change',
  'boardview.vault.line': '{who} at Range 0 or 1: {what}.',
};
