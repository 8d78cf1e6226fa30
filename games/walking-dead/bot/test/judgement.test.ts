import { describe, expect, test } from 'vitest';
import { adviceIn, adviceTo, position } from './playing.ts';

/** Locations that are far away and ask for much. */
const FAR = ['prisonC', 'gunShopC', 'stadiumB'];

describe('moving', () => {
  test('a Location that costs nothing but what one has is taken at once', () => {
    const players = { 1: { team: ['andrea', 'arnold'], space: 'A13', food: 4, private: 'estateC', fuel: 3 } };
    const match = position({ players, shown: FAR });
    expect(adviceIn(match)).toMatchObject({
      answer: expect.stringMatching(/^go\.(A14|B13|B14)$/),
      why: { id: 'bot.explore' },
    });
  });

  test('a token that is known to be large is walked around', () => {
    const players = { 1: { team: ['rick', 'arnold 2'], space: 'E11', private: 'mallA' }, 2: { space: 'J4' } };
    const known = { step: 'step', players, shown: FAR, tokens: { D11: [6], D12: [6], F11: [6], F12: [6] } };
    expect(adviceIn(position(known)).answer).toBe('go.E12');
  });

  test('Fuel is spent where it brings a Location within this turn', () => {
    const players = {
      1: { team: ['dale', 'fiona'], space: 'A6', fuel: 2, private: 'farmA', food: 3 },
      2: { space: 'J4' },
    };
    const { answer } = adviceIn(position({ players, shown: FAR }));
    expect(answer).toMatch(/^(go|drive)\./);
    expect(['A5', 'B5', 'A4', 'B4', 'B3', 'A3']).toContain(String(answer).split('.').at(-1));
  });

  test('a team on its last legs does not walk into zombies for a resource', () => {
    const players = {
      1: { team: ['glenn 2', 'beatriz 2'], space: 'B6', ammo: 0, food: 0, fuel: 0 },
      2: { space: 'J4' },
    };
    const match = position({ players, shown: FAR, tokens: { B7: [6] } });
    expect(adviceIn(match).answer).not.toBe('go.B7');
  });

  test('after a failed attempt with good odds it tries again', () => {
    const players = { 1: { team: ['andrea', 'fiona', 'arnold'], space: 'E12', failed: 'challenge', private: 'mallA' } };
    const match = position({ step: 'move', players, shown: FAR });
    expect(adviceIn(match)).toMatchObject({ answer: 'stay', why: { id: 'bot.stay' } });
  });
});

describe('care', () => {
  test('whoever would die of the next Fatigue eats first', () => {
    const players = { 1: { team: ['rick 1', 'arnold 2', 'fiona 1'], food: 3 } };
    expect(adviceIn(position({ step: 'recover', players }))).toMatchObject({
      answer: 'food.arnold',
      why: { id: 'bot.eat-now' },
    });
  });

  test('Food that a Location near by asks for is kept while nobody is in danger', () => {
    const players = { 1: { team: ['rick 1', 'arnold', 'fiona'], space: 'B10', food: 3, private: 'motelB' } };
    const match = position({ step: 'recover', players, shown: FAR });
    expect(adviceIn(match)).toMatchObject({ answer: 'done', why: { id: 'bot.food-kept' } });
  });

  test('Fatigue goes where nobody dies of it', () => {
    const match = position({ players: { 1: { team: ['rick 2', 'arnold', 'fiona 2'] } } });
    expect(adviceTo(match, 0, 'allot', ['rick', 'arnold', 'fiona'])).toMatchObject({
      answer: 'arnold',
      why: { id: 'bot.allot' },
    });
  });

  test('if somebody has to die it is the one who is worth least', () => {
    const match = position({ players: { 1: { team: ['rick 2', 'teo 2'] } } });
    expect(adviceTo(match, 0, 'allot', ['rick', 'teo'])).toMatchObject({
      answer: 'teo',
      why: { id: 'bot.allot-death' },
    });
  });

  test('the follower who brings least is left behind', () => {
    const match = position({ players: { 1: { team: ['rick', 'lucia', 'marcus'] } } });
    expect(adviceTo(match, 0, 'which-follower', ['lucia', 'marcus']).answer).toBe('lucia');
  });
});

