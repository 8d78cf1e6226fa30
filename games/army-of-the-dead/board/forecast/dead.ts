/** If the dead acted now, in words. */
import type { Message } from '@shamble/kernel';
import type { PanelLine } from '@shamble/parts/board';
import type { Forecast, ForecastChoice, ForecastGroup, ForecastZone } from '../../rules/forecast.ts';
import { isSure, type Span } from '../../rules/span.ts';
import { dead, survivor } from '../../text/words.ts';
import { label } from '../../text/zones.ts';
import { between } from './numbers.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.ahead.${id}`, params });

const line = (sure: boolean, id: string, params?: Message['params']): PanelLine => ({
  text: say(id, params),
  sure: sure ? 'certain' : 'open',
});

/** What matters most first; groups that go somewhere come last. */
export function deadLines(mission: string, seen: Forecast): PanelLine[] {
  const at = (zone: string): string => label(mission, zone);
  const lines = [
    ...(seen.lost === 'no' ? [] : [line(seen.lost === 'must', `lost.${seen.lost}`)]),
    ...seen.zones.map((one) => zoneLine(at(one.zone), one)),
    ...seen.traps.map(({ zone, damage, sure }) => line(sure, 'trap', { zone: at(zone), damage })),
    ...seen.woken
      .filter(({ n }) => n.most > 0)
      .map(({ zone, n, sure }) => line(sure && isSure(n), 'wakes', { zone: at(zone), n: between(n) })),
    ...extraLines(seen),
    ...(seen.zeus ? [line(false, 'zeus')] : []),
    ...seen.choices.flatMap((choice) => choiceLine(at, choice)),
    ...movesOf(seen.groups).map(({ groups, to, sure }) =>
      line(sure, 'goes', { zone: at(to), groups: groups.map((one) => comer(at, one)) }),
    ),
  ];
  // What is asked in several passes is told once.
  const told = new Map(lines.map((one) => [JSON.stringify(one), one]));
  return told.size > 0 ? [...told.values()] : [line(true, 'nothing')];
}

/** All Wounds that come over a Zone, and whether somebody falls however they are shared. */
function zoneLine(zone: string, { survivors, ones, twos, blast, falls }: ForecastZone): PanelLine {
  const people = survivors.length;
  const wounds: Span = {
    least: ones.least + 2 * twos.least + people * blast.least,
    most: ones.most + 2 * twos.most + people * blast.most,
  };
  const one = people === 1 && (falls === 'must' || falls === 'depends') ? '.one' : '';
  return line(isSure(wounds), `zone.${falls}${one}`, { zone, who: survivors.map(survivor), n: between(wounds) });
}

function extraLines({ extras }: Forecast): PanelLine[] {
  const sure = extras.some((one) => one.sure);
  return extras.length === 0 ? [] : [line(sure, sure ? 'extra' : 'extra.may')];
}

function choiceLine(at: (zone: string) => string, choice: ForecastChoice): PanelLine[] {
  if (choice.choice === 'sharing') return [];
  const params = { zone: at(choice.zone), zones: choice.zones.map(at) };
  return [
    choice.choice === 'goal'
      ? line(false, 'choice.goal', params)
      : line(false, 'choice.way', { ...params, dead: dead(choice.kind, choice.odd) }),
  ];
}

interface Coming {
  readonly from: string;
  readonly kind: ForecastGroup['kind'];
  readonly n: Span;
}

interface Arrival {
  readonly to: string;
  readonly groups: Coming[];
  sure: boolean;
}

const comer = (at: (zone: string) => string, { from, kind, n }: Coming): Message =>
  say(isSure(n) ? 'group' : n.most === 1 ? 'group.may' : 'group.most', { dead: dead(kind, n.most), from: at(from) });

/** Where groups come to in the end, Zone by Zone. */
export function movesOf(groups: readonly ForecastGroup[]): Arrival[] {
  const arrivals = new Map<string, Arrival>();
  for (const { zone, kind, n, steps } of groups) {
    const there = new Map<string, Span>([[zone, { least: n, most: n }]]);
    for (const { from, to, n: many } of steps) {
      const left = there.get(from) ?? { least: 0, most: 0 };
      there.set(from, { least: Math.max(0, left.least - many.most), most: Math.max(0, left.most - many.least) });
      const come = there.get(to) ?? { least: 0, most: 0 };
      // By two ways it is still the same figures.
      there.set(to, { least: come.least + many.least, most: Math.min(n, come.most + many.most) });
    }
    for (const [to, many] of there) {
      if (to === zone || many.most === 0) continue;
      const arrival = arrivals.get(to) ?? { to, groups: [], sure: true };
      arrival.groups.push({ from: zone, kind, n: many });
      if (!isSure(many)) arrival.sure = false;
      arrivals.set(to, arrival);
    }
  }
  return [...arrivals.values()];
}
