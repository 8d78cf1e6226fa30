import { useSeen, useTable } from '../context.ts';

/** So many sentences are kept ready; as many are in sight as there is room for. */
const MOST = 8;

/** What happened last, newest first, in the room a question leaves; the log and the announcements carry the same words. */
export function Recent() {
  const { tell } = useTable();
  const entries = useSeen();
  const sentences: string[] = [];
  for (let i = entries.length - 1; i >= 0 && sentences.length < MOST; i--) {
    const said = tell.sentence(entries[i].event);
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
