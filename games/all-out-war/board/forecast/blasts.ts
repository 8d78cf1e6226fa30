/** A Blast before it falls: whom its template touches, how likely each is wounded, and the chance that it stays there. */
import type { Decision, Message, Place, Point, Spot } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { PanelLine } from '@shamble/parts/board';
import { type BlastAhead, blastAhead, driftAhead } from '../../rules/blast.ts';
import type { War } from '../../rules/state.ts';
import { thing } from '../../text/words.ts';

/** What a question about where a Blast falls comes to at a point; null for all other questions. */
export function blastOf(s: War, decision: Decision | Place, spot: Spot): BlastAhead | null {
  if (decision.kind !== 'place') return null;
  const point: Point = [Number(spot[0]), Number(spot[1])];
  if (decision.ask.id === 'blast-point') return blastAhead(s, decision, point);
  return decision.ask.id === 'blast-drift' ? driftAhead(s, decision, point) : null;
}

/** Everybody touched, each with its chance where that is told. */
export const struckWords = ({ help }: War, { struck }: BlastAhead): Message[] =>
  struck.map(({ name, wounds }) =>
    help === 'none'
      ? thing(name, 'thing')
      : { id: 'boardview.blast.one', params: { who: thing(name, 'thing'), percent: percent(wounds) } },
  );

/** The critical by which it stays; nothing once it was rolled, or where no chance is told. */
export const staysWords = ({ help, together }: War, { critical }: BlastAhead): Message[] =>
  critical === null || help === 'none'
    ? []
    : [{ id: 'boardview.blast.critical', params: { percent: percent(critical), alone: String(together) } }];

/** Whom it touches, in a sentence. */
export function touchesWords(s: War, blast: BlastAhead): Message {
  const things = struckWords(s, blast);
  return things.length === 0 ? { id: 'boardview.blast.nobody' } : { id: 'boardview.blast.touches', params: { things } };
}

export function blastLines(s: War, blast: BlastAhead): PanelLine[] {
  const { struck } = blast;
  const stays = staysWords(s, blast).map((text): PanelLine => ({ text, sure: 'open' }));
  if (struck.length === 0) return [{ text: { id: 'boardview.blast.nobody' }, sure: 'certain' }, ...stays];
  const bars = struck.map(({ name, wounds }) => ({ of: thing(name), chance: wounds }));
  return [{ text: { id: 'boardview.blast.wounds', params: { n: struck.length } }, sure: 'open', bars }, ...stays];
}