describe('fights and rolls', () => {
  const shooting = (zombies: number, kills: number, team: string[], ammo = 2): string => {
    const match = position({ players: { 1: { team, ammo, space: 'B6' } } });
    return String(adviceTo(match, 0, 'shoot', ['ammo', 'enough'], { zombies, kills, wanted: 0, actions: 0 }).answer);
  };

  test('Ammo saves a life', () => {
    expect(shooting(3, 2, ['rick 2', 'arnold 2'])).toBe('ammo');
  });

  test('a fresh team keeps its last Ammo from a scratch', () => {
    const players = { 1: { team: ['rick', 'arnold', 'fiona', 'silas'], ammo: 1, space: 'B6' } };
    const match = position({ players, tokens: { B7: [6] } });
    const params = { zombies: 3, kills: 2, wanted: 0, actions: 0 };
    match.answer(0, 0, 'go.B7');
    expect(adviceTo(match, 0, 'shoot', ['ammo', 'enough'], params).answer).toBe('enough');
  });

  test('jokers make up the actions first, for Ammo makes up the kills', () => {
    const match = position({ players: { 1: { team: ['rick', 'arnold'], ammo: 1 } } });
    const params = { jokers: 1, kills: 1, actions: 1, zombies: 3, wanted: 2 };
    expect(adviceTo(match, 0, 'jokers', ['jokers.0', 'jokers.1'], params).answer).toBe('jokers.0');
  });

  test('jokers of a roll that fails anyway are kills', () => {
    const match = position({ players: { 1: { team: ['rick', 'arnold'], ammo: 0, items: [] } } });
    const params = { jokers: 1, kills: 1, actions: 0, zombies: 3, wanted: 2 };
    expect(adviceTo(match, 0, 'jokers', ['jokers.0', 'jokers.1'], params).answer).toBe('jokers.1');
  });
});

describe('others', () => {
  test('who is weak joins a player who is ahead, who is ahead and strong goes alone', () => {
    const ahead = { team: ['shane', 'gus', 'marcus', 'priya'], explored: ['farmA', 'mallA'], space: 'B10' };
    const match = position({ players: { 1: ahead, 2: { team: ['glenn', 'beatriz'], space: 'B10' } } });
    expect(adviceTo(match, 1, 'join-group', ['accept', 'refuse']).answer).toBe('accept');
    expect(adviceTo(match, 0, 'join-group', ['accept', 'refuse']).answer).toBe('refuse');
  });

  test('a group with a leader near the refuge is not left by those behind', () => {
    const leader = { team: ['shane', 'gus', 'marcus'], explored: ['farmA', 'mallA'], space: 'B10', group: 1 };
    const match = position({ players: { 1: leader, 2: { team: ['glenn', 'beatriz'], space: 'B10', group: 1 } } });
    expect(adviceTo(match, 1, 'leave-group', ['remain', 'leave'])).toMatchObject({
      answer: 'remain',
      why: { id: 'bot.remain-lead' },
    });
    expect(adviceTo(match, 0, 'leave-group', ['remain', 'leave']).answer).toBe('leave');
  });

  test('a debt to a rival is not paid, one to a friend is', () => {
    const apart = { 1: { space: 'B10' }, 2: { space: 'A6' } };
    expect(adviceTo(position({ players: apart }), 1, 'debt', ['food', 'refuse']).answer).toBe('refuse');
    const friends = { 1: { space: 'B10', group: 1 }, 2: { space: 'B10', group: 1 } };
    expect(adviceTo(position({ players: friends }), 1, 'debt', ['food', 'refuse']).answer).toBe('food');
  });

  test('nobody elects oneself', () => {
    const match = position({}, { seats: 3 });
    const options = ['player.1', 'player.2', 'player.3'];
    for (const seat of [0, 1, 2]) expect(adviceTo(match, seat, 'vote', options).answer).not.toBe(`player.${seat + 1}`);
  });

  test('a volunteer saves a friend where nobody of the own team dies of it', () => {
    const players = {
      1: { team: ['shane 2', 'gus 2'], space: 'B10', group: 1 },
      2: { team: ['glenn', 'beatriz'], space: 'B10', group: 1 },
    };
    const match = position({ players });
    const options = ['take.0', 'take.1', 'take.2'];
    expect(adviceTo(match, 1, 'volunteer', options, { left: 2 }).answer).toBe('take.2');
    const tired = position({ players: { ...players, 2: { ...players[2], team: ['glenn 2', 'beatriz 2'] } } });
    expect(adviceTo(tired, 1, 'volunteer', options, { left: 2 }).answer).toBe('take.0');
  });

  test('a new team after a lost one, and on after the first refuge', () => {
    expect(adviceTo(position({}), 0, 'restart', ['restart', 'stay-out']).answer).toBe('restart');
    expect(adviceTo(position({}), 0, 'play-on', ['play-on', 'stop']).answer).toBe('play-on');
  });
});
