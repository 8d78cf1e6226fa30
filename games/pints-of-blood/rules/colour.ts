import type { Prompt, Rules } from '@shamble/kernel';
import { COLOUR_FACES, type ColourFace } from '../content/dice.ts';
import { COLOURS, type Colour } from '../content/tiles.ts';
import { TOKEN_CODES } from '../content/tokens.ts';
import { turnOverFood } from './food.ts';
import { CHANGE_COLOURS } from './names.ts';
import { colourAt, type G, hasFood, me, ROWS, SPACES, stackAt } from './state.ts';

/** What makes the colour die roll. */
export type ColourRoll = 'turn' | 'fruit-machine' | 'flesh-mob' | 'divider';

const KEEP = 'keep';
const COLOUR_IDS = COLOURS.map((c) => `colour.${c}`);
const CHANGE_OPTIONS = [KEEP, ...COLOUR_IDS];
const ASK_CHANGE: Prompt = { id: 'change-colours', rules: ['PB-FOOD17', 'PB-FOOD17-R'] };
const ASK_COLOUR: Record<string, Prompt> = {
  'PB-COL03': { id: 'colour', rules: ['PB-COL03'] },
  'PB-SET10': { id: 'colour', rules: ['PB-SET10', 'PB-SET10-R'] },
};
const ROLLED: Record<ColourRoll, readonly string[]> = {
  turn: ['PB-ROLL01', 'PB-COL01'],
  'fruit-machine': ['PB-ZC02', 'PB-COL05'],
  'flesh-mob': ['PB-ZC09', 'PB-COL05'],
  divider: ['PB-DIV07', 'PB-COL05'],
};
const BLACK = ['PB-COL04'];
const PLACED = ['PB-COL01', 'PB-COL02'];
const DOUBLED = ['PB-ZC09', 'PB-ZC09-R'];
const BOARDED = ['PB-SET05'];

/** One face-down token from the supply, or -1 when it is empty (PB-SET05, PB-RND03). */
export const drawToken = (g: G): number => g.chance.draw('token', g.state.supply, TOKEN_CODES);

/** Zombies from the supply board the bus, as far as there are any (PB-COL07-R). */
export function boardBus(g: G, count: number, rules: readonly string[] = BOARDED): void {
  const { bus } = g.state;
  let boarded = 0;
  for (let i = 0; i < count; i++) {
    const token = drawToken(g);
    if (token < 0) break;
    bus.riders.push(token);
    boarded++;
  }
  g.emit({ type: 'boarded', zombies: boarded, row: bus.row + 1, rules });
}

/** White: the active player names the colour (PB-COL03). */
export function* chooseColour(g: G, rule: 'PB-COL03' | 'PB-SET10'): Rules<Colour> {
  const id = yield* g.choose(g.state.active, ASK_COLOUR[rule], COLOUR_IDS);
  const colour = COLOURS[COLOUR_IDS.indexOf(id)];
  g.emit({ type: 'colour-chosen', colour, player: g.state.active + 1, rules: [rule] });
  return colour;
}

/** Rolls the colour die and carries out its result (PB-COL05). */
export function* rollColour(g: G, why: ColourRoll): Rules {
  yield* resolveColour(g, g.chance.roll('colour', COLOUR_FACES), why);
}

/** Carries out a colour result: change it, choose on white, again on black (PB-COL01 to PB-COL04, PB-FOOD17). */
export function* resolveColour(g: G, rolled: ColourFace, why: ColourRoll): Rules {
  let face = rolled;
  for (let again = false; ; again = true) {
    if (why === 'turn') g.state.colour = face;
    g.emit({ type: 'colour-rolled', face, why, again, rules: ROLLED[why] });
    const changed = yield* changeColours(g, face);
    if (changed) return zombiesOnColour(g, changed, why === 'flesh-mob');
    if (face === 'black') {
      boardBus(g, 1, BLACK);
      face = g.chance.roll('colour', COLOUR_FACES);
      continue;
    }
    const colour = face === 'white' ? yield* chooseColour(g, 'PB-COL03') : face;
    return zombiesOnColour(g, colour, why === 'flesh-mob');
  }
}

/** W4: the salad tile turns a result into a colour of one's choice. On white one chooses anyway. */
function* changeColours(g: G, face: ColourFace): Rules<Colour | null> {
  const s = g.state;
  if (face === 'white' || !hasFood(me(s), CHANGE_COLOURS)) return null;
  const id = yield* g.choose(s.active, ASK_CHANGE, CHANGE_OPTIONS, { params: { face: { id: `face.${face}` } } });
  if (id === KEEP) return null;
  turnOverFood(g, s.active, CHANGE_COLOURS);
  const colour = COLOURS[COLOUR_IDS.indexOf(id)];
  g.emit({ type: 'colour-chosen', colour, player: s.active + 1, rules: ASK_CHANGE.rules });
  return colour;
}

/** One zombie on every tile of the colour, or as many as stand there; from the bus's row on, from the bar outwards (PB-COL07-R). */
export function zombiesOnColour(g: G, colour: Colour, doubling: boolean): void {
  const s = g.state;
  let placed = 0;
  let tiles = 0;
  for (let i = 0; i < ROWS; i++) {
    const row = (s.bus.row + i) % ROWS;
    for (let space = 0; space < SPACES; space++) {
      if (colourAt(s, row, space) !== colour) continue;
      const stack = stackAt(s, row, space);
      const arrived = addZombies(g, stack, doubling ? stack.length : 1);
      placed += arrived;
      if (arrived > 0) tiles++;
    }
  }
  g.emit({
    type: doubling ? 'zombies-doubled' : 'zombies-placed',
    colour,
    zombies: placed,
    tiles,
    rules: doubling ? DOUBLED : PLACED,
  });
}

/** New zombies come face down on top (PB-COL02). */
function addZombies(g: G, stack: number[], count: number): number {
  for (let i = 0; i < count; i++) {
    const token = drawToken(g);
    if (token < 0) return i;
    stack.push(token);
  }
  return count;
}
