import { describe, expect, it } from 'vitest';
import { COLOURS, FACES } from '../../content/dice.ts';
import { LOCATION_CARDS, LOCATIONS } from '../../content/locations.ts';
import { ATLANTA, ICONS, LOCATION_AT, NEIGHBOURS, SPACES, START_AT } from '../../content/map.ts';
import { CHARACTERS } from '../../content/survivors.ts';
import { actionsOf, killsOf } from '../dice.ts';
import { isFollower } from '../state.ts';
import { stage } from './stage.ts';

const count = (fits: (space: number) => boolean): number => SPACES.filter((_, space) => fits(space)).length;

describe('the board', () => {
  it('WD-BOARD01, WD-BOARD01-R, WD-BOARD02 has Start, resource, Location and ordinary spaces, in Atlanta too', () => {
    const isOrdinary = (space: number): boolean =>
      ICONS[space].length === 0 && LOCATION_AT[space] === null && START_AT[space] === null;
    expect(count((space) => START_AT[space] !== null)).toBe(6);
    expect(count((space) => LOCATION_AT[space] !== null)).toBe(9);
    expect(count((space) => ICONS[space].length > 0)).toBe(36);
    expect(count(isOrdinary)).toBe(93);
    expect(count((space) => ATLANTA[space] && isOrdinary(space))).toBe(10);
    expect(count((space) => ATLANTA[space] && ICONS[space].length > 0)).toBe(8);
    expect(count((space) => ATLANTA[space] && LOCATION_AT[space] !== null)).toBe(1);
  });

  it('WD-BOARD03, WD-BOARD11, WD-BOARD11-R shows one to three icons on a resource space, once the same twice', () => {
    expect(new Set(ICONS.map((icons) => icons.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(ICONS.filter((icons) => new Set(icons).size < icons.length)).toEqual([['ammo', 'ammo']]);
  });

  it('WD-BOARD04 has a space for every Location of the cards, and cards for every Location space', () => {
    const onBoard = LOCATION_AT.filter((name) => name !== null).toSorted();
    expect(onBoard).toEqual([...LOCATIONS].toSorted());
    expect(new Set(LOCATION_CARDS.map(({ location }) => location))).toEqual(new Set(onBoard));
  });

  it('WD-MOVE02-R has a way on from everywhere: a neighbour that is no Location', () => {
    for (const [space, near] of NEIGHBOURS.entries())
      expect(near.filter((next) => LOCATION_AT[next] === null).length, SPACES[space]).toBeGreaterThan(0);
  });

  it('WD-COMP02 has one marker for each follower: whoever lies on the board is in no team', () => {
    const { state } = stage(
      { players: [{ team: ['tyreese', 'beatriz'], space: 'B7' }], step: 'visit', encounters: ['A16'] },
      { red: [['-', '-', '-']], green: [['-']] },
    );
    const ids = [
      ...state.markers.map(({ id }) => id),
      ...state.followers,
      ...state.players.flatMap(({ team }) => team.map(({ id }) => id)),
    ];
    expect(state.markers).toHaveLength(1);
    expect(ids.filter(isFollower).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 23 }, (_, i) => CHARACTERS + i),
    );
  });

  it('WD-DICE03 makes red dice the best at kills, green ones at actions, and blue ones as good at both', () => {
    const [blue, red, green] = COLOURS.map((colour) => ({
      kills: killsOf(FACES[colour]),
      actions: actionsOf(FACES[colour]),
    }));
    expect(red.kills).toBeGreaterThan(blue.kills);
    expect(blue.kills).toBeGreaterThan(green.kills);
    expect(green.actions).toBeGreaterThan(blue.actions);
    expect(blue.actions).toBeGreaterThan(red.actions);
    expect(blue.kills).toBe(blue.actions);
  });
});
