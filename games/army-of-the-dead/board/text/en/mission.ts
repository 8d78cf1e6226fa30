/** The Mission sheet, and Missions to choose among, in English. */
export default {
  'boardview.mission.after': 'after step {n}',
  'boardview.mission.can': '{speciality}: {who}',
  'boardview.nobody': 'nobody',
  'boardview.mission.personal': 'Personal Objectives',
  'boardview.mission.hidden': 'The token is not found yet.',
  'boardview.mission.truck': 'The Truck',
  'boardview.mission.truck.started': 'started',
  'boardview.mission.truck.waits': 'not started yet',
  'boardview.mission.truck.driver': 'Driver: {who}',
  'boardview.mission.truck.aboard': 'Companions aboard: {n} of {of}',
  'boardview.mission.loses': 'What loses the game',
  'boardview.mission.special': 'Special rules',
  'boardview.mission.spawns': 'Spawn Zones, in order',
  'boardview.mission.active': 'active',
  'boardview.mission.waits': 'not active yet',
  'boardview.danger.next': '{level} begins at {n}.',

  'boardview.setup.first': 'good first Mission',
  'boardview.setup.time': '{n} squares of time',
  'boardview.setup.needs': 'Needed: {who}',
  'boardview.setup.floors': '{n, plural, one {# floor} other {# floors}}',
};
