import { choose } from '@shamble/kernel';
import { playThrough } from '@shamble/kernel/conformance/playing';
import { speaker } from '@shamble/kernel/text';
import { WeightCount } from '@shamble/parts/testing';
import { describe as about, expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { survivorNumber } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { healthOf } from '../../rules/harm.ts';
import { type Army, dormantAt, nowOf } from '../../rules/state.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { detailsOf } from '../details.ts';
import { planeFor } from '../geometry.ts';
import { options } from '../options.ts';
import { optionsAt } from '../things.ts';

const say = speaker('en', (await text('en')).messages, String);

test('what is said to be without undo cannot be undone, and in a Turn nothing else', () => {
  const count = new WeightCount(options.weight);
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 6 },
      { seats: 1, seed: `weight ${mission}`, options: { mission, team: 'random' } },
      (match, decision) => {
        if (decision.kind === 'choose' && match.answers.length % 6 === 0) count.look(match, decision);
      },
      150,
    );
  expect([...count.wrong]).toEqual([]);
  expect([...count.untold].filter((one) => /^(act|single) /.test(one))).toEqual([]);
  expect(count.locked).toBeGreaterThan(60);
});

test('the last Turn of a round is never ended by a single press, whatever the dead would do', () => {
  let ends = 0;
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 4 },
      { seats: 1, seed: `last ${mission}`, options: { mission, team: 'random' } },
      (match, decision) => {
        if (decision.kind !== 'choose' || decision.ask.id !== 'act') return;
        const view = match.view(decision.seat);
        if (!asView(view).team.every(({ status, acted }) => status !== 'playing' || acted)) return;
        expect(['reveals', 'stirs'], mission).toContain(options.weight(view, decision, 'end'));
        ends++;
      },
      250,
    );
  expect(ends).toBeGreaterThan(20);
  const s = position();
  for (const one of s.team) one.acted = true;
  const leaving = choose(0, { id: 'escape', rules: [] }, ['escape'], { pass: 'stay', params: { survivor: 'kate' } });
  expect(options.weight(game.view(s, 0), leaving, 'stay')).toBe('stirs');
  s.team[1].acted = false;
  expect(options.weight(game.view(s, 0), leaving, 'stay')).toBe('costs');
});

test('whatever a Turn offers, its verbs are few enough to have a digit each', () => {
  let most = 0;
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 2 },
      { seats: 1, seed: `verbs ${mission}`, options: { mission, team: 'random' } },
      (_, decision) => {
        if (decision.kind !== 'choose') return;
        const verbs = new Set(decision.options.map((id) => options.verb(decision, id)?.id ?? id));
        if (decision.ask.id === 'act') most = Math.max(most, verbs.size);
      },
    );
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(9);
});

test('what the Truck does says its Action, whom starting it wakes, and what driving into the dead rolls', () => {
  const told = new Map<string, string>();
  playThrough(
    { game, sensible, randomly: 4 },
    { seats: 2, seed: 'truck', options: { mission: 'tacoRun', team: 'random' } },
    (match, decision) => {
      if (decision.kind !== 'choose' || decision.ask.id !== 'act') return;
      const data = asView(match.view(decision.seat));
      for (const id of decision.options) {
        const [verb] = id.split('.');
        if (['enter', 'leave', 'seat', 'drive'].includes(verb) || id === 'mission.start')
          told.set(
            `${verb} ${told.size}`,
            detailsOf(data, decision, id)
              .map((line) => say(line))
              .join(' '),
          );
      }
    },
    600,
  );
  const all = [...told];
  for (const [verb, words] of all) expect(words, verb).toMatch(/^(1 Action|Free)/);
  expect(all.some(([verb]) => verb.startsWith('enter'))).toBe(true);
  const s = position('R3:20', ['peters', 'kate', 'dieter', 'guzman', 'martin', 'bly'], 'tacoRun');
  s.step = 'act';
  s.team[0].seat = 'driver';
  if (s.truck === null) throw new Error('there is no Truck');
  const asked = choose(0, { id: 'act', rules: [] }, ['mission.start'], { params: { mission: 'tacoRun' } });
  const at = () => asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  expect(
    detailsOf(at(), asked, 'mission.start')
      .map((line) => say(line))
      .join(' '),
  ).toContain('I4');
  s.truck.started = true;
  s.shamblers[numberOf(s, 'R3:21')] = 2;
  expect(
    detailsOf(at(), asked, 'drive.R3:21')
      .map((line) => say(line))
      .join(' '),
  ).toMatch(/Runs over the dead: \d dice, \d\+/);
});

