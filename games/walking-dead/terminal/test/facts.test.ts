import type { Json, Lang, Message } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { ENCOUNTERS } from '../../content/encounters.ts';
import type { EditionId } from '../../rules/edition.ts';
import { type CardOption, cardText, objectiveText, survivorText } from '../../text/cards.ts';
import { terminal } from '../index.ts';
import { type Given, matchAt, SAY, type Settings } from './table.ts';

const { draw } = terminal;

interface Shown extends Settings {
  readonly given: Given;
  readonly script?: Readonly<Record<string, Json[]>>;
  /** Answers given before the table is drawn, each to what is asked then. */
  readonly answers?: readonly string[];
  readonly seat?: number;
  readonly lang?: Lang;
}

function drawn({ given, script, answers = [], seat = 0, lang = 'en', ...settings }: Shown, width = 80): string[] {
  const match = matchAt(settings, given, script);
  for (const answer of answers) {
    const [decision] = match.pending;
    expect(match.answer(decision.seat, decision.n, answer)).toBeNull();
  }
  return draw(match.view(seat), SAY[lang], width);
}

/** The text without its line breaks. */
const told = (shown: Shown, width = 100): string => drawn(shown, width).join(' ').replace(/\s+/g, ' ');

/** The line of the map with a space, and the line under it, each from that space on. */
function at(lines: readonly string[], space: string): [string, string] {
  const line = lines.findIndex((text) => text.includes(space));
  const x = lines[line].indexOf(space);
  return [lines[line].slice(x), lines[line + 1].slice(x)];
}

const RICK = { team: ['rick', 'arnold'], space: 'A6' };
const SHANE = { team: ['shane', 'teo'], space: 'E15' };
const DALE = { team: ['dale', 'hana'], space: 'E2' };

/** Rick before a step, with two others. */
const START: Given = {
  step: 'step',
  turn: 6,
  players: { 1: RICK, 2: SHANE, 3: DALE },
  shown: ['motelB', 'stadiumA', 'prisonC'],
};
const started = (players: Readonly<Record<number, Json>>, more: Given = {}): Given => ({
  ...START,
  ...more,
  players: { 1: RICK, 2: SHANE, 3: DALE, ...players } as Json,
});

describe('the heading', () => {
  it('says whose turn it is, what is done now, and in which edition', () => {
    const lines = drawn({ given: START });
    expect(lines[0]).toBe('Turn 6 · Ann (you) to play · Movement · 3 moves left · 3 more Fuel allowed');
    expect(lines[1]).toBe('French edition');
    expect(drawn({ given: START, options: { edition: 'it' } })[1]).toBe('Italian edition');
  });

  it('says that a lost team does not come back where that was agreed', () => {
    expect(told({ given: START, options: { elimination: 'out' } })).toContain(
      'a player who loses the whole team is out',
    );
  });

  it('says who found a refuge, and who did not', () => {
    const given = started(
      { 1: { ...RICK, space: 'C2', explored: ['mallA', 'hospitalA'], private: null } },
      { shown: ['farmC', 'motelA', 'airportA'], encounters: ['Z01', 'A01', 'A02'] },
    );
    const script = {
      blue: [
        ['A1', '-', '-'],
        ['A1', '-', '-'],
      ],
      red: [['-'], ['-']],
    };
    const text = told({ given, script, answers: ['go.B2'] });
    expect(text).toContain('The game is over · French edition · in a refuge: Ann (you) ');
    expect(text).toContain('Explored: 3/3 Mall A (E12), Hospital A (H14), Farm C (B2) · in a refuge');
    const out = {
      seats: 1,
      given: { step: 'step', players: { 1: { team: ['rick 2'], space: 'A6' } }, tokens: { A7: [6] } },
    };
    const lost = { blue: [['-', '-', '-']] };
    expect(told({ ...out, script: lost, answers: ['go.A7', 'keep', 'enough'] })).toContain('nobody found a refuge');
  });
});

