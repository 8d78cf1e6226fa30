import {
  type Below,
  below32,
  Chance,
  configure,
  type GameEvent,
  KEEP_ALL,
  Match,
  sample,
  seeded,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { words } from '../../scenarios/words.ts';
import { mandatory } from '../edges.ts';
import { game } from '../game.ts';
import { heap, isSound, LOUD, QUIET } from './heaps.ts';

/** Plays a Melee phase with any answers: who had to fight, and what was told of it; null where nobody could stand so. */
function fightOut(name: string, hands: readonly (readonly string[])[]): [Set<string>, readonly GameEvent[]] | null {
  const rng = seeded(name).s;
  const below: Below = (n) => below32(rng, n);
  const position = heap(below, hands);
  const config = configure(game, 2);
  const before = game.setup(config, new Chance(seeded(name)));
  words.given(before, position, config);
  if (!isSound(before)) return null;
  const match = Match.open(game, config, name, KEEP_ALL, (state) => words.given(state, position, config));
  const told = (): GameEvent[] => match.events.map(({ event }): GameEvent => event);
  const ended = (): number => told().findIndex(({ type }) => type === 'end-phase');
  while (ended() < 0) {
    const [decision] = match.pending;
    expect(match.answer(decision.seat, decision.n, sample(decision, below, game))).toBeNull();
  }
  expect(isSound(match.state)).toBe(true);
  return [new Set(mandatory(before).flat()), told().slice(0, ended())];
}

const fighters = (told: readonly GameEvent[]): string[] =>
  told
    .filter(({ type }) => type === 'melee')
    .flatMap(({ ours, theirs }) => [...(ours as string[]), ...(theirs as string[])]);

/** Whose Melee dice were rolled to Attack, once for each roll. */
const attackers = (told: readonly GameEvent[]): string[] =>
  told
    .filter(({ type, name }) => type === 'rolled' && name === 'attack')
    .flatMap(({ dice }) => [
      ...new Set((dice as { of: string; why: string }[]).filter(({ why }) => why === 'melee').map(({ of }) => of)),
    ]);

describe('brawls of any kind', () => {
  it('AW-MELEE03 AW-MELEE04 AW-MELEE31: whoever must fight does, and everybody once', () => {
    let melees = 0;
    for (let k = 0; k < 400; k++) {
      const fought = fightOut(`quiet ${k}`, QUIET);
      if (fought === null) continue;
      const [must, told] = fought;
      const names = fighters(told);
      melees += told.filter(({ type }) => type === 'melee').length;
      expect([k, names.length]).toEqual([k, new Set(names).size]);
      expect([k, [...must].filter((name) => !names.includes(name))]).toEqual([k, []]);
      if (!told.some(({ type }) => type === 'optional-attack')) expect([k, names.length]).toEqual([k, must.size]);
    }
    expect(melees).toBeGreaterThan(300);
  });

  it('AW-MELEE02 AW-MELEE16 AW-GUN13: Threat rises once, nobody Attacks twice or shoots and Attacks', () => {
    let shots = 0;
    let drawn = 0;
    for (let k = 0; k < 400; k++) {
      const fought = fightOut(`loud ${k}`, LOUD);
      if (fought === null) continue;
      const [must, told] = fought;
      expect(told.filter(({ type, why }) => type === 'threat' && why === 'melee').length).toBe(must.size > 0 ? 1 : 0);
      const names = attackers(told);
      const shooters = new Set(told.filter(({ type }) => type === 'shot').map(({ survivor }) => String(survivor)));
      expect([k, names.length]).toEqual([k, new Set(names).size]);
      expect([k, names.filter((name) => shooters.has(name))]).toEqual([k, []]);
      shots += shooters.size;
      drawn += told.filter(({ type }) => type === 'walker-moves').length;
    }
    expect(shots).toBeGreaterThan(50);
    expect(drawn).toBeGreaterThan(0);
  });
});
