import { counted } from '@shamble/kernel/words';
import { Icon, Thing } from '@shamble/parts';
import { card } from '../../text/words.ts';
import { Token } from '../art/token.tsx';
import { CARD_ICONS } from '../icons.ts';
import { tokenMessage } from '../names.ts';
import { useStage } from '../stage.ts';

/** Slips by the board: cards being resolved or in force, the rescue where it is known, zombies to be handed out. */
export function Notices() {
  const { view, say, tell } = useStage();
  const slips = [
    ...[...new Set(view.resolving)].map((id) => ({ id, head: tell('fact.label.resolving') })),
    ...[...new Set(view.lasting)].map((id) => ({ id, head: tell('board.lasting') })),
    ...(view.rescue === null ? [] : [{ id: view.rescue, head: tell('board.rescue') }]),
  ];
  if (slips.length === 0 && view.entering.length === 0) return null;
  return (
    <div className="pints-notices">
      {slips.map(({ id, head }) => (
        <Thing key={id} thing={`notice:${id}`} name={`${head}: ${say(card(id))}`} className="pints-notice">
          <Icon name={CARD_ICONS[id]} />
          <span>
            <small>{head}</small> {say(card(id))}
          </span>
        </Thing>
      ))}
      {view.entering.length > 0 ? <Entering /> : null}
    </div>
  );
}

/** Zombies that came in during a Jukebox run and wait for a marker; the next one is the last of the list. */
function Entering() {
  const { view, tell } = useStage();
  const head = tell('fact.label.entering');
  const name = `${head}: ${tell('boardview.list', { items: counted(view.entering.map(tokenMessage)) })}`;
  return (
    <Thing thing="entering" name={name} className="pints-notice">
      <small>{head}</small>
      {view.entering.toReversed().map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no names of their own
        <Token key={i} face={face} />
      ))}
    </Thing>
  );
}
