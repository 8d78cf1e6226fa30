import { choose, configure, type Decision, Match, refuse, sample } from '@shamble/kernel';
import { hearing } from '@shamble/kernel/conformance/heard';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, expect, test } from 'vitest';
import { EQUIPMENT } from '../../content/equipment.ts';
import { MISSIONS } from '../../content/missions.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { planNow } from '../../rules/ground.ts';
import type { Army } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { RARE_EVENTS, RARE_PLAYS, RARE_REASONS } from './rare.ts';
import { faults, tongues } from './said.ts';

const GAMES_PER_MISSION = 3;
const PATIENCE = 180_000;

/** A roll can fall in thousands of ways. */
const heard = hearing(describe, 20);

const VERBS = [
  ...['move', 'search', 'vault', 'vault-door', 'escape', 'noise', 'drive.R1:00', 'enter.driver', 'mission.repair'],
  ...['mission.start', 'trade.kate', 'trade.scott', 'objective.hidden', 'objective.blue', 'objective.black'],
  ...['objective.green', 'dormants.machete.1', 'lay.trap', 'lay.revolver', 'door.R4:01S', 'seat.gunner'],
];

/** Answers a player may try at any moment; most are not offered. */
function wishes(s: Army, below: (n: number) => number): string[] {
  const zones = planNow(s).zones.map(({ id }) => id);
  const zone = (): string => zones[below(zones.length)];
  return [
    ...VERBS,
    ...zones.map((id) => `move.${id}`),
    ...EQUIPMENT.flatMap(({ id }) => ['spread', 'alpha', 'zeus'].map((way) => `attack.${id}.${zone()}.${way}`)),
    ...EQUIPMENT.flatMap(({ id }) => [`throw.${id}.${zone()}`, `lay.${id}`]),
    ...['attack.revolver.X1:00.spread', `gun.${zone()}.spread`, `drive.${zone()}`],
  ];
}

/** A random answer, but one that brings things about: nothing is thrown away, and Turns are used. */
function lively(decision: Decision, below: (n: number) => number): ReturnType<typeof sample> {
  const offered = decision.kind === 'choose' ? [...decision.options, ...decision.beside] : [];
  const deeds = offered.filter((id) => !/^(discard|noise|move|trade|end|decline|wait|keep|no|stay|stop)\b/.test(id));
  if (deeds.length > 0 && below(4) > 0) return deeds[below(deeds.length)];
  const others = offered.filter((id) => !id.startsWith('discard.'));
  if (others.length > 0) return others[below(others.length)];
  for (;;) {
    const answer = sample(decision, below, game);
    if (typeof answer !== 'string' || !answer.startsWith('discard.')) return answer;
  }
}

/** Everybody somewhere, near the end of a level, with the dead and other weapons about. */
function stirUp(s: Army, below: (n: number) => number): void {
  const zones = planNow(s).zones.flatMap(({ cell }, zone) => (cell === 'Z' ? [] : [zone]));
  const any = (): number => zones[below(zones.length)];
  const places = [any(), any(), ...(s.vault ? [planNow(s).numbers.get('V1:11') ?? any()] : [])];
  if (s.truck) places.push(s.truck.zone);
  for (const fighter of s.team) {
    fighter.zone = places[below(places.length)];
    fighter.adrenaline = [0, 5, 17, 18][below(4)];
    fighter.wounds = below(2);
    if (below(2) === 0 && s.equipment.draw.length > 10) {
      const at = fighter.slots.findIndex((slot) => slot < 0);
      const card = s.equipment.draw.findIndex((one) => EQUIPMENT[one].kind !== 'aaahh');
      fighter.slots[at] = s.equipment.draw.splice(card, 1)[0];
    }
  }
  for (const zone of [...places, any(), any()]) {
    s.shamblers[zone] += 2;
    s.box.shamblers -= 2;
    if (below(2) === 0) continue;
    s.alphas[zone]++;
    s.box.alphas--;
  }
}

