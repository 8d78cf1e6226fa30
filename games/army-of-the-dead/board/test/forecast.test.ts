import { Chance, card, choose, Match, PUBLIC, seeded } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { equipmentNumber } from '../../content/equipment.ts';
import { DORMANTS } from '../../content/zombies.ts';
import { attackVerb } from '../../rules/attack.ts';
import { forecast } from '../../rules/forecast.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { cardsDrawn } from '../../rules/search.ts';
import { setup } from '../../rules/setup.ts';
import type { Army } from '../../rules/state.ts';
import { hold, position, run } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { aheadOf, shotOf, stirredBy } from '../ahead.ts';
import { nextDraw } from '../appears.ts';
import { oddsMessage } from '../attack-details.ts';
import { detailsOf } from '../details.ts';
import { attackLines } from '../forecast/attack.ts';
import { deadLines, movesOf } from '../forecast/dead.ts';
import { frontLines } from '../forecast/fronts.ts';
import { livesAfter } from '../forecast/lives.ts';
import { mean, rounded, tail } from '../forecast/numbers.ts';
import { aaahh, equipmentAhead } from '../forecast/search.ts';
import { sumsOf, wakingIn } from '../forecast/sleepers.ts';
import { keepingChance, vaultChance } from '../forecast/vault.ts';
import { panels } from '../panels.ts';
import { stateFor } from '../seen-state.ts';
import { aim, dice } from '../tray.ts';

