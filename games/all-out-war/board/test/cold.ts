/**
 * The first reach among 40 figures of a page that has just been opened, and its outline, in milliseconds of this thread:
 * `node games/all-out-war/board/test/cold.ts`, with `warm` after the work that is done in idle time.
 */
import { reachOutline } from '../../geometry/outline.ts';
import { Router } from '../../geometry/route.ts';
import { mat } from '../../geometry/test/mats.ts';
import { warmUp } from '../plan/warm.ts';

const FIGURES = 40;
const RUN = 8000;

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const ground = mat(40, FIGURES);
const mover = ground.figures.find(({ side, standing }) => side >= 0 && standing);
if (mover === undefined) throw new Error('nobody can move');
if (process.argv[2] === 'warm') warmUp();
const begun = spent();
const field = new Router(ground, mover, RUN).field([]);
field.explore(Infinity);
const reached = spent();
const outline = reachOutline(field, 250);
const drawn = spent();
if (outline.length === 0) throw new Error('there is no way to go');
console.log(JSON.stringify({ reach: reached - begun, outline: drawn - reached }));