describe('the map', () => {
  it('shows every space by its id, with pawns, Start spaces and resources', () => {
    const lines = drawn({ given: START });
    expect(at(lines, 'A6')[0]).toMatch(/^A6 R /);
    expect(at(lines, 'A6')[1]).toMatch(/^\^R /);
    expect(at(lines, 'C1 ')[1]).toMatch(/^U /);
    expect(at(lines, 'I8')[1]).toMatch(/^FUA /);
    expect(at(lines, 'E15')[0]).toBe('E15S');
    for (const row of 'ABCDEFGHIJ') expect(lines.some((line) => line.includes(`${row}8`))).toBe(true);
  });

  it('shows resources in the letters of the reader', () => {
    expect(at(drawn({ given: START, lang: 'fr' }), 'I8')[1]).toMatch(/^NEM /);
    expect(at(drawn({ given: START, lang: 'it' }), 'I8')[1]).toMatch(/^CAM /);
  });

  it('shows Locations with the slots of their cards and the own private one', () => {
    const given = started({ 1: { ...RICK, private: 'farmA' } });
    const lines = drawn({ given });
    expect(at(lines, 'B9')[1]).toMatch(/^MOT1 /);
    expect(at(lines, 'E8')[1]).toMatch(/^STA2 /);
    expect(at(lines, 'B2')[1]).toMatch(/^FAR\* /);
    expect(at(lines, 'J9')[1]).toMatch(/^AIR /);
    expect(at(drawn({ given, seat: 1 }), 'B2')[1]).toMatch(/^FAR /);
  });

  it('shows tokens face down, and their numbers only to those who know them', () => {
    const given = { ...START, tokens: { B6: ['4@1', '2'], D5: ['1', '3^'], C6: ['6'] } };
    const own = drawn({ given });
    expect(at(own, 'B6')[1]).toMatch(/^4\? /);
    expect(at(own, 'C6')[1]).toMatch(/^\? /);
    expect(at(drawn({ given, seat: 1 }), 'B6')[1]).toMatch(/^\?\? /);
    expect(at(own, 'D5')[1]).toMatch(/^FUA\+/);
    expect(own.join('\n')).toMatch(/^Tokens +D5 \? 3$/m);
    expect(at(drawn({ given }, 120), 'D5')[1]).toMatch(/^FUA \?3/);
  });

  it('counts tokens where there is no room for each', () => {
    const given = { ...START, tokens: { B6: ['?', '?', '?', '?', '?', '?'] } };
    const lines = drawn({ given });
    expect(at(lines, 'B6')[1]).toMatch(/^×6 /);
    expect(lines.join('\n')).toMatch(/^Tokens +B6 \? \? \? \? \? \?$/m);
  });

  it('shows who stands together and who was left behind', () => {
    const given = started({ 2: { ...SHANE, space: 'A6' } }, { markers: { gus: 'C2', nadia: 'A12' } });
    const lines = drawn({ given });
    expect(at(lines, 'A6')[0]).toMatch(/^A6RS/);
    expect(at(lines, 'C2')[0]).toMatch(/^C2 & /);
    expect(lines.join('\n')).toMatch(/^Left behind +Gus \(C2\) · Nadia \(A12\)$/m);
  });

  it('has a wall round Atlanta with four ways through it', () => {
    const map = drawn({ given: START }).slice(0, 34);
    expect(map.join('\n').match(/↔/g)).toHaveLength(2);
    expect(map.join('\n').match(/↕/g)).toHaveLength(2);
    expect(map.find((line) => line.includes('C6'))).toMatch(/C6 +║C7 +C8 +C9 +║C10/);
    expect(map.find((line) => line.includes('E6'))).toMatch(/E5 +↔E6 .* E10 +↔E11/);
    expect(map.find((line) => line.includes('╔═'))).toMatch(/^ {30}╔═+↕ ═+╗$/);
  });

  it('shows the columns around the own pawn where not all have room', () => {
    const west = drawn({ given: START, seat: 2 }, 45);
    const east = drawn({ given: START, seat: 1 }, 45);
    expect(west.join('\n')).toContain('Columns 1 to 8 of 15 are shown.');
    expect(east.join('\n')).toContain('Columns 8 to 15 of 15 are shown.');
    expect(at(east, 'E15')[0]).toBe('E15S');
  });
});

describe('Locations', () => {
  it('have the objective that counts for the viewer', () => {
    const given = started({
      1: { ...RICK, private: 'farmB' },
      2: { ...SHANE, explored: ['mallA'], private: 'hospitalC' },
    });
    const objective = (card: string, tier: number): string => objectiveText(card, tier).map(SAY.en).join(', ');
    const own = told({ given });
    expect(own).toContain(`Location 1 Motel B (B9): ${objective('motelB', 1)} Location 2 Football Stadium A (E8): `);
    expect(own).toContain(`Your Location Farm B (B2): ${objective('farmB', 1)} Cards`);
    const other = told({ given, seat: 1 });
    expect(other).toContain(`Location 1 Motel B (B9): ${objective('motelB', 2)} Location 2 `);
    expect(other).toContain(`Your Location Hospital C (H14): ${objective('hospitalC', 2)} Cards`);
    expect(other).not.toContain('Farm B');
  });

  it('may be missing from a slot', () => {
    expect(told({ given: { ...START, shown: [null, 'motelA', 'farmA'] } })).toContain('Location 1 empty');
  });
});

