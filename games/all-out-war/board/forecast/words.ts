/** Lines of the forecasts. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Bar, PanelLine } from '@shamble/parts/board';
import { SUPPLY } from '../../content/supply.ts';
import { has } from '../../rules/cards.ts';
import { armed, type FightPlan, fightOf, fightsNow, inFight, isUndecided, mustAttack } from '../../rules/fights.ts';
import { eventsAhead, type Ghost, loudAhead, lungesAhead } from '../../rules/forecast.ts';
import type { Guarded } from '../../rules/search.ts';
import type { War } from '../../rules/state.ts';
import { pieceName } from '../../rules/terrain.ts';
import { length, spent } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { anyOf, figures, held } from '../names.ts';
import { overWords } from '../plan/over.ts';
import type { Fall } from './pulls.ts';
import { LEAST, losesUnhurt, pushesOnly } from './rest.ts';
import type { ShotPlan } from './shots.ts';
import { come, type MovePlan, type Noise } from './ways.ts';

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
    ...[...reached, ...others].map((ghost) =>
      quiet ? { ...ghostLine(ghost), sure: 'open' as const } : ghostLine(ghost),
    ),
  ];
}

/** What a shot sets off: as all Walkers stand now, and where it fells one and others come then. */
export function shotNoiseLines(noise: Noise, falls: readonly Fall[]): PanelLine[] {
  if (falls.length === 0) return noiseLines(noise);
  const inCase = (head: PanelLine, ghosts: readonly Ghost[]): PanelLine[] => [
    head,
    ...noiseLines({ ...noise, ghosts }).map((one) => ({ ...one, sure: 'open' as const })),
  ];
  return [
    ...inCase(line('open', 'falls.none'), noise.ghosts),
    ...falls.flatMap(({ walker, how, ghosts }) => inCase(line('open', `falls.${how}`, { who: thing(walker) }), ghosts)),
  ];
}

/** Cards of the Supply deck that are Incidents. */
export function incidentChance(s: War): { readonly n: number; readonly of: number } {
  const deck = s.supply.draw.length > 0 ? s.supply.draw : s.supply.discard;
  return { n: deck.filter((kind) => SUPPLY[kind % SUPPLY.length].incident !== null).length, of: deck.length };
}

/** What a Search of one of these counters risks: nothing where a card was drawn from each before (AW-SEARCH04). */
export function searchLine(s: War, letters: readonly string[]): PanelLine {
  if (areSearched(s, letters)) return line('certain', 'searched');
  const { n, of } = incidentChance(s);
  return line('unknown', 'incidents', { n, of, percent: percent(of === 0 ? 0 : n / of) });
}

export const areSearched = (s: War, letters: readonly string[]): boolean =>
  letters.length > 0 && letters.every((letter) => s.counters['abcdefghi'.indexOf(letter)]?.searched);

/** A counter that cannot be Searched: whose doing it is, and what they touch, which may be the piece that carries it. */
export function guardWords(s: War, { letter, guards }: Guarded): Message {
  const { source } = s.counters['abcdefghi'.indexOf(letter)];
  const touched = source > 0 ? pieceName(s, source - 1) : `counter-${letter}`;
  return say('guarded', {
    counter: thing(`counter-${letter}`, 'thing'),
    who: guards.map((name) => thing(name)),
    n: guards.length,
    touched: thing(touched),
  });
}

const inch = (n: number): Message => ({ id: 'length', params: { n } });

/** What may be done with counters where a Move ends. */
const SEARCH = { sure: 'then-search', perhaps: 'then-search.perhaps', none: 'touches' } as const;

export function moveLines(s: War, plan: MovePlan): PanelLine[] {
  const { gait, cost, left, engages, counters, guarded, search, near, over, noise } = plan;
  const { used, left: unused } = spent(cost, cost + left);
  return [
    ...(engages.length > 0 ? [line('certain', 'engages', { who: figures(engages) })] : []),
    ...(over === null ? [] : overWords(s, over).map((text): PanelLine => ({ text, sure: 'open' }))),
    ...(noise === null ? [] : noiseLines(noise)),
    ...(gait === 'burst' ? [line('open', 'burst')] : []),
    ...(near.length > 0 ? [line('certain', 'in-kill-zone', { who: figures(near) })] : []),
    ...guarded.map((one): PanelLine => ({ text: guardWords(s, one), sure: 'certain' })),
    line('certain', 'length', { far: inch(used), left: inch(unused) }),
    ...(counters.length > 0
      ? [
          line(search === 'perhaps' ? 'open' : 'certain', SEARCH[search], {
            letters: counters.map((letter) => ({ id: 'boardview.letters', params: { letters: letter.toUpperCase() } })),
          }),
          ...(search === 'none' ? [] : [searchLine(s, counters)]),
        ]
      : []),
  ];
}

const isLow = (p: number): boolean => p > 0;

