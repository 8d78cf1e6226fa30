/** Board: what may follow, and why a game ended. */
export default {
  'boardview.orders.here':
    'Un Ordine di Zeus può portare fino a {n, plural, one {# zombi che agisce} other {# zombi che agiscono}} subito qui, al massimo {wounds, plural, one {# Ferita} other {# Ferite}}: {cards} su {of} carte rimaste.',
  'boardview.orders.who':
    'Un Ordine di Zeus può portare fino a {n, plural, one {# zombi che attacca} other {# zombi che attaccano}} subito {who}, al massimo {wounds, plural, one {# Ferita} other {# Ferite}}: {cards} su {of} carte rimaste.',
  'boardview.orders.woken':
    'Un Ordine di Zeus può poi portare zombi che attaccano subito {who}: al massimo {wounds, plural, one {# Ferita} other {# Ferite}}.',
  'boardview.orders.does':
    'Ogni round qui si pesca un Ordine di Zeus, finché Zeus non arriva: compaiono da {least} a {most} zombi, e con {cards} su {of} carte rimaste agiscono subito.',
  'boardview.orders.waits': 'Non attiva {what}.',
  'boardview.orders.again': 'Di più se la scatola si vuota: allora tutti gli Shambler agiscono ancora.',
  'calm.boardview.orders.here':
    'Un Ordine di Zeus può portare fino a {n, plural, one {# sonnambulo che agisce} other {# sonnambuli che agiscono}} subito qui, al massimo {wounds, plural, one {# botta} other {# botte}}: {cards} su {of} carte rimaste.',
  'calm.boardview.orders.who':
    'Un Ordine di Zeus può portare fino a {n, plural, one {# sonnambulo che urta} other {# sonnambuli che urtano}} subito {who}, al massimo {wounds, plural, one {# botta} other {# botte}}: {cards} su {of} carte rimaste.',
  'calm.boardview.orders.woken':
    'Un Ordine di Zeus può poi portare sonnambuli che urtano subito {who}: al massimo {wounds, plural, one {# botta} other {# botte}}.',
  'calm.boardview.orders.does':
    'Ogni round qui si pesca un Ordine di Zeus, finché Zeus non arriva: compaiono da {least} a {most} sonnambuli, e con {cards} su {of} carte rimaste agiscono subito.',
  'boardview.or': '{a} o {b}',
  'boardview.or.more': '{a}, {b}',
  'boardview.detail.friends.one':
    'Ogni colpo mancato: {damage, plural, one {# Ferita} other {# Ferite}} a {who} ({percent}%).',
  'boardview.detail.friends.either':
    'Ogni colpo mancato: {damage, plural, one {# Ferita} other {# Ferite}} a {who}, a tua scelta ({percent}%).',
  'boardview.attack.friends.one':
    'Probabilità di un colpo mancato, ognuno con {damage, plural, one {# Ferita} other {# Ferite}} a {who}: {percent}%.',
  'boardview.attack.friends.either':
    'Probabilità di un colpo mancato, ognuno con {damage, plural, one {# Ferita} other {# Ferite}} a {who} a tua scelta: {percent}%.',
  'calm.boardview.detail.friends.one':
    'Ogni colpo mancato: {damage, plural, one {# botta} other {# botte}} a {who} ({percent}%).',
  'calm.boardview.detail.friends.either':
    'Ogni colpo mancato: {damage, plural, one {# botta} other {# botte}} a {who}, a tua scelta ({percent}%).',
  'calm.boardview.attack.friends.one':
    'Probabilità di un colpo mancato, ognuno con {damage, plural, one {# botta} other {# botte}} a {who}: {percent}%.',
  'calm.boardview.attack.friends.either':
    'Probabilità di un colpo mancato, ognuno con {damage, plural, one {# botta} other {# botte}} a {who} a tua scelta: {percent}%.',
  'boardview.lifts': '{who} può arrivare al livello {level}: {percent}%.',
  'boardview.ahead.won': 'Se ora cadono gli ultimi sul tabellone, la Missione è vinta: altri sono in salvo.',
  'boardview.ahead.zone.must.one': '{zone}: Ferite per {who}: {n}. {who} deve cadere.',
  'boardview.ahead.zone.depends.one': '{zone}: Ferite per {who}: {n}. {who} rischia di dover cadere.',
  'boardview.mission.everyone':
    "L'ultimo passo è fatto quando sul tabellone non resta nessuno e qualcuno è in salvo, anche se l'ultimo cade.",
  'boardview.tally.end': 'In salvo {escaped}, caduti {fallen}, ancora sul tabellone {left}.',
  'boardview.tally.end.nobody': 'Sul tabellone non resta nessuno: in salvo {escaped}, caduti {fallen}.',
  'calm.boardview.ahead.zone.must.one': '{zone}: Botte per {who}: {n}. {who} deve cadere.',
  'calm.boardview.ahead.zone.depends.one': '{zone}: Botte per {who}: {n}. {who} rischia di dover cadere.',
  'boardview.detail.unused-card': 'Va via senza essere usata.',
  'boardview.attack.way.melee': 'Diffuso: ogni successo ne elimina uno, divisi come vuoi.',
  'boardview.attack.way.order':
    'Diffuso: ogni successo va al prossimo secondo la Priorità dei Bersagli. Concentrato può indicare solo chi viene per primo.',
  'boardview.attack.way.any': "Diffuso: ogni successo va a chi vuoi: quest'arma ignora la Priorità dei Bersagli.",
  'boardview.attack.way.focused': 'Concentrato: i Danni di tutti i successi si sommano contro un solo bersaglio.',
  'boardview.detail.keeps-loaded': 'Il segnalino ignora le Munizioni Esaurite.',
  'boardview.personal.token': 'Il suo segnalino: {token}.',
  'boardview.special': 'Le Missioni dicono per che cosa serve.',
  'boardview.special.stealthy': 'Lascia i Dormienti senza tirare; le Missioni dicono per che altro serve.',
};
