/** Lines of the forecasts. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Bar, PanelLine } from '@shamble/parts';
import { SUPPLY } from '../../content/supply.ts';
import { itemOf } from '../../rules/cards.ts';
import { eventsAhead, type Ghost, lungesAhead } from '../../rules/forecast.ts';
import type { War } from '../../rules/state.ts';
import { length } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { figures, held } from '../names.ts';
import { armed, type FightPlan, fightOf, fightsNow, inFight } from './fights.ts';
import type { ShotPlan } from './shots.ts';
import { actionsAfter, type MovePlan, type Noise } from './ways.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.ahead.${id}`, params });

const line = (
  sure: PanelLine['sure'],
  id: string,
  params: Message['params'] = {},
  bars?: readonly Bar[],
): PanelLine => ({ text: say(id, params), sure, ...(bars && bars.length > 0 ? { bars } : {}) });

/** Never 0 or 100 unless true. */
const bar = (id: string, chance: number): Bar => ({ of: say(`bar.${id}`), chance });

/** One Walker that comes: how far, whom it reaches, and what is open about it. */
function ghostLine(ghost: Ghost): PanelLine {
  const who = thing(ghost.walker, 'The');
  const sure = ghost.unsure === null ? 'certain' : 'open';
  const far = length(ghost.length);
  const text =
    ghost.touches.length > 0
      ? say('comes.reaches', { who, far, whom: figures(ghost.touches) })
      : ghost.length < 10
        ? say('comes.not', { who })
        : say('comes', { who, far });
  if (ghost.unsure === null) return { text, sure };
  return { text: say('unsure', { text, why: say(`unsure.${ghost.unsure}`) }), sure };
}

/** What NOISE or MAYHEM sets off; bad news first. */
export function noiseLines({ loud, ghosts, quiet }: Noise): PanelLine[] {
  const reached = ghosts.filter(({ touches }) => touches.length > 0);
  const others = ghosts.filter(({ touches }) => touches.length === 0);
  return [
    ...(quiet ? [line('open', 'may-be-quiet')] : []),
    ...(loud === 'mayhem' ? [line('certain', 'mayhem')] : []),
    ...(ghosts.length === 0 ? [line('certain', `nobody-hears.${loud}`)] : []),
    ...[...reached, ...others].map((ghost) => ghostLine(ghost)),
  ];
}

/** Cards of the Supply deck that are Incidents. */
export function incidentChance(s: War): { readonly n: number; readonly of: number } {
  const deck = s.supply.draw.length > 0 ? s.supply.draw : s.supply.discard;
  return { n: deck.filter((kind) => SUPPLY[kind % SUPPLY.length].incident !== null).length, of: deck.length };
}

export function searchLine(s: War): PanelLine {
  const { n, of } = incidentChance(s);
  return line('unknown', 'incidents', { n, of, percent: percent(of === 0 ? 0 : n / of) });
}

export function moveLines(s: War, plan: MovePlan): PanelLine[] {
  const { cost, left, engages, counters, near, leap, noise } = plan;
  const actionsLeft = actionsAfter(s);
  return [
    ...(engages.length > 0 ? [line('certain', 'engages', { who: figures(engages) })] : []),
    ...(leap?.rolls ? [line('open', 'leap', { piece: thing(leap.piece) })] : []),
    ...(noise === null ? [] : noiseLines(noise)),
    ...(near.length > 0 ? [line('certain', 'in-kill-zone', { who: figures(near) })] : []),
    line('certain', 'length', { far: length(cost), left: length(Math.max(0, left)) }),
    ...(counters.length > 0
      ? [
          line('certain', actionsLeft > 0 ? 'then-search' : 'touches', {
            letters: counters.map((letter) => ({ id: 'boardview.letters', params: { letters: letter.toUpperCase() } })),
          }),
          ...(actionsLeft > 0 ? [searchLine(s)] : []),
        ]
      : []),
  ];
}

const isLow = (p: number): boolean => p > 0;

