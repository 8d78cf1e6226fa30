/** What one can do, in a word, and the second line of options, in Italian. */
export default {
  'boardview.verb.move': 'Muovi',
  'boardview.verb.fight': 'Combatti',
  'boardview.verb.shoot': 'Spara',
  'boardview.verb.throw': 'Esplosivi',
  'boardview.verb.other': 'Altro',
  'boardview.verb.objective': 'Obiettivo',
  'boardview.verb.sleepers': 'Dormienti',
  'boardview.verb.skill': 'Abilità',
  'boardview.verb.item': 'Usa',
  'boardview.verb.discard': 'Scarta',
  'boardview.verb.truck': 'Camioncino',

  'boardview.detail.cost': '{n, plural, one {# Azione} other {# Azioni}}.',
  'boardview.detail.free': 'Gratis.',
  'boardview.detail.safe': 'Nessun Attacco.',
  'boardview.detail.meets': 'Ferite: fino a {n}, Salute {health}.',
  'boardview.detail.leaves': 'Sveglia chi è qui: {percent}%.',
  'boardview.detail.wakes':
    'Sveglia {n, plural, one {# segnalino} other {# segnalini}}, circa {shamblers, plural, other {# Shambler}}.',
  'boardview.detail.kills': 'Almeno 1: {percent}%; media {n, plural, other {#}}.',
  'boardview.detail.none': 'Qui troppo debole.',
  'boardview.detail.target': 'Uccide: {percent}%.',
  'boardview.detail.lays': 'Stende: {percent}%.',
  'boardview.detail.friends': 'Colpisce {who}: {percent}%.',
  'boardview.detail.empty': 'Scarica: {percent}%.',
  'boardview.detail.aaahh': '«Aaahh!!»: {percent}%.',
  'boardview.detail.vault': 'Probabilità di una sequenza: {percent}%.',
  'boardview.detail.unused': '{n, plural, one {Resta # Azione} other {Restano # Azioni}}.',
  'boardview.detail.dead-next': 'Poi tocca ai morti.',

  'boardview.confirm.path':
    'Vai in {zone}: {n, plural, one {# Zona} other {# Zone}}, {cost, plural, one {# Azione} other {# Azioni}}',
  'boardview.confirm.dead-next': 'Finisci: ora agiscono i morti',
  'boardview.confirm.share': 'Conferma: {n, plural, one {cade} other {cadono}} {who}',
  'boardview.confirm.falls': 'Lancia: {n, plural, one {cade} other {cadono}} {who}',
  'boardview.confirm.hurts': 'Lancia: colpisce anche {who}',
};
