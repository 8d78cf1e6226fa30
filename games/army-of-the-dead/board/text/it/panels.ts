/** Forecasts in words, in Italian. */
export default {
  'boardview.least': 'almeno {n}',
  'boardview.span': 'da {least} a {most}',

  'boardview.panel.dead': 'Se i morti agissero ora',
  'boardview.panel.dead.after': 'Se i morti agissero dopo',
  'boardview.panel.appears': 'Che cosa comparirà',
  'boardview.panel.lives': 'Dopo',
  'boardview.panel.vault': 'Il Caveau',

  'boardview.ahead.lost.must': 'La partita sarebbe persa.',
  'boardview.ahead.lost.may': 'La partita potrebbe essere persa.',
  'boardview.ahead.zone.nobody': '{zone}: Ferite per {who}: {n}. Nessuno può cadere.',
  'boardview.ahead.zone.need-not': '{zone}: Ferite per {who}: {n}. Nessuno deve cadere.',
  'boardview.ahead.zone.depends': '{zone}: Ferite per {who}: {n}. Qualcuno forse dovrà cadere.',
  'boardview.ahead.zone.must': '{zone}: Ferite per {who}: {n}. Qualcuno deve cadere.',
  'boardview.ahead.trap': '{zone}: scatta la Trappola Esplosiva, {damage} Danni.',
  'boardview.ahead.wakes': '{zone}: si svegliano dei Dormienti ({n}).',
  'boardview.ahead.extra': 'La scatola si svuota: tutti gli Shambler agiscono ancora.',
  'boardview.ahead.extra.may': 'La scatola può svuotarsi: allora tutti gli Shambler agiscono ancora.',
  'boardview.ahead.zeus': 'Nel mezzo può arrivare Zeus.',
  'boardview.ahead.choice.goal': '{zone}: il Primo Giocatore decide dove guardano: {zones}.',
  'boardview.ahead.choice.way': "{zone}: il Primo Giocatore manda {dead} da una parte o dall'altra: {zones}.",
  'boardview.ahead.goes': 'In {zone}: {groups}.',
  'boardview.ahead.group': '{dead} da {from}',
  'boardview.ahead.nothing': 'Nessuno verrebbe ferito e nessuno si muoverebbe.',

  'boardview.appear.average': 'Livello {level}: una carta Zombi porta in media {n, plural, other {#}}.',
  'boardview.appear.kind.shambler': 'Shambler, da {least} a {most}',
  'boardview.appear.kind.alpha': 'Alpha, da {least} a {most}',
  'boardview.appear.kind.none': 'nessuno',
  'boardview.appear.card': '{n}. {zone}: una carta Zombi.',
  'boardview.appear.orders': '{n}. {zone}: un Ordine di Zeus, da {least} a {most} zombi.',
  'boardview.appear.waits': '{n}. {zone}: non ancora attiva.',
  'boardview.appear.waits.for': '{n}. {zone}: non attiva {what}.',
  'boardview.appear.reacts': '{who} può reagire con {skill}.',
  'boardview.appear.short':
    'Probabilità che alla prossima carta manchino miniature: {percent}%. Allora tutti quelli del tipo agiscono ancora.',

  'boardview.fronts': 'Che cosa può essere (coperti: {n}):',
  'boardview.search.next': 'La prossima carta Equipaggiamento, una di {n}:',
  'boardview.search.others': 'altro',

  'boardview.attack.dice':
    '{dice, plural, one {# dado} other {# dadi}}, successo con {least} o più, Danni {damage} ciascuno.',
  'boardview.attack.dice.ammo':
    '{dice, plural, one {# dado} other {# dadi}} e {ammo, plural, one {# dado Munizioni} other {# dadi Munizioni}}, successo con {least} o più, Danni {damage} ciascuno.',
  'boardview.attack.thrown': 'Colpisce sempre: Danni {damage} a tutti quelli che sono lì.',
  'boardview.attack.target': 'Probabilità di uccidere {target}: {percent}%.',
  'boardview.attack.lays': 'Probabilità di stendere {target}: {percent}%.',
  'boardview.attack.damage': 'Danni, ne servono {needs}:',
  'boardview.attack.damage.least': 'almeno {n} Danni',
  'boardview.attack.helmet': "Contro l'elmetto serve un'esplosione.",
  'boardview.attack.fallen': 'Zombi uccisi:',
  'boardview.attack.none': 'È troppo debole per chi è lì.',
  'boardview.attack.kinds': 'Probabilità di ucciderne uno per tipo:',
  'boardview.attack.clear': 'Probabilità che la Zona resti libera: {percent}%.',
  'boardview.attack.empty': "Probabilità che poi l'arma sia scarica: {percent}%.",
  'boardview.attack.caught': "Nell'esplosione: {who} ({percent}%).",
  'boardview.attack.friends': 'Probabilità che un colpo mancato prenda {who}: {percent}%.',
  'boardview.attack.falls': 'Probabilità che qualcuno di loro debba cadere: {percent}%.',
  'boardview.attack.spared': 'Con {skill} si può risparmiare {who}.',
  'boardview.attack.adrenaline': 'PA attesi: {n, plural, other {#}}; al massimo {most}.',
  'boardview.attack.level': '{who} può arrivare al livello {level}.',
  'boardview.attack.danger':
    'Le carte Zombi porterebbero poi in media {later, plural, other {#}} e non {now, plural, other {#}}.',
  'boardview.attack.danger.red':
    'Se è rosso, le carte Zombi portano poi in media {later, plural, other {#}} e non {now, plural, other {#}}.',
  'boardview.attack.noisy': 'Fa Rumore.',
  'boardview.attack.lives': '{who} sopravvive: {percent}% (ora 0%).',

  'boardview.wakes':
    '{n, plural, one {Si sveglia # segnalino Dormienti} other {Si svegliano # segnalini Dormienti}}. Shambler:',
  'boardview.wakes.short':
    'Probabilità che la scatola ne abbia troppo pochi: {percent}%. Allora quelli non compaiono e agiscono tutti gli Shambler.',
  'boardview.vault.keeping':
    'Probabilità di una sequenza tenendo {n, plural, =0 {nessun altro dado} one {# altro dado} other {altri # dadi}}: {percent}%.',

  'boardview.slip.round.unhurt': 'I morti non hanno ferito nessuno.',
  'boardview.slip.round.hurt': 'Ferite: {who}.',
  'boardview.slip.round.wounds': '{who} {n}',
  'boardview.slip.round.fell': 'Caduti: {fallen}.',
  'boardview.slip.round.fell.hurt': 'Caduti: {fallen}. Ferite: {who}.',
  'boardview.slip.round.appeared': 'Comparsi: {places}.',
  'boardview.slip.round.place': '{dead} in {zone}',
  'boardview.slip.round.near': 'I morti più vicini: {groups}.',
  'boardview.slip.round.far': '{n, plural, =0 {qui} one {a # Zona} other {a # Zone}} ({who})',
  'boardview.slip.round.time': 'Tempo rimasto: {n, plural, one {# casella} other {# caselle}}.',
  'boardview.request.wait': 'Restare dove sono',
  'boardview.request.protect': 'Proteggere {survivor}',
};