/** One shot: the chance in a sentence, then bars, then what else may come. */
export function shotLines(shot: ShotPlan): PanelLine[] {
  const { odds, target, far, cover, stray, kills } = shot;
  const walker = target.startsWith('walker-');
  return [
    line('open', 'shot', { percent: percent(odds.wounds), who: thing(target), far: length(far) }, [
      bar(walker ? 'down' : 'wounds', odds.wounds),
      bar(walker ? 'removes' : 'kills', kills),
    ]),
    ...(walker ? [] : [line('open', 'expected', { n: Math.round(odds.expected * 10) / 10 })]),
    ...(cover.length > 0 ? [line('certain', 'cover', { pieces: cover.map(({ part }) => thing(part)) })] : []),
    ...(stray.length > 0 ? [line('open', 'stray', { who: figures(stray) })] : []),
    ...(isLow(odds.anyCritical) && !itemOf(shot.card).keywords.includes('oneUse')
      ? [line('open', 'ammo', { percent: percent(odds.anyCritical / 2), item: held(shot.card) })]
      : []),
  ];
}

const MOST_SHOTS = 4;

/** Targets to compare. */
export function shotsLines(shots: readonly ShotPlan[]): PanelLine[] {
  if (shots.length === 0) return [];
  return [
    line(
      'open',
      'targets',
      {},
      shots.slice(0, MOST_SHOTS).map(({ target, odds }) => ({ of: thing(target), chance: odds.wounds })),
    ),
  ];
}

/** One way to fight: win, what it does to them and to oneself. */
export function fightLine(plan: FightPlan): PanelLine {
  const { odds, attacks, walker, own, enemies } = plan;
  const id = attacks ? 'fight.attack' : 'fight.defend';
  return line('open', id, { who: figures(own), whom: figures(enemies), percent: percent(odds.win) }, [
    bar(attacks ? 'wins' : 'holds', odds.win),
    ...(attacks ? [bar(walker ? 'fells' : 'wounds', odds.deals)] : []),
    ...(attacks && walker ? [bar('removes', odds.dealsCritical)] : []),
    bar('hurt', odds.takes),
    ...(walker && odds.takesCritical > 0 ? [bar('bitten', odds.takesCritical)] : []),
  ]);
}

/** Both choices of every melee there would be now. */
export function fightsLines(s: War): PanelLine[] {
  const { stars, open } = fightsNow(s);
  const lines = stars.flatMap((star) =>
    (s.together ? [0] : [0, 1]).flatMap((side) => {
      const people = inFight(s, star, side);
      if (people.length === 0) return [];
      const weapons = armed(people);
      return [weapons === null ? null : fightOf(s, star, side, weapons), fightOf(s, star, side, null)].flatMap(
        (plan) => (plan === null ? [] : [fightLine(plan)]),
      );
    }),
  );
  const fighting = stars.length + open > 0;
  return [
    ...(fighting ? [line('certain', 'melee.threat')] : [line('certain', 'melee.none')]),
    ...lines,
    ...(open > 0 ? [line('unknown', 'melee.split', { n: open })] : []),
  ];
}

/** Lunges, then what the next card may do. */
export function eventLines(s: War): PanelLine[] {
  const lunges = lungesAhead(s);
  const { left, moves, steers, enters, raises } = eventsAhead(s);
  return [
    ...(lunges.length === 0
      ? [line('certain', 'lunges.none')]
      : lunges.map((ghost): PanelLine => {
          const text = say('lunges', {
            who: thing(ghost.walker, 'The'),
            whom: figures(ghost.touches),
            far: length(ghost.length),
          });
          return ghost.unsure === null
            ? { text, sure: 'certain' }
            : { text: say('unsure', { text, why: say(`unsure.${ghost.unsure}`) }), sure: 'open' };
        })),
    line('unknown', 'cards', { n: moves + steers, of: left, enters }),
    ...(raises > 0 ? [line('unknown', 'cards.raise', { n: raises, of: left })] : []),
  ];
}

/** Prone Walkers and bitten Survivors. */
export function endLines(s: War): PanelLine[] {
  const prone = s.walkers.filter((walker) => walker.prone).length;
  const bitten = s.people.filter((person) => person.status === 'playing' && person.bitten).map(({ id }) => id);
  return [
    ...(prone > 0 ? [line('open', 'rise', { n: prone })] : []),
    ...(bitten.length > 0 ? [line('open', 'worsens', { who: figures(bitten) })] : []),
    ...(s.together ? [line('certain', 'turn-threat')] : []),
  ];
}
