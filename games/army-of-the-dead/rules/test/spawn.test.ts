import type { GameEvent, Json } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { ORDERS, ZOMBIE_CARDS } from '../../content/zombies.ts';
import { extraActivation } from '../activation.ts';
import { appear } from '../appear.ts';
import { wake } from '../dormants.ts';
import { endPhase, safety } from '../end-phase.ts';
import { numberOf, zoneId } from '../ground.ts';
import { beginSpawn, spawnNext } from '../spawn.ts';
import { type Army, dormantAt } from '../state.ts';
import { wholeActivation } from './dead-drive.ts';
import { hold, position, run } from './position.ts';

/** All in the cellar with the Noise, nobody else on the board. */
function board(): Army {
  const s = position();
  s.turns = [];
  s.deadPhase = true;
  for (const fighter of s.team) fighter.zone = numberOf(s, 'V1:20');
  s.noise = numberOf(s, 'V1:20');
  return s;
}

const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
const find = (events: readonly GameEvent[], type: string): Readonly<Record<string, Json>> | undefined =>
  events.find((event) => event.type === type);

/** Shamblers somewhere on the board, and so many left in the box. */
function leave(s: Army, left: number, zone = 'V7:00'): void {
  s.shamblers[numberOf(s, zone)] += s.box.shamblers - left;
  s.box.shamblers = left;
}

describe('Zombies appear', () => {
  it('AD-SHORT01, AD-SHORT01-R, T38 places what is left, then all of the kind act once more, the new ones too', () => {
    const s = board();
    leave(s, 2);
    const at = numberOf(s, 'R2:00');
    const { events } = run(s, (g) => appear(g, at, [{ kind: 'shambler', n: 4 }], ['AD-SPAWN03']));
    expect(types(events)).toEqual(['appeared', 'extra-activation', 'moves']);
    expect(find(events, 'appeared')?.list).toEqual([{ kind: 'shambler', n: 2, fewer: 0, short: true }]);
    expect([s.shamblers[at], s.shamblers[numberOf(s, 'V7:00')], s.box.shamblers]).toEqual([0, 0, 0]);
  });

  it('AD-SHORT01-R, T39 Alphas have both their Actions', () => {
    const s = board();
    s.alphas[numberOf(s, 'R6:00')] = 16;
    s.box.alphas = 0;
    const { events } = run(s, (g) => appear(g, numberOf(s, 'V7:00'), [{ kind: 'alpha', n: 3 }], []));
    expect(types(events)).toEqual(['appeared', 'extra-activation', 'moves', 'moves']);
  });

  it('AD-DORM04, AD-DORM04-R, T37 a token with more than the box has brings nobody, and all Shamblers act', () => {
    const s = board();
    leave(s, 2);
    s.dormants = [dormantAt(numberOf(s, 'R8:10'), 3)];
    const { events } = run(s, (g) => wake(g, [numberOf(s, 'R8:10')], []));
    expect(types(events)).toEqual(['woken', 'extra-activation', 'moves']);
    expect([s.shamblers[numberOf(s, 'R8:10')], s.box.shamblers]).toEqual([0, 2]);
  });

  it('AD-SHORT02, AD-SHORT04-R what falls short inside an extra Activation queues behind it', () => {
    const s = board();
    leave(s, 0, 'R8:00');
    s.dormants = [dormantAt(numberOf(s, 'R8:10'), 1)];
    const { events } = run(s, (g) => extraActivation(g, 'shambler'));
    expect(types(events)).toEqual(['extra-activation', 'moves', 'woken', 'extra-activation', 'moves']);
    expect(s.extras).toBeNull();
  });

  it('AD-ABOM02-R, T95 an Abomination that is there acts once more; one that is dead does not come', () => {
    const s = board();
    s.queen.zone = numberOf(s, 'R6:00');
    const calls = (): GameEvent[] => [
      ...run(s, (g) => appear(g, numberOf(s, 'V7:00'), [{ kind: 'queen', n: 1 }], [])).events,
    ];
    expect(types(calls())).toEqual(['appeared', 'extra-activation', 'moves']);
    s.queen = { zone: -1, dead: true };
    expect(calls()).toEqual([]);
  });

  it('AD-PO11-R Alphas are one fewer near who holds Martin’s token, before the box is looked at', () => {
    const s = board();
    const martin = s.team[4];
    martin.zone = numberOf(s, 'R6:00');
    martin.tokens = ['yellow'];
    s.personal = [{ survivor: martin.survivor, colour: 'yellow', done: false, count: 0 }];
    s.box.alphas = 1;
    const { events } = run(s, (g) => appear(g, numberOf(s, 'R6:01'), [{ kind: 'alpha', n: 2 }], []));
    expect(find(events, 'appeared')?.list).toEqual([{ kind: 'alpha', n: 1, fewer: 1, short: false }]);
    expect(types(events)).toEqual(['appeared']);
  });

  it('AD-SPAWN12-R, AD-SKILL24, T100 Sidestep comes before the extra Activation, which follows him', () => {
    const s = board();
    leave(s, 1, 'V7:02');
    const bly = s.team[5];
    bly.zone = numberOf(s, 'R6:01');
    const { events, asked } = run(s, (g) => appear(g, numberOf(s, 'R6:00'), [{ kind: 'shambler', n: 3 }], []), {}, [
      'move.R6:02',
    ]);
    expect(asked).toEqual(['free-move']);
    expect(types(events).filter((type) => type !== 'skill-used')).toEqual([
      'appeared',
      'moved',
      'extra-activation',
      'moves',
    ]);
    expect([zoneId(s, bly.zone), s.shamblers[numberOf(s, 'R6:01')]]).toEqual(['R6:02', 1]);
  });

  it('AD-SKILL20, AD-SKILL24, D30 the First Player says who answers first', () => {
    const s = board();
    const scott = s.team[1];
    scott.adrenaline = 43;
    scott.orange = 0;
    scott.red = 1;
    hold(s, 1, 'machete');
    scott.zone = s.team[5].zone = numberOf(s, 'R6:01');
    const { asked } = run(s, (g) => appear(g, numberOf(s, 'R6:01'), [{ kind: 'shambler', n: 1 }], []), {}, [
      'react.scott.attack',
      'no',
      'stay',
    ]);
    expect(asked).toEqual(['reactions', 'reflexes', 'free-move']);
  });

  it('AD-DORM08, AD-SPAWN09 sleepers of the Zone wake', () => {
    const s = board();
    const at = numberOf(s, 'R8:10');
    s.dormants = [dormantAt(at, 2)];
    const { events } = run(s, (g) => appear(g, at, [{ kind: 'shambler', n: 1 }], []));
    expect(types(events)).toEqual(['appeared', 'woken']);
    expect([s.shamblers[at], s.woken[at]]).toEqual([3, 2]);
  });
});

