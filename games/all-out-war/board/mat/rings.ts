/** Rings: a base that touches one counts. At most three at a time; the style of the line tells the kind. */
import type { Decision, Message } from '@shamble/kernel';
import { WALKER_MOVE } from '../../content/lengths.ts';
import { BASE, KILL_ZONE } from '../../geometry/limits.ts';
import { has } from '../../rules/cards.ts';
import { heard } from '../../rules/loud.ts';
import { isWalker, type Model, type Person, type War } from '../../rules/state.ts';
import { length } from '../../text/lengths.ts';
import { weaponsOf } from './measure.ts';

export interface Ring {
  readonly id: 'range' | 'range-2' | 'noise' | 'zone' | 'move';
  readonly x: number;
  readonly y: number;
  /** Up to where a base touches it. */
  readonly radius: number;
  readonly label: Message;
}

interface At {
  readonly x: number;
  readonly y: number;
}

const MOST = 3;

const SHOOTING = ['shoot-weapon', 'shoot-target', 'shoot-next', 'blast-point'];

const ring = (id: Ring['id'], { x, y }: At, radius: number, words: string, far: number): Ring => ({
  id,
  x,
  y,
  radius,
  label: { id: `boardview.ring.${words}`, params: { length: length(far) } },
});

/** How far what somebody holds reaches, each length once. */
function rangeRings(war: War, person: Person): Ring[] {
  const ranges = [...new Set(weaponsOf(war, person).flatMap(({ range }) => range ?? []))];
  return ranges.map((range, i) => ring(i === 0 ? 'range' : 'range-2', person, range + BASE, 'range', range));
}

const zoneRing = (at: At): Ring => ring('zone', at, KILL_ZONE, 'zone', KILL_ZONE);

/** The rings that a question is about; `last` is where the target of the shot before was (AW-KEY19). */
export function ringsOf(
  war: War,
  decision: Decision | null,
  person: Person | null,
  last: At | null = null,
): readonly Ring[] {
  if (decision === null || person === null) return [];
  const { ask } = decision;
  const found: Ring[] = [];
  if (SHOOTING.includes(ask.id)) {
    const blast = ask.id === 'blast-point';
    const cards = weaponsOf(war, person).filter(({ card }) => has(card, 'blast') === blast);
    found.push(...rangeRings(war, person).filter(({ radius }) => cards.some(({ range }) => range === radius - BASE)));
  }
  if (ask.id === 'shoot-next' && last !== null) found.push(zoneRing(last));
  return found.slice(0, MOST);
}

/** How far NOISE and MAYHEM are heard: of somebody from the edge of the base, of a bare point from there (AW-GEO05). */
export const noiseRing = (war: War, at: At, point = false): Ring =>
  ring('noise', at, heard(war) + (point ? 0 : BASE), 'noise', heard(war));

/** What there is to know of anybody: ranges, the Kill Zone, how far a Walker comes and hears. */
export function ringsAbout(war: War, model: Model): readonly Ring[] {
  const own = isWalker(model)
    ? [ring('move', model, WALKER_MOVE + BASE, 'move', WALKER_MOVE), noiseRing(war, model)]
    : rangeRings(war, model).slice(0, 2);
  return [zoneRing(model), ...own];
}
