import { inShort, KIND_PICTURES } from '@shamble/parts/telling';
import { Icon } from '../../ui/icon.tsx';
import { useDesk, useShown, useTable } from '../context.ts';
import { Glyph, type GlyphName } from '../frame/glyph.tsx';
import { Badge } from '../people/badge.tsx';
import { isSpoken } from '../state/beats.ts';

/** So many sentences of one moment are in sight here; the log has them all. */
const MOST = 4;

/** What is being shown before the next question comes, and how to get through it. */
export function Showing() {
  const { say, tell, board, people, desk } = useTable();
  const beat = useDesk((state) => state.beat);
  const tumbling = useDesk((state) => state.tumbling);
  const own = useDesk((state) => state.own);
  const paused = useDesk((state) => state.paused);
  const faster = useDesk((state) => state.faster);
  const again = useDesk((state) => state.again);
  const { view, viewer } = useShown();
  const who = board.turnOf(view);
  const person = who === null ? null : people[who];
  const id = again ? 'again' : who !== null && who !== viewer ? 'other' : own ? 'own' : 'nobody';
  const told = tumbling ? [] : (beat?.events.filter(isSpoken) ?? []);
  const { first, left, last } = inShort(
    told.flatMap((event) => tell.sentence(event) ?? []),
    MOST,
  );
  return (
    <div className="table-asked table-showing" data-testid="showing">
      <div className="table-ask">
        {person && <Badge person={person} className="table-ask-sign" />}
        <h2 className="table-ask-what table-ask-waiting" id="table-ask">
          {say({ id: `web.table.show.${id}`, params: id === 'other' ? { who: { seat: who ?? 0 } } : {} })}
        </h2>
      </div>
      {/* The announcements and the log say the same. */}
      <div className="table-showing-beat" aria-hidden="true">
        {beat && <Icon name={KIND_PICTURES[beat.kind]} />}
        <ol className="table-showing-words">
          {[
            ...first,
            ...(left > 0 ? [say({ id: 'web.table.since.round.more', params: { n: left } })] : []),
            ...last,
          ].map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one moment never change places
            <li key={i}>{sentence}</li>
          ))}
        </ol>
      </div>
      <div className="table-options table-showing-ways">
        <Way id="skip" glyph="last" main onPress={() => desk.skip()} />
        {paused ? (
          <>
            <Way id="next" glyph="next" onPress={() => desk.showNext()} />
            <Way id="go-on" glyph="play" onPress={() => desk.goOn()} />
          </>
        ) : (
          <Way id="pause" glyph="pause" onPress={() => desk.pause()} />
        )}
        {!faster && <Way id="faster" glyph="skip" onPress={() => desk.hurry()} />}
      </div>
    </div>
  );
}

interface WayProps {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly main?: boolean;
  readonly onPress: () => void;
}

function Way({ id, glyph, main = false, onPress }: WayProps) {
  const { say } = useTable();
  return (
    <button
      type="button"
      className={main ? 'btn btn-primary' : 'btn btn-quiet'}
      data-testid={`show-${id}`}
      onClick={onPress}
    >
      <Glyph name={glyph} />
      {say({ id: `web.table.show.${id}` })}
    </button>
  );
}
