import type { Match } from '@shamble/kernel';
import { COLOURS } from '../../content/dice.ts';
import { type Ability, SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import type { Walking } from '../state.ts';
import { drive, events, type Replies } from './drive.ts';
import { type Position, type Script, type Seated, stage, withCard } from './stage.ts';

/** In the active player's team, in a member's, or in that of somebody outside the group. */
export type Where = 'own' | 'member' | 'stranger';

/** A table of two with the survivor somewhere, and their Fatigue. */
function tableWith(id: string, where: Where, fatigue = 0): { first: Seated; second: Seated } {
  const isCharacter = !SURVIVORS[survivorNumber(id)].follower;
  const named = fatigue > 0 ? `${id} ${fatigue}` : id;
  const team = (base: string, plain: string): string[] => (isCharacter ? [named, plain] : [base, plain, named]);
  const quietOne = id === 'dale' ? 'andrea' : 'dale';
  const together = where === 'member' ? { group: 1 } : {};
  const own = where === 'own' ? team(quietOne, 'delphine') : [quietOne, 'delphine'];
  const other = where === 'own' ? [id === 'shane' ? 'rick' : 'shane', 'beatriz'] : team('glenn', 'beatriz');
  return {
    first: { team: own, space: 'A6', stock: [1, 1, 1], ...together },
    second: { team: other, space: where === 'stranger' ? 'J12' : 'A6', stock: [1, 1, 1], ...together },
  };
}

/** A roll of blanks by these survivors, with some faces instead of the first ones of a colour. */
function blanks(teams: readonly (readonly string[])[], faces: Readonly<Record<string, string>> = {}): Script {
  const ids = teams.flat().map((name) => survivorNumber(name.split(' ')[0]));
  const script: Record<string, string[][]> = {};
  for (const [i, colour] of COLOURS.entries()) {
    const n = ids.reduce((sum, id) => sum + SURVIVORS[id].dice[i], 0);
    if (n > 0) script[colour] = [Array.from({ length: n }, (_, k) => (k === 0 ? (faces[colour] ?? '-') : '-'))];
  }
  return script;
}

/** Plays a turn of the first player at that table. */
function turn(
  id: string,
  where: Where,
  how: Partial<Position>,
  script: Script,
  replies: Replies,
  own = {},
): Match<Walking> {
  const { first, second } = tableWith(id, where);
  const match = stage({ players: [{ ...first, ...own }, second], ...how }, script);
  drive(match, replies);
  return match;
}

/** The dice of whoever rolls at that table. */
const rolled = (id: string, where: Where, faces: Readonly<Record<string, string>> = {}): Script => {
  const { first, second } = tableWith(id, where);
  return blanks(where === 'member' ? [first.team, second.team] : [first.team], faces);
};

/** A fight against a token of so many zombies on B6. */
function fight(id: string, where: Where, zombies: number, script: Script, replies: Replies = {}): Match<Walking> {
  const dice = { ...rolled(id, where), ...script };
  return turn(id, where, { tokens: { B6: [zombies] } }, dice, { step: ['go.B6', 'stop'], ...replies });
}

const killsIn = (match: Match<Walking>): unknown => events(match, 'fought')[0].kills;
const happened = (match: Match<Walking>, type: string): boolean => events(match, type).length > 0;

/** A space with each icon, and where to come from. */
const ICON = { food: ['B5', 'C5'], fuel: ['B6', 'B7'], ammo: ['C2', 'C3'] } as const;

function visit(id: string, where: Where, kind: keyof typeof ICON, card: string): Match<Walking> {
  const [space, to] = ICON[kind];
  const { first, second } = tableWith(id, where);
  const players = [first, second].map((seated) => (seated.space === 'A6' ? { ...seated, space } : seated));
  const match = stage({ players, encounters: [card] }, rolled(id, where));
  drive(match, { step: [`go.${to}`] });
  return match;
}

/** Whether the ability of a survivor shows, by its word. */
export function works(id: string, where: Where, ability: Ability): boolean {
  switch (ability.word) {
    case 'reroll': {
      const { blue, red, green } = rolled(id, where);
      const colour = blue ? 'blue' : red ? 'red' : 'green';
      const again = { [colour]: [...({ blue, red, green }[colour] ?? []), 'K1'] };
      const match = stageFight(id, where, 2, again);
      drive(match, { step: ['go.B6'] }, 'reroll');
      if (match.pending[0].ask.id !== 'reroll') return false;
      drive(match, { reroll: ['die.1'], step: ['stop'] });
      return events(match, 'rerolled')[0].survivor === id && events(match, 'fought')[0].kills === 1;
    }
    case 'ammoReroll': {
      const match = stageFight(id, where, 3, { ammo: ['1', '3'] });
      drive(match, { step: ['go.B6'], shoot: ['ammo'] }, 'ammo-again');
      if (match.pending[0].ask.id !== 'ammo-again') return false;
      drive(match, { 'ammo-again': ['again'], step: ['stop'] });
      return events(match, 'shot-again')[0].by === id && events(match, 'fought')[0].kills === 3;
    }
    case 'killPlus':
      return killsIn(fight(id, where, 2, {})) === ability.n;
    case 'actPlus':
      return happened(visit(id, where, 'fuel', 'A01'), 'succeeded');
    case 'swap':
      return killsIn(fight(id, where, 2, rolled(id, where, { green: 'A2' }))) === 2;
    case 'quiet':
      return !happened(fight(id, where, 2, { ammo: [`${ability.n}!`] }, { shoot: ['ammo'] }), 'noise');
    case 'loud':
      return happened(fight(id, where, 2, { ammo: ['2'] }, { shoot: ['ammo'] }), 'noise');
    case 'move':
    case 'moveMax':
      return movesOf(id, where) === (ability.word === 'move' ? 3 + ability.plus : ability.n);
    case 'longDrive': {
      const { first, second } = tableWith(id, where);
      const [decision] = stage({ players: [first, second] }).pending;
      return decision.kind === 'choose' && decision.options.includes('drive.B6.B5.B4');
    }
    case 'medic': {
      const replies = { recover: ['food.delphine'], step: ['go.B6', 'stop'] };
      const own = { team: [...tableWith(id, where).first.team.filter((name) => name !== 'delphine'), 'delphine 2'] };
      return fatigueOf(turn(id, where, { step: 'recover' }, {}, replies, own), 'delphine') === 0;
    }
    case 'rest': {
      const { first, second } = tableWith(id, where, 1);
      const players = [first, second].map((seated) => ({ ...seated, stock: [0, 1, 1] as const }));
      const match = stage({ players, step: 'recover' });
      return fatigueOf(match, id) === 0;
    }
    case 'scout': {
      const { first, second } = tableWith(id, where);
      const match = stage({ players: [first, second], step: 'move', tokens: { B6: [2], A7: [3], A5: [1] } });
      drive(match, {}, 'step');
      return (events(match, 'peeked')[0]?.spaces as string[] | undefined)?.length === ability.n;
    }
    case 'forage':
      return events(visit(id, where, ability.kind, 'Z01'), 'foraged')[0]?.survivor === id;
    case 'hungry':
      return events(visit(id, where, 'food', 'Z01'), 'collected')[0].n === 0;
    case 'tough':
      return livesOn(id, where);
    case 'hoard': {
      const { first, second } = tableWith(id, where);
      const [a, b] = [first, second].map((seated) => ({
        ...seated,
        space: where === 'stranger' ? seated.space : 'E11',
      }));
      const match = stage({
        players: [{ ...a, space: 'E11', explored: ['farmB'] }, b],
        shown: ['mallA', 'farmA', 'farmC'],
      });
      const [decision] = match.pending;
      return decision.kind === 'choose' && decision.options.includes('go.E12');
    }
    case 'voice': {
      const match = visit(id, where, 'fuel', 'V02');
      return (events(match, 'voted')[0].weights as number[])[where === 'own' ? 0 : 1] === 2;
    }
    case 'fuelCap':
      return false;
  }
}

/** A fight that has not begun. */
function stageFight(id: string, where: Where, zombies: number, script: Script): Match<Walking> {
  const { first, second } = tableWith(id, where);
  return stage({ players: [first, second], tokens: { B6: [zombies] } }, { ...rolled(id, where), ...script });
}

function movesOf(id: string, where: Where): number {
  const { first, second } = tableWith(id, where);
  const match = stage({ players: [first, second], step: 'turn' });
  drive(match, {}, 'step');
  return match.state.now.moves;
}

function fatigueOf(match: Match<Walking>, id: string): number | undefined {
  const number = survivorNumber(id);
  return match.state.players.flatMap(({ team }) => team).find((member) => member.id === number)?.fatigue;
}

/** With two Fatigue, and a third coming: in a fight, by volunteering, or by a card. */
function livesOn(id: string, where: Where): boolean {
  const { first, second } = tableWith(id, where, 2);
  const players = where === 'stranger' ? [{ ...first, space: 'B6' }, second] : [first, second];
  const position: Position = { players, tokens: { B6: [1] }, encounters: ['K01'] };
  const script = rolled(id, where);
  const match = withCard(['auto', 'each(other): fat 1', '-'], () => {
    const staged = stage(
      where === 'stranger' ? { ...position, tokens: {} } : position,
      where === 'stranger' ? {} : script,
    );
    const volunteers = where === 'member' ? { volunteer: ['take.1'] } : {};
    drive(staged, { step: where === 'stranger' ? ['go.B7'] : ['go.B6', 'stop'], allot: [id], ...volunteers });
    return staged;
  });
  return fatigueOf(match, id) === 3;
}
