import { card, SPECTATOR, seenBy } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { equipmentNumber } from '../../content/equipment.ts';
import { survivorNumber } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { type Army, dormantAt, EMPTY } from '../../rules/state.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY } from './table.ts';

/** The first Turn of a Mission, with Kate and Cruz and Chambers in the team, and then as told. */
function at(mission: string, change: (s: Army) => void): Army {
  const { state: s } = playedUntil(mission, 2, 'facts', ({ step }) => step === 'act');
  ['kate', 'cruz', 'chambers', 'scott', 'martin', 'bly'].forEach((id, i) => {
    s.team[i].survivor = survivorNumber(id);
    s.team[i].zone = numberOf(s, 'R6:00');
    s.team[i].slots = [-1, -1, -1, -1, -1];
  });
  s.turns[0].who = 0;
  s.shamblers.fill(0);
  s.alphas.fill(0);
  change(s);
  return s;
}

const drawn = (s: Army, width = 100): string[] => terminal.draw(game.view(s, 0), SAY.en, width);
const told = (s: Army): string => drawn(s, 140).join(' ').replace(/\s+/g, ' ');

/** The two lines of a Zone on the map, from its label on. */
function cell(lines: readonly string[], label: string): [string, string] {
  const line = lines.findIndex((text) => text.includes(`${label}`));
  const x = lines[line].indexOf(label);
  return [lines[line].slice(x, x + 10).trim(), lines[line + 1].slice(x, x + 10).trim()];
}

it('says where somebody is only once they are somewhere', () => {
  const { state } = playedUntil('jackpot', 1, 'facts', ({ step }) => step === 'sets');
  expect(told(state)).not.toContain(' in ');
  expect(told(at('jackpot', () => {}))).toMatch(/ in [A-I]\d /);
});

describe('the map', () => {
  it('shows who stands where, with two letters where one is shared', () => {
    const s = at('jackpot', (army) => {
      army.team[1].zone = numberOf(army, 'R6:02');
      army.team[2].zone = numberOf(army, 'R6:02');
    });
    expect(cell(drawn(s), 'F1')[1]).toBe('CrCh');
    expect(cell(drawn(s), 'D1')[1]).toBe('KSMB');
  });

  it('counts the dead and names Abominations', () => {
    const s = at('jackpot', (army) => {
      army.shamblers[numberOf(army, 'R6:01')] = 12;
      army.alphas[numberOf(army, 'R6:01')] = 3;
      army.queen.zone = numberOf(army, 'R6:01');
    });
    expect(cell(drawn(s), 'E1')[1]).toBe('12s3a%Q');
    expect(told(s)).toContain('E1 12 Shamblers, 3 Alphas, the Queen');
  });

  it('shows closed doors until they are open', () => {
    const closed = at('bigScore', () => {});
    const open = at('bigScore', (s) => {
      s.closed = [];
      if (s.vault) s.vault.open = true;
    });
    const doors = (s: Army): number => drawn(s).slice(0, 22).join('').match(/#/g)?.length ?? 0;
    expect(doors(closed)).toBe(3);
    expect(doors(open)).toBe(0);
  });

  it('shows the columns around whoever acts where not all have room', () => {
    const west = at('bigScore', () => {});
    const below = at('bigScore', (s) => {
      s.team[0].zone = numberOf(s, 'V1:02');
    });
    expect(drawn(west, 60).join('\n')).toContain('Columns 1 to 9 of 12 are shown.');
    expect(drawn(below, 60).join('\n')).toContain('Columns 4 to 12 of 12 are shown.');
  });
});

describe('the words below', () => {
  it('tell the steps, the present one marked', () => {
    const before = told(at('outOfOrder', () => {}));
    expect(before).toContain('Mission ► 1. Take 3 red Objectives 2. Repair the elevators');
    const after = told(
      at('outOfOrder', (s) => {
        s.red = 3;
      }),
    );
    expect(after).toContain('Mission ✓ 1. Take 3 red Objectives ► 2. Repair the elevators');
    expect(after).toContain('red Objectives taken: 3 · Exit: A1');
  });

  it('tell what a Survivor has, and how many Actions are left', () => {
    const s = at('jackpot', (army) => {
      army.team[0].slots = [equipmentNumber('revolver') + EMPTY, -1, equipmentNumber('grenade'), -1, -1];
      army.team[0].wounds = 1;
      army.team[0].adrenaline = 8;
      army.turns[0].actions = 2;
      army.turns[0].free = ['move'];
    });
    expect(told(s)).toMatch(
      /► K Kate · .* · Stealthy · in D1 · ●●○ · 8 AP, Yellow · 2 Actions left · free: Move Hands: Revolver \(empty\), - · Backpack: Grenade, -, - · Skills: \+1 free Move Action, \+1 Action/,
    );
  });

  it('keep the numbers of Dormants to themselves until they are known', () => {
    const hidden = told(at('jackpot', () => {}));
    expect(hidden).toMatch(/ Dormants: (\w\d, )+\w\d /);
    expect(hidden).not.toMatch(/Dormants \(\d\)/);
    const known = at('jackpot', (s) => {
      s.dormants = [seenBy(card(dormantAt(numberOf(s, 'V7:10'), 3)), [SPECTATOR])];
    });
    expect(told(known)).toContain('Dormants (3): A2');
  });
});
