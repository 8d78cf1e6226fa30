import { Chance, card, knownTo, PUBLIC, SPECTATOR, seenBy } from '@shamble/kernel';
import { fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { SPACES } from '../content/map.ts';
import { TOKEN_LABELS } from '../content/tokens.ts';
import { isFollower, isLocation, tokenAt, type Walking, zombiesOf } from '../rules/state.ts';
import { claim, readSurvivor } from './people.ts';

/** `{teo: B6}`: Teo waits on B6. */
export function setMarkers(s: Walking, at: Words, claimed: Set<number>): void {
  if (at.markers === undefined) return;
  for (const [name, space] of Object.entries(map(at.markers, 'markers'))) {
    const path = `markers.${name}`;
    const id = readSurvivor(name, 'markers');
    if (!isFollower(id)) throw fail(path, 'only followers are left behind');
    claim(s, id, claimed, path);
    s.markers.push({ id, space: SPACES.indexOf(oneOf(space, SPACES, path)) });
  }
}

/** `{B6: [2, 6^]}`: face down as written, `^` face up, `2@13` known to players 1 and 3, `?` any token. */
export function setTokens(s: Walking, at: Words): void {
  if (at.tokens === undefined) return;
  for (const [name, tokens] of Object.entries(map(at.tokens, 'tokens'))) {
    const path = `tokens.${name}`;
    const space = SPACES.indexOf(oneOf(name, SPACES, 'tokens'));
    if (isLocation(space)) throw fail(path, 'no token lies on a Location');
    for (const value of list(tokens, path)) s.tokens.push(takeToken(s, space, value, path));
  }
}

function takeToken(s: Walking, space: number, value: Word, path: string): number {
  const [, name, sign, who] = /^(\d|\?)(?:(\^)|@(\d+))?$/.exec(String(value)) ?? [];
  if (name === undefined) throw fail(path, `${JSON.stringify(value)} is not a token, such as 2, 2^, 2@1 or ?`);
  const zombies = name === '?' ? new Chance(s.rng).draw('given', s.supply) : takeFrom(s, Number(name), path);
  const token = tokenAt(space, zombies);
  if (sign !== undefined) return card(token, PUBLIC);
  const seats = [...(who ?? '')].map((n) => int(n, path, 1, s.players.length) - 1);
  return seenBy(card(token), seats);
}

function takeFrom(s: Walking, zombies: number, path: string): number {
  if (!(s.supply[zombies] > 0)) throw fail(path, `there is no token with ${zombies} zombies left`);
  s.supply[zombies]--;
  return zombies;
}

/** A token in the same words. */
export function readToken(token: number, seats: number): string | number {
  const zombies = zombiesOf(token);
  if (knownTo(token, SPECTATOR)) return `${zombies}^`;
  let who = '';
  for (let seat = 0; seat < seats; seat++) if (knownTo(token, seat)) who += seat + 1;
  return who === '' ? zombies : `${zombies}@${who}`;
}

/** `[1, 3]`: only these are left, all others discarded; `{left, discard, rest: B6}`: the others lie on that space. */
export function setSupply(s: Walking, at: Words): void {
  if (at.supply === undefined) return;
  const words: Words = Array.isArray(at.supply) ? { left: at.supply } : map(at.supply, 'supply');
  for (const key of Object.keys(words)) oneOf(key, ['left', 'discard', 'rest'], 'supply');
  const bagOf = (value: Word | undefined, path: string): number[] => {
    const bag = TOKEN_LABELS.map(() => 0);
    if (value === undefined) return bag;
    for (const zombies of list(value, path)) bag[takeFrom(s, int(zombies, path, 1, bag.length - 1), path)]++;
    return bag;
  };
  const left = bagOf(words.left, 'supply.left');
  const discard = bagOf(words.discard, 'supply.discard');
  if (words.rest === undefined) s.discard = discard.map((n, zombies) => n + s.supply[zombies]);
  else {
    const space = SPACES.indexOf(oneOf(words.rest, SPACES, 'supply.rest'));
    for (const [zombies, n] of s.supply.entries())
      for (let i = 0; i < n; i++) s.tokens.push(card(tokenAt(space, zombies)));
    s.discard = discard;
  }
  s.supply = left;
}
