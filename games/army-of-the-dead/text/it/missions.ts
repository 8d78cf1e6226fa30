import type en from '../en/missions.ts';

/** The ten Missions: names, what they are about, their special rules, what loses them. */
export default {
  'option.mission.dryRun': 'M1 Prova generale',
  'option.mission.jackpot': 'M2 Jackpot!',
  'option.mission.outOfOrder': 'M3 Fuori servizio',
  'option.mission.tacoRun': 'M4 Corsa dei tacos',
  'option.mission.crown': 'M5 La corona della Regina',
  'option.mission.lastChopper': "M6 L'ultimo elicottero",
  'option.mission.tiger': 'M7 La tigre per la coda',
  'option.mission.bigScore': 'M8 Il colpo grosso',
  'option.mission.throne': "M9 Il trono dell'Olimpo",
  'option.mission.countdown': 'M10 Conto alla rovescia',

  'mission.dryRun': 'Prova generale',
  'mission.jackpot': 'Jackpot!',
  'mission.outOfOrder': 'Fuori servizio',
  'mission.tacoRun': 'Corsa dei tacos',
  'mission.crown': 'La corona della Regina',
  'mission.lastChopper': "L'ultimo elicottero",
  'mission.tiger': 'La tigre per la coda',
  'mission.bigScore': 'Il colpo grosso',
  'mission.throne': "Il trono dell'Olimpo",
  'mission.countdown': 'Conto alla rovescia',

  'mission.dryRun.goal': 'Raccogli tre casse, avvia il cancello ed esci. Facile, dicevano.',
  'mission.jackpot.goal': 'Apri il Caveau e porta fuori il bottino prima che scada il tempo.',
  'mission.outOfOrder.goal': "Trova i fusibili, ripara gli ascensori e prendi quel che c'è in cantina.",
  'mission.tacoRun.goal': 'Trova due amici nascosti e portali via sul Camioncino dei Taco.',
  'mission.crown.goal': 'Uccidi la Regina ed esci con la sua corona.',
  'mission.lastChopper.goal': 'Porta il carburante sul tetto e vola via con più gente che puoi.',
  'mission.tiger.goal': "Uccidi la tigre, svuota l'isolato e vattene in tempo.",
  'mission.bigScore.goal': 'Attraverso il casinò, giù al Caveau e ritorno, con il bottino.',
  'mission.throne.goal': 'Fai uscire Zeus dalla sua suite, e non lasciarcelo tornare.',
  'mission.countdown.goal': "Caveau di sotto, elicottero di sopra, e l'orologio corre.",

  'mission.dryRun.special': "La Zona di Generazione di Zeus tace finché non si attiva l'Obiettivo nero.",
  'mission.jackpot.special':
    "Già dal primo round chi è nella Zona di Uscita può fuggire alla fine del proprio Turno, se lì non ci sono zombi. L'Obiettivo blu occupa tutto lo Zaino, dà 5 PA a tutti e fa arrivare Zeus.",
  'mission.outOfOrder.special':
    "Gli ascensori sono fuori servizio finché un Meccanico non li ripara. L'Obiettivo verde dà 10 PA, occupa 1 slot e attiva la Zona di Generazione verde. La Zona di Generazione di Zeus tace finché non si prende l'Obiettivo verde.",
  'mission.tacoRun.special':
    'Il Camioncino sta fermo finché un Pilota al volante non lo avvia. I morti non vedono un Compagno nascosto. Nessuno fugge a piedi. La Zona di Generazione blu si attiva quando il Camioncino viene avviato.',
  'mission.crown.special':
    "La Regina non fa nulla finché un Sopravvissuto non entra nella sua tessera o la attacca. Quando muore, nella sua Zona c'è l'Obiettivo nero, arriva Zeus e la Zona di Generazione blu è attiva. L'Obiettivo nero occupa una Mano.",
  'mission.lastChopper.special':
    "Avviare il motore fa Rumore. Quando un Pilota fugge, l'elicottero parte e la Missione finisce. La Zona di Generazione blu si attiva quando un Sopravvissuto raggiunge il tetto. La Zona di Generazione di Zeus tace finché non si prendono 3 Obiettivi rossi.",
  'mission.tiger.special':
    "L'ultimo Furtivo non può fuggire finché ci sono altri sul tabellone. La Zona di Generazione di Zeus tace finché il passo 1 non è compiuto.",
  'mission.bigScore.special':
    "Due porte sono chiuse, e aprirle fa Rumore. Un Meccanico ripara l'ascensore in cui si trova. L'Obiettivo blu occupa tutto lo Zaino, dà 5 PA a tutti, fa arrivare Zeus e attiva la Zona di Generazione verde. La Zona di Generazione di Zeus tace finché non si prende l'Obiettivo blu.",
  'mission.throne.special':
    "Chi prende un Obiettivo rosso pesca anche una carta Equipaggiamento. La Zona di Generazione blu si attiva quando un Sopravvissuto raggiunge il piano dell'hotel.",
  'mission.countdown.special':
    "Dopo 2 Obiettivi rossi un Meccanico in uno dei due ascensori di sotto ripara quello sul tetto. L'Obiettivo blu occupa tutto lo Zaino, dà 5 PA a tutti, fa arrivare Zeus e attiva la Zona di Generazione verde. Quando un Pilota fugge, l'elicottero parte. La Zona di Generazione blu si attiva quando un Sopravvissuto raggiunge il tetto. La Zona di Generazione di Zeus tace finché non si prende l'Obiettivo blu.",

  'mission.dryRun.loses.stealthy': "Non resta alcun Furtivo prima che si attivi l'Obiettivo nero.",
  'mission.jackpot.loses.vaultExpert':
    'Non resta alcun Esperto di Camere Blindate prima che la porta del Caveau sia aperta.',
  'mission.outOfOrder.loses.mechanic': 'Non resta alcun Meccanico prima che gli ascensori funzionino.',
  'mission.tacoRun.loses.pilot': 'Non resta alcun Pilota prima che il Camioncino sia avviato.',
  'mission.tacoRun.loses.companion': 'Muore un Compagno.',
  'mission.crown.loses.bruiser': "Non resta alcun Colosso prima che si prenda l'Obiettivo nero.",
  'mission.lastChopper.loses.pilot': 'Non resta alcun Pilota.',
  'mission.lastChopper.loses.few': 'Restano troppo pochi Sopravvissuti.',
  'mission.lastChopper.loses.early': "L'elicottero parte troppo presto.",
  'mission.tiger.loses.stealthy': 'Non resta alcun Furtivo.',
  'mission.bigScore.loses.vaultExpert': 'Non resta alcun Esperto di Camere Blindate prima che la porta sia aperta.',
  'mission.bigScore.loses.mechanic': 'Non resta alcun Meccanico prima che un ascensore funzioni.',
  'mission.bigScore.loses.few': 'Restano meno di 3 Sopravvissuti.',
  'mission.throne.loses.few': 'Restano meno di 3 Sopravvissuti.',
  'mission.countdown.loses.vaultExpert': 'Non resta alcun Esperto di Camere Blindate prima che la porta sia aperta.',
  'mission.countdown.loses.mechanic': "Non resta alcun Meccanico prima che l'ascensore funzioni.",
  'mission.countdown.loses.pilot': 'Non resta alcun Pilota.',
  'mission.countdown.loses.early': "L'elicottero parte senza il bottino.",
  'mission.loses.time': "L'Indicatore Tempo raggiunge l'ultima casella.",

  'length.short': "breve, meno di un'ora",
  'length.standard': "normale, un'ora e mezza",
  'length.long': 'lunga, due ore e oltre',
  'difficulty.easy': 'facile',
  'difficulty.medium': 'media',
  'difficulty.hard': 'difficile',
  'difficulty.veryHard': 'molto difficile',

  'goal.red': 'Prendere {n} Obiettivi rossi',
  'goal.take': 'Prendere {token}',
  'goal.take.by': 'Prendere {token} (solo: {speciality})',
  'goal.activate': 'Attivare {token}',
  'goal.activate.by': 'Attivare {token} (solo: {speciality})',
  'goal.repair': 'Riparare gli ascensori (solo: Meccanico)',
  'goal.kill': 'Uccidere {kind}',
  'goal.zeus': 'Far arrivare Zeus',
  'goal.truck': "Fermare il Camioncino all'Uscita: Conducente e due Compagni a bordo, nessuno zombi lì",
  'goal.everyone': 'Fuggono tutti i Sopravvissuti sul tabellone',
  'goal.everyone.last': 'Fuggono tutti i Sopravvissuti sul tabellone, per ultimo chi è {speciality}',
  'goal.holder': 'Chi tiene {token} fugge',
  'goal.holder.others': 'Chi tiene {token} fugge, e almeno {n} altri',
  'goal.number': 'Fuggono almeno {n} Sopravvissuti',
  'goal.helicopter': 'Un Pilota fugge dopo almeno {n} altri',
  'goal.helicopter.holder': 'Chi tiene {token} fugge, poi un Pilota',
} satisfies Record<keyof typeof en, string>;
