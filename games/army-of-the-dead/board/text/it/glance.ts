/** The game at a glance, for somebody who never read its rules, in Italian. */
export default {
  'glance.aim':
    "Sei Sopravvissuti entrano in una città di morti. Completa i passi della Missione nell'ordine, e gli Obiettivi Personali di due di loro, prima che la città vi prenda. Si vince o si perde tutti insieme.",
  'glance.turn.1': 'Tre Azioni a testa',
  'glance.turn.1.text':
    "I tuoi Sopravvissuti agiscono uno dopo l'altro: cambia Zona, cerca una carta in una stanza, prendi ciò che chiede la Missione.",
  'glance.turn.2': 'Combatti',
  'glance.turn.2.text':
    'Ogni successo uccide uno Shambler; per un Alpha serve un colpo da 2 Danni. I tiri mancati colpiscono gli amici che sono lì.',
  'glance.turn.3': 'Attento al Rumore',
  'glance.turn.3.text': "Un'arma rumorosa porta il Rumore dove sei e sveglia i Dormienti accanto.",
  'glance.turn.4': 'I morti agiscono',
  'glance.turn.4.text':
    'Gli zombi attaccano chi è nella loro Zona, o vanno da chi vedono, se no verso il Rumore. Un Sopravvissuto cade alla terza Ferita, un Colosso alla quarta.',
  'glance.turn.5': 'I morti compaiono',
  'glance.turn.5.text': 'Ogni Zona di Generazione ha una carta. Più ne hai uccisi, più ne arrivano.',
  'glance.end':
    "Vinci quando tutti i passi e i due Obiettivi Personali sono completi, di solito con gli ultimi fuori dall'Uscita. Perdi quando cade chi ha un Obiettivo Personale o chi serve alla Missione, o quando il tempo finisce.",
  'glance.word.action': 'Azione',
  'glance.word.action.text':
    'Ogni Sopravvissuto ne ha 3 per turno. Lasciare una Zona con zombi ne costa 1 in più per ciascuno.',
  'glance.word.noise': 'Rumore',
  'glance.word.noise.text': "C'è un solo segnalino. Gli zombi che non vedono nessuno ci vanno incontro.",
  'glance.word.dormants': 'Dormienti',
  'glance.word.dormants.text':
    'Segnalini coperti da 1 a 4 Shambler che dormono. Li svegliano il Rumore accanto, cercare e prendere un Obiettivo; andarsene, forse.',
  'glance.word.danger': 'Livello di Pericolo',
  'glance.word.danger.text': 'Uccidere dà adrenalina: porta Abilità, e a ogni Livello più zombi per carta.',
  'glance.word.ammo': 'Dadi Munizioni',
  'glance.word.ammo.text': "Se uno mostra il simbolo, l'arma è scarica finché non usi un Caricatore.",

  'calm.glance.aim':
    "Sei Sopravvissuti entrano in una città di sonnambuli. Completa i passi della Missione nell'ordine, e gli Obiettivi Personali di due di loro, prima che la città vi prenda. Si vince o si perde tutti insieme.",
  'calm.glance.turn.2': 'Mandali via',
  'calm.glance.turn.2.text':
    'Ogni successo manda via uno Shambler; per un Alpha serve un colpo da 2 Danni. I tiri mancati colpiscono gli amici che sono lì.',
  'calm.glance.turn.3.text': 'Un attrezzo rumoroso porta il Rumore dove sei e sveglia i Dormienti accanto.',
  'calm.glance.turn.4': 'Tocca a loro',
  'calm.glance.turn.4.text':
    'I sonnambuli urtano chi è nella loro Zona, o vanno da chi vedono, se no verso il Rumore. Un Sopravvissuto cade alla terza Botta, un Colosso alla quarta.',
  'calm.glance.turn.5': 'Ne compaiono altri',
  'calm.glance.turn.5.text': 'Ogni Zona di Generazione ha una carta. Più ne hai mandati via, più ne arrivano.',
  'calm.glance.word.action.text':
    'Ogni Sopravvissuto ne ha 3 per turno. Lasciare una Zona con sonnambuli ne costa 1 in più per ciascuno.',
  'calm.glance.word.noise.text': "C'è un solo segnalino. I sonnambuli che non vedono nessuno ci vanno incontro.",
  'calm.glance.word.danger.text':
    'Mandarli via dà adrenalina: porta Abilità, e a ogni livello più sonnambuli per carta.',
  'calm.glance.word.ammo.text': "Se uno mostra il simbolo, l'attrezzo è scarico finché non usi un Caricatore.",
};