test('a Skill says whom it is for and what it does', () => {
  const s = position('R6:02', ['scott', 'kate', 'dieter', 'guzman', 'martin', 'bly']);
  s.step = 'act';
  const data = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const id = 'skill.bornLeader.kate';
  const asked = choose(0, { id: 'act', rules: [] }, [id], { params: { mission: 'jackpot' } });
  expect(say(describe.option(asked, id))).toBe('Born Leader: Kate takes 1 free Action at once');
  expect(detailsOf(data, asked, id).map((line) => say(line))).toEqual([
    'Once each Turn another Survivor gets 1 free Action, at once.',
  ]);
});

test('a Move that a free Action pays for is told as free, and so is what is left to pay', () => {
  const told = { free: 0, paid: 0 };
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 2 },
      { seats: 1, seed: `free ${mission}`, options: { mission, team: 'random' } },
      (match, decision) => {
        const move = decision.kind === 'choose' && decision.options.find((id) => id.startsWith('move.'));
        if (decision.ask.id !== 'act' || !move) return;
        const before = nowOf(match.state).actions;
        const [first] = detailsOf(asView(match.view(0)), decision, move);
        const after = match.fork();
        after.answer(decision.seat, decision.n, move);
        const { turns } = after.state;
        if (turns.length === 0 || turns[0].who !== nowOf(match.state).who) return;
        const spent = before - turns[0].actions;
        expect(first).toMatchObject(
          spent === 0 ? { id: 'boardview.detail.free' } : { id: 'boardview.detail.cost', params: { n: spent } },
        );
        told[spent === 0 ? 'free' : 'paid']++;
      },
      150,
    );
  expect(told.free).toBeGreaterThan(5);
  expect(told.paid).toBeGreaterThan(50);
});

test('AD-SKILL26: what is said to be free costs no Action, and Bloodlust is not', () => {
  const told = { free: 0, bloodlust: 0 };
  for (const [n, { id: mission }] of MISSIONS.entries())
    playThrough(
      { game, sensible, randomly: 3 },
      { seats: 1, seed: `nothing ${n}`, options: { mission, team: 'random' } },
      (match, decision) => {
        if (decision.kind !== 'choose' || decision.ask.id !== 'act') return;
        const view = match.view(0);
        const before = nowOf(match.state);
        for (const id of [...decision.options, ...decision.beside]) {
          if (id.startsWith('discard.') || id === 'end') continue;
          const weight = options.weight(view, decision, id);
          if (id.startsWith('skill.bloodlust')) {
            told.bloodlust++;
            expect(weight, id).not.toBe('free');
          }
          if (weight !== 'free') continue;
          const after = match.fork();
          after.answer(decision.seat, decision.n, id);
          const now = after.state.turns.find(({ who }) => who === before.who);
          if (now) expect([now.actions, now.free], id).toEqual([before.actions, before.free]);
          told.free++;
        }
      },
      250,
    );
  expect(told.free).toBeGreaterThan(10);
  expect(told.bloodlust).toBeGreaterThan(0);
});

