import type { Unwanted } from '../../words.ts';

/** Other games want these for other things: Plancia is a player's own board, Tiro is shooting. */
const board: Unwanted = { word: /\bplanci[ae]\b/i, instead: 'tabellone' };
const roll: Unwanted = {
  word: /(?<!\p{L})(?:ri)?tir(?:o|i|are|ate|ato|ata|iamo|ando)(?!\p{L})/iu,
  instead: 'lanciare, lancio',
};

const quotes: Unwanted = { word: /["“”]/, instead: '« »', only: 'messages' };

const app: readonly Unwanted[] = [
  board,
  roll,
  { word: /\bbutt\w+ via\b/i, instead: 'eliminare' },
  { word: /\b(?:nuovo|(?<!a )questo|quel|un altro|tuoi|conservare il) tavol[oi]\b/i, instead: 'partita' },
  { word: /\bsegn[oi]\b/i, instead: 'simbolo' },
  { word: /\bmovimento\b/i, instead: 'animazioni' },
  { word: /^tasti$/i, instead: 'scorciatoie da tastiera' },
  { word: /^seme(?! del caso)\b/i, instead: 'seme del caso' },
  { word: /\bse non è detto\b/i, instead: 'predefinito' },
  { word: /\btorna(?:re)? a ora\b/i, instead: 'torna al presente' },
  { word: /\bimpront[ae]\b/i, instead: 'codice di controllo' },
  { word: /\b(?:tutte le|per le|scegli un['’]) ?opzion[ei]\b/i, instead: 'scelta' },
  { word: /\bbot a caso\b|\bassennat/i, instead: 'bot casuale, bot accorto' },
  { word: /\bpunto fermo\b|\b(?:quello|ultimo|uno) stato\b|\bstat[oi] precedent/i, instead: 'salvataggio' },
  { word: /\bregistr[oi]\b|\bsalva la cronaca\b/i, instead: 'cronaca; of the file: partita salvata' },
  { word: /\bsi (?:può )?annulla(?:re)? tutto\b/i, instead: 'annullamento libero' },
];

const everywhere: readonly Unwanted[] = [
  { word: /\bapparecchi/i, instead: 'preparare' },
  { word: /\brispost[ae]\b/i, instead: 'mossa, scelta', only: 'messages' },
  { word: /\bdomand[ae]\b/i, instead: 'scelta', only: 'messages' },
  { word: /\bgiocator[ei] automatic[oi]\b/i, instead: 'bot' },
  { word: /\bzombies?\b/i, instead: 'zombi' },
  { word: /^(?:## )?da soli(?:$| \{)/i, instead: 'in solitario' },
  { word: /\bsicurezza (?:alta|media|bassa)\b/i, instead: 'certezza' },
  {
    word: /^(?:Premere|Indicare|Inserire|Scegliere|Sceglierne|Selezionare)\b/,
    instead: 'the imperative with tu',
    only: 'messages',
  },
  { word: /\b(?:prema|clicchi|premete|scegliete|cliccate|toccate)\b/i, instead: 'tu', only: 'messages' },
  { word: /\ba meno che\b(?!.{0,80}\bnon\b)/i, instead: 'a meno che … non' },
  { word: /(?<!\p{L})(?:E['’](?= )|(?:perch|finch|poich|bench|n)è(?!\p{L}))/u, instead: 'È; perché, finché, né' },
  { word: /[\d?]x\b/, instead: '×3' },
  { word: /[\d…] %/, instead: 'the percent sign joined to its number' },
  {
    word: /(?<!\p{L})(?:il|lo|la|i|gli|un|uno|una|(?:de|da|ne|a|su)(?:l|i|gli|ll[oae])) …/iu,
    instead: 'a sentence without an article before what comes in',
    only: 'messages',
    except: {
      '*event.colour-*': 'every colour takes il',
      'ask.change-colours': 'every colour takes il',
      '*event.zombies-*': 'tessere of whatever colour take le',
      '*do.colour': 'tessere of whatever colour take le',
      '*why.colour': 'tessere of whatever colour take le',
      'event.divider-*': 'a divider is a divisione, whatever its number',
      '*why.send': 'the number of a row: la 3',
      'why.stop': 'the number of a row: la 3',
    },
  },
  { word: /[lndLND]['’]…/, instead: 'a sentence without an article before what comes in', only: 'messages' },
];

const pints: readonly Unwanted[] = [
  quotes,
  board,
  roll,
  { word: /\bfil[ae]\b/i, instead: 'riga' },
  { word: /\binvi(?:o|are|a|i)\b/i, instead: 'mandare' },
  { word: /\bschier/i, instead: 'piazzare, piazzamento' },
  { word: /\bsegnalin[oi] zombi\b/i, instead: 'gettone zombi' },
  { word: /\bpatatina\b|(?:\d|…) patatine\b/i, instead: 'sacchetto, sacchetti' },
  { word: /\babbatt/i, instead: 'sconfiggere' },
  { word: /\bucci[ds]/i, instead: 'sconfiggere; of companions: morire' },
  { word: /\bangolat[oi]\b/i, instead: 'colpo laterale' },
  { word: /\bdad[oi] da battaglia\b/i, instead: 'dadi battaglia' },
  { word: /girare i tavoli/i, instead: 'Cambiamo le carte in tavola!' },
  { word: /foto (?:carine )?al bar|foto carine/i, instead: 'Un bel giro di bicchierini al bar' },
  { word: /quello che, niente biglietto/i, instead: 'Come, niente biglietto?!' },
  { word: /farei meglio a cambiare/i, instead: 'Meglio cambiare colore' },
  { word: /pagare il (?:morso|graffio)/i, instead: 'Un tanto a morso' },
  { word: /fruit machine/i, instead: 'Slot machine' },
];

const walkingDead: readonly Unwanted[] = [
  quotes,
  board,
  { ...roll, except: { 'enc.A15': 'archery' } },
  { word: /\bluog(?:o|hi) comun[ei]\b/i, instead: 'Luogo pubblico' },
  { word: /\bfatiche\b/i, instead: 'Fatica, invariable' },
  { word: /\bgetton[ei] Fatica\b/i, instead: 'segnalino Fatica' },
  { word: /\babbatt/i, instead: 'uccidere' },
  {
    word: /\bcombatt(?:i|e|ere|ete|ono|uto|iamo) (?:(?:un|il|quale|quel|quei|i|dei) )?getton|\bgetton[ei] combattut|\bcombatterl[oi]\b|\bl[oi] combatt/i,
    instead: 'affrontare un gettone',
  },
  { word: /\bbruci/i, instead: 'usare, consumare', except: { 'enc.M08': 'a barn burns' } },
  { word: /\bdurat[uo]r[oi]\b|\bdurevol[ei]\b/i, instead: 'permanente' },
  { word: /\bniente da fare\b/i, instead: 'nessuna richiesta' },
  { word: /\bdado ammo\b/i, instead: 'dado Munizioni, dado nero' },
  { word: /\blibrett[oi]\b/i, instead: 'regolamento' },
  { word: /\bpiccola banda\b/i, instead: 'piccola compagnia' },
  { word: /\buccision[ei] …|\bazion[ei] …$/i, instead: 'doppia uccisione, doppia azione', only: 'messages' },
];

const within = (where: string, list: readonly Unwanted[]): Unwanted[] => list.map((entry) => ({ where, ...entry }));

export const it: readonly Unwanted[] = [
  ...within('app', app),
  ...everywhere,
  ...within('pints-of-blood', pints),
  ...within('walking-dead', walkingDead),
];
