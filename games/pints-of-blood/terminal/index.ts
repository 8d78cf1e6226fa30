import { beside, clip, flow, loose, playerName, savedText, tell } from '@shamble/cli/drawing';
import type { Draw, Outcome, Say, Terminal } from '@shamble/kernel';
import { loadWords } from '@shamble/kernel/words';
import type { Step } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { drawLegend } from './legend.ts';
import { drawPlayers } from './players.ts';
import { drawMeans, drawPlaces } from './pub.ts';
import { drawRows } from './rows.ts';
import type { Seen } from './seen.ts';
import { cardName } from './words.ts';

/** From this width on the rows and the places stand side by side; more than the widest helps nobody. */
const SIDE_BY_SIDE = 116;
const PLACES_BESIDE = 40;
const WIDEST = 160;

/** The whole table from one seat's view. */
const draw: Draw = (view, say, width) => {
  const s = asView(view);
  const room = Math.min(width, WIDEST);
  return [
    ...drawHeading(say, s, room),
    '',
    ...drawBoard(say, s, room),
    '',
    ...drawMeans(say, s, room),
    '',
    ...drawPlayers(say, s, room),
    '',
    ...drawLegend(say, s, room),
  ].map((line) => clip(loose(line), width));
};

export const terminal: Terminal = { draw, text: loadWords((lang) => [import(`./text/${lang}.ts`)]) };

function drawBoard(say: Say, s: Seen, width: number): string[] {
  if (width < SIDE_BY_SIDE) return [...drawRows(say, s, width), '', ...drawPlaces(say, s, width)];
  const rows = width - PLACES_BESIDE - 2;
  return beside(drawRows(say, s, rows), rows, drawPlaces(say, s, PLACES_BESIDE), '  ');
}

/** The phases in their order, and the steps of each. */
const PHASES: readonly { readonly id: string; readonly number: string; readonly steps: readonly Step[] }[] = [
  { id: 'prepare', number: 'I', steps: ['turn-start', 'send', 'roll', 'rolled', 'colour', 'place'] },
  { id: 'fight', number: 'II', steps: ['row-before', 'row-after'] },
  { id: 'bus', number: 'III', steps: ['bus-start', 'bus-stop'] },
  { id: 'score', number: 'IV', steps: ['score', 'before-bites', 'bites'] },
];

function drawHeading(say: Say, s: Seen, width: number): string[] {
  const parts = [tell(say, 'terminal.turn', { n: s.turn })];
  if (s.result === null) parts.push(tell(say, 'terminal.active', { player: playerName(say, s.active, s) }));
  const phase = PHASES.find(({ steps }) => steps.includes(s.step));
  if (phase) parts.push(tell(say, 'terminal.phase', { number: phase.number, phase: tell(say, `phase.${phase.id}`) }));
  parts.push(tell(say, `step.${s.step}`));
  if (s.fights.length > 0) parts.push(tell(say, 'terminal.row', { row: s.fights[0] }));
  if (s.result) parts.push(...resultParts(say, s, s.result));
  return flow(parts, width);
}

function resultParts(say: Say, s: Seen, result: Outcome): string[] {
  const rescue = s.rescue === null ? [] : [cardName(say, s.rescue)];
  return [...rescue, savedText(say, result, s)];
}
