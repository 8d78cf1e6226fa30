/** Incidents of the Supply deck (8.4, AW-CONT04). */
import type { Region, Rules } from '@shamble/kernel';
import { HEARD } from '../content/lengths.ts';
import type { Incident } from '../content/supply.ts';
import { nearest } from '../geometry/gap.ts';
import { NEAR_BASE, TOUCH_BASE } from '../geometry/limits.ts';
import { chooseOf } from './ask.ts';
import { enterAtEdge } from './enter.ts';
import { enterWalker } from './harm.ts';
import { isWithin } from './near.ts';
import { makeLoud } from './noise.ts';
import { aroundBase, someIn } from './spots.ts';
import { type G, ini, models, nameOf, type Person, rivalOf, seatOf, type War } from './state.ts';
import { terrainOf } from './terrain.ts';
import { changeThreat } from './threat.ts';
import { named } from './words.ts';
import { baseZones, borderZones, pieceZones } from './zones.ts';

const NOT_ALONE = { id: 'not-alone', rules: ['AW-CONT04'] };
const MOVES = { id: 'it-moves', rules: ['AW-CONT04', 'AW-GEO15'] };

/** Free places touching somebody: no base, no solid scenery, on the table (AW-CONT04). */
const touchingRegion = (s: War, { x, y, level }: Person): Region => ({
  in: [{ ring: { disc: [x, y], radius: 0 }, least: NEAR_BASE, most: TOUCH_BASE }],
  out: [
    ...borderZones(s),
    ...baseZones(s, level),
    ...pieceZones(s, level === 0 ? terrainOf(s).parts : terrainOf(s).rims[level - 1]),
  ],
});

export function* incident(g: G, person: Person, which: Incident): Rules {
  const s = g.state;
  const rival = seatOf(s, rivalOf(s, person.side));
  switch (which) {
    case 'notAlone': {
      const region = touchingRegion(s, person);
      const spots = someIn(
        region,
        aroundBase(
          person.x,
          person.y,
          models(s).filter((model) => model !== person),
        ),
        24,
        1,
      );
      if (s.pool === 0 || spots.length === 0) return changeThreat(g, 1, 'notAlone', ['AW-CONT04']);
      const candidates = spots.map((answer, i) => ({ id: `by:${person.id}:${i + 1}`, answer }));
      const [x, y] = yield* g.place(rival, NOT_ALONE, { region, candidates }, { params: { survivor: named(person) } });
      enterWalker(g, x, y, person.level, false, ['AW-CONT04']);
      return;
    }
    case 'clatter':
      return yield* makeLoud(g, 'noise', person, person);
    case 'alarm':
      return yield* makeLoud(g, 'mayhem', person, person);
    case 'itMoves': {
      const prone = s.walkers.filter((walker) => walker.prone && isWithin(walker, person, HEARD));
      if (prone.length > 0) {
        const walker = yield* chooseOf(g, ini(s), MOVES, nearest(prone, person.x, person.y), nameOf);
        walker.prone = false;
        g.emit({ type: 'stands', model: nameOf(walker), rules: ['AW-CONT04'] });
        return;
      }
      if (s.pool === 0) return changeThreat(g, 1, 'itMoves', ['AW-CONT04']);
      return yield* enterAtEdge(g, rival);
    }
  }
}
