import { LANGS } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { text } from '../index.ts';
import { goalText } from '../mission-text.ts';

describe.each(LANGS)('the steps of the Missions in %s', async (lang) => {
  const say = speaker(lang, (await text(lang)).messages, String);
  const steps = MISSIONS.flatMap((mission) =>
    mission.steps.flat().map((goal): [string, string] => [mission.id, say(goalText(mission, goal))]),
  );

  test.each(steps)('%s: %s', (_, words) => {
    expect(words, 'what it is about stands in the sentence, not behind it').not.toMatch(/:\s*(?:the|l['’])\s?Ob\S+/i);
    expect(words, 'no word is left open').not.toMatch(/[{}]/);
  });
});
