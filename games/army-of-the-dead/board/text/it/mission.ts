/** The Mission sheet, and Missions to choose among, in Italian. */
export default {
  'boardview.mission.after': 'dopo il passo {n}',
  'boardview.mission.can': '{speciality}: {who}',
  'boardview.nobody': 'nessuno',
  'boardview.mission.personal': 'Obiettivi Personali',
  'boardview.mission.hidden': 'Il segnalino non si è ancora trovato.',
  'boardview.mission.truck': 'Il Camioncino',
  'boardview.mission.truck.started': 'avviato',
  'boardview.mission.truck.waits': 'non ancora avviato',
  'boardview.mission.truck.driver': 'Conducente: {who}',
  'boardview.mission.truck.aboard': 'Compagni a bordo: {n} su {of}',
  'boardview.mission.loses': 'Che cosa fa perdere la partita',
  'boardview.mission.special': 'Regole speciali',
  'boardview.mission.spawns': "Zone di Generazione, nell'ordine",
  'boardview.mission.active': 'attiva',
  'boardview.mission.waits': 'non ancora attiva',
  'boardview.danger.next': '{level} comincia a {n}.',

  'boardview.setup.first': 'buona per cominciare',
  'boardview.setup.time': '{n} caselle di tempo',
  'boardview.setup.needs': 'In squadra: {who}',
  'boardview.setup.floors': '{n, plural, one {# piano} other {# piani}}',
};
