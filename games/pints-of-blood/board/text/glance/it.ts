import type en from './en.ts';

/** The game at a glance, in Italian. */
export default {
  'glance.aim':
    "Gli zombi vogliono entrare nel pub, e lo difendete tutti insieme. Resistete finché non arrivano i soccorsi, e fa' in modo che ci sia posto per te.",
  'glance.turn.1': 'Manda i compagni',
  'glance.turn.1.text':
    'Manda almeno un compagno dal divano a uno sgabello, uno per riga. Per ciascuno peschi una carta: quasi sempre aiuta, qualche volta no.',
  'glance.turn.2': 'Lancia i dadi',
  'glance.turn.2.text':
    'Sette dadi mostrano armi, colpi extra o zombi, che salgono sul bus. Il dado colorato mette uno zombi su ogni tessera del suo colore.',
  'glance.turn.3': 'Prendi la mira',
  'glance.turn.3.text':
    "Piazza dadi e carte arma sugli zombi delle righe in cui siede un compagno. Ogni arma ha la sua gittata; i colpi extra rafforzano un'arma.",
  'glance.turn.4': 'Combatti, poi la riga avanza',
  'glance.turn.4.text':
    'A uno zombi basta un colpo, a uno tenace ne servono due. Poi la riga avanza verso il pub: di una tessera se hai sconfitto qualcuno, altrimenti di due.',
  'glance.turn.5': 'Bus, patatine, morsi',
  'glance.turn.5.text':
    'Il bus lascia i suoi zombi nelle righe. Ricevi un sacchetto di patatine per ogni zombi sconfitto; quelli entrati nel pub ti mordono.',
  'glance.end':
    "I soccorsi sono nell'ultimo quarto del mazzo. Quando la loro carta si scopre, la partita finisce: la carta dice chi si salva, e vince solo chi si salva. Se prima muore l'ultimo compagno nel pub, perdete tutti.",
  'glance.word.companion': 'Compagno',
  'glance.word.companion.text':
    'Uno dei clienti abituali, che sono di tutti i giocatori. Riposa sul divano e combatte dallo sgabello.',
  'glance.word.row': 'Riga',
  'glance.word.row.text':
    'Cinque tessere dalla strada a uno sgabello. Lo spazio 1 tocca il pub: quello che lo supera è dentro.',
  'glance.word.bite': 'Morso',
  'glance.word.bite.text': 'Si conta sul tuo segna-morsi. Al quinto muore un compagno, e si riparte da 0.',
  'glance.word.crisps': 'Patatine',
  'glance.word.crisps.text':
    'Il tuo denaro. Con quattro sacchetti bevi una birra, che cura un morso; gli altri possono venderti una carta.',
  'glance.word.sector': 'Settore',
  'glance.word.sector.text':
    'Un quarto del mazzo. Ogni carta pescata avvicina i soccorsi, e così ogni carta scartata per gli zombi sconfitti.',

  'calm.glance.aim':
    "I dormiglioni vogliono entrare nel pub, e lo difendete tutti insieme. Resistete finché non arrivano i soccorsi, e fa' in modo che ci sia posto per te.",
  'calm.glance.turn.2.text':
    'Sette dadi mostrano armi, colpi extra o dormiglioni, che salgono sul bus. Il dado colorato mette un dormiglione su ogni tessera del suo colore.',
  'calm.glance.turn.3.text':
    "Piazza dadi e carte arma sui dormiglioni delle righe in cui siede un compagno. Ogni arma ha la sua gittata; i colpi extra rafforzano un'arma.",
  'calm.glance.turn.4.text':
    'A un dormiglione basta un colpo, a uno tenace ne servono due. Poi la riga avanza verso il pub: di una tessera se hai sconfitto qualcuno, altrimenti di due.',
  'calm.glance.turn.5': 'Bus, patatine, graffi',
  'calm.glance.turn.5.text':
    'Il bus lascia i suoi dormiglioni nelle righe. Ricevi un sacchetto di patatine per ogni dormiglione sconfitto; quelli entrati nel pub ti graffiano.',
  'calm.glance.end':
    "I soccorsi sono nell'ultimo quarto del mazzo. Quando la loro carta si scopre, la partita finisce: la carta dice chi si salva, e vince solo chi si salva. Se prima l'ultimo compagno nel pub torna a casa, perdete tutti.",
  'calm.glance.word.bite': 'Graffio',
  'calm.glance.word.bite.text': 'Si conta sul tuo segna-graffi. Al quinto un compagno torna a casa, e si riparte da 0.',
  'calm.glance.word.crisps.text':
    'Il tuo denaro. Con quattro sacchetti bevi una birra, che cura un graffio; gli altri possono venderti una carta.',
  'calm.glance.word.sector.text':
    'Un quarto del mazzo. Ogni carta pescata avvicina i soccorsi, e così ogni carta scartata per i dormiglioni sconfitti.',
} satisfies Record<keyof typeof en, string>;
