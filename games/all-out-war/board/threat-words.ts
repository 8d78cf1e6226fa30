/** The clock of the game in words: Threat, the next certain change, who will panic, who holds how much. */
import type { Message } from '@shamble/kernel';
import { BANDS, bandOf, MOST_THREAT } from '../content/threat.ts';
import { mandatory } from '../rules/edges.ts';
import { held, limitsOf } from '../rules/end-phase.ts';
import { nameOf, type Person, playing, type Side, type War } from '../rules/state.ts';
import { wouldPanic } from '../rules/threat.ts';
import { band } from '../text/words.ts';
import { figures } from './names.ts';
import { nextBandAt, panickingAt, panicsAt } from './panics.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.threat.${id}`, params });

export const bandName = (threat: number): Message => band(BANDS[bandOf(threat)]);

export const threatNow = (s: War): Message => say('now', { n: s.threat, band: bandName(s.threat) });

/** Steps to the next band; in the highest to the end. */
export function stepsLeft(s: War): Message | null {
  const at = nextBandAt(s.threat);
  if (at !== null) return say('steps', { n: at - s.threat, band: bandName(at) });
  const end = limitsOf(s).threat;
  return s.threat < end ? say('last', { n: end - s.threat }) : null;
}

/** What will surely change it: the Melee phase where somebody fights, and without rivals the end of the turn. */
export function certainChanges(s: War): Message[] {
  if (s.threat >= MOST_THREAT || s.step === 'over') return [];
  // Once it has begun, Threat has risen.
  const before = s.brawl === null && s.step !== 'melee' && s.step !== 'end';
  const fighting = before && s.people.length > 0 ? mandatory(s) : [];
  const names = [...new Set(fighting.flat())].filter((name) => s.people.some(({ id }) => id === name));
  return [...(names.length > 0 ? [say('melee', { who: figures(names) })] : []), ...(s.together ? [say('turn')] : [])];
}

const names = (people: readonly Person[]): Message[] => figures(people.map(nameOf));

/** Who panics now, and who does from the next bands on. */
export function panicLines(s: War): Message[] {
  const now = playing(s).filter((person) => wouldPanic(s, person));
  const lines = now.length > 0 ? [say('panic.now', { who: names(now) })] : [];
  const later = new Set(
    playing(s).flatMap((person) => {
      const at = panicsAt(s, person);
      return at !== null && at > s.threat ? [at] : [];
    }),
  );
  for (const at of [...later].sort((a, b) => a - b))
    lines.push(say('panic', { n: at, who: names(panickingAt(s, at)) }));
  return lines;
}

/** What the end of the dial means. */
export function endWords(s: War): Message {
  const { threat } = limitsOf(s);
  return say(s.together ? 'end.lost' : 'end', { n: threat, counters: limitsOf(s).counters });
}

export function heldWords(s: War, side: Side): Message {
  const params = { n: held(s, side), of: limitsOf(s).counters };
  return s.together ? say('held.together', params) : say('held', { ...params, who: { seat: side } });
}
