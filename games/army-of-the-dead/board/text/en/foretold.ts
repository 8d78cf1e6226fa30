/** Board: what may follow, and why a game ended. */
export default {
  'boardview.orders.here':
    'An Order of Zeus may bring up to {n, plural, one {# Zombie that acts} other {# Zombies that act}} here at once, for up to {wounds, plural, one {# Wound} other {# Wounds}}: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'boardview.orders.who':
    'An Order of Zeus may bring up to {n, plural, one {# Zombie that attacks} other {# Zombies that attack}} {who} at once, for up to {wounds, plural, one {# Wound} other {# Wounds}}: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'boardview.orders.woken':
    'An Order of Zeus may then bring Zombies that attack {who} at once: up to {wounds, plural, one {# Wound} other {# Wounds}}.',
  'boardview.orders.does':
    'Each Round an Order of Zeus is drawn for it, until Zeus comes: {least} to {most} Zombies appear, and by {cards} of {of} cards left they act at once.',
  'boardview.orders.waits': 'Not active {what}.',
  'boardview.orders.again': 'More if the box runs short: then all Shamblers act once more.',
  'calm.boardview.orders.here':
    'An Order of Zeus may bring up to {n, plural, one {# sleepwalker that acts} other {# sleepwalkers that act}} here at once, for up to {wounds, plural, one {# Knock} other {# Knocks}}: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'calm.boardview.orders.who':
    'An Order of Zeus may bring up to {n, plural, one {# sleepwalker that bumps} other {# sleepwalkers that bump}} into {who} at once, for up to {wounds, plural, one {# Knock} other {# Knocks}}: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'calm.boardview.orders.woken':
    'An Order of Zeus may then bring sleepwalkers that bump into {who} at once: up to {wounds, plural, one {# Knock} other {# Knocks}}.',
  'calm.boardview.orders.does':
    'Each Round an Order of Zeus is drawn for it, until Zeus comes: {least} to {most} sleepwalkers appear, and by {cards} of {of} cards left they act at once.',
  'boardview.or': '{a} or {b}',
  'boardview.or.more': '{a}, {b}',
  'boardview.detail.friends.one': 'Each miss: {damage, plural, one {# Wound} other {# Wounds}} for {who} ({percent}%).',
  'boardview.detail.friends.either':
    'Each miss: {damage, plural, one {# Wound} other {# Wounds}} for {who}, your choice ({percent}%).',
  'boardview.attack.friends.one':
    'Chance of a miss, with {damage, plural, one {# Wound} other {# Wounds}} for {who} each: {percent}%.',
  'boardview.attack.friends.either':
    'Chance of a miss, with {damage, plural, one {# Wound} other {# Wounds}} for {who} each, your choice: {percent}%.',
  'calm.boardview.detail.friends.one':
    'Each miss: {damage, plural, one {# Knock} other {# Knocks}} for {who} ({percent}%).',
  'calm.boardview.detail.friends.either':
    'Each miss: {damage, plural, one {# Knock} other {# Knocks}} for {who}, your choice ({percent}%).',
  'calm.boardview.attack.friends.one':
    'Chance of a miss, with {damage, plural, one {# Knock} other {# Knocks}} for {who} each: {percent}%.',
  'calm.boardview.attack.friends.either':
    'Chance of a miss, with {damage, plural, one {# Knock} other {# Knocks}} for {who} each, your choice: {percent}%.',
  'boardview.lifts': '{who} may reach {level}: {percent}%.',
  'boardview.ahead.won': 'If the last on the board fall now, the Mission is won: others have escaped.',
  'boardview.ahead.zone.must.one': '{zone}: Wounds for {who}: {n}. {who} must fall.',
  'boardview.ahead.zone.depends.one': '{zone}: Wounds for {who}: {n}. {who} may have to fall.',
  'boardview.mission.everyone':
    'The last step is done when nobody is left on the board and somebody has escaped, also if the last one falls.',
  'boardview.tally.end': '{escaped} escaped, {fallen} fell, {left} left on the board.',
  'boardview.tally.end.nobody': 'Nobody is left on the board: {escaped} escaped, {fallen} fell.',
  'calm.boardview.ahead.zone.must.one': '{zone}: Knocks for {who}: {n}. {who} must fall.',
  'calm.boardview.ahead.zone.depends.one': '{zone}: Knocks for {who}: {n}. {who} may have to fall.',
  'boardview.detail.unused-card': 'It goes away unused.',
  'boardview.attack.way.melee': 'Spread: each success brings down one, shared as you like.',
  'boardview.attack.way.order':
    'Spread: each success goes to the next in Target Priority. Focused can name only who comes first in it.',
  'boardview.attack.way.any': 'Spread: each success goes to whom you like: this weapon ignores Target Priority.',
  'boardview.attack.way.focused': 'Focused: the Damage of all successes is added up against one target.',
  'boardview.detail.keeps-loaded': 'The token ignores Out of Ammo.',
  'boardview.personal.token': 'Its token: {token}.',
  'boardview.special': 'Missions name what it is needed for.',
  'boardview.special.stealthy': 'Leaves Dormants without a roll; Missions name what else it is needed for.',
};
