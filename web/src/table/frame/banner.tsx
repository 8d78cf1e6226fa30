import { useDesk, useTable } from '../context.ts';
import { Glyph } from './glyph.tsx';

/** So many sentences of a group are shown on a small screen; beside a log one line is enough to look up by. */
const SMALL = 2;
const WIDE = 1;

/** What is happening, in a line or two over the board; a press shows the end at once. */
export function Banner() {
  const { say, tell, desk, layout } = useTable();
  const most = layout === 'phone' || layout === 'side' ? SMALL : WIDE;
  const events = useDesk((state) => state.banner);
  const sentences = events.flatMap((event) => tell.sentence(event) ?? []);
  if (sentences.length === 0) return null;
  // The log and the announcements carry the same words: this is only for the eyes.
  return (
    <button type="button" className="table-banner" tabIndex={-1} aria-hidden="true" onClick={() => desk.skip()}>
      <span>
        {sentences.slice(0, most).map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one group never change places
          <span key={i} className="table-banner-line">
            {sentence}
          </span>
        ))}
        {sentences.length > most && (
          <span className="table-banner-line table-quiet">
            {say({ id: 'web.table.banner.more', params: { n: sentences.length - most } })}
          </span>
        )}
      </span>
      <Glyph name="skip" />
    </button>
  );
}