function playOne(mission: string, i: number): void {
  const seed = `${mission} ${i}`;
  const config = configure(game, 1 + (i % 6), {
    mission,
    team: i % 2 === 0 ? 'choose' : 'random',
    ammo: i % 5 === 4 ? 'check' : 'hit',
  });
  const match = Match.open(game, config, seed, { events: true });
  const below = stream(`${seed} answers`);
  let stirred = i % 3 === 0;
  while (!match.over) {
    const [decision] = match.pending;
    if (decision.ask.id === 'act' && !stirred) {
      stirUp(match.state, below);
      stirred = true;
      give(match, decision, 'end');
      continue;
    }
    heard.decision(decision);
    if (below(20) === 0)
      for (const wish of wishes(match.state, below))
        if (refuse(decision, wish, game)?.code === 'not-offered')
          heard.refusal(game.whyNot?.(match.state, decision, wish) ?? null);
    give(match, decision, decision.ask.id === 'act' && i % 4 === 1 ? hasty(decision, below) : lively(decision, below));
  }
  for (const { event } of match.events) heard.event(event);
  if (match.outcome) heard.note(describe.outcome(match.outcome));
}

/** The same, with fewer words lost on moving about. */
function hasty(decision: Decision, below: (n: number) => number): ReturnType<typeof sample> {
  const offered = decision.kind === 'choose' ? decision.options : [];
  const bold = offered.filter((id) =>
    /^(attack|throw|objective|vault|mission|dormants|enter|drive|gun|skill)\b/.test(id),
  );
  return bold.length > 0 ? bold[below(bold.length)] : lively(decision, below);
}

beforeAll(() => {
  for (const [id, params, ...plays] of RARE_PLAYS)
    heard.decision(choose(0, { id, rules: [] }, plays, { params: { mission: 'jackpot', ...params } }));
  for (const event of RARE_EVENTS) heard.event(event);
  for (const reason of RARE_REASONS) heard.refusal(reason);
  heard.note(describe.outcome({ id: 'won', winners: [0], round: 7 }));
  for (const { id } of MISSIONS) for (let i = 0; i < GAMES_PER_MISSION; i++) playOne(id, i);
}, PATIENCE);

test('everything that whole games ask, offer and tell can be said in three languages with exactly its parameters', () => {
  expect([...new Set([...heard.messages.values()].flatMap(faults))]).toEqual([]);
});

test('nobody hears how the rules name a Zone', () => {
  const said = [...heard.messages.values()].map((message) => tongues[0].say(message));
  expect(said.filter((line) => /\b[RV]\d:\d\d/.test(line))).toEqual([]);
});

test('no event goes without saying', () => {
  expect([...heard.silent]).toEqual([]);
});

test('no question, answer, event, reason or ending has words that nobody hears', () => {
  const ours = /^(ask|do|event|refusal|outcome|lost|explain|reason)\./;
  expect(heard.unheard(tongues[0].messages, (id) => ours.test(id))).toEqual([]);
});

test('whatever an option refers to has one of the forms the board knows', () => {
  const zone = '[RV]\\d:\\d\\d';
  const who = `(?:${SURVIVORS.map(({ id }) => id).join('|')})`;
  const cards = `(?:${EQUIPMENT.map(({ id }) => id).join('|')})`;
  const kinds = '(?:shambler|alpha|valentine|queen|zeus)(?:-lying)?';
  const forms = [
    ...[`zone:${zone}`, 'here', `survivor:${who}`, `slot:${who}:[1-5]`, `card:${who}:${cards}`],
    ...[`zombies:${zone}:${kinds}`, `zombies:${kinds}`, 'token:(?:hidden|blue|green|black|yellow|violet)'],
    ...['held:(?:blue|green|black|yellow|violet)', 'power:\\w+', 'dormants:[1-2]', `dormants:${zone}#[1-9]`],
    ...[`door:${zone}[NESW]`, 'vault-door', 'truck', 'seat:(?:driver|gunner|passenger)', 'die:[1-6]', 'dice'],
    ...['skill:[\\w.]+', 'player:[1-6]'],
  ].map((form) => new RegExp(`^${form}$`));
  expect(heard.strangeRefs(forms)).toEqual({ formless: [], unused: [] });
});
