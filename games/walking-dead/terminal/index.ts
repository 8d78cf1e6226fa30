import { clip, factLines, flow, loose, playerName, savedText, tell } from '@shamble/cli/drawing';
import type { Draw, Say, Terminal } from '@shamble/kernel';
import { loadWords } from '@shamble/kernel/words';
import { asView } from '../rules/view.ts';
import { cardFacts } from './card.ts';
import { drawLegend } from './legend.ts';
import { drawMap } from './map.ts';
import { locationFacts, visitFacts } from './places.ts';
import { abilityFacts, drawPlayers } from './players.ts';
import { rollFacts } from './roll.ts';
import type { Seen } from './seen.ts';
import { supplyFacts } from './supply.ts';

/** More than this helps nobody. */
const WIDEST = 140;

/** The whole table from one seat's view; what is going on now comes last, next to the question. */
const draw: Draw = (view, say, width) => {
  const s = asView(view);
  const room = Math.min(width, WIDEST);
  const map = drawMap(say, s, room);
  const now = [...visitFacts(say, s), ...cardFacts(say, s), ...rollFacts(say, s)];
  return [
    ...drawHeading(say, s, room),
    '',
    ...map.lines,
    '',
    ...drawLegend(say, room),
    '',
    ...factLines([...locationFacts(say, s), ...supplyFacts(say, s, map.told)], room),
    '',
    ...drawPlayers(say, s, room),
    '',
    ...factLines(abilityFacts(say, s), room),
    ...(now.length > 0 ? ['', ...factLines(now, room)] : []),
  ].map((line) => clip(loose(line), width));
};

export const terminal: Terminal = { draw, text: loadWords((lang) => [import(`./text/${lang}.ts`)]) };

function drawHeading(say: Say, s: Seen, width: number): string[] {
  const parts = [tell(say, 'terminal.turn', { n: s.turn })];
  if (s.result === null) parts.push(tell(say, 'terminal.active', { player: playerName(say, s.active, s) }));
  parts.push(tell(say, `step.${s.step}`));
  if (s.step === 'step') parts.push(...movementParts(say, s));
  parts.push(tell(say, `terminal.edition.${s.edition}`));
  if (s.final && s.players.length > 1) parts.push(tell(say, 'terminal.final'));
  if (s.result) parts.push(savedText(say, s.result, s));
  return flow(parts, width);
}

function movementParts(say: Say, s: Seen): string[] {
  const { moves, fuelLeft, bypassing, lender } = s.now;
  return [
    tell(say, 'terminal.moves', { n: moves }),
    tell(say, 'terminal.fuel-left', { n: fuelLeft }),
    ...(bypassing ? [tell(say, 'terminal.bypassing')] : []),
    ...(lender === null ? [] : [tell(say, 'terminal.lent', { player: playerName(say, lender, s) })]),
  ];
}