const cardNumber = (id: string): number => ZOMBIE_CARDS.findIndex((one) => one.id === id);
const orderNumber = (id: string): number => ORDERS.findIndex((one) => one.id === id);

describe('the Spawn step', () => {
  it('AD-SPAWN02, AD-SPAWN03, AD-SPAWN05, AD-SPAWN11, T11 the start Zone first, then Zeus’ with an order', () => {
    const s = board();
    s.team[1].adrenaline = 7;
    for (const fighter of s.team) fighter.zone = numberOf(s, 'V3:22');
    s.noise = numberOf(s, 'V3:22');
    s.zombies.draw = [cardNumber('005'), cardNumber('001')];
    s.orders.draw = [orderNumber('Z01')];
    s.spawning = s.spawns.slice();
    beginSpawn(s);
    const done: boolean[] = [];
    const { events } = run(s, function* (g) {
      done.push(yield* spawnNext(g));
      done.push(yield* spawnNext(g));
    });
    expect(done).toEqual([false, true]);
    expect(types(events)).toEqual(['zombie-card', 'appeared', 'orders-card', 'appeared', 'order', 'moves', 'moves']);
    expect(s.shamblers[numberOf(s, 'V7:00')]).toBe(4);
    expect(s.alphas[numberOf(s, 'R2:00')]).toBe(0);
    expect([s.zombies.discard, s.orders.discard]).toEqual([[cardNumber('005')], [orderNumber('Z01')]]);
  });

  it('AD-SPAWN03-R, T91 the level is fixed for the whole step', () => {
    const s = board();
    beginSpawn(s);
    s.spawning = s.spawns.slice();
    s.team[0].adrenaline = 20;
    s.zombies.draw = [cardNumber('005')];
    expect(find(run(s, spawnOnce).events, 'zombie-card')).toMatchObject({ level: 'blue', n: 2 });
  });

  it('AD-SPAWN06, AD-SPAWN08-R, T84 only Zones that were active when the Phase began spawn; Zeus’ not without his token', () => {
    const s = board();
    s.zeusToken = false;
    s.spawns = s.spawns.map(() => false);
    s.spawning = s.spawns.slice();
    s.spawns[0] = true;
    beginSpawn(s);
    expect(run(s, spawnOnce).events).toEqual([]);
    run(s, wholeActivation);
    expect(types(run(s, spawnOnce).events)).toContain('zombie-card');
  });

  it('AD-SPAWN10-R a 0 brings nobody, and the card is discarded', () => {
    const s = board();
    s.spawning = s.spawns.slice();
    beginSpawn(s);
    s.zombies.draw = [cardNumber('018')];
    expect(types(run(s, spawnOnce).events)).toEqual(['zombie-card']);
    expect(s.zombies.discard).toEqual([cardNumber('018')]);
  });

  it.each([
    ['Z02', ['orders-card', 'appeared', 'order', 'moves', 'moves']],
    ['Z03', ['orders-card', 'appeared', 'order', 'moves']],
    ['Z04', ['orders-card', 'appeared', 'order']],
    ['Z05', ['orders-card', 'appeared', 'order', 'woken']],
    ['Z06', ['orders-card', 'appeared', 'order', 'noise']],
    ['Z07', ['orders-card', 'appeared']],
    ['Z08', ['orders-card', 'appeared', 'order', 'zombie-card', 'appeared']],
    ['Z09', ['orders-card', 'appeared', 'order', 'moves']],
    ['Z10', ['orders-card', 'appeared']],
  ])('AD-CONT09 carries out %s', (id, expected) => {
    const s = board();
    s.spawning = s.spawns.slice();
    beginSpawn(s);
    s.spawnAt = 1;
    s.orders.draw = [orderNumber(id)];
    s.zombies.draw = [cardNumber('001')];
    s.queen.zone = numberOf(s, 'R6:00');
    if (id === 'Z05') s.dormants = [dormantAt(numberOf(s, 'V1:20'), 1)];
    if (id === 'Z02' || id === 'Z03') s.noise = numberOf(s, 'R2:20');
    if (id === 'Z06') s.noise = numberOf(s, 'R6:00');
    expect(types(run(s, spawnOnce).events)).toEqual(expected);
  });
});

