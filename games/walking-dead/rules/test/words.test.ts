import { describe, expect, it } from 'vitest';
import { events } from './drive.ts';
import { BLANK, type Faced, face, type Setting, stock } from './faced.ts';

/** The effects alone: the challenge is met in any case. */
const effect = (text: string, setting: Setting = {}): Faced => face('auto', text, '-', setting);
const fatigue = ({ after }: Faced): number[] => after.players.map((player) => player.fatigue);
const TIRED = ['andrea 1', 'arnold 2', 'beatriz', 'joelle 1'];
const second = { 'which-player': ['player.2'] };

describe('gain (WD-RES14, WD-RES16)', () => {
  it.each([
    ['+food 2', [5, 4, 3]],
    ['+fuel 1', [3, 5, 3]],
    ['+ammo 3', [3, 4, 6]],
    ['+food 1*survivor', [7, 4, 3]],
    ['+food 1*follower', [6, 4, 3]],
    ['+food 2+1/item', [7, 4, 3]],
    ['+food 1+2/explored', [6, 4, 3]],
  ])('%s', (text, after) => {
    const own = { items: ['machete', 'toolbox'], explored: ['mallA'] };
    expect(stock(effect(text, { own }))).toEqual(after);
  });

  it('of any kind is shared out by the player', () => {
    expect(stock(effect('+any 3', { replies: { gain: [{ food: 1, ammo: 2 }] } }))).toEqual([4, 4, 5]);
  });

  it('ends at 10', () => {
    expect(stock(effect('+food 9, +ammo 2', { own: { stock: [9, 3, 9] } }))).toEqual([10, 4, 10]);
  });

  it('of any kind is never of one whose track is full', () => {
    const { log } = effect('+any 1', { own: { stock: [10, 3, 3] } });
    expect(log.find(({ ask }) => ask === 'gain')?.options).toEqual(['fuel', 'ammo']);
  });

  it('except paid is of another kind than was paid', () => {
    const replies = { pay: ['pay'], 'pay-with': ['ammo'], gain: [{ food: 1, fuel: 1 }] };
    const faced = face('pay any 1', '+any 2 except paid', '-', { replies });
    expect(stock(faced)).toEqual([4, 5, 2]);
    expect(faced.log.find(({ ask }) => ask === 'gain')?.options).toEqual(['food', 'fuel']);
  });
});

describe('lose (WD-RES14, WD-RES15)', () => {
  it.each([
    ['-food 2', [1, 4, 3]],
    ['-fuel 1', [3, 3, 3]],
    ['-ammo 9', [3, 4, 0]],
    ['-any 9', [0, 1, 0]],
  ])('%s', (text, after) => {
    expect(stock(effect(text))).toEqual(after);
  });

  it('of any kind is chosen by who loses', () => {
    expect(stock(effect('-any 2', { replies: { lose: [{ fuel: 1, ammo: 1 }] } }))).toEqual([3, 3, 2]);
  });
});

describe('fatigue (WD-FAT01)', () => {
  it('is put on own survivors as their player likes', () => {
    const { match } = effect('fat 2', { replies: { allot: [{ arnold: 2 }] } });
    expect(events(match, 'tired')).toMatchObject([{ player: 1, survivor: 'arnold', fatigue: 2 }]);
  });

  it('fatAll comes to each survivor, and kills who cannot bear it', () => {
    const { match, after } = effect('fatAll 1', { own: { team: TIRED } });
    expect(events(match, 'tired').map(({ survivor, now }) => [survivor, now])).toEqual([
      ['andrea', 2],
      ['arnold', 3],
      ['beatriz', 1],
      ['joelle', 2],
    ]);
    expect(after.dead).toEqual(['arnold']);
  });
});

describe('heal (WD-FAT07)', () => {
  it('takes so much Fatigue away, wherever the player likes', () => {
    const faced = effect('heal 2', { own: { team: TIRED }, replies: { heal: [{ arnold: 1, joelle: 1 }] } });
    expect(fatigue(faced)).toEqual([2, 0, 0]);
    expect(events(faced.match, 'rested').map(({ survivor, now }) => [survivor, now])).toEqual([
      ['arnold', 1],
      ['joelle', 0],
    ]);
  });

  it('takes no more than there is', () => {
    expect(fatigue(effect('heal 9', { own: { team: TIRED } }))).toEqual([0, 0, 0]);
  });
});

