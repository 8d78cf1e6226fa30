/** What the Event phase begins with: alarms that go on, then lunges from where they have brought the Walkers (AW-CONT05, AW-KZ01). */
import { type Ghost, loudAhead, lungesAhead } from '../../rules/forecast.ts';
import type { War } from '../../rules/state.ts';
import { pieceName } from '../../rules/terrain.ts';
import { come } from './ways.ts';

interface Alarm {
  readonly piece: string;
  readonly ghosts: readonly Ghost[];
}

export interface PhaseAhead {
  readonly alarms: readonly Alarm[];
  readonly lunges: readonly Ghost[];
}

/** Steps of a turn in which alarms have gone off already. */
const ALARMED: readonly War['step'][] = ['lunges', 'event'];

export function phaseAhead(s: War): PhaseAhead {
  let after = s;
  const alarms = s.staying.flatMap(({ does, piece, turn }) => {
    if (does !== 'carAlarm' || piece === 0 || turn >= s.turn || ALARMED.includes(s.step)) return [];
    const { x, y } = s.pieces[piece - 1];
    const ghosts = loudAhead(after, 'noise', { x, y, level: 0, piece });
    after = come(after, ghosts);
    return [{ piece: pieceName(s, piece - 1), ghosts }];
  });
  return { alarms, lunges: lungesAhead(after) };
}