about('an attack that costs a friend', () => {
  /** Scott one Zone from Kate, who stands with an Alpha. */
  function beside(card: string, health: number, owner: string | null): { alarm: string | null; button: string | null } {
    const s = position('R6:12', ['scott', 'kate', 'dieter', 'guzman', 'martin', 'bly']);
    s.step = 'act';
    s.personal = owner === null ? [] : [{ survivor: survivorNumber(owner), colour: 'yellow', count: 0, done: false }];
    s.team[1].zone = numberOf(s, 'R6:02');
    s.team[1].wounds = healthOf(s.team[1]) - health;
    s.alphas[numberOf(s, 'R6:02')] = 1;
    hold(s, 0, card);
    const data = JSON.parse(JSON.stringify(game.view(s, 0)));
    const id = card === 'grenade' ? 'throw.grenade.R6:02' : `attack.${card}.R6:02.spread`;
    const asked = choose(0, { id: 'act', rules: [] }, [id, 'end'], { params: { mission: 'jackpot' } });
    const told = options.alarm(data, asked, id);
    const button = options.confirm(data, { decision: asked, selected: id, plan: [], shares: {} });
    return { alarm: told && say(told), button: button && say(button) };
  }

  test.each([
    ['grenade', 1, null, 'Kate falls.', 'Throw: Kate falls'],
    ['grenade', 1, 'kate', 'Kate falls: the game is lost.', 'Throw: Kate falls, the game is lost'],
    ['revolver', 1, null, 'Kate may fall: 75%.', 'Fire: Kate may fall'],
    [
      'revolver',
      1,
      'kate',
      'Kate may fall (75%): the game would be lost.',
      'Fire: Kate may fall, the game would be lost',
    ],
    ['revolver', 3, 'kate', null, null],
  ])('%s, Health %i, Personal Objective of %s', (card, health, owner, alarm, button) => {
    expect(beside(card, health, owner)).toEqual({ alarm, button });
  });
});

