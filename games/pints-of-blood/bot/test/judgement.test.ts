import { describe, expect, test } from 'vitest';
import { adviceIn, adviceTo, position } from './playing.ts';

const NOBODY = [[], [], [], [], []];
const zombies = (count: number): 'zombie'[] => Array.from({ length: count }, () => 'zombie');

describe('placing', () => {
  test('each manned row gets a hit before a second one goes anywhere', () => {
    const rows = { 1: [[], ['F'], [], [], []], 2: [[], ['F', 'F'], [], [], []], 4: [[], ['F'], [], [], []] };
    const match = position({ step: 'place', stools: [1, 2, 4], rows, dice: ['bat', 'bat', 'bat', ...zombies(4)] });
    const answer = adviceIn(match).answer as string[];
    expect(answer.map((id) => id.slice(id.indexOf('@'))).sort()).toEqual(['@1.2', '@2.2', '@4.2']);
  });

  test('a tough zombie that is known gets two hits or none', () => {
    const rows = { 1: [['T^'], [], [], [], []] };
    const both = position({ step: 'place', stools: [1], rows, dice: ['bat', 'extra', ...zombies(5)] });
    expect(adviceIn(both).answer).toEqual(['bat1@1.1', 'extra1@1.1']);
  });

  test('what enters is struck before what stands far off', () => {
    const rows = { 3: [['?', '?'], ['?'], [], [], []] };
    const match = position({ step: 'place', stools: [3], rows, dice: ['bat', 'extra', ...zombies(5)] });
    expect(adviceIn(match).answer).toEqual(['bat1@3.1', 'extra1@3.1']);
  });

  test('a card is kept where a die does as well', () => {
    const rows = { 1: [['F^'], [], [], [], []] };
    const players = { 1: { cards: ['umbrella'] } };
    const match = position({ step: 'place', stools: [1], rows, players, dice: ['bat', ...zombies(6)] });
    expect(adviceIn(match).answer).toEqual(['bat1@1.1']);
  });
});

describe('sending', () => {
  const few = [['?'], ['?'], [], [], []];
  const crowd = [['?', '?', '?', '?', '?'], ['?', '?', '?', '?'], [], [], []];

  test('the next goes where the bar is clear', () => {
    const rows = { 1: few, 2: few, 3: crowd, 4: NOBODY, 5: crowd };
    const match = position({ step: 'send', sent: 2, stools: [1, 2], rows });
    expect(adviceIn(match)).toMatchObject({ answer: 'send.4', why: { id: 'why.send-clear' } });
  });

  test('nobody is sent where a crowd would come in while the dice are needed elsewhere', () => {
    const rows = { 1: few, 2: few, 3: few, 4: crowd, 5: crowd };
    expect(adviceIn(position({ step: 'send', sent: 3, stools: [1, 2, 3], rows })).answer).toBe('stop');
  });

  test('the rescue on top of the deck is drawn at once', () => {
    const deck = { 1: { size: 0 }, 2: { size: 0 }, 3: { size: 0 } };
    const players = { 1: { food: ['turnTables'], cards: ['cue'] }, 2: { food: ['noSauce'] } };
    const match = position({ step: 'send', deck, players, rescue: 'taxi', rescueAt: 1 }, { level: 'main' });
    match.answer(0, 0, 'turnTables');
    match.answer(0, 1, 'leave');
    expect(adviceIn(match).why.id).toBe('why.send-rescue');
  });
});

describe('colours', () => {
  test('white: the colour that is least at the bar', () => {
    const tiles = (first: string, second: string, last: string) => ({ tiles: [first, second, 'any', 'any', last] });
    const match = position({
      step: 'colour',
      colour: 'white',
      dice: zombies(7),
      stools: [1, 2, 3],
      rows: {
        1: tiles('red', 'yellow', 'blue'),
        2: tiles('red', 'green', 'blue'),
        3: tiles('green', 'yellow', 'blue'),
      },
    });
    expect(adviceIn(match).answer).toBe('colour.blue');
  });
});

