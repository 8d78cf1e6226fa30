import { LogError } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { importTrouble } from '../shelf/import-trouble.ts';

it('a known fault of a log is said in words of the app', () => {
  const error = new LogError('tampered', 'answers[3]', 'differs');
  expect(importTrouble('a.json', error)).toEqual({
    words: { id: 'web.import.tampered', params: { file: 'a.json' } },
  });
});

it('any other fault is told beside what the machine says of it', () => {
  expect(importTrouble('a.json', new Error('the disk is gone'))).toEqual({
    words: { id: 'web.import.other', params: { file: 'a.json' } },
    details: 'the disk is gone',
  });
});
