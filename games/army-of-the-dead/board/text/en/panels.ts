/** Forecasts in words, in English. */
export default {
  'boardview.least': 'at least {n}',
  'boardview.span': '{least} to {most}',

  'boardview.panel.dead': 'If the dead acted now',
  'boardview.panel.dead.after': 'If the dead acted after that',
  'boardview.panel.appears': 'What appears next',
  'boardview.panel.lives': 'After this',
  'boardview.panel.vault': 'The Vault',

  'boardview.ahead.lost.must': 'The game would be lost.',
  'boardview.ahead.lost.may': 'The game may be lost.',
  'boardview.ahead.zone.nobody': '{zone}: Wounds for {who}: {n}. Nobody can fall by them.',
  'boardview.ahead.zone.need-not': '{zone}: Wounds for {who}: {n}. Nobody need fall.',
  'boardview.ahead.zone.depends': '{zone}: Wounds for {who}: {n}. Somebody may have to fall.',
  'boardview.ahead.zone.must': '{zone}: Wounds for {who}: {n}. Somebody must fall.',
  'boardview.ahead.trap': '{zone}: the Explosive Trap goes off, {damage} Damage.',
  'boardview.ahead.wakes': '{zone}: Dormants wake, {n} of them.',
  'boardview.ahead.extra': 'The box runs out: all Shamblers act once more.',
  'boardview.ahead.extra.may': 'The box may run out: then all Shamblers act once more.',
  'boardview.ahead.zeus': 'Zeus may come in the middle of it.',
  'boardview.ahead.choice.goal': '{zone}: the First Player decides which way they look: {zones}.',
  'boardview.ahead.choice.way': '{zone}: the First Player sends {dead} one way or another: {zones}.',
  'boardview.ahead.goes': 'To {zone}: {groups}.',
  'boardview.ahead.group': '{dead} from {from}',
  'boardview.ahead.nothing': 'Nobody would be hurt, and nobody would move.',

  'boardview.appear.average': 'At {level} a Zombie card brings {n, plural, other {#}} on average.',
  'boardview.appear.kind.shambler': 'Shamblers, {least} to {most}',
  'boardview.appear.kind.alpha': 'Alphas, {least} to {most}',
  'boardview.appear.kind.none': 'nobody',
  'boardview.appear.card': '{n}. {zone}: a Zombie card.',
  'boardview.appear.orders': '{n}. {zone}: an Order of Zeus, with {least} to {most} Zombies.',
  'boardview.appear.waits': '{n}. {zone}: not active yet.',
  'boardview.appear.waits.for': '{n}. {zone}: not active {what}.',
  'boardview.appear.reacts': '{who} may answer with {skill}.',
  'boardview.appear.short':
    'Chance that the next card finds too few figures: {percent}%. Then all of the kind act again.',

  'boardview.fronts': 'What it may be, one of {n} face down:',
  'boardview.search.next': 'The next Equipment card, one of {n}:',
  'boardview.search.others': 'something else',

  'boardview.attack.dice':
    '{dice, plural, one {# die} other {# dice}}, success on {least} or more, {damage} Damage each.',
  'boardview.attack.dice.ammo':
    '{dice, plural, one {# die} other {# dice}} and {ammo, plural, one {# Ammo die} other {# Ammo dice}}, success on {least} or more, {damage} Damage each.',
  'boardview.attack.thrown': 'It always hits: {damage} Damage for everybody there.',
  'boardview.attack.target': 'Chance to kill {target}: {percent}%.',
  'boardview.attack.lays': 'Chance to lay {target} down: {percent}%.',
  'boardview.attack.damage': 'Damage, {needs} needed:',
  'boardview.attack.damage.least': 'at least {n} Damage',
  'boardview.attack.helmet': 'Nothing but an explosion helps against the helmet.',
  'boardview.attack.fallen': 'Zombies killed:',
  'boardview.attack.none': 'It is too weak for anybody there.',
  'boardview.attack.kinds': 'Chance to kill one of each kind:',
  'boardview.attack.clear': 'Chance that the Zone is clear: {percent}%.',
  'boardview.attack.empty': 'Chance that the weapon is empty afterwards: {percent}%.',
  'boardview.attack.caught': 'Caught in the explosion: {who} ({percent}%).',
  'boardview.attack.friends': 'Chance that a miss hits {who}: {percent}%.',
  'boardview.attack.falls': 'Chance that one of them must fall: {percent}%.',
  'boardview.attack.spared': '{skill} can spare {who}.',
  'boardview.attack.adrenaline': 'Expected AP: {n, plural, other {#}}; at most {most}.',
  'boardview.attack.level': '{who} may reach {level}.',
  'boardview.attack.danger':
    'Zombie cards would then bring {later, plural, other {#}} on average, not {now, plural, other {#}}.',
  'boardview.attack.danger.red':
    'If it is red, Zombie cards then bring {later, plural, other {#}} on average, not {now, plural, other {#}}.',
  'boardview.attack.noisy': 'It is noisy.',
  'boardview.attack.lives': 'Chance that {who} lives through it: 0% now, {percent}% after this.',

  'boardview.wakes': '{n, plural, one {# Dormant token wakes} other {# Dormant tokens wake}}. Shamblers:',
  'boardview.wakes.short':
    'Chance that the box has too few: {percent}%. Then none of those appears, and all Shamblers act.',
  'boardview.vault.keeping':
    'Chance of a run if you keep {n, plural, =0 {no more dice} one {# more die} other {# more dice}}: {percent}%.',

  'boardview.slip.round.unhurt': 'The dead hurt nobody.',
  'boardview.slip.round.hurt': 'Wounds: {who}.',
  'boardview.slip.round.wounds': '{who} {n}',
  'boardview.slip.round.fell': 'Fallen: {fallen}.',
  'boardview.slip.round.fell.hurt': 'Fallen: {fallen}. Wounds: {who}.',
  'boardview.slip.round.appeared': 'Appeared: {places}.',
  'boardview.slip.round.place': '{dead} in {zone}',
  'boardview.slip.round.near': 'Nearest dead: {groups}.',
  'boardview.slip.round.far': '{n, plural, =0 {here} one {# Zone away} other {# Zones away}} ({who})',
  'boardview.slip.round.time': 'Time left: {n, plural, one {# square} other {# squares}}.',
};