/** Options that complete somebody's Personal Objective. */
function describePersonal(told: (s: Army, id: string) => string): void {
  const drawn = (s: Army, id: string, count = 0): void => {
    s.personal = [{ survivor: survivorNumber(id), colour: 'yellow', count, done: false }];
  };
  const DONE = 'Completes the Personal Objective.';
  const MAY = 'May complete the Personal Objective: ';

  test('three kills by one throw complete that of Guzman, two do not', () => {
    const s = position('R6:12', ['guzman', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.shamblers[numberOf(s, 'R6:02')] = 3;
    hold(s, 0, 'grenade');
    expect(told(s, 'throw.grenade.R6:02')).not.toContain('Personal');
    drawn(s, 'guzman');
    expect(told(s, 'throw.grenade.R6:02')).toContain(DONE);
    s.shamblers[numberOf(s, 'R6:02')] = 2;
    expect(told(s, 'throw.grenade.R6:02')).not.toContain('Personal');
  });

  test('the last Shambler of Dieter may be killed, by him alone', () => {
    const s = position('R6:12', ['dieter', 'kate', 'guzman', 'scott', 'martin', 'bly']);
    s.shamblers[numberOf(s, 'R6:02')] = 1;
    hold(s, 0, 'revolver');
    drawn(s, 'dieter', 7);
    expect(told(s, 'attack.revolver.R6:02.spread')).toContain(MAY);
    drawn(s, 'dieter', 6);
    expect(told(s, 'attack.revolver.R6:02.spread')).not.toContain('Personal');
    drawn(s, 'chambers', 2);
    expect(told(s, 'attack.revolver.R6:02.spread')).not.toContain('Personal');
  });

  test('an Objective that lifts Peters to Orange, and the third token of Lilly', () => {
    const s = position('V1:21', ['peters', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.tokens = [{ zone: s.team[0].zone, colour: 'blue', up: true, again: false }];
    drawn(s, 'peters');
    expect(told(s, 'objective.blue')).not.toContain('Personal');
    s.team[0].adrenaline = 18;
    expect(told(s, 'objective.blue')).toContain(DONE);
    const other = position('V7:10', ['lilly', 'kate', 'dieter', 'guzman', 'martin', 'bly']);
    other.dormants = [dormantAt(other.team[0].zone, 3) * 8];
    hold(other, 0, 'machete');
    drawn(other, 'lilly', 2);
    expect(told(other, 'dormants.machete.1')).toContain(DONE);
  });
}

about('what an option costs and brings', () => {
  const told = (s: Army, id: string, mission = 'jackpot', more: readonly string[] = []): string => {
    s.step = 'act';
    const data = JSON.parse(JSON.stringify(game.view(s, 0)));
    const asked = choose(0, { id: 'act', rules: [] }, [id, ...more, 'end'], { params: { mission } });
    const lines = options.detail(data, asked, id).map((line) => say(line));
    const weight = options.weight(data, asked, id) === 'free' ? ' (free)' : '';
    return `${say(describe.option(asked, id))}: ${lines.join(' ')}${weight}`;
  };

  test('a Grenade that lifts its thrower to Yellow costs its Action all the same (AD-ADR06-R)', () => {
    const s = position('R6:12', ['guzman', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.alphas[numberOf(s, 'R6:02')] = 4;
    s.team[0].adrenaline = 3;
    hold(s, 0, 'grenade');
    expect(told(s, 'throw.grenade.R6:02')).toBe(
      'Throw Grenade at F1: hits everybody there: 1 Action. Kills 4. Guzman reaches Yellow. Zombie cards would then bring 2.7 on average, not 1.7.',
    );
  });

  test('whoever is alone can be named, without a difference', () => {
    const s = position('R6:12');
    s.shamblers[numberOf(s, 'R6:02')] = 1;
    hold(s, 0, 'revolver');
    expect(told(s, 'attack.revolver.R6:02.shambler')).toContain('It is alone there: the same as spread.');
    s.shamblers[numberOf(s, 'R6:02')] = 2;
    expect(told(s, 'attack.revolver.R6:02.shambler')).not.toContain('alone');
  });

  test('an Objective that finishes a step, and wakes the Spawn Zone of Zeus', () => {
    const s = position('R6:02', ['lilly', 'kate', 'dieter', 'scott', 'martin', 'bly'], 'outOfOrder');
    s.red = 3;
    s.tokens = [{ zone: s.team[0].zone, colour: 'green', up: true, again: false }];
    const zeus = 'The Spawn Zone in E2 becomes active.';
    expect(told(s, 'objective.green', 'outOfOrder')).not.toContain(zeus);
    s.repaired = true;
    expect(told(s, 'objective.green', 'outOfOrder')).toContain('Finishes step 3.');
    expect(told(s, 'objective.green', 'outOfOrder')).toContain(zeus);
  });

  test('an Objective that fills the Backpack names what goes for it, and is shown before it is done', () => {
    const s = position('V1:21', ['peters', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.tokens = [{ zone: s.team[0].zone, colour: 'blue', up: true, again: false }];
    hold(s, 0, 'machete', 'revolver', 'dynamite', 'magazine');
    expect(told(s, 'objective.blue')).toContain(
      'Fills the Backpack: discards Dynamite and Magazine. 5 AP for everybody. Finishes step 1.',
    );
    const view = JSON.parse(JSON.stringify(game.view(s, 0)));
    const asked = choose(0, { id: 'act', rules: [] }, ['objective.blue', 'end'], { params: { mission: 'jackpot' } });
    expect(options.weight(view, asked, 'objective.blue')).toBe('stirs');
    const button = options.confirm(view, { decision: asked, selected: 'objective.blue', plan: [], shares: {} });
    expect(button && say(button)).toBe('Take it, discard Dynamite and Magazine');
    hold(s, 0, 'machete');
    expect(told(s, 'objective.blue')).toContain('Fills the Backpack. 5 AP');
  });

  test('an Objective in a Hand says how many cards must go where which is asked', () => {
    const s = position('R6:02', ['vanderohe', 'kate', 'dieter', 'scott', 'martin', 'bly'], 'crown');
    s.tokens = [{ zone: s.team[0].zone, colour: 'black', up: true, again: true }];
    hold(s, 0, 'machete', 'revolver');
    expect(told(s, 'objective.black', 'crown')).toContain('Fills a Hand: 1 card has to go.');
    hold(s, 0, 'machete');
    expect(told(s, 'objective.black', 'crown')).toContain('Fills a Hand.');
  });

  test('the Door of the Vault costs an Action', () => {
    const s = position('V1:11', ['dieter', 'kate', 'guzman', 'scott', 'martin', 'bly']);
    expect(told(s, 'vault-door')).toBe('Open the Vault Door: 1 Action.');
  });

  describePersonal(told);

  test('what is laid: when it goes off, and for whom', () => {
    const s = position();
    hold(s, 0, 'trap', 'gasCan');
    expect(told(s, 'lay.trap')).toBe(
      'Lay Explosive Trap here: 1 Action. Goes off when a Zombie comes in or appears: 3 Damage for everybody here, you too.',
    );
    expect(told(s, 'lay.gasCan')).toBe(
      'Lay Gas Can here: 1 Action. Adds 2 Damage to the next explosion here, for everybody.',
    );
  });

  test('a card that is thrown away is shown first, last of its choices, and said to go unused where it could be used', () => {
    const s = position();
    hold(s, 0, 'revolver', 'adrenaline');
    const id = 'discard.adrenaline.kate:2';
    expect(told(s, id)).toMatch(/Free\. It goes away unused\.$/);
    expect(told(s, 'discard.revolver.kate:1')).toMatch(/: Free\.$/);
    const data = JSON.parse(JSON.stringify(game.view(s, 0)));
    const asked = choose(0, { id: 'act', rules: [] }, ['item.adrenaline.kate', 'end'], { beside: [id] });
    expect(options.weight(data, asked, id)).toBe('stirs');
    const refs = new Map([['slot:kate:2', [id, 'item.adrenaline.kate']]]);
    expect(optionsAt('slot:kate:2', asView(data), planeFor('jackpot'), asked, refs)).toEqual([
      'item.adrenaline.kate',
      id,
    ]);
  });

  test('Dormants: which of several, what they bring, and whether it is heard', () => {
    const s = position('V7:10', ['scott', 'kate', 'dieter', 'guzman', 'martin', 'bly']);
    s.step = 'act';
    s.dormants = [dormantAt(s.team[0].zone, 3)];
    hold(s, 0, 'machete', 'circularSaw');
    expect(told(s, 'dormants.machete.1')).toBe('Remove the Dormants here with Machete: 2 Actions. 1 to 4 AP. Silent.');
    expect(told(s, 'dormants.circularSaw.1')).toContain('Makes Noise here.');
    expect(told(s, 'dormants.machete.1', 'jackpot', ['dormants.machete.2'])).toContain('(token 1)');
    s.team[0].adrenaline = 16;
    expect(told(s, 'dormants.machete.1')).toMatch(/Scott may reach Orange: 50%\. Zombie cards/);
    s.team[0].adrenaline = 18;
    expect(told(s, 'dormants.machete.1')).toContain('Scott reaches Orange.');
  });

  test('Bloodlust says where it leads, also by an empty Zone', () => {
    const s = position('R6:12', ['vanderohe', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.shamblers[numberOf(s, 'R6:02')] = 1;
    expect(told(s, 'skill.bloodlust-melee.R6:02')).toContain('Towards the dead in F1.');
  });

  test('a free Move of Hit & Run says what would meet one', () => {
    const s = position('R6:12', ['chambers', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.step = 'act';
    s.shamblers[numberOf(s, 'R6:02')] = 2;
    const params = { mission: 'jackpot', survivor: { id: 'survivor.chambers' }, skill: { id: 'skill.hitAndRun' } };
    const asked = choose(0, { id: 'free-move', rules: [] }, ['move.R6:02', 'stay'], { params, pass: 'stay' });
    expect(say(describe.prompt(asked))).toContain('Chambers may move for free (Hit & Run).');
    const lines = options.detail(JSON.parse(JSON.stringify(game.view(s, 0))), asked, 'move.R6:02');
    expect(lines.map((line) => say(line)).join(' ')).toBe(
      'Wounds: up to 2, Health 3. Leaving again: 3 Actions, 3 left.',
    );
  });
});
