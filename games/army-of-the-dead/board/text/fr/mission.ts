/** The Mission sheet, and Missions to choose among, in French. */
export default {
  'boardview.mission.after': "après l'étape {n}",
  'boardview.mission.can': '{speciality} : {who}',
  'boardview.nobody': 'personne',
  'boardview.mission.personal': 'Objectifs personnels',
  'boardview.mission.hidden': "Le jeton n'est pas encore trouvé.",
  'boardview.mission.truck': 'Le camion',
  'boardview.mission.truck.started': 'démarré',
  'boardview.mission.truck.waits': 'pas encore démarré',
  'boardview.mission.truck.driver': 'Conducteur : {who}',
  'boardview.mission.truck.aboard': 'Compagnons à bord : {n} sur {of}',
  'boardview.mission.loses': 'Ce qui fait perdre la partie',
  'boardview.mission.special': 'Règles spéciales',
  'boardview.mission.spawns': "Zones d'invasion, dans l'ordre",
  'boardview.mission.active': 'active',
  'boardview.mission.waits': 'pas encore active',
  'boardview.danger.next': '{level} commence à {n}.',

  'boardview.setup.first': 'bonne première Mission',
  'boardview.setup.time': '{n} cases de temps',
  'boardview.setup.needs': 'Il faut : {who}',
  'boardview.setup.floors': '{n, plural, one {# étage} other {# étages}}',
};
