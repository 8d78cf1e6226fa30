/** What appears next, in words. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Bar, PanelLine } from '@shamble/parts';
import { ORDERS } from '../../content/zombies.ts';
import type { View } from '../../rules/view.ts';
import { kind as named } from '../../text/words.ts';
import { label } from '../../text/zones.ts';
import { type Draw, nextDraw } from '../appears.ts';
import { rounded } from './numbers.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.appear.${id}`, params });

/** How likely each kind is, and how many come of it; what brings nobody is one more. */
function kindBars({ coming, nothing }: Draw): Bar[] {
  const bars = coming.map(({ kind, chance, least, most }): Bar => {
    const plain = kind === 'shambler' || kind === 'alpha';
    return { of: plain ? say(`kind.${kind}`, { least, most }) : named(kind), chance };
  });
  return nothing === 0 ? bars : [...bars, { of: say('kind.none'), chance: nothing }];
}

function zoneLine({ mission, orders }: View, spawn: View['spawns'][number], order: number): PanelLine {
  const params = { n: order, zone: label(mission, spawn.zone) };
  if (!spawn.active) return { text: say('waits', params), sure: 'unknown' };
  if (spawn.kind !== 'zeus') return { text: say('card', params), sure: 'certain' };
  const left = ORDERS.filter(({ id }) => orders.cards === 0 || !orders.discard.includes(id));
  const sizes = left.map(({ shamblers, alphas }) => shamblers + alphas);
  return {
    text: say('orders', { ...params, least: Math.min(...sizes), most: Math.max(...sizes) }),
    sure: 'certain',
  };
}

export function spawnLines(view: View): PanelLine[] {
  const draw = nextDraw(view);
  const average = say('average', { level: { id: `level.${view.danger}` }, n: rounded(draw.mean) });
  return [
    { text: average, sure: 'open', bars: kindBars(draw) },
    ...view.spawns.map((spawn, i) => zoneLine(view, spawn, i + 1)),
    ...(draw.short > 0 ? [{ text: say('short', { percent: percent(draw.short) }), sure: 'open' as const }] : []),
  ];
}
