import { flow, labelled, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { sign } from './words.ts';

const CROWDS = ['shambler', 'alpha'] as const;
const ABOMINATIONS = ['valentine', 'queen', 'zeus'] as const;
const MARKS = [
  'noise',
  'dormants',
  'objective',
  'spawn',
  'quiet',
  'exit',
  'laid',
  'truck',
  'elevator',
  'broken',
  'vault',
] as const;

/** How to read the map. */
export function drawLegend(say: Say, width: number): string[] {
  const named = (id: string, n = ''): string => `${n}${sign(say, id)} ${tell(say, `kind.${id}`)}`;
  const dead = [...CROWDS.map((id) => named(id, '1')), ...ABOMINATIONS.map((id) => named(id))];
  const marks = MARKS.map((id) => `${sign(say, id)} ${tell(say, `terminal.mark.${id}`)}`);
  return flow(
    [
      labelled(say, tell(say, 'terminal.label.legend'), dead.join(', ')),
      `k ${tell(say, 'terminal.legend.companion')}`,
      ...marks,
      `↔ ↕ ${tell(say, 'terminal.legend.door')}`,
      `# ${tell(say, 'terminal.legend.closed')}`,
      `░ ${tell(say, 'terminal.legend.slots')}`,
      `┊ ${tell(say, 'terminal.legend.statue')}`,
      `+ ${tell(say, 'terminal.legend.more')}`,
    ],
    width,
  );
}
