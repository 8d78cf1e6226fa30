import type { TurnGroup } from './group.ts';
import type { Teller } from './tell.ts';

/** The log as plain sentences: turns apart, phases as lines of their own. */
export function logAsText(turns: readonly TurnGroup[], { sentence }: Teller, start: string): string {
  const blocks = turns.map(({ heading, phases }) => {
    const lines = [heading ? (sentence(heading.entry.event) ?? '') : start];
    for (const phase of phases) {
      if (phase.heading) lines.push(`  ${sentence(phase.heading.entry.event) ?? ''}`);
      for (const { entry } of phase.lines) {
        const said = sentence(entry.event);
        if (said !== null) lines.push(`    ${said}`);
      }
    }
    return lines.join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
