/** Words for calm mode. */
export default {
  'calm.game.subtitle': 'Two groups, nine crates of supplies, and everybody else wants company.',
  'calm.keyword.amputate': 'Field Surgery',
  'calm.ability.surgeon': 'Field Medic',
  'calm.abilitytext.surgeon': 'Treats infections without a tool, and with fewer wounds.',
  'calm.item.goreSmearedCoat': 'Smelly Coat',
  'calm.card.feedingFrenzy': 'Excitement',
  'calm.event.frenzy': 'Walkers are excited this turn.',
  'calm.event.amputates':
    '{survivor} treats {target}: {wounds, plural, =0 {no wounds} one {# wound} other {# wounds}}.',
  'calm.event.limb': '{survivor} {badge, select, true {can use only one hand} other {cannot Run any more}}.',
  'calm.event.hand-lost': '{survivor} can no longer use a hand ({slot}).',
  'calm.event.died.amputation': '{survivor} is out of the game.',
  'calm.event.sharp':
    '{survivor} ({item}) {badge, select, true {strikes harder: one more wound} other {strikes no harder}}.',
  'calm.ask.lost-hand': '{who}, which hand can {survivor} no longer use?',
  'calm.do.special.amputate': 'Treat ({by})',
  'calm.do.hand': 'Without {slot}',
  'calm.do.hand.item': 'Without {slot} and what it holds: {item}',
};
