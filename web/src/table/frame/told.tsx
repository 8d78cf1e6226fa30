import { isStaged, Spotlight } from '@shamble/parts/telling';
import { useDesk, useTable } from '../context.ts';
import { isSpoken } from '../state/beats.ts';

/** What nobody may miss, large over the board while it is shown. */
export function Told() {
  const { say, tell, board } = useTable();
  const beat = useDesk((state) => (state.past === null ? state.beat : null));
  const tumbling = useDesk((state) => state.tumbling);
  const pace = useDesk((state) => state.beatPace);
  const view = useDesk(({ shown }) => shown!.view);
  if (beat === null || !isStaged(beat.kind)) return null;
  const { events, kind, dice, seen } = beat;
  const drawn = events.find(({ type }) => board.telling.beats[type]?.kind === 'card');
  const told = events.filter((event) => isSpoken(event) && tell.sentence(event) !== null);
  const about = told.findIndex(({ type }) => (board.telling.beats[type]?.kind ?? 'note') === kind);
  const card = drawn && board.telling.cards(drawn)[0];
  return (
    <Spotlight
      key={seen}
      kind={kind}
      sentences={told.flatMap((event) => tell.sentence(event) ?? [])}
      about={Math.max(0, about)}
      face={card === undefined ? null : board.telling.card(card, view)}
      dice={dice}
      tumbling={tumbling}
      pace={pace}
      say={say}
      more={(n) => say({ id: 'web.table.since.round.more', params: { n } })}
    />
  );
}
