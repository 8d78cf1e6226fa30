import { MISSIONS, playMission, WAYS } from './army-of-the-dead-missions.ts';

// Every Mission in one way; in all of them: `npm run e2e:missions`.
for (const [i, mission] of MISSIONS.entries()) playMission(mission, WAYS[i % WAYS.length]);