describe('follower (WD-FOL01, WD-FOL02, WD-FOL03, WD-FOL04)', () => {
  it('draws so many, who bring along what their cards say', () => {
    const faced = effect('follower 2');
    expect(faced.after.players[0].team.slice(4)).toEqual(['ursula', 'caleb']);
    expect(stock(faced)).toEqual([3, 4, 4]);
    expect(fatigue(faced)).toEqual([0, 0, 0]);
  });
});

describe('item and -item (WD-INV01, WD-INV06)', () => {
  it('keeps the card as an item by success only', () => {
    const kept = effect('item crowbar');
    expect([kept.after.players[0].items, kept.after.discard]).toEqual([['crowbar'], []]);
    const lost = face('act 1', 'item crowbar', '-', { dice: BLANK });
    expect([lost.after.players[0].items, lost.after.discard]).toEqual([[], ['K01']]);
  });

  it('-item discards items at their owner’s choice', () => {
    const own = { items: ['machete', 'toolbox', 'crossbow'] };
    const { after } = effect('-item 2', { own, replies: { 'which-item': ['crossbow', 'machete'] } });
    expect([after.players[0].items, after.discard]).toEqual([['toolbox'], ['A15', 'K12', 'K01']]);
  });

  it('-item takes what is there, without a question where there is no choice', () => {
    const { after, log } = effect('-item 2', { own: { items: ['machete'] } });
    expect(after.players[0].items).toEqual([]);
    expect(log.map(({ ask }) => ask)).not.toContain('which-item');
  });
});

describe('leave (WD-FOL05, WD-FOL06, WD-FOL07, WD-FOL08, WD-FOL10)', () => {
  it('here: a follower of the owner’s choice, whose Fatigue is gone', () => {
    const faced = effect('leave here', { own: { team: TIRED }, replies: { 'which-follower': ['joelle'] } });
    expect(faced.after.markers).toEqual(['joelle B7']);
    expect(fatigue(faced)).toEqual([3, 0, 0]);
  });

  it.each([
    ['fr', 'arnold A6'],
    ['it', 'arnold B9'],
  ] as const)('near: the nearest Start space or Location, edition %s', (edition, marker) => {
    const { after } = effect('leave near', { edition, replies: { 'which-follower': ['arnold'] } });
    expect(after.markers).toEqual([marker]);
  });

  it('never the last survivor; then what else happens instead', () => {
    const { after } = effect('leave here else {+food 1, +ammo 1}', { own: { team: ['andrea'] } });
    expect([after.markers, after.players[0].stock]).toEqual([[], [4, 4, 4]]);
    const follower = effect('leave near', { own: { team: ['arnold'] } });
    expect([follower.after.markers, follower.after.players[0].team]).toEqual([[], ['arnold']]);
  });
});

describe('followerDies', () => {
  it('kills the follower its owner names', () => {
    const { after } = effect('followerDies', { replies: { 'which-follower': ['beatriz'] } });
    expect([after.dead, after.players[0].team]).toEqual([['beatriz'], ['andrea', 'arnold', 'joelle']]);
  });

  it('is one Fatigue where there is no follower to lose (WD-SURV05-R)', () => {
    expect(fatigue(effect('followerDies', { own: { team: ['andrea'] } }))).toEqual([1, 0, 0]);
    expect(fatigue(effect('followerDies', { own: { team: ['arnold'] } }))).toEqual([1, 0, 0]);
  });
});

describe('noRes (WD-RES11, WD-RES12)', () => {
  it.each(['fr', 'it'] as const)('takes the resource of the space, edition %s', (edition) => {
    const faced = effect('noRes', { edition });
    expect([stock(faced), events(faced.match, 'collected')]).toEqual([[3, 3, 3], []]);
  });
});

