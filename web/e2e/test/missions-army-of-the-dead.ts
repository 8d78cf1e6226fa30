import { MISSIONS, playMission, WAYS } from './army-of-the-dead-missions.ts';

for (const mission of MISSIONS) for (const way of WAYS) playMission(mission, way);
