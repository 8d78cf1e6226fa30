import { clip, factLines, flow, foretelling, labelled, loose, playerName, tell } from '@shamble/cli/drawing';
import type { Draw, Say, Terminal } from '@shamble/kernel';
import { loadWords } from '@shamble/kernel/words';
import { options } from '../board/options.ts';
import { panels } from '../board/panels.ts';
import { INCH } from '../content/lengths.ts';
import { asView, type View } from '../rules/view.ts';
import { drawCrew, NOBODY } from './crew.ts';
import { matFacts, tableFacts } from './lists.ts';
import { drawMat } from './mat.ts';

/** More than this helps nobody. */
const WIDEST = 140;

/** The whole table; everybody sees the same but cards in somebody's hand. Who acts comes last, next to the question. */
const draw: Draw = (view, say, width) => {
  const s = asView(view);
  const room = Math.min(width, WIDEST);
  return [
    ...drawHeading(say, s, room),
    '',
    ...drawMat(say, s, room),
    ...drawLegend(say, s, room),
    '',
    ...factLines(matFacts(say, s), room),
    '',
    ...factLines(tableFacts(say, s), room),
    '',
    ...drawCrew(say, s, room),
  ].map((line) => clip(loose(line), width));
};

export const terminal: Terminal = {
  draw,
  foretell: foretelling(panels, WIDEST),
  detail: options.detail,
  unit: INCH,
  text: loadWords((lang) => [import(`./text/${lang}.ts`)]),
};

function drawHeading(say: Say, s: View, width: number): string[] {
  const parts = [tell(say, `option.scenario.${s.scenario}.short`), tell(say, 'terminal.turn', { n: s.turn })];
  parts.push(tell(say, `step.${s.step}`));
  if (!s.together) parts.push(tell(say, 'terminal.initiative', { player: playerName(say, s.initiative + 1, NOBODY) }));
  return flow(parts, width);
}

const SIGNS = ['walker', 'prone', 'counter', 'searched', 'light', 'heavy', 'blocking', 'wood'] as const;

/** How to read the mat. */
function drawLegend(say: Say, s: View, width: number): string[] {
  const sides = s.together ? [] : [tell(say, 'terminal.legend.sides')];
  return flow(
    [
      labelled(say, tell(say, 'terminal.label.legend'), tell(say, 'terminal.legend.people')),
      ...sides,
      ...SIGNS.map((id) => tell(say, `terminal.legend.${id}`)),
    ],
    width,
  );
}
