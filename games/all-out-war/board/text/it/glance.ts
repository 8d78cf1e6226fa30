/** The game at a glance, for somebody who never read its rules, in Italian. */
export default {
  'glance.aim':
    'Il tuo gruppo vuole i rifornimenti sul tavolo, e il rivale pure. Con sette segnalini su nove si vince; quando la Minaccia arriva a 18, vince chi ne ha di più. I Vaganti vogliono tutti.',
  'glance.turn.1': 'Due Azioni',
  'glance.turn.1.text':
    'I giocatori si alternano con un Sopravvissuto alla volta: fino a due Azioni diverse. Tocca un segnalino e Cerca: pesca una carta, porta via il segnalino.',
  'glance.turn.2': 'In silenzio o con rumore',
  'glance.turn.2.text':
    'Muoviti Furtivamente per 4 pollici, o Corri per 8 con Rumore, che attira il Vagante più vicino. Quasi tutte le pistole fanno Frastuono: arrivano tutti entro 10 pollici.',
  'glance.turn.3': 'Più successi',
  'glance.turn.3.text':
    'Lancia i tuoi dadi contro gli altri. Con più successi ferisci; un Vagante finisce a terra, e solo un critico (!) lo elimina.',
  'glance.turn.4': 'I Vaganti si muovono',
  'glance.turn.4.text':
    'Un Vagante si avventa su chi è nella sua Kill Zone. Poi arriva una carta Evento, peggiore se la Minaccia è alta.',
  'glance.turn.5': 'Mischia',
  'glance.turn.5.text':
    'Chi tocca un nemico combatte: Attacca per vincere e ferire, o Difenditi per resistere. Chi perde subisce una Spinta.',
  'glance.end':
    "Chi cade lascia i suoi segnalini. Con sette alla fine di un turno si vince, e vince anche l'ultimo gruppo in piedi. A Minaccia 18 si confrontano i segnalini; senza rivale si perde.",
  'glance.word.threat': 'Minaccia',
  'glance.word.threat.text':
    "L'orologio: da 1 a 18 in quattro livelli. Frastuono e mischie la alzano, Calmare i Nervi la abbassa.",
  'glance.word.panic': 'Panico',
  'glance.word.panic.text':
    'Il Coraggio è Basso, Medio o Alto. Se il Livello di Minaccia è più alto, il Sopravvissuto lancia il dado Panico prima di agire.',
  'glance.word.killzone': 'Kill Zone',
  'glance.word.killzone.text':
    'Un pollice e mezzo attorno a una base. Non finire il Movimento in quella di un Vagante.',
  'glance.word.engaged': 'Ingaggiato',
  'glance.word.engaged.text':
    'A contatto con un nemico in piedi: non puoi agire, solo combattere nella Fase delle Mischie.',
  'glance.word.prone': 'A terra',
  'glance.word.prone.text': "Atterrato. I Vaganti possono rialzarsi a fine turno; i Sopravvissuti usano un'Azione.",
};
