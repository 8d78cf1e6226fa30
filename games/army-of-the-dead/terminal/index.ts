import { clip, factLines, flow, foretelling, loose, playerName, tell } from '@shamble/cli/drawing';
import type { Draw, Say, Terminal } from '@shamble/kernel';
import { loadWords } from '@shamble/kernel/words';
import { options } from '../board/options.ts';
import { panels } from '../board/panels.ts';
import { asView } from '../rules/view.ts';
import { drawLegend } from './legend.ts';
import { drawMap } from './map.ts';
import { missionFacts } from './mission.ts';
import type { Seen } from './seen.ts';
import { markParts, pieceFacts, thingsIn } from './spot.ts';
import { drawTeam, skillFacts } from './team.ts';

/** More than this helps nobody. */
const WIDEST = 140;

/** The whole table; everybody sees the same. Who acts comes last, next to the question. */
const draw: Draw = (view, say, width) => {
  const s = asView(view);
  const room = Math.min(width, WIDEST);
  const things = thingsIn(say, s);
  const now = skillFacts(say, s);
  return [
    ...drawHeading(say, s, room),
    '',
    ...drawMap(say, s, things, room),
    '',
    ...drawLegend(say, room),
    '',
    ...factLines(pieceFacts(s, things), room),
    ...flow(markParts(say, s, things), room),
    '',
    ...factLines(missionFacts(say, s), room),
    '',
    ...drawTeam(say, s, room),
    ...(now.length > 0 ? ['', ...factLines(now, room)] : []),
  ].map((line) => clip(loose(line), width));
};

export const terminal: Terminal = {
  draw,
  foretell: foretelling(panels, WIDEST),
  detail: options.detail,
  text: loadWords((lang) => [import(`./text/${lang}.ts`)]),
};

function drawHeading(say: Say, s: Seen, width: number): string[] {
  const parts = [tell(say, `mission.${s.mission}`), tell(say, 'terminal.round', { n: s.round })];
  if (s.result === null) parts.push(tell(say, 'terminal.active', { player: playerName(say, s.active, s) }));
  parts.push(tell(say, `step.${s.step}`));
  if (s.seats > 1) parts.push(tell(say, 'terminal.first', { player: playerName(say, s.first, s) }));
  if (s.result) parts.push(tell(say, s.result.id === 'won' ? 'event.won' : 'terminal.lost'));
  return flow(parts, width);
}
