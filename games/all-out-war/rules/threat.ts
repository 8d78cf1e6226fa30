/** Threat (3.4): never outside 1 to 18, read anew wherever a band matters. */
import { BANDS, bandOf, LEAST_THREAT, MOST_THREAT, nerveLevel } from '../content/threat.ts';
import { moment } from './moments.ts';
import { type G, type Person, survivorOf, type War } from './state.ts';

/** Raises or lowers it; what goes beyond the dial is lost (AW-THR02, AW-THR05). */
export function changeThreat(g: G, by: number, why: string, rules: readonly string[]): void {
  const s = g.state;
  const to = Math.min(MOST_THREAT, Math.max(LEAST_THREAT, s.threat + by));
  const from = s.threat;
  s.threat = to;
  g.emit({ type: 'threat', from, to, band: BANDS[bandOf(to)], changed: bandOf(from) !== bandOf(to), why, rules });
  if (bandOf(from) !== bandOf(to)) endRain(g);
}

/** Cold Rain ends when the band is no longer the one in which it came (AW-CONT05). */
function endRain(g: G): void {
  const s = g.state;
  const rain = s.staying.find(({ does, band }) => does === 'coldRain' && band !== bandOf(s.threat));
  if (rain === undefined) return;
  s.staying = s.staying.filter((one) => one !== rain);
  s.events.discard.push(rain.card);
  g.emit({ type: 'event-ends', card: 'coldRain', rules: ['AW-EVENT04', 'AW-CONT05'] });
}

/** Nerve with what friends add to it (AW-CARD02). */
export function nerveOf(s: War, person: Person): number {
  const steps = moment(s, person, 'nerve').reduce((sum, { value }) => sum + value, 0);
  return Math.min(BANDS.length - 1, nerveLevel(survivorOf(person).nerve) + steps);
}

/** The band is higher than its Nerve (AW-PANIC01, AW-PANIC02). */
export const wouldPanic = (s: War, person: Person): boolean => !person.calm && bandOf(s.threat) > nerveOf(s, person);
