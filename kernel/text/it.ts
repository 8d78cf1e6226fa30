import type en from './en.ts';

/** The table's own sentences in Italian. */
export default {
  'kernel.seat': 'Giocatore {n}',

  'kernel.refusal.stale': "A questa domanda si è già risposto. Ora ce n'è un'altra.",
  'kernel.refusal.no-such-decision': 'Questa domanda non è stata posta.',
  'kernel.refusal.not-your-decision': 'Qui la scelta tocca a {who}.',
  'kernel.refusal.already-answered': 'Hai già risposto. Gli altri ci stanno ancora pensando.',
  'kernel.refusal.game-over': 'La partita è finita.',
  'kernel.refusal.malformed': 'Questa domanda vuole un altro tipo di risposta.',
  'kernel.refusal.not-offered': 'Adesso non è possibile.',
  'kernel.refusal.too-many':
    '{max, plural, =0 {Qui non si può scegliere nulla} one {Al massimo # scelta} other {Al massimo # scelte}}, non {got}.',
  'kernel.refusal.too-few': '{min, plural, one {Almeno # scelta} other {Almeno # scelte}}, non {got}.',
  'kernel.refusal.twice': 'Non si può scegliere due volte la stessa cosa.',
  'kernel.refusal.incomplete':
    "{wanted, plural, one {L'unica cosa deve avere un posto} other {Tutte e # le cose devono avere un posto}}; {got, plural, =0 {per ora nessuna} one {per ora solo #} other {per ora solo #}}.",
  'kernel.refusal.over-limit':
    '{limit, plural, =0 {Lì non può andare nulla} one {Lì può andare al massimo #} other {Lì possono andare al massimo #}}, non {got}.',
  'kernel.refusal.wrong-total':
    'Bisogna distribuire esattamente {total}; finora {got, plural, =0 {nulla} one {solo #} other {#}}.',
  'kernel.refusal.outside': "Quel punto è fuori dall'area.",
  'kernel.refusal.blocked': "C'è qualcosa in mezzo.",
  'kernel.refusal.too-far': 'È troppo lontano.',
  'kernel.refusal.rules-error':
    "C'è un errore nelle regole di questo gioco. Tutto è rimasto com'era prima della tua risposta.",
  'kernel.refusal.other': 'Questa risposta non si può accettare ({code}).',

  'kernel.undo.nothing': "Non c'è nulla da annullare.",
  'kernel.undo.other-seat': 'Nel frattempo ha scelto qualcun altro. Non si può annullare.',
  'kernel.undo.chance': 'Nel frattempo ha deciso il caso o si è scoperto qualcosa. Non si può annullare.',
} satisfies Record<keyof typeof en, string>;
