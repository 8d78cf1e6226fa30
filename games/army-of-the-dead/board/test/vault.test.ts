import { choose, pick } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { VAULT_CARDS } from '../../content/vault.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import type { Army } from '../../rules/state.ts';
import { position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { begins } from '../begins.ts';
import { confirmOf } from '../confirm.ts';
import { detailsOf } from '../details.ts';
import { faceOf } from '../faces.ts';
import { keepingChance, keepingMessage, vaultChance } from '../forecast/vault.ts';
import { aim, dice } from '../tray.ts';

const say = speaker('en', (await text('en')).messages, String);

/** Kate, or whoever comes first, alone at the Vault after a roll. */
function attempt(dice: readonly number[], kept: readonly number[], rolls: number, team?: readonly string[]): Army {
  const s = position('V1:11', team);
  s.step = 'act';
  for (const fighter of s.team.slice(1)) fighter.zone = numberOf(s, 'V7:00');
  if (s.vault) s.vault.shown = true;
  const held = dice.map((_, i) => kept.includes(i + 1));
  s.attempt = { dice: [...dice], kept: held, fresh: [], rolls, most: 3, used: [0, 1, 2], again: false };
  return s;
}

const see = (s: Army) => JSON.parse(JSON.stringify(game.view(s, 0)));

function asked(s: Army, selected: string | null = null, plan: readonly string[] = []) {
  const { dice, kept, rolls: roll, most: rolls } = s.attempt!;
  const loose = dice.flatMap((_, i) => (kept[i] ? [] : [`die.${i + 1}`]));
  const params = { survivor: { id: 'survivor.kate' }, dice: dice.slice(), kept: kept.slice(), roll, rolls };
  const how = { min: 0, max: loose.length, beside: ['roll', 'again', 'stop'], params };
  return { decision: pick(0, { id: 'vault-keep', rules: [] }, loose, how), selected, plan, shares: {} };
}

describe('the button says what becomes of the attempt', () => {
  const words = (s: Army, selected: string | null = null, plan: readonly string[] = []): string =>
    say(confirmOf(asView(see(s)), asked(s, selected, plan))!);
  test.each([
    ['dice are kept, the others rolled', attempt([1, 2, 3, 6, 6], [], 1), null, ['die.1', 'die.2'], 'Keep 2, roll 3'],
    ['none is kept', attempt([1, 1, 1, 6, 6], [], 1), null, [], 'Roll all 5'],
    ['the run', attempt([1, 2, 3, 4, 5], [1, 2, 3], 2), null, ['die.4', 'die.5'], 'Keep 5: the run is complete'],
    ['no run, and nobody helps', attempt([1, 2, 3, 4, 6], [1, 2], 3), null, ['die.3'], 'The attempt fails'],
    ['one more roll', attempt([1, 2, 3, 4, 6], [1, 2], 3), 'roll', [], 'Use one more roll'],
    ['luck', attempt([1, 2, 3, 4, 6], [1, 2], 2), 'again', [], 'Reroll these dice (Lucky)'],
    ['giving up', attempt([1, 2, 3, 4, 6], [1, 2], 2), 'stop', [], 'Give up this attempt'],
  ] as const)('%s', (_, s, selected, plan, expected) => {
    expect(words(s, selected, plan)).toBe(expected);
  });

  test('after the last roll somebody may still help', () => {
    const s = attempt([1, 2, 3, 4, 4], [1, 2, 3], 3);
    s.vault!.card = 4;
    s.attempt!.used = [];
    s.team[s.team.findIndex(({ survivor }) => survivor === 2)].zone = numberOf(s, 'V1:11');
    expect(words(s, null, ['die.4', 'die.5'])).toBe('Keep 5, then look for help');
  });
});

test('a run that lies there is chosen already', () => {
  const s = attempt([5, 2, 1, 4, 3, 2], [2], 2);
  expect(begins(see(s), asked(s).decision)).toEqual(['die.3', 'die.5', 'die.4', 'die.1']);
  const none = attempt([5, 2, 1, 4, 4], [2], 2);
  expect(begins(see(none), asked(none).decision)).toBeNull();
});

test('beside the dice stands what they have to show, and how likely that is', () => {
  const told = (s: Army, selected: string | null = null, plan: readonly string[] = []): string[] => {
    const { needs, odds } = aim(see(s), asked(s, selected, plan))!;
    return [say(needs), say(odds)];
  };
  const one = attempt([1, 2, 3, 4, 1], [1, 2, 3, 4], 2);
  expect(told(one)).toEqual(['five in a row, 1 to 5 or 2 to 6', 'Chance of a run if you keep no more dice: 17%.']);
  expect(told(attempt([1, 2, 3, 6, 6], [], 1), null, ['die.1'])[1]).toMatch(
    /^Chance of a run if you keep 1 die: \d+%\.$/,
  );
  expect(told(attempt([1, 2, 3, 4, 5], [1, 2, 3, 4], 2), null, ['die.5'])[1]).toBe('The run is complete.');
  expect(told(attempt([1, 2, 3, 4, 4], [1, 2, 3, 4], 3))[1]).toBe('No run can be made any more.');
});

test('help that is chosen counts: it completes the run, or leaves so much of a chance', () => {
  const s = attempt([1, 2, 3, 4, 4], [], 3);
  s.vault!.card = 2;
  s.attempt!.used = VAULT_CARDS[2].bonuses.flatMap(([, bonus], line) => (bonus === 'nudge' ? [] : [line]));
  s.team[s.team.findIndex(({ survivor }) => survivor === 2)].zone = numberOf(s, 'V1:11');
  const told = (id: string): string => say(keepingMessage(s, { selected: id, plan: [] }));
  expect(told('nudge.5.up')).toBe('This help completes the run.');
  expect(told('nudge.5.down')).toBe('Chance of a run after this help: 0%.');
  const view = asView(see(s));
  const { decision } = asked(s);
  expect(detailsOf(view, decision, 'nudge.5.up').map((line) => say(line))).toEqual(['This help completes the run.']);
  expect(detailsOf(view, decision, 'stop')).toEqual([]);
});

describe('luck counts (AD-SKILL10-R)', () => {
  const lucky = ['dieter', 'kate', 'scott', 'guzman', 'martin', 'bly'];

  test('one die is missing: two throws for it instead of one', () => {
    const s = attempt([1, 2, 3, 4, 1], [1, 2, 3, 4], 2, lucky);
    expect(keepingChance(s, [])).toBeCloseTo(1 - (5 / 6) ** 2);
    s.attempt!.again = true;
    expect(keepingChance(s, [])).toBeCloseTo(1 / 6);
  });

  test('an attempt that has not begun', () => {
    const chance = (team?: readonly string[]): number => {
      const s = position('V1:11', team);
      for (const fighter of s.team.slice(1)) fighter.zone = numberOf(s, 'V7:00');
      s.vault!.card = 1;
      return vaultChance(s);
    };
    expect(chance(lucky)).toBeGreaterThan(chance(['scott', 'kate', 'dieter', 'guzman', 'martin', 'bly']));
  });
});

test('before the Actions are spent it is told what the dice have to show, and who helps how', () => {
  const s = attempt([], [], 0, ['scott', 'kate', 'dieter', 'guzman', 'martin', 'bly']);
  s.attempt = null;
  const lines = (): string[] => {
    const decision = choose(0, { id: 'act', rules: [] }, ['vault', 'end']);
    return detailsOf(asView(see(s)), decision, 'vault').map((line) => say(line));
  };
  const needs = 'Needed: five in a row, 1 to 5 or 2 to 6.';
  const { bonuses } = VAULT_CARDS[s.vault!.card];
  expect(lines().slice(0, 3)).toEqual(['2 Actions.', expect.stringMatching(/^Chance of a run: \d+%\.$/), needs]);
  expect(lines().slice(3)).toHaveLength(bonuses.length);
  for (const line of lines().slice(3)) expect(line).toMatch(/^.+ at Range 0 or 1 \(.+\): .+\.$/);
  s.vault!.card = VAULT_CARDS.findIndex(({ id }) => id === 'gears');
  s.team[3].zone = numberOf(s, 'V1:11');
  expect(lines()).toContain('Bruiser at Range 0 or 1 (Scott and Guzman): one more die.');
  s.vault!.shown = false;
  expect(lines()).toEqual(['2 Actions.', needs]);
  const face = faceOf('vault.gears', see(s))!.lines.map((line) => say(line));
  expect(face[0]).toBe(needs);
  expect(face[1]).toBe('Mechanic at Range 0 or 1: +1 or −1 on one die');
});

test('dice that are kept lie there as kept, not as discarded', () => {
  const s = attempt([4, 3, 1, 2, 2], [1, 2, 3], 2);
  const tray = dice(see(s), asked(s, null, ['die.4']));
  expect(tray.map(({ used, caption }) => `${say(caption)}${used ? ', used' : ''}`)).toEqual([
    ...['4, kept', '3, kept', '1, kept', '2, kept', '2'],
  ]);
});
