import { expect, test } from 'vitest';
import { ScenarioFileError } from '../parse.ts';
import { citedRules, scenarioTests } from '../register.ts';
import { picnicKit } from './picnic.ts';

const folder = new URL('./files/', import.meta.url);

scenarioTests(picnicKit, folder);

test('the rules that a folder cites', () => {
  expect(citedRules(folder)).toEqual([
    'PI-DRAW',
    'PI-DROP',
    'PI-END',
    'PI-ROLL',
    'PI-SHARE',
    'PI-TAKE',
    'PI-TIDY',
    'PI-VOTE',
    'PI-WALK',
  ]);
});

test('a broken file is named', () => {
  expect(() => citedRules(new URL('./broken/', import.meta.url))).toThrow(ScenarioFileError);
  expect(() => citedRules(new URL('./broken/', import.meta.url))).toThrow(
    /broken\.yaml:1 \(document 1\) rules: is missing/,
  );
});
