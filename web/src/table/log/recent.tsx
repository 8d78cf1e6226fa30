import { useDesk, useSeen, useTable } from '../context.ts';
import { isSpoken } from '../state/beats.ts';

/** So many sentences are kept ready; as many are in sight as there is room for. */
const MOST = 8;

/**
 * What happened last, newest first, in the room a question leaves; what is just being shown stands above, and the log
 * and the announcements carry the same words.
 */
export function Recent() {
  const { tell } = useTable();
  const entries = useSeen();
  const end = useDesk(({ held, beat }) => (held && beat ? beat.seen - beat.events.length : null)) ?? entries.length;
  const sentences: string[] = [];
  for (let i = Math.min(end, entries.length) - 1; i >= 0 && sentences.length < MOST; i--) {
    const { event } = entries[i];
    const said = isSpoken(event) ? tell.sentence(event) : null;
    if (said !== null) sentences.push(said);
  }
  return (
    <ol className="table-recent" aria-hidden="true">
      {sentences.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the last ones, each in its place
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  );
}
