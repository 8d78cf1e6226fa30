/** What one can do, in a word, and the second line of options, in English. */
export default {
  'boardview.verb.move': 'Move',
  'boardview.verb.fight': 'Fight',
  'boardview.verb.shoot': 'Shoot',
  'boardview.verb.throw': 'Explosives',
  'boardview.verb.other': 'Other',
  'boardview.verb.objective': 'Objective',
  'boardview.verb.sleepers': 'Dormants',
  'boardview.verb.skill': 'Skill',
  'boardview.verb.item': 'Use',
  'boardview.verb.discard': 'Discard',
  'boardview.verb.truck': 'Truck',

  'boardview.detail.cost': '{n, plural, one {# Action} other {# Actions}}.',
  'boardview.detail.free': 'Free.',
  'boardview.detail.safe': 'No Attacks.',
  'boardview.detail.meets': 'Wounds: up to {n}, Health {health}.',
  'boardview.detail.leaves': 'Wakes those here: {percent}%.',
  'boardview.detail.wakes':
    'Wakes {n, plural, one {# token} other {# tokens}}, about {shamblers, plural, one {# Shambler} other {# Shamblers}}.',
  'boardview.detail.kills': 'At least 1: {percent}%; average {n, plural, other {#}}.',
  'boardview.detail.none': 'Too weak here.',
  'boardview.detail.target': 'Kills: {percent}%.',
  'boardview.detail.lays': 'Lays down: {percent}%.',
  'boardview.detail.friends': 'Hits {who}: {percent}%.',
  'boardview.detail.empty': 'Empty: {percent}%.',
  'boardview.detail.aaahh': '‘Aaahh!!’: {percent}%.',
  'boardview.detail.vault': 'Chance of a run: {percent}%.',
  'boardview.detail.unused': '{n, plural, one {# Action is} other {# Actions are}} left.',
  'boardview.detail.dead-next': 'The dead act next.',

  'boardview.confirm.path':
    'Go to {zone}: {n, plural, one {# Zone} other {# Zones}}, {cost, plural, one {# Action} other {# Actions}}',
  'boardview.confirm.dead-next': 'End: the dead act next',
  'boardview.confirm.share': 'Confirm: {who} {n, plural, one {falls} other {fall}}',
  'boardview.confirm.falls': 'Throw: {who} {n, plural, one {falls} other {fall}}',
  'boardview.confirm.hurts': 'Throw: it also hits {who}',
};
