import type en from './en.ts';

/** The table's own sentences in Italian. */
export default {
  'kernel.seat': 'Giocatore {n}',

  'kernel.refusal.stale': "Questa scelta è già stata fatta. Ora ce n'è un'altra.",
  'kernel.refusal.no-such-decision': 'Questa scelta non è stata proposta.',
  'kernel.refusal.not-your-decision': 'Qui decide {who}.',
  'kernel.refusal.already-answered': 'Hai già scelto. Gli altri ci stanno ancora pensando.',
  'kernel.refusal.game-over': 'La partita è finita.',
  'kernel.refusal.malformed': 'Qui serve un altro tipo di scelta.',
  'kernel.refusal.not-offered': 'Adesso non è possibile.',
  'kernel.refusal.too-many':
    '{max, plural, =0 {Qui non puoi scegliere nulla} one {Puoi scegliere al massimo # cosa} other {Puoi scegliere al massimo # cose}} (scelte finora: {got}).',
  'kernel.refusal.too-few':
    '{min, plural, one {Devi scegliere almeno # cosa} other {Devi scegliere almeno # cose}} (scelte finora: {got}).',
  'kernel.refusal.exactly': '{min, plural, one {Devi fare # sola scelta} other {Devi fare # scelte}} (finora: {got}).',
  'kernel.refusal.twice': 'Non si può scegliere due volte la stessa cosa.',
  'kernel.refusal.incomplete':
    "{wanted, plural, one {L'unico elemento deve avere una posizione} other {Tutti gli elementi (#) devono avere una posizione}}; {got, plural, =0 {per ora nessuno} one {per ora solo #} other {per ora solo #}}.",
  'kernel.refusal.over-limit':
    '{limit, plural, =0 {Lì non può andare nulla} one {Lì può andarne al massimo #} other {Lì possono andarne al massimo #}} (messi finora: {got}).',
  'kernel.refusal.wrong-total':
    'Devi distribuire esattamente {total}; finora {got, plural, =0 {nulla} one {solo #} other {#}}.',
  'kernel.refusal.outside': "Quel punto è fuori dall'area.",
  'kernel.refusal.blocked': "C'è qualcosa in mezzo.",
  'kernel.refusal.too-far': 'È troppo lontano.',
  'kernel.refusal.no-spot':
    '{form, select, path {Un percorso è una serie di punti in numeri interi.} pose {Servono un punto in numeri interi e una direzione.} other {Un punto è fatto di due numeri interi.}}',
  'kernel.refusal.no-turn': 'Ci sono solo {turns} direzioni.',
  'kernel.refusal.rules-error':
    "C'è un errore nelle regole di questo gioco. Tutto è rimasto com'era prima della tua scelta (errore {ref}).",
  'kernel.refusal.other': 'Questa scelta non è valida.',

  'kernel.undo.nothing': "Non c'è nulla da annullare.",
  'kernel.undo.other-seat': "L'ultima scelta è di un altro giocatore: non si può annullare.",
  'kernel.undo.chance': 'Nel frattempo è entrato in gioco il caso o si è scoperto qualcosa: non si può più annullare.',
} satisfies Record<keyof typeof en, string>;
