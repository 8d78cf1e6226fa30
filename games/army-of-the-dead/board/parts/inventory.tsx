import type { Decision, Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Piece as Drawn, Icon, Press } from '@shamble/parts';
import type { ReactNode } from 'react';
import { EQUIPMENT, type Equipment } from '../../content/equipment.ts';
import { describe } from '../../text/describe.ts';
import { piece as named, survivor } from '../../text/words.ts';
import { Sign } from '../art/sign.tsx';
import { compared } from '../compare.ts';
import { equipmentLines } from '../faces.ts';
import { SIGN_ICONS } from '../icons.ts';
import { lettersOf, signOfSurvivor } from '../pieces.ts';
import { useStage } from '../stage.ts';
import { isHand, type Piece, type Stock, slotsOf, stockOf } from '../stock.ts';
import { pieceIcon } from '../team.ts';

interface InventoryProps {
  readonly decision: Extract<Decision, { kind: 'pick' }>;
  /** The thing in the hand, by its key. */
  readonly held: string | null;
}

/** Where things are laid: the slots of one or two Survivors, and what is in the air. */
export function Inventory({ decision, held }: InventoryProps) {
  const { view, plan, say, tell } = useStage();
  const stock = stockOf(view, decision, plan);
  const { people, air, over, deals } = stock;
  const sets = [...new Set(air.flatMap(({ set }) => (set === null ? [] : [set])))];
  const isSet = decision.ask.id === 'set';
  return (
    <section className="army-sheet army-stock" aria-label={say(describe.prompt(decision))}>
      <p className="army-stock-how">{tell(held === null ? 'boardview.stock.take' : 'boardview.stock.lay')}</p>
      {isSet ? (
        <div className="army-sets">
          {['a', 'b'].map((set) => (
            <Press key={set} thing={`set:${set}`} main={!sets.includes(set)}>
              {tell('boardview.stock.set', {
                set: set.toUpperCase(),
                cards: cardsOfSet(decision, set).map((id) => named(id)),
              })}
            </Press>
          ))}
        </div>
      ) : null}
      <div className="army-dashboards">
        {people.map((id) => (
          <Dashboard key={id} id={id} stock={stock} held={held} />
        ))}
      </div>
      {air.length > 0 && !isSet ? (
        <Row title={tell('boardview.stock.air')}>
          {air.map((piece) => (
            <Held
              key={piece.key}
              thing={`piece:${piece.key}`}
              piece={piece}
              held={held}
              beside={compared(view, stock, people[0], piece.what)}
            />
          ))}
        </Row>
      ) : null}
      {over.length > 0 ? (
        <p className="army-over-words">
          {tell('boardview.stock.over', { cards: over.map(({ what }) => named(what)) })}
        </p>
      ) : null}
      {deals.length > 0 ? (
        <div className="army-sets">
          {deals.map((id) => (
            <Press key={id} thing={`option:${id}`} main={plan.includes(id)}>
              {say(describe.option(decision, id))}
            </Press>
          ))}
        </div>
      ) : null}
    </section>
  );
}

const cardsOfSet = ({ options }: InventoryProps['decision'], set: string): string[] => [
  ...new Set(options.filter((id) => id.startsWith(`${set}.`)).map((id) => id.split('.')[1])),
];

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards
    <div className="army-stock-row" role="group" aria-label={title}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}

interface DashboardProps {
  readonly id: string;
  readonly stock: Stock;
  readonly held: string | null;
}

function Dashboard({ id, stock, held }: DashboardProps) {
  const { view, say, tell } = useStage();
  const { slots } = stock;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slots
    <div className="army-dashboard" role="group" aria-label={say(survivor(id))}>
      <strong>
        <Sign sign={signOfSurvivor(view, id)} letters={lettersOf(view).get(id) ?? ''} />
        {say(survivor(id))}
      </strong>
      <div className="army-stock-slots">
        {slotsOf(id).map((slot, i) => {
          const piece = slots.get(slot);
          const place = tell(isHand(slot) ? 'boardview.stock.hand' : 'boardview.stock.pack', {
            n: isHand(slot) ? i + 1 : i - 1,
          });
          if (piece)
            return (
              <Held
                key={slot}
                thing={`put:${slot}`}
                place={place}
                piece={piece}
                held={held}
                beside={isHand(slot) ? [] : compared(view, stock, id, piece.what)}
              />
            );
          return (
            <Drawn
              key={slot}
              thing={`put:${slot}`}
              name={sentences([place, tell('boardview.stock.free')])}
              className={isHand(slot) ? 'army-place army-place-hand' : 'army-place'}
              can={held !== null}
              chosen={false}
              popup={false}
            >
              <small>{place}</small>
            </Drawn>
          );
        })}
      </div>
    </div>
  );
}

/** Range, dice, what they need and Damage, as on the card; the words are in its name. */
function Figures({ card: { range, dice, accuracy, damage, noisy } }: { readonly card: Equipment }) {
  if (range === null) return null;
  const [from, to] = range;
  const figures = [
    from === to ? `${from}` : `${from}–${to}`,
    ...(dice === null ? [] : [dice[1] > 0 ? `${dice[0]}+${dice[1]}` : `${dice[0]}`, `${accuracy}+`]),
    ...(damage > 0 ? [`${damage}♦`] : []),
  ];
  return (
    <span className="army-figures">
      {figures.join(' · ')}
      {noisy ? <Icon name={SIGN_ICONS.noise} /> : null}
    </span>
  );
}

interface HeldProps {
  readonly thing: string;
  readonly place?: string;
  readonly piece: Piece;
  readonly held: string | null;
  /** How it compares with what is in hand. */
  readonly beside: readonly Message[];
}

/** A card with its numbers; it can be lifted, or something else laid in its place. */
function Held({ thing, place, piece: { key, what }, held, beside }: HeldProps) {
  const { say } = useStage();
  const card = EQUIPMENT.find(({ id }) => id === what.replace('!', ''));
  const words = card ? equipmentLines(card).map((line) => say(line)) : [];
  const compares = beside.map((line) => say(line));
  const empty = what.endsWith('!');
  return (
    <Drawn
      thing={thing}
      name={sentences([place ?? null, say(named(what)), ...words, ...compares])}
      className={empty ? 'army-place army-place-full army-place-empty' : 'army-place army-place-full'}
      can={held !== null && held !== key}
      chosen={held === key}
      popup={false}
    >
      {place === undefined ? null : <small>{place}</small>}
      <Icon name={pieceIcon(what)} />
      <b>{say(named(what))}</b>
      {card ? <Figures card={card} /> : null}
      {compares.length > 0 ? <em className="army-compare">{compares.join(' · ')}</em> : null}
    </Drawn>
  );
}
