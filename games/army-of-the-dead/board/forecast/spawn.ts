/** What appears next, in words. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Bar, PanelLine } from '@shamble/parts/board';
import { rangeTo, zoneNumber } from '../../rules/ground.ts';
import type { View } from '../../rules/view.ts';
import { kind as named, skill, survivor } from '../../text/words.ts';
import { label } from '../../text/zones.ts';
import { type Draw, nextDraw } from '../appears.ts';
import { stateFor } from '../seen-state.ts';
import { type SpawnState, spawnStates } from '../spawns.ts';
import { rounded } from './numbers.ts';
import { orderedMessages, ordersLeft } from './orders.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.appear.${id}`, params });

/** How likely each kind is, and how many come of it; what brings nobody is one more. */
function kindBars({ coming, nothing }: Draw): Bar[] {
  const bars = coming.map(({ kind, chance, least, most }): Bar => {
    const plain = kind === 'shambler' || kind === 'alpha';
    return { of: plain ? say(`kind.${kind}`, { least, most }) : named(kind), chance };
  });
  return nothing === 0 ? bars : [...bars, { of: say('kind.none'), chance: nothing }];
}

function zoneLine(view: View, spawn: SpawnState, order: number): PanelLine[] {
  const { mission } = view;
  const params = { n: order, zone: label(mission, spawn.zone) };
  if (spawn.gone) return [];
  if (!spawn.active)
    return [
      spawn.waits === null
        ? { text: say('waits', params), sure: 'unknown' }
        : { text: say('waits.for', { ...params, what: spawn.waits }), sure: 'unknown' },
    ];
  return activeLines(view, spawn, params);
}

function activeLines(view: View, spawn: SpawnState, params: NonNullable<Message['params']>): PanelLine[] {
  if (spawn.kind !== 'zeus') return [{ text: say('card', params), sure: 'certain' }];
  const sizes = ordersLeft(view).map(({ shamblers, alphas }) => shamblers + alphas);
  const text = say('orders', { ...params, least: Math.min(...sizes), most: Math.max(...sizes) });
  return [{ text, sure: 'certain' }, ...orderedMessages(view).map((one): PanelLine => ({ text: one, sure: 'open' }))];
}

/** Skills that answer those who appear near. */
const REACTIONS: readonly string[] = ['combatReflexes', 'sidestep'];

/** Who may answer what appears: within Range 1 of a Spawn Zone, with a Skill for it. */
function reactLines(view: View): PanelLine[] {
  const s = stateFor(view);
  const zones = spawnStates(view).filter(({ active }) => active);
  const isNear = (from: string): boolean =>
    zones.some(({ zone }) => [0, 1].includes(rangeTo(s, zoneNumber(s, zone), zoneNumber(s, from))));
  return view.team.flatMap(({ survivor: id, zone, seat, status, skills }): PanelLine[] => {
    if (status !== 'playing' || zone === null || seat !== null || !isNear(zone)) return [];
    return REACTIONS.filter((one) => skills.includes(one)).map((one) => ({
      text: say('reacts', { who: survivor(id), skill: skill(one) }),
      sure: 'open',
    }));
  });
}

export function spawnLines(view: View): PanelLine[] {
  const draw = nextDraw(view);
  const average = say('average', { level: { id: `level.${view.danger}` }, n: rounded(draw.mean) });
  return [
    { text: average, sure: 'open', bars: kindBars(draw) },
    ...spawnStates(view).flatMap((spawn, i) => zoneLine(view, spawn, i + 1)),
    ...reactLines(view),
    ...(draw.short > 0 ? [{ text: say('short', { percent: percent(draw.short) }), sure: 'open' as const }] : []),
  ];
}
