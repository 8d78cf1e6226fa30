import type en from '../en/calm.ts';

/** Words for calm mode. */
export default {
  'calm.game.subtitle': 'Due gruppi, nove casse di rifornimenti, e tutti gli altri cercano compagnia.',
  'calm.keyword.amputate': 'Medico da campo',
  'calm.ability.surgeon': 'Medico da campo',
  'calm.abilitytext.surgeon': 'Cura le infezioni senza attrezzi, e con meno ferite.',
  'calm.item.goreSmearedCoat': 'Cappotto puzzolente',
  'calm.card.feedingFrenzy': 'Agitazione',
  'calm.event.frenzy': 'In questo turno i Vaganti sono agitati.',
  'calm.event.amputates':
    '{survivor} cura {target}: {wounds, plural, =0 {nessuna ferita} one {# ferita} other {# ferite}}.',
  'calm.event.limb': '{survivor} {badge, select, true {può usare una mano sola} other {non può più Correre}}.',
  'calm.event.hand-lost': '{survivor} non può più usare una mano ({slot}).',
  'calm.event.died.amputation': '{survivor} è fuori gioco.',
  'calm.event.sharp':
    '{survivor} ({item}) {badge, select, true {colpisce più forte: una ferita in più} other {non colpisce più forte}}.',
  'calm.ask.lost-hand': '{who}, quale mano non può più usare {survivor}?',
  'calm.do.special.amputate': 'Cura ({by})',
  'calm.do.hand': 'Senza questa: {slot}',
  'calm.do.hand.item': 'Senza questa: {slot}, con {item}',
} satisfies Record<keyof typeof en, string>;
