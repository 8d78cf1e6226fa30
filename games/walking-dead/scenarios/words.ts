import type { Config, Json, ScenarioWords } from '@shamble/kernel';
import { bool, fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { ITEMS, itemNumber } from '../content/items.ts';
import { LOCATION_AT } from '../content/map.ts';
import { CHARACTERS } from '../content/survivors.ts';
import { cardsOf } from '../rules/locations.ts';
import { movesOf } from '../rules/move.ts';
import { ITEM_IDS, KIND_IDS, SURVIVOR_IDS } from '../rules/names.ts';
import { ITEM_USED, me, newTurn, type Walking } from '../rules/state.ts';
import { startVisit } from '../rules/visit.ts';
import { setMarkers, setSupply, setTokens } from './board.ts';
import { setEncounters, setLocations } from './cards.ts';
import { look } from './look.ts';
import { setPlayers, setSurvivorPiles } from './people.ts';

const STEPS = ['first', 'turn', 'recover', 'move', 'step', 'visit', 'attempt', 'end'] as const;

// biome-ignore format: one list
const KNOWN = [
  'step', 'active', 'first', 'turn', 'players', 'tokens', 'supply', 'markers', 'joined', 'shown', 'locations',
  'encounters', 'followers', 'characters', 'now', 'visit', 'attempt',
] as const;

const NOW = ['moves', 'steps', 'fuel', 'bypassing', 'lender', 'asked', 'used', 'left', 'denied'] as const;

/** How positions of The Walking Dead are written in scenario files; docs/scenarios.md explains the words. */
export const words: ScenarioWords<Walking> = { given, look };

/** A position starts at the beginning of the first player's turn on a board without tokens, unless its words say otherwise. */
function given(s: Walking, position: Readonly<Record<string, Json>>, { seats }: Config): void {
  const at: Words = position;
  for (const key of Object.keys(at)) oneOf(key, KNOWN, 'given');
  s.step = at.step === undefined ? 'turn' : oneOf(at.step, STEPS, 'step');
  if (at.active !== undefined) s.active = int(at.active, 'active', 1, seats) - 1;
  s.first = at.first === undefined ? s.active : int(at.first, 'first', 1, seats) - 1;
  if (at.turn !== undefined) s.turn = int(at.turn, 'turn', 0, 9999);
  const claimed = new Set<number>();
  setPlayers(s, at, claimed);
  setMarkers(s, at, claimed);
  setSurvivorPiles(s, at, claimed);
  setJoined(s, at);
  setLocations(s, at);
  setEncounters(s, at);
  setTokens(s, at);
  setSupply(s, at);
  setNow(s, at);
  setOpenBusiness(s, at);
}

/** Everybody who ever joined a team; unless it is named, all who are in teams or were left behind. */
function setJoined(s: Walking, at: Words): void {
  const met = [...s.players.flatMap(({ team }) => team.map(({ id }) => id)), ...s.markers.map(({ id }) => id)];
  s.joined =
    at.joined === undefined
      ? met.filter((id) => id >= CHARACTERS).sort((a, b) => a - b)
      : list(at.joined, 'joined').map((id) => SURVIVOR_IDS.indexOf(oneOf(id, SURVIVOR_IDS, 'joined')));
}

/** What the active player has used up; a turn that only begins has used nothing. */
function setNow(s: Walking, at: Words): void {
  s.now = newTurn();
  if (at.now !== undefined && (s.step === 'turn' || s.step === 'first'))
    throw fail('now', `a turn that starts with the step "${s.step}" has used up nothing`);
  const facts = at.now === undefined ? {} : map(at.now, 'now');
  for (const [key, value] of Object.entries(facts)) setFact(s, oneOf(key, NOW, 'now'), value as Word);
  if (s.step === 'step' && facts.moves === undefined) s.now.moves = Math.max(0, movesOf(s) - s.now.steps);
}

function setFact(s: Walking, key: (typeof NOW)[number], value: Word): void {
  const path = `now.${key}`;
  const { now } = s;
  switch (key) {
    case 'moves':
    case 'steps':
    case 'fuel':
      now[key] = int(value, path, 0, 99);
      break;
    case 'bypassing':
    case 'denied':
      now[key] = bool(value, path);
      break;
    case 'lender':
      now.lender = int(value, path, 1, s.players.length) - 1;
      break;
    case 'asked':
      now.asked = list(value, path).map(String);
      break;
    case 'left':
      now.left = list(value, path).map((who) => int(who, path, 1, s.players.length) - 1);
      break;
    case 'used':
      now.used = list(value, path).map((id) => usedNumber(oneOf(id, [...SURVIVOR_IDS, ...ITEM_IDS], path)));
  }
}

const usedNumber = (id: string): number =>
  ITEMS.some((item) => item.id === id) ? ITEM_USED + itemNumber(id) : SURVIVOR_IDS.indexOf(id);

/** A space that is being resolved, as if the pawn had just come; and an attempt that is about to begin. */
function setOpenBusiness(s: Walking, at: Words): void {
  s.visit = null;
  s.attempt = null;
  if (at.visit !== undefined && s.step !== 'visit') throw fail('visit', 'there is none but at the step "visit"');
  if (at.attempt !== undefined && s.step !== 'visit' && s.step !== 'attempt')
    throw fail('attempt', 'there is none but at the steps "visit" and "attempt"');
  if (s.step === 'visit') setVisit(s, at);
  if (at.attempt !== undefined) setAttempt(s, at.attempt);
  else if (s.step === 'attempt') throw fail('attempt', 'which Location card is attempted?');
}

function setVisit(s: Walking, at: Words): void {
  if (s.now.steps === 0) s.now.steps = 1;
  const visit = startVisit(s);
  s.visit = visit;
  if (at.visit === undefined) return;
  for (const [key, value] of Object.entries(map(at.visit, 'visit'))) {
    const path = `visit.${key}`;
    switch (oneOf(key, ['cards', 'icons', 'denials', 'markers'], 'visit')) {
      case 'cards':
        visit.cards = int(value, path, 0, 3);
        break;
      case 'denials':
        visit.denials = int(value, path, 0, 3);
        break;
      case 'icons':
        visit.icons = list(value, path).map((kind) => KIND_IDS.indexOf(oneOf(kind, KIND_IDS, path)));
        break;
      case 'markers':
        visit.markers = list(value, path).map((id) => SURVIVOR_IDS.indexOf(oneOf(id, SURVIVOR_IDS, path)));
    }
  }
}

/** `public.2` or `private`, as the options are called. */
function setAttempt(s: Walking, value: Word): void {
  const slots = s.shown.map((_, slot) => `public.${slot + 1}`);
  const slot = slots.indexOf(oneOf(value, [...slots, 'private'], 'attempt'));
  const location = LOCATION_AT[me(s).space] ?? '';
  const chosen = cardsOf(s, location).find((card) => card.slot === slot);
  if (!chosen) throw fail('attempt', `${String(value)} is no Location where the active player stands`);
  s.attempt = { ...chosen, series: -1, fought: false };
}