describe('sleepers', () => {
  test('one token of all that are unseen: 23, 27, 27 and 23%', () => {
    expect(sumsOf(DORMANTS, 1).map((p) => Math.round(p * 100))).toEqual([0, 23, 27, 27, 23]);
  });

  test('two tokens are drawn without putting one back', () => {
    const two = sumsOf([0, 1, 1], 2);
    expect(two).toEqual([0, 0, 0, 1]);
    expect(sumsOf(DORMANTS, 2).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
    expect(mean(sumsOf(DORMANTS, 2))).toBeCloseTo(5);
  });

  test('a token that is known is no longer among those that are not', () => {
    const s = position();
    const [here, there] = [numberOf(s, 'V7:10'), numberOf(s, 'V7:12')];
    s.dormants = [card(here * 8 + 4, PUBLIC), there * 8 + 1];
    expect(wakingIn(s, [here])?.shamblers).toEqual([0, 0, 0, 0, 1]);
    expect(wakingIn(s, [there])?.shamblers.map((p) => Math.round(p * 29))).toEqual([0, 7, 8, 8, 6]);
    expect(wakingIn(s, [here, there])?.shamblers.map((p) => Math.round(p * 29))).toEqual([0, 0, 0, 0, 0, 7, 8, 8, 6]);
  });

  test('who leaves them wakes them in one of six, with luck in one of 36, by stealth never', () => {
    const s = position('V7:10');
    s.step = 'act';
    s.dormants = [numberOf(s, 'V7:10') * 8 + 1];
    const decision = choose(0, { id: 'act', rules: [] }, ['move.V7:11', 'end']);
    const leaves = (who: number): unknown => {
      s.team[who].zone = numberOf(s, 'V7:10');
      s.turns[0].who = who;
      const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
      return detailsOf(view, decision, 'move.V7:11').find(({ id }) => id === 'boardview.detail.leaves')?.params
        ?.percent;
    };
    // Kate, Scott, Dieter.
    expect([leaves(0), leaves(1), leaves(2)]).toEqual([undefined, 17, 3]);
  });

  test('the box may have too few for those that wake', () => {
    const s = position();
    const zone = numberOf(s, 'V7:10');
    s.dormants = [zone * 8 + 1];
    s.box.shamblers = 3;
    expect(wakingIn(s, [zone])?.short).toBeCloseTo(7 / 30);
    expect(wakingIn(s, [zone + 1])).toBeNull();
  });
});

test('at the start a Zombie card brings 1.7, 2.7, 3.9 and 5.0 on average', () => {
  const view = asView(Match.start(game, 1, { mission: 'jackpot' }, 'cards').view(0));
  expect([0, 1, 2, 3].map((level) => rounded(nextDraw(view, level).mean))).toEqual([1.7, 2.7, 3.9, 5]);
});

test('the card of an Abomination that is on the board brings nobody, and she acts again', () => {
  const s = position();
  const view = (): View => asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const kinds = ({ coming }: ReturnType<typeof nextDraw>): string[] => coming.map(({ kind }) => kind);
  const before = nextDraw(view(), 1);
  expect([kinds(before), before.short]).toEqual([['shambler', 'alpha', 'valentine'], 0]);
  s.valentine.zone = numberOf(s, 'R6:01');
  const after = nextDraw(view(), 1);
  expect([kinds(after), after.short]).toEqual([['shambler', 'alpha'], expect.closeTo(1 / 18)]);
  expect(after.nothing).toBeCloseTo(before.nothing + 1 / 18);
});

test('what a Search may bring: cards that lie nowhere open', () => {
  const s = position();
  const all = equipmentAhead(s).reduce((sum, { n }) => sum + n, 0);
  expect(equipmentAhead(s)[0]).toEqual({ id: 'magazine', n: 8 });
  expect(aaahh(s)).toBeCloseTo(4 / all);
});

describe('the Vault', () => {
  const attempt = (values: readonly number[], kept: readonly boolean[], rolls: number): Army => {
    const s = position('V1:11');
    for (const fighter of s.team.slice(1)) fighter.zone = numberOf(s, 'V7:00');
    if (s.vault) s.vault.shown = true;
    s.attempt = { dice: [...values], kept: [...kept], fresh: [], rolls, most: 3, used: [0, 1, 2], again: false };
    return s;
  };
  const yes = [true, true, true, true];

  test('one die is missing', () => {
    expect(keepingChance(attempt([1, 2, 3, 4, 1], [...yes, false], 2), [])).toBeCloseTo(1 / 6);
    expect(keepingChance(attempt([2, 3, 4, 5, 2], [...yes, false], 2), [])).toBeCloseTo(2 / 6);
    expect(keepingChance(attempt([2, 3, 4, 5, 2], [...yes, false], 1), [])).toBeCloseTo(1 - (4 / 6) ** 2);
  });

  test('dice that are to be kept count as kept; a run is a run, and two like dice are none', () => {
    const s = attempt([1, 2, 3, 4, 5], [...yes, false], 3);
    expect(keepingChance(s, ['die.5'])).toBe(1);
    expect(keepingChance(attempt([1, 2, 3, 4, 4], [...yes, false], 3), ['die.5'])).toBe(0);
  });

  test('somebody near turns a die to any face', () => {
    const s = attempt([1, 2, 3, 4, 4], [...yes, false], 3);
    if (s.vault) s.vault.card = 4;
    if (s.attempt) s.attempt.used = [];
    const dieter = s.team.findIndex(({ survivor }) => survivor === 2);
    s.team[dieter].zone = numberOf(s, 'V1:11');
    expect(keepingChance(s, ['die.5'])).toBe(1);
  });

  test('a whole attempt takes little time and helps pay', () => {
    const s = position('V1:11');
    for (const fighter of s.team) fighter.zone = numberOf(s, 'V7:00');
    const plain = vaultChance(s);
    expect(plain).toBeGreaterThan(0.2);
    expect(plain).toBeLessThan(0.35);
    for (const fighter of s.team) fighter.zone = numberOf(s, 'V1:11');
    const before = process.threadCpuUsage();
    expect(vaultChance(s)).toBeGreaterThan(plain);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

describe('an attack', () => {
  /** Kate alone with three Shamblers and an Alpha at F1; Guzman one Zone away. */
  function plaza(): Army {
    const s = position('R6:12', ['guzman', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.team[1].zone = numberOf(s, 'R6:02');
    hold(s, 0, 'machineGun');
    s.shamblers[numberOf(s, 'R6:02')] = 3;
    s.alphas[numberOf(s, 'R6:02')] = 1;
    s.box = { shamblers: 27, alphas: 15 };
    s.step = 'act';
    return s;
  }

  test('somebody who would fall lives if enough are brought down', () => {
    const s = plaza();
    const shot = shotOf(s, 'attack.machineGun.R6:02.spread');
    if (shot === null) throw new Error('no shot');
    const atLeastThree = tail(shot.odds.fallen)[2];
    const [kate, ...others] = livesAfter(s, shot, stirredBy(s, { zone: 'R6:12', wakes: [] }));
    expect([kate.survivor, others]).toEqual(['kate', []]);
    expect(kate.after.least).toBeCloseTo(atLeastThree);
    expect(kate.after.most).toBeCloseTo(atLeastThree);
  });

  test('sleepers that its Noise wakes beside her make it open', () => {
    const s = plaza();
    s.dormants = [numberOf(s, 'R6:02') * 8 + 1];
    const shot = shotOf(s, 'attack.machineGun.R6:02.spread');
    if (shot === null) throw new Error('no shot');
    const [{ after }] = livesAfter(s, shot, stirredBy(s, { zone: 'R6:12', wakes: [] }));
    expect(after.least).toBeCloseTo(0);
    expect(after.most).toBeCloseTo(tail(shot.odds.fallen)[3]);
  });

  test('where the box may have too few for those who wake, Shamblers act at once and nothing is sure', () => {
    const s = plaza();
    const lives = (box: number, token: number) => {
      s.dormants = [card(numberOf(s, 'R6:02') * 8 + token, PUBLIC)];
      s.box.shamblers = box;
      const shot = shotOf(s, 'attack.machineGun.R6:02.spread');
      if (shot === null) throw new Error('no shot');
      const [{ after }] = livesAfter(s, shot, stirredBy(s, { zone: 'R6:12', wakes: [] }));
      return { after, atLeast: tail(shot.odds.fallen) };
    };
    // With no figure in the box those that fall fill it again: three for a token of 3.
    const short = lives(0, 3);
    expect(short.after.least).toBeCloseTo(0);
    const enough = lives(0, 1);
    expect([enough.after.least, enough.after.most]).toEqual([
      expect.closeTo(enough.atLeast[3]),
      expect.closeTo(enough.atLeast[3]),
    ]);
    const none = lives(0, 4);
    expect([none.after.least, none.after.most]).toEqual([expect.closeTo(0), expect.closeTo(none.atLeast[2])]);
  });

  test('its panel has the dice, the bars and who lives; the tray has the dice and what they need', () => {
    const view = JSON.parse(JSON.stringify(game.view(plaza(), 0)));
    const decision = choose(0, { id: 'act', rules: [] }, ['attack.machineGun.R6:02.spread', 'end'], {
      params: { mission: 'jackpot', survivor: { id: 'survivor.guzman' } },
    });
    const intent = { decision, selected: 'attack.machineGun.R6:02.spread', plan: [], shares: {} };
    const [chosen, lives, dead, appears] = panels(view, intent);
    expect([chosen.id, lives.id, dead.id, appears.id]).toEqual(['chosen', 'lives', 'dead', 'appears']);
    const ids = chosen.lines.map(({ text }) => text.id.replace('boardview.attack.', ''));
    expect(ids).toEqual(expect.arrayContaining(['dice.ammo', 'fallen', 'kinds', 'empty', 'spared', 'noisy']));
    expect(lives.lines.map(({ text }) => text.id)).toEqual(['boardview.attack.lives']);
    expect(chosen.lines.flatMap(({ text, bars }) => (bars ? [[text.id, bars.length]] : []))).toEqual([
      ['boardview.attack.fallen', 4],
      ['boardview.attack.kinds', 2],
    ]);
    expect(dead.title.id).toBe('boardview.panel.dead.after');
    expect(dice(view, intent).map(({ ground }) => ground ?? '')).toEqual(['', '', 'army-die-ammo', 'army-die-ammo']);
    expect(aim(view, intent)?.needs).toEqual({ id: 'boardview.aim.least', params: { n: 4 } });
    expect(panels({ ...view, help: 'odds' }, intent).map(({ id }) => id)).toEqual(['chosen', 'appears']);
    expect([panels({ ...view, help: 'none' }, intent), aim({ ...view, help: 'none' }, intent)]).toEqual([[], null]);
  });
});

test('an attack that is too weak for those who are there says so', () => {
  const s = position('R6:02');
  hold(s, 0, 'armyKnife');
  s.alphas[numberOf(s, 'R6:02')] = 1;
  s.step = 'act';
  const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const shot = shotOf(s, 'attack.armyKnife.R6:02.spread');
  if (shot === null) throw new Error('no shot');
  expect(oddsMessage(shot).id).toBe('boardview.detail.none');
  expect(attackLines(view, s, shot).map(({ text }) => text.id)).toContain('boardview.attack.none');
});

test('groups that split come to each Zone in a number that is open', () => {
  const step = { extra: 0, why: 'noise', goals: [], rules: [] } as const;
  const [first, second] = movesOf([
    {
      zone: 'A',
      kind: 'shambler',
      n: 3,
      attacks: [],
      steps: [
        { ...step, pass: 1, from: 'A', to: 'B', n: { least: 1, most: 2 }, sure: false },
        { ...step, pass: 1, from: 'A', to: 'C', n: { least: 1, most: 2 }, sure: false },
      ],
    },
  ]);
  expect([first.to, first.sure, second.to]).toEqual(['B', false, 'C']);
  expect(first.groups).toEqual([{ from: 'A', kind: 'shambler', n: { least: 1, most: 2 } }]);
});

test('what lies face down: fronts that nobody has seen', () => {
  const view = asView(Match.start(game, 1, { mission: 'jackpot' }, 'fronts').view(0));
  const shares = (one: View) => frontLines(one)[0].bars?.map(({ of, chance }) => `${of.id} ${chance}`);
  expect(shares(view)).toEqual(['token.red 0.5', 'token.yellow 0.25', 'token.violet 0.25']);
  const fewer = view.tokens.filter(({ colour }, i) => colour !== null || i > 1);
  expect(shares({ ...view, tokens: fewer, goneTokens: ['red', 'yellow'] })).toEqual([
    'token.red 0.5',
    'token.violet 0.5',
  ]);
});

test('while luck or more dice are asked for, the tray shows the roll as it lies', () => {
  const s = position();
  [s.team[0].survivor, s.team[2].survivor] = [s.team[2].survivor, s.team[0].survivor];
  s.team[0].red = 0;
  hold(s, 0, 'machineGun');
  s.shamblers[numberOf(s, 'R6:01')] = 6;
  const view = JSON.parse(JSON.stringify(game.view(s, 0)));
  const script = { attack: [['6', '3']], ammo: [['2', 'out']], six: [['6']] };
  const answers = ['keep', 'roll', 'keep'];
  const { asked, decisions } = run(s, (g) => attackVerb.act(g, ['machineGun', 'R6:01', 'spread']), script, answers);
  expect(asked).toEqual(['lucky', 'six', 'six']);
  const trays = decisions.map((decision) =>
    dice(view, { decision, selected: null, plan: [], shares: {} }).map(
      ({ caption: { id, params }, used }) => `${params?.face ?? id}${used ? '' : '!'}`,
    ),
  );
  expect(trays).toEqual([
    ['6!', '3', '2', 'face.out!'],
    ['6!', '3', '2', 'face.out!'],
    ['6!', '3', '6!', '2', 'face.out!'],
  ]);
});

test('a game that has not begun has nothing to foresee', () => {
  const s = setup(
    { seats: 1, options: { mission: 'jackpot', team: 'choose', forecasts: 'all' } },
    new Chance(seeded('x')),
  );
  expect(panels(JSON.parse(JSON.stringify(game.view(s, 0))), null)).toEqual([]);
});

test('AD-SKILL07: the chance of Aaahh!! counts every card that a Search brings', () => {
  const s = position();
  const kinds = [equipmentNumber('aaahh'), ...Array.from({ length: 9 }, () => equipmentNumber('magazine'))];
  s.equipment.draw = kinds;
  expect(aaahh(s)).toBeCloseTo(1 / 10);
  const cruz = position('R6:12', ['cruz', 'kate', 'scott', 'guzman', 'martin', 'bly']);
  cruz.equipment.draw = kinds;
  expect(aaahh(cruz)).toBeCloseTo(cardsDrawn(cruz, 0) / 10);
  expect(cardsDrawn(cruz, 0), 'Cruz draws two').toBe(2);
});

test('AD-SEARCH07: whom the cards of a Search may bring is foreseen, and not as certain', () => {
  const s = position('V7:10', ['cruz', 'kate', 'scott', 'guzman', 'martin', 'bly']);
  s.step = 'act';
  const all = equipmentAhead(stateFor(asView(JSON.parse(JSON.stringify(game.view(s, 0))))));
  const lines = (...kinds: readonly string[]) => {
    s.equipment.draw = kinds.map(equipmentNumber);
    s.equipment.discard = all.flatMap(({ id, n }) =>
      Array<number>(n - kinds.filter((kind) => kind === id).length).fill(equipmentNumber(id)),
    );
    const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
    const told = aheadOf(view, ['search', 'end'], 'search')?.forecast;
    return told ? deadLines('jackpot', told).map(({ text, sure }) => [text.id, text.params?.n, sure]) : [];
  };
  expect(lines('magazine', 'magazine', 'magazine')).toEqual([['boardview.ahead.nothing', undefined, 'certain']]);
  const zone = 'boardview.ahead.zone.nobody';
  const span = (least: number, most: number) => ({ id: 'boardview.span', params: { least, most } });
  expect(lines('aaahh', 'magazine', 'magazine')).toEqual([[zone, span(0, 1), 'open']]);
  expect(lines('aaahh', 'aaahh', 'magazine')).toEqual([[zone, span(1, 2), 'open']]);
  expect(lines('aaahh', 'aaahh')).toEqual([[zone, '2', 'certain']]);
  s.box.shamblers = 1;
  expect(lines('aaahh', 'aaahh').map(([id]) => id)).toContain('boardview.ahead.extra.may');
});

test('a group is never more than it is, whatever ways it has', () => {
  const step = (from: string, to: string) => ({
    ...{ pass: 1, extra: 0, from, to, n: { least: 0, most: 1 }, sure: false },
    ...{ why: 'noise' as const, goals: [], rules: [] },
  });
  const group = { zone: 'R6:02', kind: 'alpha' as const, n: 1, attacks: [] };
  const steps = [step('R6:02', 'R6:01'), step('R6:02', 'R6:12'), step('R6:01', 'R6:11'), step('R6:12', 'R6:11')];
  const arrival = movesOf([{ ...group, steps }]).find(({ to }) => to === 'R6:11');
  expect(arrival?.groups[0].n.most).toBe(1);
});

test('the same choice in several passes is told once, and nobody who wakes is no news', () => {
  const choice = { choice: 'goal' as const, zone: 'R6:02', zones: ['R6:01', 'R6:12'], rules: [] };
  const seen = { ...forecast(position()), choices: [1, 2, 3].map((pass) => ({ ...choice, pass })) };
  const woken = [{ zone: 'R6:02', tokens: 1, n: { least: 0, most: 0 }, sure: true }];
  expect(deadLines('jackpot', { ...seen, woken }).filter(({ text }) => /choice|wakes/.test(text.id))).toHaveLength(1);
});
