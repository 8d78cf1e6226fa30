import { Chance, card, knownTo, PUBLIC, SPECTATOR } from '@shamble/kernel';
import { fail, int, list, map, oneOf, type Word, type Words, word } from '@shamble/kernel/scenario/reading';
import type { Colour } from '../content/missions.ts';
import { DORMANTS, FIGURES, ZOMBIE_CARDS } from '../content/zombies.ts';
import { put } from '../rules/figures.ts';
import { ABOMINATIONS, type Army, COLOURS, dormantAt, dormantNumber, KINDS, type TokenLying } from '../rules/state.ts';
import { readMember, readZone, takeCard } from './pieces.ts';

/** The word for tokens that are put on the board later. */
export const BESIDE = 'beside';

/** `{ R6:02: { shamblers: 3, alphas: 1, woken: 1, lying: [alpha] } }`, and where each Abomination is. */
export function setZombies(s: Army, at: Words): void {
  setAbominations(s, at);
  if (at.zombies === undefined) return;
  for (const [id, value] of Object.entries(map(at.zombies, 'zombies'))) {
    const path = `zombies.${id}`;
    const zone = readZone(s, id, 'zombies');
    const facts = map(value, path);
    for (const key of Object.keys(facts)) oneOf(key, ['shamblers', 'alphas', 'woken', 'lying'], path);
    const count = (key: string, most: number): number =>
      facts[key] === undefined ? 0 : int(facts[key], `${path}.${key}`, 0, most);
    put(s, zone, 'shambler', count('shamblers', FIGURES.shambler));
    put(s, zone, 'alpha', count('alphas', FIGURES.alpha));
    s.woken[zone] = count('woken', s.shamblers[zone]);
    if (facts.lying !== undefined)
      for (const one of list(facts.lying, `${path}.lying`)) s.lying.push({ zone, ...readLying(one, `${path}.lying`) });
  }
}

/** `alpha`, or `alpha 2` for one that lies through two more ends of Zombies' Phases. */
function readLying(value: Word, path: string): { kind: (typeof KINDS)[number]; phases: number } {
  const [kind, phases = '1'] = word(value, path).split(' ');
  return { kind: oneOf(kind, KINDS, path), phases: int(phases, path, 1, 2) };
}

/** A Zone, `null` for one that has not come yet, `dead`; as the Mission has them if nothing is said. */
function setAbominations(s: Army, at: Words): void {
  for (const kind of ABOMINATIONS) {
    const value = at[kind];
    if (value === undefined) continue;
    s[kind].zone = value === null || value === 'dead' ? -1 : readZone(s, value, kind);
    s[kind].dead = value === 'dead';
    if (kind === 'zeus' && value !== null) s.zeusToken = false;
    const found = s.zombies.draw.findIndex((one) => ZOMBIE_CARDS[one].kind === kind);
    if (s[kind].dead && found >= 0) s.goneCards.push(...s.zombies.draw.splice(found, 1));
  }
}

/** `{ R1:10: [3, 4^, ?] }`: numbers that nobody knows, that everybody knows, any. */
export function setDormants(s: Army, at: Words): void {
  s.dormants = [];
  s.spareDormants = DORMANTS.slice();
  if (at.dormants === undefined) return;
  for (const [id, value] of Object.entries(map(at.dormants, 'dormants'))) {
    const path = `dormants.${id}`;
    const zone = readZone(s, id, 'dormants');
    for (const one of list(value, path)) s.dormants.push(takeDormant(s, zone, one, path));
  }
}

function takeDormant(s: Army, zone: number, value: Word, path: string): number {
  const [, name, known] = /^([1-4?])(\^)?$/.exec(String(value)) ?? [];
  if (name === undefined) throw fail(path, `${JSON.stringify(value)} is not a token, such as 3, 3^ or ?`);
  if (name === '?') return card(dormantAt(zone, new Chance(s.rng).draw('given', s.spareDormants)));
  if (s.spareDormants[Number(name)] === 0) throw fail(path, `there is no token with ${name} left`);
  s.spareDormants[Number(name)]--;
  return card(dormantAt(zone, Number(name)), known === undefined ? 0 : PUBLIC);
}

/** A Dormant token in the same words. */
export const lookAtDormant = (token: number): number | string =>
  knownTo(token, SPECTATOR) ? `${dormantNumber(token)}^` : dormantNumber(token);

/** `{ R1:10: [red], V3:11: [black^] }`: as written face down, `^` colour up, `*` taken before. What is not named is gone. */
export function setTokens(s: Army, at: Words): void {
  const held = s.team.flatMap(({ tokens }) => tokens);
  const left = s.tokens.map(({ colour }) => colour);
  const waiting = s.tokens.filter(
    ({ zone, colour }) => zone < 0 && !held.includes(colour) && !s.taken.includes(colour),
  );
  const take = (colour: Colour, path: string): void => {
    const found = left.indexOf(colour);
    if (found < 0) throw fail(path, `there is no ${colour} token left`);
    left.splice(found, 1);
  };
  for (const colour of held) take(colour, 'team');
  s.tokens = [];
  if (at.tokens !== undefined)
    for (const [id, value] of Object.entries(map(at.tokens, 'tokens')))
      for (const one of list(value, `tokens.${id}`)) s.tokens.push(readToken(s, id, one));
  for (const token of waiting) if (!s.tokens.some(({ colour }) => colour === token.colour)) s.tokens.push(token);
  for (const { colour } of s.tokens) take(colour, 'tokens');
  s.goneTokens = left;
}

function readToken(s: Army, id: string, value: Word): TokenLying {
  const path = `tokens.${id}`;
  const [, name, mark] = /^([a-z]+)([\^*])?$/.exec(String(value)) ?? [];
  const colour = oneOf(name ?? value, COLOURS, path);
  const zone = id === BESIDE ? -1 : readZone(s, id, 'tokens');
  return { zone, colour, up: mark !== undefined, again: mark === '*' };
}

/** An Objective token in the same words. */
export const lookAtToken = ({ colour, up, again }: TokenLying): string => `${colour}${again ? '*' : up ? '^' : ''}`;

/** `[{ card: trap, zone: R6:02, by: kate }]`, in the order in which they were laid. */
export function setLaid(s: Army, at: Words): void {
  if (at.laid === undefined) return;
  for (const [i, value] of list(at.laid, 'laid').entries()) {
    const path = `laid.${i + 1}`;
    const facts = map(value, path);
    for (const key of Object.keys(facts)) oneOf(key, ['card', 'zone', 'by'], path);
    oneOf(facts.card, ['trap', 'gasCan'], `${path}.card`);
    s.laid.push({
      card: takeCard(s, facts.card ?? null, `${path}.card`),
      zone: readZone(s, facts.zone, `${path}.zone`),
      by: facts.by === undefined ? 0 : readMember(s, facts.by, `${path}.by`),
    });
  }
}
