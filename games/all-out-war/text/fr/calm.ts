import type en from '../en/calm.ts';

/** Words for calm mode. */
export default {
  'calm.game.subtitle': 'Deux groupes, neuf caisses de ravitaillement, et tous les autres cherchent de la compagnie.',
  'calm.keyword.amputate': 'Médecine de terrain',
  'calm.ability.surgeon': 'Médecine de terrain',
  'calm.abilitytext.surgeon': 'Soigne les infections sans outil, et avec moins de blessures.',
  'calm.item.goreSmearedCoat': 'Manteau malodorant',
  'calm.card.feedingFrenzy': 'Agitation',
  'calm.event.frenzy': 'Ce tour-ci, les Rôdeurs sont agités.',
  'calm.event.amputates':
    '{survivor} soigne {target} : {wounds, plural, =0 {aucune blessure} one {# blessure} other {# blessures}}.',
  'calm.event.limb': "{survivor} {badge, select, true {ne peut utiliser qu'une main} other {ne peut plus Courir}}.",
  'calm.event.hand-lost': '{survivor} ne peut plus utiliser une main ({slot}).',
  'calm.event.died.amputation': '{survivor} est hors jeu.',
  'calm.event.sharp':
    '{survivor} ({item}) {badge, select, true {frappe plus fort : une blessure de plus} other {ne frappe pas plus fort}}.',
  'calm.ask.lost-hand': '{who}, quelle main ne peut plus utiliser {survivor} ?',
  'calm.do.special.amputate': 'Soigner ({by})',
  'calm.do.hand': 'Sans : {slot}',
  'calm.do.hand.item': 'Sans : {slot}, avec {item}',
} satisfies Record<keyof typeof en, string>;
