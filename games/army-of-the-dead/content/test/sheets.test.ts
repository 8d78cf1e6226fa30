import { expect, it } from 'vitest';
import { MISSIONS } from '../missions.ts';
import { SURVIVORS } from '../survivors.ts';

it('AD-MISS01, AD-MISS03, AD-M201 each sheet says how long and hard it is, whom it needs, which Zeus, and for how long', () => {
  const sheets = MISSIONS.map(({ id, length, difficulty, specialities, zeus, time }) =>
    [id, length, difficulty, specialities.join('+'), zeus, time].join(' ').trim(),
  );
  expect(sheets).toEqual([
    'dryRun short easy stealthy plain',
    'jackpot short medium vaultExpert horse 8',
    'outOfOrder standard medium mechanic helmet',
    'tacoRun standard medium pilot plain',
    'crown standard hard bruiser helmet',
    'lastChopper standard medium pilot plain',
    'tiger short hard stealthy horse 13',
    'bigScore long hard vaultExpert+mechanic helmet',
    'throne long veryHard bruiser helmet',
    'countdown long veryHard vaultExpert+mechanic+pilot horse 15',
  ]);
});

it('AD-CONT07 a Survivor has one letter, and two where others share it', () => {
  const letters = Object.fromEntries(SURVIVORS.map((one) => [one.id, one.letters[0]]));
  expect(letters).toEqual({
    kate: 'K',
    scott: 'S',
    dieter: 'D',
    chambers: 'C',
    vanderohe: 'V',
    lilly: 'L',
    cruz: 'C',
    guzman: 'G',
    burt: 'B',
    bly: 'B',
    peters: 'P',
    martin: 'M',
  });
  const two = SURVIVORS.map((one) => one.letters[1]);
  expect(new Set(two).size).toBe(SURVIVORS.length);
  expect(two).toEqual(expect.arrayContaining(['Ch', 'Cr', 'Bu', 'Bl']));
});
