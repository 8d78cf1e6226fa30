import type en from './en.ts';

/** The game at a glance, in Italian. */
export default {
  'glance.aim':
    'Tutti cercano un posto sicuro. Esplora tre Luoghi prima degli altri, per conto tuo o insieme a qualcuno di loro.',
  'glance.turn.1': 'Recupera',
  'glance.turn.1.text': 'Se vuoi, mangia: ogni Cibo che usi toglie 1 Fatica a uno dei tuoi sopravvissuti.',
  'glance.turn.2': 'Muoviti',
  'glance.turn.2.text':
    'Fai da 1 a 3 passi. Lo spazio in cui non resta nessuno riceve un gettone zombi coperto: tornare indietro ha un prezzo.',
  'glance.turn.3': 'Combatti',
  'glance.turn.3.text':
    "Dove trovi gettoni, lanci tutti i tuoi dadi: serve un'uccisione per ogni zombi. Ogni zombi ancora in piedi ti costa 1 Fatica.",
  'glance.turn.4': 'Affronta gli Incontri',
  'glance.turn.4.text':
    'Su uno spazio con icone affronti un Incontro per ciascuna: lanci, paghi o scegli. Poi raccogli le icone, se nessuna carta te le nega.',
  'glance.turn.5': 'Esplora',
  'glance.turn.5.text':
    "Entra in un Luogo quando hai quello che l'obiettivo richiede, e fai quello che dice. Se riesci, il Luogo è tuo.",
  'glance.end':
    "Con il terzo Luogo vinci subito, e con te vince tutto il tuo gruppo. Se perdi l'ultimo sopravvissuto, di norma ricominci con altri.",
  'glance.word.survivor': 'Sopravvissuto',
  'glance.word.survivor.text':
    "Un personaggio o un compagno della tua squadra. Ognuno aggiunge dadi alla riserva, e molti hanno un'abilità.",
  'glance.word.fatigue': 'Fatica',
  'glance.word.fatigue.text': 'Scegli tu chi la subisce. La prima e la seconda non fanno danni; la terza uccide.',
  'glance.word.ammo': 'Munizione',
  'glance.word.ammo.text':
    'Usala dopo il lancio: da 1 a 3 uccisioni in più. Il Blam è rumoroso: su tutti gli spazi adiacenti compaiono gettoni.',
  'glance.word.fuel': 'Carburante',
  'glance.word.fuel.text': 'Usalo prima di un passo: avanzi di due spazi vuoti, o aggiri gli zombi senza combattere.',
  'glance.word.group': 'Gruppo',
  'glance.word.group.text':
    'Chi è sullo stesso spazio può viaggiare insieme. Il gruppo lancia tutti i suoi dadi insieme, e insieme vince.',

  'calm.glance.turn.2.text':
    'Fai da 1 a 3 passi. Lo spazio in cui non resta nessuno riceve un gettone sonnambulo coperto: tornare indietro ha un prezzo.',
  'calm.glance.turn.3.text':
    'Dove trovi gettoni, lanci tutti i tuoi dadi: serve un risveglio per ogni sonnambulo. Ogni sonnambulo che dorme ancora ti costa 1 Fatica.',
  'calm.glance.word.fatigue.text':
    'Scegli tu chi la subisce. La prima e la seconda non fanno danni; con la terza un sopravvissuto torna a casa.',
  'calm.glance.word.ammo.text':
    'Usala dopo il lancio: da 1 a 3 risvegli in più. Il Blam è rumoroso: su tutti gli spazi adiacenti compaiono gettoni.',
  'calm.glance.word.fuel.text':
    'Usalo prima di un passo: avanzi di due spazi vuoti, o aggiri i sonnambuli senza combattere.',
} satisfies Record<keyof typeof en, string>;
