import type en from '../en/table.ts';

/** The game, its set-up and its phases. */
export default {
  'game.title': 'The Walking Dead: il gioco da tavolo',
  'game.short': 'The Walking Dead',
  'game.subtitle': 'Tra te e i morti ci sono tre luoghi sicuri. Trovali prima degli altri, oppure trova compagnia.',
  'game.players': 'da 1 a 6 giocatori',
  'game.length': 'da 30 a 60 minuti',
  'game.kind': 'Una corsa attraverso la Georgia, con dadi, Incontri e alleanze incerte',
  'game.solo': 'In solitario',

  'option.edition': 'Quale edizione si gioca',
  'option.edition.fr':
    "Edizione francese: fallita un'esplorazione puoi restare o andartene; le risorse si raccolgono finiti tutti gli Incontri",
  'option.edition.it':
    "Edizione italiana: fallita un'esplorazione devi restare e riprovare; le risorse si raccolgono dopo ogni Incontro",
  'option.elimination': 'Quando si perde tutta la squadra',
  'option.elimination.restart': 'Il giocatore torna con una squadra nuova',
  'option.elimination.out': 'Il giocatore è fuori dalla partita; in solitario è sempre così',
  'option.characters': 'Come si assegnano i personaggi',
  'option.characters.random': 'Uno a caso per ciascuno',
  'option.characters.choose': "Ognuno prende il suo, nell'ordine dei posti",

  'phase.recover': 'Recupero',
  'phase.move': 'Movimento',
  'phase.encounters': 'Incontri',
  'phase.end': 'Fine del turno',

  'step.characters': 'Scelta dei personaggi',
  'step.first': 'Chi comincia',
  'step.turn': 'Inizio del turno',
  'step.recover': 'Recupero',
  'step.move': 'Inizio del movimento',
  'step.step': 'Movimento',
  'step.visit': 'Incontri',
  'step.attempt': 'Esplorazione di un Luogo',
  'step.end': 'Fine del turno',
  'step.over': 'La partita è finita',
} satisfies Record<keyof typeof en, string>;