function* spawnOnce(g: Parameters<typeof spawnNext>[0]) {
  yield* spawnNext(g);
}

describe('the ends of Phases', () => {
  it('AD-BOLA03-R, T73 who lies stands up at the end of the Zombies’ Phase, later if laid down in it', () => {
    const s = board();
    const zone = numberOf(s, 'R6:00');
    s.alphas[zone] = 2;
    s.lying = [
      { zone, kind: 'alpha', phases: 1 },
      { zone, kind: 'alpha', phases: 2 },
    ];
    expect(find(run(s, safety).events, 'stood-up')?.list).toEqual([{ zone: 'R6:00', kind: 'alpha' }]);
    expect(s.lying).toEqual([{ zone, kind: 'alpha', phases: 1 }]);
  });

  it('AD-END05-R, AD-NOISE07-R, T41 time, Health, Noise, First Player; nobody wakes', () => {
    const s = board();
    s.seats = 3;
    s.team[0].owner = 2;
    s.team[0].zone = numberOf(s, 'R6:00');
    s.noise = numberOf(s, 'R6:00');
    s.dormants = [dormantAt(numberOf(s, 'V1:20'), 1)];
    s.team[5].adrenaline = 43;
    s.team[5].red = 2;
    s.team[5].wounds = 2;
    const { events } = run(s, endPhase);
    expect(types(events)).toEqual(['time', 'healed', 'noise', 'first-player']);
    expect(find(events, 'first-player')?.player).toBe(3);
    expect([s.team[5].wounds, s.first, s.dormants.length]).toEqual([0, 2, 1]);
  });

  it('AD-NOISE07, D32 a tie is the First Player’s', () => {
    const s = board();
    for (const fighter of s.team.slice(0, 3)) fighter.zone = numberOf(s, 'R6:00');
    expect(run(s, endPhase, {}, ['noise.R6:00']).asked).toEqual(['noise-tie']);
    expect(zoneId(s, s.noise)).toBe('R6:00');
  });

  it('AD-M208, AD-M208-R, AD-WIN05, T22 the last square loses the Mission', () => {
    const s = board();
    s.time = 7;
    expect(types(run(s, endPhase).events)).toEqual(['time', 'lost']);
  });
});
