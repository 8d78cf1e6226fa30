/** Why a place cannot be gone to, as it is told: what is in the way rather than how long the way around would be. */
import type { Message, Refusal } from '@shamble/kernel';
import { refusalMessage } from '@shamble/kernel/text';
import { distance } from '../../geometry/vector.ts';
import { routerOf } from '../../rules/move.ts';
import { describe } from '../../text/describe.ts';
import { length } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { allowanceIn, movingIn, type Planned, stopsOf } from './asking.ts';

export const why = (planned: Planned, trouble: Refusal): Message =>
  inTheWay(planned, trouble) ?? refusalMessage(trouble, describe);

/** A place that would be near enough if nothing stood before it. */
function inTheWay(planned: Planned, { code, params }: Refusal): Message | null {
  const { place } = planned.way;
  const short = params?.short;
  if (code !== 'too-far' || place.path === null || typeof short !== 'number') return null;
  const stops = stopsOf(planned);
  const line = [place.path.from, ...stops];
  const straight = line.slice(1).reduce((sum, [x, y], i) => sum + distance(...line[i], x, y), 0);
  if (straight > allowanceIn(place)) return null;
  const router = routerOf(movingIn(place));
  for (const [i, to] of stops.entries()) {
    const by = router.meets(line[i], to);
    if (by !== null)
      return { id: 'boardview.say.around-it', params: { thing: thing(by.id, 'The'), length: length(short, [0]) } };
  }
  return null;
}