describe('special cards', () => {
  const sliding = (stack: string[], card: string, more = {}) =>
    position({
      step: 'row-after',
      stools: [2],
      rows: { 2: [stack, stack, [], [], []] },
      players: { 1: { cards: [card] } },
      ...more,
    });

  test('Pretend Undead when a crowd comes in, not for one zombie', () => {
    expect(adviceIn(sliding(['?', '?'], 'pretendUndead')).answer).toBe('pretendUndead.2');
    const one = { rows: { 2: [['?'], [], [], [], []] } };
    expect(adviceIn(sliding([], 'pretendUndead', one)).answer).toBe('go-on');
  });

  test('the Z-Word against three zombies, not against one', () => {
    const rolled = (count: number) =>
      position({
        step: 'rolled',
        colour: 'red',
        stools: [1],
        players: { 1: { cards: ['zWord'] } },
        dice: [...zombies(count), ...['bat', 'bat', 'dart', 'dart', 'extra', 'extra', 'extra'].slice(count)],
      });
    expect(adviceIn(rolled(3)).answer).toBe('zWord');
    expect(adviceIn(rolled(1)).answer).toBe('go-on');
  });

  test('Travel Sickness where the bus would push full rows', () => {
    const full = [['?', '?'], [], [], [], []];
    const match = position({
      step: 'bus-start',
      bus: { row: 1, zombies: ['?', '?', '?', '?'] },
      rows: { 1: NOBODY, 2: full, 3: full, 4: full },
      players: { 1: { cards: ['travelSickness'] } },
    });
    expect(adviceIn(match).answer).toBe('travelSickness');
  });

  test('Distracted zombies go far from the bar', () => {
    const match = sliding(['?', '?', '?'], 'distracted');
    expect(adviceIn(match).answer).toBe('distracted.2.1');
    match.answer(0, match.only?.n ?? -1, 'distracted.2.1');
    expect(adviceIn(match).answer).toMatch(/\.5$/);
  });
});

describe('spending', () => {
  const thirsty = { bites: 3, crisps: 4, marker: ['?', '?'] };

  test('a beer where it keeps a companion alive', () => {
    expect(adviceIn(position({ step: 'before-bites', players: { 1: thirsty } })).answer).toBe('beer.1');
  });

  test('the last beer is kept for the third divider', () => {
    const match = position({ step: 'before-bites', players: { 1: thirsty, 2: { beers: 6 } }, beers: 1 });
    expect(adviceIn(match).answer).toBe('go-on');
  });

  test('a card is bought where the divider needs one more', () => {
    const match = position({
      step: 'send',
      sent: 1,
      stools: [1],
      deck: { 1: { size: 0 }, 2: { top: ['cue'], size: 1 } },
      players: { 1: { crisps: 3, turns: 3 }, 2: { cards: ['umbrella'] } },
    });
    match.answer(0, match.only?.n ?? -1, 'send.2');
    expect(match.only?.ask.id).toBe('divider-2');
    expect(adviceIn(match).answer).toBe('buy.2.umbrella');
  });
});

describe('answers', () => {
  test('the Jukebox zombie goes to the player with the most room', () => {
    const match = position({ players: { 1: { bites: 1, marker: ['?', '?'] }, 2: { bites: 2 } } });
    expect(adviceTo(match, 0, 'marker', ['marker.1', 'marker.2'], { n: 1 }).answer).toBe('marker.2');
  });

  test('a card is sold early, but not the fare of the taxi', () => {
    const params = { card: { id: 'card.cue' }, buyer: { seat: 1 }, price: 2 };
    const early = position({ players: { 1: { cards: ['cue'] } } });
    expect(adviceTo(early, 0, 'sell', ['sell', 'keep'], params).answer).toBe('sell');
    const emptied = { 1: { size: 0 }, 2: { size: 0 }, 3: { size: 0 } };
    const late = position({ players: { 1: { cards: ['cue'] } }, deck: emptied }, { rescue: 'taxi' });
    expect(adviceTo(late, 0, 'sell', ['sell', 'keep'], params).answer).toBe('keep');
  });

  test('cards of least worth go under the deck', () => {
    const match = position({
      step: 'send',
      deck: { 1: ['makeItTwo'] },
      players: { 1: { cards: ['pretendUndead', 'cue', 'extra3', 'molotov'] } },
    });
    match.answer(0, match.only?.n ?? -1, 'send.1');
    expect(adviceIn(match).answer).toEqual(['cue1', 'molotov1']);
  });
});

describe('turning the tables', () => {
  const seen = (card: string, more = {}) => {
    const rescued = card === 'taxi' || card === 'army';
    const deck = rescued ? { 1: { size: 0 }, 2: { size: 0 }, 3: { size: 0 } } : { 1: [card] };
    const players = { 1: { food: ['turnTables'], ...more }, 2: { food: ['noSauce'] } };
    const given = { step: 'send', deck, players, ...(rescued ? { rescue: card, rescueAt: 1 } : {}) };
    const match = position(given, { level: 'main' });
    expect(adviceIn(match).answer).toBe('turnTables');
    match.answer(0, match.only?.n ?? -1, 'turnTables');
    return adviceIn(match).answer;
  };

  test('a zombie card is buried, a companion card stays', () => {
    expect(seen('fruitMachine')).toBe('bury');
    expect(seen('coatStand')).toBe('leave');
  });

  test('a rescue stays where it saves the seat or the pub is in danger, else it can wait', () => {
    expect(seen('taxi', { cards: ['cue'] })).toBe('leave');
    expect(seen('taxi', { bites: 4 })).toBe('leave');
    expect(seen('taxi')).toBe('bury');
  });
});
