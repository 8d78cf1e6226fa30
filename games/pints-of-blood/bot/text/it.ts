import type en from './en.ts';

/** Why the bot answers as it does. */
export default {
  'why.guess': 'Nessuna scelta è chiaramente la migliore.',
  'why.go-on': 'Niente di ciò che si può fare ora vale il suo prezzo.',
  'why.bus-row': 'Le righe sono ancora vuote: il bus può partire da qualunque parte.',

  'why.send': 'Fra le righe libere, la {row} fa entrare meno zombi, e il compagno fa pescare una carta.',
  'why.send-clear': "Sui primi due spazi della riga {row} non c'è nessuno: la carta costa quasi niente.",
  'why.send-must': 'Qualcuno deve andare, e dalla riga {row} entrano meno zombi.',
  'why.send-rescue': 'Il soccorso è in cima al mazzo: chi va ora lo pesca.',
  'why.stop': "Un'altra riga, fosse anche la {row}, farebbe entrare più di quanto vale una carta.",
  'why.stop-all': 'Non si può mandare nessun altro.',

  'why.place':
    '{zombies, plural, =0 {Non cade quasi nessuno} one {Cade circa uno zombi} other {Cadono circa # zombi}}; {safe, plural, =0 {ogni riga rischia di scorrere di due tessere} one {una riga dovrebbe scorrere di una sola tessera} other {# righe dovrebbero scorrere di una sola tessera}}.',
  'why.place-nothing': 'Qui non vale la pena di piazzare né dadi né carte.',
  'why.shots-send': 'Dopo questo lancio conviene un altro compagno nella riga {row}.',
  'why.shots-move': 'Dopo questo lancio un compagno serve più nella riga {to} che nella riga {from}.',
  'why.arms': 'Fra tutti gli scambi questo rende di più: {weapon}.',

  'why.z-word':
    '«{card}» fa rilanciare {zombies, plural, one {un dado che metterebbe uno zombi} other {# dadi che metterebbero zombi}} sul bus.',
  'why.no-ticket': '«{food}» non costa niente e tiene uno zombi lontano dal bus.',
  'why.colour': 'Gli zombi sulle {tiles} fanno meno male.',
  'why.colour-keep': 'Un altro colore risparmierebbe troppo poco.',

  'why.card-row': '«{card}» nella riga {row} risparmia circa {bites, plural, one {un morso} other {# morsi}}.',
  'why.card-bus': '«{card}» risparmia circa {bites, plural, one {un morso} other {# morsi}} in questa corsa del bus.',
  'why.distracted': 'Nella riga {row}, spazio {space}, uno zombi fa meno danni.',

  'why.beer':
    '{bites, plural, one {Un morso} other {# morsi}} sul segna-morsi e {waiting, plural, =0 {nessuno} one {uno zombi} other {# zombi}} in attesa: è ora di una birra.',
  'why.beer-for':
    '{who} ha {bites, plural, one {un morso} other {# morsi}} e {waiting, plural, =0 {nessuno} one {uno zombi} other {# zombi}} in attesa: i compagni sono di tutti.',
  'why.food': '«{food}» si ripaga nei turni che restano.',
  'why.buy':
    '«{card}» serve più ora, per {price, plural, one {# sacchetto} other {# sacchetti}}, che più tardi in mano di {who}.',
  'why.buy-divider':
    'Con «{card}» di {who}, per {price, plural, one {# sacchetto} other {# sacchetti}}, si paga la divisione e arriva un compagno.',
  'why.a-la-carte': '«{card}» è in cima agli scarti e non costa niente.',

  'why.turn-tables': '«{food}» non costa niente, e conviene sapere che cosa arriva.',
  'why.leave-only': "L'ultima carta di un settore resta dov'è.",
  'why.leave': '«{card}» è una buona carta da pescare.',
  'why.leave-rescue': 'È arrivato il soccorso «{card}»: prima è, meglio è.',
  'why.bury': '«{card}»: meglio incontrarla più tardi.',
  'why.bury-rescue': '«{card}» ti lascerebbe qui, e il pub può ancora resistere.',

  'why.divider-1': 'Due carte avvicinano il soccorso: vale un morso.',
  'why.divider-2': 'Un compagno vale più di due carte.',
  'why.divider-3': 'Un compagno vale più di una birra e di un lancio di colore.',
  'why.divider-refuse': 'Il prezzo è troppo alto per quello che porta.',
  'why.divider-unpaid': 'Il prezzo non si può pagare.',

  'why.give-cards': '{cards, plural, one {Questa carta vale} other {Queste # carte valgono}} meno delle altre.',
  'why.sell': '«{card}» per {price, plural, one {# sacchetto} other {# sacchetti}} aiuta tutti nel pub.',
  'why.keep-card': '«{card}» in mano vale più di {price, plural, one {# sacchetto} other {# sacchetti}}.',
  'why.marker': '{who} ha più posto sul segna-morsi.',
  'why.who-dies': 'La riga {row} è quella che si può lasciare sguarnita.',
  'why.return-food': '«{food}» è il piatto meno utile.',
  'why.no-sauce': 'Uno zombi che non viene attirato non va combattuto.',
  'why.no-bite': 'Un morso respinto è un morso in meno.',
  'why.no-bite-saves': 'Con un morso in meno non muore nessuno.',
} as const satisfies Record<keyof typeof en, string>;
