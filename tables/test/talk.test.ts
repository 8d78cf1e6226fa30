import type { Sensible } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { Talk } from '../talk.ts';
import { pints, setup, Tab } from './house.ts';

/** Tells its turns, and what was asked of it. */
function kitOf(heard: (string | null | undefined)[], hides: boolean) {
  const sensible: Sensible = (view, decision, below, request) => {
    heard.push(request);
    return { ...pints.sensible(view, decision, below), why: { id: `why.${heard.length}` } };
  };
  return { ...pints, sensible, hasSecrets: () => hides, turnIn: () => 1 };
}

async function laid(hides = false) {
  const heard: (string | null | undefined)[] = [];
  const tab = new Tab({ kits: [kitOf(heard, hides)] });
  await tab.lay(setup('pints-of-blood', 'hb'));
  const bot = tab.last.setup.seats.findIndex(({ player }) => player !== 'human');
  return { tab, heard, bot };
}

describe('what people ask of a bot', () => {
  it('is handed to it and told to all until it is taken back', async () => {
    const { tab, heard, bot } = await laid();
    await tab.table.request(bot, 'wait');
    expect(tab.last.requests[bot]).toBe('wait');
    heard.length = 0;
    await tab.play(40);
    expect(new Set(heard)).toEqual(new Set(['wait']));
    await tab.table.request(bot, null);
    expect(tab.last.requests[bot]).toBeNull();
  });

  it('is no request where nobody plays, or a person does, or it has no end', async () => {
    const { tab, bot } = await laid();
    await tab.table.request(7, 'wait');
    await tab.table.request(1 - bot, 'wait');
    await tab.table.request(bot, 'x'.repeat(61));
    expect(tab.last.requests).toEqual([null, null]);
  });
});

describe('what a bot says', () => {
  it('is the first reason of its turn', async () => {
    const { tab, bot } = await laid();
    await tab.play(40);
    expect(tab.last.sayings[bot]).toEqual({ id: 'why.1' });
    expect(tab.last.sayings[1 - bot]).toBeNull();
  });

  it('is nothing where it has secrets', async () => {
    const { tab, heard } = await laid(true);
    await tab.play(40);
    expect(heard.length).toBeGreaterThan(1);
    expect(tab.last.sayings).toEqual([null, null]);
  });

  it('is about one turn, and forgotten with what is taken back', () => {
    const talk = new Talk();
    talk.say(1, 4, { id: 'first' });
    talk.say(1, 4, { id: 'second' });
    expect(talk.sayingOf(1)).toEqual({ id: 'first' });
    talk.say(1, 5, { id: 'next' });
    expect(talk.sayingOf(1)).toEqual({ id: 'next' });
    talk.forget();
    expect(talk.sayingOf(1)).toBeNull();
  });
});