describe('tokens, clear and peek (WD-TOK03, WD-TOK06, WD-TOK08)', () => {
  it('tokens n: on so many spaces around, of the player’s choice', () => {
    const { after } = effect('tokens 2', { replies: { sow: [['A7', 'B8']] } });
    expect(after.tokens).toEqual({ A7: 2, A8: 1, B6: 1, B8: 1 });
  });

  it('tokens all: on every space around', () => {
    expect(effect('tokens all').after.tokens).toEqual({ A7: 2, A8: 2, B6: 2, B8: 1 });
  });

  it('tokens at chosen: next to the chosen player, never on a Location', () => {
    const setting = { second: { space: 'B8' }, replies: { ...second, sow: ['C8'] } };
    const { after, log } = face('pick; auto', 'tokens 1 at chosen', '-', setting);
    expect(after.tokens).toEqual({ A7: 1, A8: 1, B6: 1, C8: 1 });
    expect(log.find(({ ask }) => ask === 'sow')?.options.toSorted()).toEqual(['A8', 'A9', 'B7', 'C8']);
  });

  it('clear n: up to so many around, seen in the discard', () => {
    const faced = effect('clear 2', { replies: { clear: [['A8.1']] } });
    expect(faced.after.tokens).toEqual({ A7: 1, B6: 1 });
    expect(events(faced.match, 'token-cleared')).toMatchObject([{ space: 'A8', zombies: 3 }]);
    expect(faced.match.state.discard).toEqual([0, 0, 0, 1, 0, 0, 0]);
  });

  it('clear all: as many as lie around, and no others', () => {
    const { after } = effect('clear all', { more: { tokens: { A7: [2, 6], A9: [4] } } });
    expect(after.tokens).toEqual({ A9: 1 });
  });

  it('peek n: within three steps, for the own eyes only', () => {
    const more = { tokens: { A7: [2], A10: [4], A11: [5] } };
    const { match, after, log } = effect('peek 2', { more, replies: { peek: [['A10.1', 'A7.1']] } });
    expect(log.find(({ ask }) => ask === 'peek')?.options.toSorted()).toEqual(['A10.1', 'A7.1', 'B6.1']);
    expect(after.seen).toBe(2);
    const seen = match.eventsFor(0).filter(({ type }) => type === 'peek-seen');
    expect(seen).toMatchObject([{ spaces: ['A10', 'A7'], zombies: [4, 2] }]);
    expect(match.eventsFor(1).filter(({ type }) => type === 'peek-seen')).toEqual([]);
  });
});

describe('the rest', () => {
  it('move+1 next: one more move in the next own turn, and only there', () => {
    const { after, match } = effect('move+1 next, move+1 next');
    expect(after.players.map(({ bonus }) => bonus)).toEqual([2, 0, 0]);
    expect(match.state.now.moves).toBe(3);
  });

  it('enc+1: one more card now, without a resource', () => {
    const more = { encounters: ['K01', 'A01'] };
    const faced = effect('enc+1, +food 1', { more, dice: BLANK });
    expect(events(faced.match, 'encounter').map(({ card, why }) => [card, why])).toEqual([
      ['K01', 'icon'],
      ['A01', 'extra'],
    ]);
    // The denial of the further card has no icon of its own to take, and the first card goes on.
    expect(stock(faced)).toEqual([4, 4, 3]);
    expect(faced.after.discard).toEqual(['A01', 'K01']);
  });

  it('swapLoc: one public Location goes under the deck', () => {
    const { after } = effect('swapLoc', { replies: { 'which-slot': ['public.2'] } });
    expect([after.shown, after.lastLocation]).toEqual([['farmA', 'gunShopB', 'hospitalA'], 'prisonA']);
  });

  it('one of: as the player likes', () => {
    const text = 'one of {+food 1 / heal 1, +ammo 2 / noRes}';
    expect(stock(effect(text, { replies: { 'one-of': ['one.1'] } }))).toEqual([4, 4, 3]);
    expect(stock(effect(text, { replies: { 'one-of': ['one.2'] } }))).toEqual([3, 4, 5]);
    expect(stock(effect(text, { replies: { 'one-of': ['one.3'] } }))).toEqual([3, 3, 3]);
  });

  it('if: only where it is true', () => {
    expect(stock(effect('if ammo 3: {+food 1, +ammo 1}'))).toEqual([4, 4, 4]);
    expect(stock(effect('if ammo 4: +food 1, +ammo 1'))).toEqual([3, 4, 4]);
  });

  it('effects come in their order', () => {
    expect(stock(effect('-food 9, +food 1'))).toEqual([1, 4, 3]);
    expect(stock(effect('+food 1, -food 9'))).toEqual([0, 4, 3]);
  });
});
