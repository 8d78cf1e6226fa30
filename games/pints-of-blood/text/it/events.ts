import type en from '../en/events.ts';

/** What happened, and how it ended. */
export default {
  'event.first-player': "Comincia {player}, che ha l'aria più pallida.",
  'event.bus-starts': 'Il bus aspetta davanti alla riga {row}.',
  'event.turn': 'Turno {turn}: {player}',
  'event.phase': 'Fase: {phase}',

  'event.sent': '{player} manda {companion} alla riga {row}.',
  'event.drew': '{player} pesca «{card}».',
  'event.drew.zombie': '{player} pesca una carta zombi: «{card}».',
  'event.companion-moved': 'Il compagno della riga {row} passa alla riga {toRow}.',
  'event.companion-comes': '{companion} arriva dalla cabina telefonica.',
  'event.companion-dies': 'Quinto morso per {player}: muore {companion}.',
  'event.pub-falls': 'Nel pub non è rimasto più nessuno.',

  'event.rolled': '{player} lancia: {dice}; colore: {face}.',
  'event.rerolled': '{player} rilancia i dadi con lo zombi: {dice}.',
  'event.colour-rolled.set-up': "Prima dell'apertura il dado colorato mostra il {face}.",
  'event.colour-rolled.turn': 'Il dado colorato mostra il {face}.',
  'event.colour-rolled.fruit-machine': 'La slot machine si ferma sul {face}.',
  'event.colour-rolled.flesh-mob': 'Il flesh mob balla sul {face}.',
  'event.colour-rolled.divider': 'Il prezzo della divisione: {face}.',
  'event.colour-chosen': '{player} sceglie il {colour}.',
  'event.zombies-placed':
    '{zombies, plural, =0 {Nessuno zombi compare sulle {tiles}.} one {# zombi compare sulle {tiles}.} other {# zombi compaiono sulle {tiles}.}}',
  'event.zombies-doubled':
    '{zombies, plural, =0 {Nessuno zombi si aggiunge sulle {tiles}.} one {# zombi si aggiunge sulle {tiles}.} other {# zombi si aggiungono sulle {tiles}.}}',
  'event.boarded':
    '{zombies, plural, =0 {Alla riga {row} non sale più nessuno: la riserva è vuota.} one {# zombi sale sul bus alla riga {row}.} other {# zombi salgono sul bus alla riga {row}.}}',
  'event.left-bus':
    '{zombies, plural, one {# zombi scende dal bus e torna} other {# zombi scendono dal bus e tornano}} in riserva.',

  'event.placed': '{player} piazza {spots}.',
  'event.placed.none': '{player} non piazza nulla.',
  'event.placed.spot': '{items} (riga {row}, spazio {space})',
  'event.weapon-exchanged': 'Affare fatto: via {from}, ecco {weapon}.',
  'event.fights-ordered':
    "{n, plural, one {Si combatte nella riga {rows}.} other {Si combatte, in quest'ordine, nelle righe {rows}.}}",
  'event.fights-ordered.none': "Agli sgabelli non c'è nessuno: non si combatte.",
  'event.zombie-hit': 'Riga {row}, spazio {space}: {zombie}, colpito ma ancora in piedi.',
  'event.zombie-defeated': 'Riga {row}, spazio {space}: {zombie}, sconfitto.',
  'event.attracted': 'La salsa alla menta attira un nuovo zombi nella riga {row}, spazio {space}.',
  'event.row-deserted': 'La riga {row} ha perso il suo compagno: niente combattimento, niente movimento.',
  'event.row-moved': 'La riga {row} avanza di {tiles, plural, one {# tessera} other {# tessere}}.',
  'event.row-moved.blind': 'La riga {row} resta ferma dietro la tenda.',
  'event.row-pushed-back':
    'La riga {row} arretra; {zombies, plural, =0 {in strada non cade nessuno} one {# zombi cade in strada} other {# zombi cadono in strada}}.',
  'event.tile-enters': '{zombies, plural, one {# zombi entra} other {# zombi entrano}} nel pub dalla riga {row}.',
  'event.tile-enters.undead':
    '{zombies, plural, one {# zombi entra dalla riga {row}, vede solo colleghi e se ne va.} other {# zombi entrano dalla riga {row}, vedono solo colleghi e se ne vanno.}}',
  'event.zombie-given': 'Uno zombi va sul segna-morsi di {player}.',
  'event.symbol.occupied': '{symbol} su una tessera occupata.',
  'event.symbol.empty': '{symbol} su una tessera vuota.',

  'event.bus-unloads': 'Riga {row}: {zombies, plural, one {# zombi scende} other {# zombi scendono}} dal bus.',
  'event.bus-skips.blind': 'La tenda è abbassata: il bus salta la riga {row}.',
  'event.bus-skips.passing': 'Il bus sfreccia oltre la riga {row}.',
  'event.bus-moves': 'Il bus prosegue fino alla riga {row}.',

  'event.crisps':
    '{player} incassa {crisps, plural, one {# sacchetto} other {# sacchetti}} per gli zombi in ambulanza.',
  'event.discarded': 'Dal mazzo agli scarti: «{card}».',
  'event.bites-counted': '{player} scopre {tokens}: {bites, plural, one {# morso} other {# morsi}}.',
  'event.bitten': '{player} prende un morso (segna-morsi a {dial}).',
  'event.healed': '{player} cura un morso (segna-morsi a {dial}).',
  'event.beer.self':
    "{player} beve una birra (segna-morsi a {dial}). {left, plural, =0 {Era l'ultima.} one {Ne resta #.} other {Ne restano #.}}",
  'event.beer.other':
    "{player} offre da bere: una birra per {drinker} (segna-morsi a {dial}). {left, plural, =0 {Era l'ultima.} one {Ne resta #.} other {Ne restano #.}}",
  'event.beer-gone':
    "Una birra finisce nel lavandino. {left, plural, =0 {Era l'ultima.} one {Ne resta #.} other {Ne restano #.}}",

  'event.card-played': '{player} gioca «{card}».',
  'event.card-played.row': '{player} gioca «{card}» sulla riga {row}.',
  'event.card-played.space': '{player} gioca «{card}» sulla riga {row}, spazio {space}.',
  'event.zombie-moved':
    'Uno zombi si incammina dalla riga {row} (spazio {space}) alla riga {toRow} (spazio {toSpace}).',
  'event.card-taken': '{player} prende «{card}» dagli scarti.',
  'event.card-under': '{player} mette «{card}» sotto il mazzo.',
  'event.card-bought':
    '{player} compra «{card}» da {seller} per {price, plural, one {# sacchetto} other {# sacchetti}}.',
  'event.sale-refused': '{player} vuole comprare «{card}», ma {seller} non vende.',
  'event.zombie-card-returns': '«{card}» rientra in fondo al settore {sector}.',
  'event.looked': '{player} vede «{card}» in cima al mazzo.',
  'event.top-left': "{player} lascia la prima carta dov'è.",
  'event.top-buried': '{player} seppellisce la prima carta nel suo settore.',

  'event.food-used': '{player} usa «{food}».',
  'event.food-bought': '{player} ordina «{food}» per {price} sacchetti.',
  'event.food-returned': '{player} restituisce «{food}».',

  'event.divider-exposed': 'Compare la {divider}: {offer}.',
  'event.divider-taken': '{player} accetta la {divider}.',
  'event.divider-refused': '{player} rinuncia alla {divider}.',

  'event.rescue-arrives': 'Arriva il soccorso: «{card}»!',
  'event.car-roll':
    '{player} lancia {dice}: {hits, plural, =0 {nessun colpo extra} one {# colpo extra} other {# colpi extra}}.',
  'event.fare-paid': '{player} paga la corsa con «{card}».',
  'event.rescued': '«{card}» mette in salvo {players}.',
  'event.rescued.nobody': '«{card}» riparte senza nessuno a bordo.',

  'explain.rolled': 'Sette dadi battaglia e il dado colorato: {dice}.',
  'explain.rolled.colour': 'dado colorato: {face}',
  'explain.hits':
    "{hits, plural, one {Era l'unico colpo su questo spazio.} other {Era il colpo {spent} di # su questo spazio; {left, plural, =0 {non ne restano} one {ne resta #} other {ne restano #}}.}}",
  'explain.crisps': 'In ambulanza: {tokens}. Un sacchetto a testa: {before} + {crisps} = {total}.',
  'explain.bites': '{tokens}: {bites} in tutto.',
  'explain.bites.one': '{token} ({bites})',

  'outcome.rescue.smallCar': 'Nella macchina molto piccola entra a stento {winners}. Gli altri salutano con la mano.',
  'outcome.rescue.taxi': 'Il taxi porta via {winners}. Chi non può pagare va a piedi, per poco.',
  'outcome.rescue.tandem': "Il tandem parte, ondeggiando, con {winners}. Un terzo sellino non c'è.",
  'outcome.rescue.army': "L'esercito mette in salvo {winners} e una buona scorta di patatine.",
  'outcome.rescue.salvationArmy': "L'esercito della salvezza se ne va cantando con {winners}.",
  'outcome.zombies': "È morto l'ultimo compagno. Da stasera il pub è degli zombi.",
  'outcome.zombies.smallCar': 'La macchina molto piccola non riparte. Vincono gli zombi.',
  'outcome.zombies.taxi': 'Nessuno può pagare il taxi. Vincono gli zombi.',
  'outcome.zombies.tandem': 'Nessuno è in forma per il tandem. Vincono gli zombi.',
  'outcome.zombies.army': "Le patatine non bastano per l'esercito. Vincono gli zombi.",
  'outcome.zombies.salvationArmy': 'Troppa sobrietà, nessuna salvezza. Vincono gli zombi.',
} satisfies Record<keyof typeof en, string>;
