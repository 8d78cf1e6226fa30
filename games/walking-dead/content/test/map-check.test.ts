import { expect, test } from 'vitest';
import { ARROW_ENDS, BOARD, spaceNumber } from '../map.ts';
import { checkMap } from '../map-check.ts';
import type { Board } from '../map-read.ts';
import { redrawn } from './redrawn.ts';

test('the board keeps all nine constraints', () => {
  expect(checkMap(BOARD)).toEqual([]);
});

const [NORTH, EAST, SOUTH] = ARROW_ENDS;
const gone = (...spaces: string[]): Record<string, string> => Object.fromEntries(spaces.map((id) => [id, '~']));
const J_ROW = ['J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8', 'J9', 'J10', 'J11', 'J12', 'J13', 'J14'];

/** A seventh neighbour cannot be drawn. */
const crowded: Board = {
  ...BOARD,
  neighbours: BOARD.neighbours.map((list, n) => (n === spaceNumber('E3') ? [...list, spaceNumber('G3')] : list)),
};

const BROKEN: readonly (readonly [constraint: number, what: string, board: Board])[] = [
  [1, '129 spaces instead of 130 to 160', redrawn(gone(...J_ROW, 'A2', 'A14'))],
  [1, '161 spaces instead of 130 to 160', redrawn({}, [`K${' .'.repeat(15)}`, 'L . .'])],
  [1, 'A2 has 2 neighbours instead of 3 to 6', redrawn(gone('B1'))],
  [1, 'E3 has 7 neighbours instead of 3 to 6', crowded],
  [1, 'no way leads to C7', redrawn({}, [], [])],
  [2, 'not exactly one Start space for each of six characters', redrawn({ A6: '.' })],
  [2, 'not exactly one Start space for each of six characters', redrawn({ A6: 's2' })],
  [2, 'not exactly nine different Locations', redrawn({ B2: '.' })],
  [2, 'not exactly nine different Locations', redrawn({ B2: 'MAL' })],
  [2, 'the solo Location motel is missing', redrawn({ B9: '.' })],
  [3, '33 Resource spaces are not 23 to 28 percent', redrawn({ A4: '.', B7: '.', C3: '.' })],
  [3, '41 Resource spaces are not 23 to 28 percent', redrawn({ B4: 'F', B11: 'G', D2: 'M', F2: 'F', I5: 'G' })],
  [3, '13 spaces with 1 icons are not about 45 percent', redrawn({ A4: 'FG', C5: 'FM', G1: 'FG' })],
  [3, '10 spaces with 2 icons are not about 35 percent', redrawn({ D13: 'F', F13: 'G', A9: 'M' })],
  [3, '10 spaces with 3 icons are not about 20 percent', redrawn({ D13: 'FGM', F13: 'FGM', H4: 'FGM' })],
  [3, 'icon totals 20, 22, 21 differ by more than 1', redrawn({ A4: 'G' })],
  [4, 'I15 is cut off from the other ordinary spaces', redrawn({ I14: 'F', H15: 'F' })],
  [4, 'G8 is cut off from the other ordinary spaces', redrawn({ F7: '[F]', F8: '[F]' })],
  [4, 'I15 has fewer than two ordinary neighbours', redrawn({ I14: 'F' })],
  [5, 'Start A10: another Start within 4 steps', redrawn({ A6: '.', A10: 's1' })],
  [5, 'Start A6: the nearest Resource space is not 2 steps away', redrawn({ A7: 'F' })],
  [5, 'Start A6: the nearest Resource space is not 2 steps away', redrawn({ A4: '.', B7: '.', C5: '.' })],
  [5, 'Start E2: no ammo within 4 steps', redrawn({ C3: 'F', D5: 'FG', G3: 'F' })],
  [5, 'Start A6: the nearest Location is 2 steps away instead of 3 or 4', redrawn({ B9: '.', A8: 'MOT' })],
  [5, 'Start A6: the nearest Location is 6 steps away instead of 3 or 4', redrawn({ B9: '.', B2: '.' })],
  [5, 'Start A6: a space with three icons within 2 steps', redrawn({ B7: 'FGM' })],
  [6, 'motel: another Location within 3 steps', redrawn({ B9: '.', B11: 'MOT' })],
  [6, 'motel: fewer than three neighbours without resources', redrawn({ A10: 'F', B8: 'F' })],
  [6, 'motel: more than one Resource neighbour', redrawn({ A10: 'F' })],
  [6, 'motel: touches a space with three icons', redrawn({ A9: 'FGM' })],
  [6, 'motel: touches a Start space', redrawn({ A12: '.', A10: 's4' })],
  [7, 'A11 has no Resource space within 2 steps', redrawn({ C12: '.', A9: '.' })],
  [7, 'C12 touches more than one Resource space', redrawn({ C11: 'F', C13: 'F' })],
  [8, 'Atlanta has 14 spaces instead of 15 to 20', redrawn({ D6: '.', E7: '.', F6: '.', G7: '.', D9: '.' })],
  [8, 'Atlanta has 21 spaces instead of 15 to 20', redrawn({ C6: '[.]', G6: '[.]' })],
  [8, 'the Football Stadium is not in Atlanta', redrawn({ E8: '[.]', C4: 'STA' })],
  [8, 'Atlanta is no compact block around the Football Stadium', redrawn({ G6: '[.]' })],
  [8, 'Atlanta reaches the edge of the map at G8', redrawn(gone('H8'))],
  [8, 'fewer than half of the spaces with three icons are in Atlanta', redrawn({ C7: '[F]', C9: '[G]' })],
  [
    8,
    'Atlanta is not the densest in resources',
    redrawn({ C7: '[.]', C9: '[.]', F9: '[.]', G9: '[FG]', D6: '[.]', D9: '[.]' }),
  ],
  [8, '3 arrows instead of four', redrawn({}, [], [NORTH, EAST, SOUTH])],
  [8, 'the arrows do not lie north, east, south and west', redrawn({}, [], [NORTH, EAST, SOUTH, ['D10', 'D9']])],
  [8, 'the arrow end D6 is no ordinary space', redrawn({}, [], [NORTH, EAST, SOUTH, ['C6', 'D6']])],
  [8, 'the arrow end B8 is no ordinary space', redrawn({ B8: 'F' })],
  [8, 'the arrows at B8 and C6 are too close', redrawn({}, [], [NORTH, EAST, SOUTH, ['C6', 'D6']])],
  [9, 'the Football Stadium is missing', redrawn({ E8: '[.]' })],
  [9, 'airport does not lie south of Atlanta', redrawn({ J9: 'MOT', B9: 'AIR' })],
  [9, 'motel does not lie north of Atlanta', redrawn({ J9: 'MOT', B9: 'AIR' })],
  [9, 'gunShop does not lie south-west of Atlanta', redrawn({ G5: 'HOS', H14: 'GUN' })],
  [9, 'hospital does not lie south-east of Atlanta', redrawn({ G5: 'HOS', H14: 'GUN' })],
  [9, 'farm does not lie north-west of Atlanta', redrawn({ B2: 'EST', B14: 'FAR' })],
  [9, 'estate does not lie north-east of Atlanta', redrawn({ B2: 'EST', B14: 'FAR' })],
  [9, 'prison does not lie in the far west', redrawn({ H1: 'MAL', E12: 'PRI' })],
  [9, 'mall does not lie just east of Atlanta', redrawn({ H1: 'MAL', E12: 'PRI' })],
];

test.each(BROKEN)('constraint %i: %s', (constraint, what, board) => {
  expect(checkMap(board)).toContainEqual({ constraint, what });
});