/** One shot: the chance in a sentence, then bars, then what else may come. */
export function shotLines(shot: ShotPlan): PanelLine[] {
  const { person, odds, target, far, cover, stray, inMelee, kills, empties } = shot;
  const walker = target.startsWith('walker-');
  return [
    line(
      'open',
      'shot',
      { percent: percent(odds.wounds), who: thing(target), far: length(far) },
      walker
        ? [bar('removes', kills), bar('down', Math.max(0, odds.wounds - kills))]
        : [bar('kills', kills), bar('wounds', odds.wounds)],
    ),
    ...(walker ? [] : [line('open', 'expected', { n: Math.round(odds.expected * 10) / 10 })]),
    ...(inMelee ? [line('certain', 'then-defends', { who: thing(person.id) })] : []),
    ...(cover.length > 0 ? [line('certain', 'cover', { pieces: cover.map(({ part }) => thing(part)) })] : []),
    ...(stray.length > 0 ? [line('open', 'stray', { who: anyOf(stray) })] : []),
    ...(isLow(empties) ? [line('open', 'ammo', { percent: percent(empties), item: held(shot.card) })] : []),
    ...(has(shot.card, 'unreliable') ? [line('open', 'unreliable')] : []),
  ];
}

const MOST_SHOTS = 6;

/** Targets to compare, rivals before Walkers. */
export function shotsLines(shots: readonly ShotPlan[]): PanelLine[] {
  if (shots.length === 0) return [];
  const isWalker = ({ target }: ShotPlan): boolean => target.startsWith('walker-');
  const sorted = [...shots.filter((shot) => !isWalker(shot)), ...shots.filter(isWalker)];
  return [
    line(
      'open',
      'targets',
      {},
      sorted.slice(0, MOST_SHOTS).map(({ target, odds }) => ({ of: thing(target), chance: odds.wounds })),
    ),
  ];
}

const rest = (id: string, chance: number): Bar[] => (chance > LEAST ? [bar(id, chance)] : []);

/** One way to fight: win, what it does to them and to oneself. */
export function fightLine(plan: FightPlan): PanelLine {
  const { attacks, walker, win, harms, removes, kills, hurt, dies, mustDie, bitten } = plan;
  const n = plan.own.filter((name) => !name.startsWith('walker-')).length;
  const names = { who: figures(plan.own), whom: figures(plan.enemies) };
  if (plan.idle) return line('certain', 'fight.idle', names);
  return line('open', attacks ? 'fight.attack' : 'fight.defend', { ...names, percent: percent(win) }, [
    ...(dies > 0 ? [bar(n > 1 ? 'may-die' : 'dies', dies)] : []),
    ...(n > 1 && mustDie > 0 ? [bar('must-die', mustDie)] : []),
    bar(attacks ? 'wins' : 'holds', win),
    ...(kills > 0 ? [bar('kills', kills)] : []),
    ...(!attacks
      ? []
      : walker
        ? [bar('removes', removes), bar('fells', Math.max(0, harms - removes))]
        : [bar('wounds', harms)]),
    ...rest('pushes', pushesOnly(plan)),
    bar('hurt', hurt),
    ...rest('unhurt', losesUnhurt(plan)),
    ...(bitten > 0 ? [bar('bitten', bitten)] : []),
  ]);
}

/** Both choices of every melee there would be now. */
export function fightsLines(s: War): PanelLine[] {
  const { stars, open } = fightsNow(s);
  const lines = stars.flatMap((star) => {
    if (isUndecided(s, star)) return [line('unknown', 'melee.join', { who: figures([star.centre, ...star.leaves]) })];
    return (s.together ? [0] : [0, 1]).flatMap((side) => {
      if (inFight(s, star, side).length === 0) return [];
      const weapons = armed(s, star, side);
      const ways = [...(weapons === null ? [] : [weapons]), ...(mustAttack(s, star, side) ? [] : [null])];
      return ways.flatMap((way) => fightOf(s, star, side, way) ?? []).map(fightLine);
    });
  });
  const fighting = stars.length + open > 0;
  return [
    // Once the phase has begun, Threat has risen.
    ...(fighting ? (s.brawl === null ? [line('certain', 'melee.threat')] : []) : [line('certain', 'melee.none')]),
    ...lines,
    ...(open > 0 ? [line('unknown', 'melee.split', { n: open })] : []),
  ];
}

/** Alarms that go on, and the Walkers that they bring (AW-CONT05). */
function alarmLines(s: War): { readonly lines: PanelLine[]; readonly after: War } {
  let after = s;
  const lines = s.staying.flatMap(({ does, piece, turn }) => {
    if (does !== 'carAlarm' || piece === 0 || turn >= s.turn || ALARMED.includes(s.step)) return [];
    const { x, y } = s.pieces[piece - 1];
    const ghosts = loudAhead(after, 'noise', { x, y, level: 0, piece });
    after = come(after, ghosts);
    return [
      line('certain', 'alarm', { piece: thing(pieceName(s, piece - 1)) }),
      ...noiseLines({ loud: 'noise', ghosts, quiet: false }),
    ];
  });
  return { lines, after };
}

/** Steps of a turn in which alarms have gone off already. */
const ALARMED: readonly War['step'][] = ['lunges', 'event'];

/** Alarms and lunges, then what the next card may do. */
export function eventLines(s: War): PanelLine[] {
  const { lines: alarms, after } = alarmLines(s);
  const lunges = lungesAhead(after);
  const { left, moves, steers, enters, raises } = eventsAhead(s);
  return [
    ...alarms,
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
