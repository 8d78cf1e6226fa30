import type en from '../en/table.ts';

/** The game, its setup and its phases. */
export default {
  'game.title': 'Army of the Dead: un gioco Zombicide',
  'game.short': 'Army of the Dead',
  'game.subtitle': "Sei persone entrano in una città morta per soldi. La città non è d'accordo.",
  'game.players': 'da 1 a 6 giocatori',
  'game.length': 'da 60 a 120 minuti',
  'game.kind': 'Un colpo cooperativo in dieci Missioni, con dadi e moltissimi morti',

  // Rounds where the table counts turns.
  'web.table.round': 'Round {n}',
  'web.table.phases': 'Fasi del round',
  'web.table.log.start': 'Prima del primo round',
  'web.table.over.rounds': '{n, plural, one {# round giocato} other {# round giocati}}',
  'web.shelf.round': '{round, plural, =0 {Appena preparata} other {Round #}}',
  'web.shelf.to-play': '{round, plural, =0 {Appena preparata} other {Round #}}, gioca {who}',
  'web.shelf.over': 'Finita dopo {round, plural, other {# round}}',
  'web.shelf.autosave': '{round, plural, =0 {Inizio} other {Round #}}, {when}',

  'option.mission': 'Missione',
  'option.team': 'Squadra',
  'option.team.choose': 'Il primo giocatore sceglie sei Sopravvissuti',
  'option.team.random': 'Sei Sopravvissuti a caso, compresi quelli che servono alla Missione',
  'option.ammo': 'Dadi Munizioni',
  'option.ammo.hit': 'I loro numeri colpiscono come quelli degli altri dadi',
  'option.ammo.check': "Dicono soltanto se l'arma resta scarica",
  'option.forecasts': 'Previsioni',
  'option.forecasts.all': 'Tutte: che cosa faranno i morti e ogni probabilità',
  'option.forecasts.odds': 'Solo le probabilità',
  'option.forecasts.none': 'Nessuna, come sul tavolo di casa',

  'phase.players': 'Sopravvissuti',
  'phase.dead': 'I morti agiscono',
  'phase.spawn': 'I morti compaiono',
  'phase.end': 'Fine',

  'step.team': 'Scelta della squadra',
  'step.owners': 'Divisione dei Sopravvissuti',
  'step.sets': 'Equipaggiamento iniziale',
  'step.companions': 'Posti dei Compagni',
  'step.places': 'Posto della squadra',
  'step.first': 'Scelta del Primo Giocatore',
  'step.round': 'Inizio del round',
  'step.next': 'Fase dei Giocatori',
  'step.act': 'Turno di un Sopravvissuto',
  'step.dead': 'Fase degli Zombi: Attivazione',
  'step.spawn': 'Fase degli Zombi: Generazione',
  'step.safety': 'Fine della Fase degli Zombi',
  'step.end': 'Fase Finale',
  'step.over': 'La partita è finita',
} satisfies Record<keyof typeof en, string>;
