/** What lies in a Zone: as signs on the map, and in words below it. */
import { type Fact, keep, labelled, tell } from '@shamble/cli/drawing';
import type { Message, Say } from '@shamble/kernel';
import { MISSIONS } from '../content/missions.ts';
import { card, dead, kind, survivor, target, token } from '../text/words.ts';
import { planIn } from '../text/zones.ts';
import type { Seen } from './seen.ts';
import { letters, sign } from './words.ts';

/** Something in a Zone. */
export interface Thing {
  readonly sign: string;
  readonly words: string;
  /** Marks stand beside the label, all else below it. */
  readonly mark: boolean;
}

const missionOf = (s: Seen) => MISSIONS.find(({ id }) => id === s.mission) ?? MISSIONS[0];

/** Everything there is, Zone by Zone. */
export function thingsIn(say: Say, s: Seen): Map<string, Thing[]> {
  const things = new Map<string, Thing[]>();
  const put = (zone: string | null, one: Thing): void => {
    if (zone !== null) things.set(zone, [...(things.get(zone) ?? []), one]);
  };
  const piece = (zone: string | null, sigil: string, message: Message): void =>
    put(zone, { sign: sigil, words: say(message), mark: false });
  const mark = (zone: string | null, id: string, words = tell(say, `terminal.mark.${id}`)): void =>
    put(zone, { sign: sign(say, id), words, mark: true });

  for (const one of s.team)
    if (one.status === 'playing') piece(one.zone, letters(s, one.survivor), survivor(one.survivor));
  for (const one of s.companions)
    if (one.status === 'playing')
      put(one.zone, {
        sign: letters(s, one.survivor).toLowerCase(),
        words: tell(say, one.hiding ? 'terminal.companion.hiding' : 'terminal.companion', {
          survivor: survivor(one.survivor),
        }),
        mark: false,
      });
  for (const { id, shamblers, alphas } of s.zones) {
    if (shamblers > 0) piece(id, `${shamblers}${sign(say, 'shambler')}`, dead('shambler', shamblers));
    if (alphas > 0) piece(id, `${alphas}${sign(say, 'alpha')}`, dead('alpha', alphas));
  }
  for (const one of s.abominations) piece(one.zone, sign(say, one.kind), kind(one.kind));
  for (const { zone, kind: id } of s.lying)
    put(zone, { sign: '', words: tell(say, 'terminal.lying', { target: target(id) }), mark: false });
  mark(s.noise, 'noise');
  for (const { zone, n } of s.dormants)
    mark(zone, 'dormants', n === null ? undefined : tell(say, 'terminal.mark.dormants.known', { n }));
  for (const { zone, colour } of s.tokens) mark(zone, 'objective', say(token(colour ?? 'hidden')));
  for (const { zone, kind: spawn, active } of s.spawns)
    if (spawn !== 'zeus' || active) mark(zone, active ? 'spawn' : 'quiet', spawnWords(say, spawn, active));
  mark(missionOf(s).exit, 'exit');
  for (const { zone, card: id } of s.laid) mark(zone, 'laid', say(card(id)));
  if (s.truck) mark(s.truck.zone, 'truck', tell(say, s.truck.started ? 'terminal.truck' : 'terminal.truck.stands'));
  for (const zone of s.broken) mark(zone, 'broken');
  for (const zone of elevators(s)) mark(zone, 'elevator');
  if (s.vault && !s.vault.open) mark(missionOf(s).vault ?? null, 'vault');
  return things;
}

/** Elevators that work. */
function elevators(s: Seen): string[] {
  const plan = planIn(s.mission);
  if (plan === null) return [];
  return plan.elevators.map((zone) => plan.zones[zone].id).filter((id) => !s.broken.includes(id));
}

function spawnWords(say: Say, spawn: string, active: boolean): string {
  if (spawn === 'zeus') return tell(say, 'terminal.mark.spawn.zeus');
  return tell(say, active ? 'terminal.mark.spawn' : 'terminal.mark.quiet');
}

/** The signs of a Zone on two lines: label and marks, people and the dead; a last `+` where not all have room. */
export function spotOf(label: string, things: readonly Thing[], room: number): string[] {
  const marks = [...new Set(things.filter(({ mark }) => mark).map((one) => one.sign))];
  const pieces = things.filter(({ mark, sign: own }) => !mark && own !== '').map((one) => one.sign);
  return [fitting([label, ...marks], room), fitting(pieces, room)];
}

const MORE = '+';

function fitting(parts: readonly string[], room: number): string {
  const all = parts.join('');
  if (all.length <= room) return all;
  let text = '';
  for (const part of parts) {
    if (text.length + part.length > room - 1) break;
    text += part;
  }
  return `${text}${MORE}`;
}

/** Who is where, in words. */
export const pieceFacts = (s: Seen, things: ReadonlyMap<string, readonly Thing[]>): Fact[] =>
  zonesOf(s).flatMap(({ id, label }) => {
    const pieces = (things.get(id) ?? []).filter(({ mark }) => !mark).map(({ words }) => keep(words));
    return pieces.length > 0 ? [{ label, parts: [pieces.join(', ')] }] : [];
  });

/** Every kind of mark with its Zones. */
export function markParts(say: Say, s: Seen, things: ReadonlyMap<string, readonly Thing[]>): string[] {
  const marks = new Map<string, string[]>();
  for (const { id, label } of zonesOf(s))
    for (const { mark, words } of things.get(id) ?? [])
      if (mark) marks.set(words, [...(marks.get(words) ?? []), label]);
  return [...marks].map(([words, zones]) => labelled(say, words, zones.join(', ')));
}

const zonesOf = (s: Seen) => planIn(s.mission)?.zones ?? [];