describe('the players', () => {
  it('have pawn, space, stock and dice in one line', () => {
    const given = started({ 1: { ...RICK, food: 10, fuel: 0, ammo: 3 } });
    const ann = drawn({ given }).find((line) => line.startsWith('►')) ?? '';
    expect(ann).toMatch(/^► Ann \(you\) +R Rick +A6 +F10 U0 A3 +B3 R1$/);
  });

  it('have their team with its Fatigue, items and explored Locations below', () => {
    const given = started({
      1: { team: ['rick 2', 'silas 1'], space: 'A6', items: ['crowbar', 'motorbike'], explored: ['mallA'] },
    });
    const text = told({ given });
    expect(text).toContain('Rick ●●○, Silas ●○○○ · Items: Crowbar, Motorbike · Explored: 1/3 Mall A (E12)');
    expect(text).toContain('Dale ○○○, Hana ○○○ · Explored: 0/3');
  });

  it('keep their private Location to themselves until it is shown', () => {
    const given = started({ 2: { ...SHANE, private: 'hospitalC' }, 3: { ...DALE, private: 'airportA', known: 'all' } });
    const text = told({ given });
    expect(text).toContain('Shane ○○○, Teo ○○○ · Explored: 0/3 · Private Location: unknown');
    expect(text).toContain('Private Location: Airport A (J9)');
    expect(told({ given, seat: 2 })).toContain('everyone knows your private Location');
  });

  it('may be in a group, without a pawn, or out of the game', () => {
    const given = started({
      1: { ...RICK, group: 1 },
      2: { ...SHANE, space: 'A6', group: 1 },
      3: { team: [], status: 'out', space: null },
    });
    const text = told({ given });
    expect(text).toContain('in a group with Bartholomew');
    expect(text).toContain('in a group with Ann');
    expect(text).toContain('nobody left · Explored: 0/3 · Private Location: unknown · out of the game');
    const back = started({ 3: { team: ['dale', 'hana'], status: 'waiting' } });
    expect(told({ given: back })).toContain('returns next turn');
  });

  it('read what their own team and items can do', () => {
    const given = started({ 1: { ...RICK, items: ['machete'] } });
    const text = told({ given });
    const [ability] = survivorText('rick').abilities;
    expect(text).toContain(`Your team Rick: ${SAY.en(ability)}`);
    expect(text).toContain('Items Machete: ');
    expect(text).not.toContain('Hana: ');
    expect(text).not.toContain('(used this turn)');
    const used = told({ given: { ...given, now: { used: ['rick'] } } });
    expect(used).toContain(`Your team Rick: ${SAY.en(ability)} (used this turn) Items`);
  });
});

describe('a card that is faced', () => {
  const facing = (card: string, more: Given = {}): Given => ({
    ...started({ 1: { ...RICK, space: 'B7', ammo: 2 } }, { step: 'visit', encounters: [card], ...more }),
  });
  const script = { blue: [['K1', '-', '-']], red: [['-']] };

  /** What the text of a card says of one of its parts. */
  const part = (messages: readonly Message[]): string => messages.map(SAY.en).join(', ');

  it('is there with its story, challenge and both outcomes, and the dice below it', () => {
    const { story, challenge, success, fail } = cardText('K01', 'fr');
    const text = told({ given: facing('K01'), script, answers: ['keep'] });
    expect(text).toContain(`Card Stragglers at the Pumps ${SAY.en(story)} Challenge ${SAY.en(challenge)}`);
    expect(text).toContain(`Success ${part(success)} Failure ${part(fail)} Dice`);
    expect(text).toContain('Dice Ann (you): for the card · blue: Kill 1, 2 × blank · red: blank · 1 of 2 killed');
    expect(text).toContain('This space to collect: Fuel');
  });

  it('says what it costs in the edition that is played', () => {
    const fails = (edition: EditionId): string => part(cardText('K01', edition).fail);
    const text = told({ given: facing('K01'), script, answers: ['keep'], options: { edition: 'it' } });
    expect(text).toContain(`Failure ${fails('it')} Dice`);
    expect(text).not.toContain(fails('fr'));
  });

  it('says what it is as an item', () => {
    expect(told({ given: facing('K03'), script, answers: ['keep'] })).toContain('If you keep it Crowbar: ');
    expect(told({ given: facing('K01'), script, answers: ['keep'] })).not.toContain('If you keep it');
  });

  it('has both sides of a choice with what they do, and of a vote', () => {
    const [a, b] = cardText('M02', 'fr').options;
    const side = ({ label, text }: CardOption): string => `${SAY.en(label)}: ${part(text)}`;
    const moral = told({ given: facing('M02') });
    expect(moral).toContain(`Choices ${side(a)} ${side(b)}`);
    expect(moral).not.toContain(' Success ');
    const [yes, no] = cardText('V04', 'fr').options.map(({ label }) => SAY.en(label));
    expect(told({ given: facing('V04') })).toContain(`Votes ${yes} ${no} Success `);
  });

  it('shows Ammo that was shot', () => {
    const text = told({ given: facing('K18'), script: { ...script, ammo: ['2!'] }, answers: ['keep', 'ammo'] });
    expect(text).toContain('Ammo: 2 kills and a Blam · 3 of 6 killed');
  });
});

describe('what is left', () => {
  it('is told of every pile, with what is known of it', () => {
    const given = {
      ...START,
      encounters: { size: 40 },
      supply: { left: [1, 2, 3], discard: [6, 6, 2] },
    };
    const text = told({ given });
    expect(text).toContain(`Cards left 40 Encounters (${ENCOUNTERS.length - 40} discarded)`);
    expect(text).toMatch(/20 Locations · 20 followers · 3 characters/);
    expect(text).toContain('Token supply 3 tokens · discarded: ');
  });
});

it('explains its letters and signs', () => {
  const text = told({ given: START });
  for (const sign of ['F Food, U Fuel, A Ammo', 'GUN Gun Shop', 'MOT* your private', '& a follower', 'B blue, R red'])
    expect(text).toContain(sign);
});
