import type { Decision, Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Piece as Drawn, Icon, Press } from '@shamble/parts';
import type { ReactNode } from 'react';
import { describe } from '../../text/describe.ts';
import { isColour, piece as named, survivor } from '../../text/words.ts';
import { Sign } from '../art/sign.tsx';
import { compared } from '../compare.ts';
import { equipmentLines, isHeard, objectiveLines } from '../faces.ts';
import { lettersOf, signOfSurvivor } from '../pieces.ts';
import { useStage } from '../stage.ts';
import { isHand, type Piece, type Stock, slotName, slotsOf, stockOf } from '../stock.ts';
import { pieceIcon } from '../team.ts';
import { equipmentIn, Figures, Legend } from './figures.tsx';

interface InventoryProps {
  readonly decision: Extract<Decision, { kind: 'pick' }>;
  /** The thing in the hand, by its key. */
  readonly held: string | null;
}

/** Where things are laid: the slots of one or two Survivors, and what is in the air. */
export function Inventory({ decision, held }: InventoryProps) {
  const { view, plan, say, tell, compact } = useStage();
  const stock = stockOf(view, decision, plan);
  const { people, air, over, deals } = stock;
  const sets = [...new Set(air.flatMap(({ set }) => (set === null ? [] : [set])))];
  const isSet = decision.ask.id === 'set';
  const found = decision.ask.id === 'found';
  /** What a token that changes hands is for. */
  const dealWords = (id: string): string[] => {
    const [what] = id.split('.');
    return isColour(what) ? objectiveLines(what, view).map((line) => say(line)) : [];
  };
  return (
    <section className="army-sheet army-stock part-answers" aria-label={say(describe.prompt(decision))}>
      <p className="army-stock-how">{tell(held === null ? 'boardview.stock.take' : 'boardview.stock.lay')}</p>
      {isSet ? (
        <div className="army-sets army-sets-beside">
          {['a', 'b'].map((set) => (
            <Press key={set} thing={`set:${set}`} main={!sets.includes(set)}>
              <StartSet set={set} cards={cardsOfSet(decision, set)} stock={stock} taken={!sets.includes(set)} />
            </Press>
          ))}
        </div>
      ) : null}
      <div className="army-dashboards">
        {people.map((id) => (
          <Dashboard key={id} id={id} stock={stock} held={held} bare={isSet} />
        ))}
      </div>
      {found ? (
        <Row title={tell(air.length > 0 ? 'boardview.stock.gone' : 'boardview.stock.discard')}>
          {air.length === 0 ? (
            <Drawn
              thing="put:discard"
              name={tell('boardview.stock.discard.how')}
              className="army-place"
              can={held?.includes('.new:') ?? false}
              chosen={false}
              popup={false}
            >
              <small>{tell('boardview.stock.discard.how')}</small>
            </Drawn>
          ) : null}
          {air.map((piece) => (
            <Held
              key={piece.key}
              thing={`piece:${piece.key}`}
              piece={piece}
              held={held}
              carried={carriedBy(stock, people[0])}
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
      <Legend open={isSet && !compact} />
      {deals.length > 0 ? (
        <div className="army-sets">
          {deals.map((id) => (
            <Press key={id} thing={`option:${id}`} main={plan.includes(id)}>
              {sentences([say(describe.option(decision, id)), ...dealWords(id)])}
            </Press>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** What somebody carries as the plan stands. */
const carriedBy = ({ slots }: Stock, id: string): string[] =>
  [...slots].flatMap(([slot, { what }]) => (slot.startsWith(`${id}:`) ? [what] : []));

const cardsOfSet = ({ options }: InventoryProps['decision'], set: string): string[] => [
  ...new Set(options.filter((id) => id.startsWith(`${set}.`)).map((id) => id.split('.')[1])),
];

interface StartSetProps {
  readonly set: string;
  readonly cards: readonly string[];
  readonly stock: Stock;
  /** It is the one that lies in the slots: the other is compared with it. */
  readonly taken: boolean;
}

/** What one set holds, each card in words. */
function StartSet({ set, cards, stock, taken }: StartSetProps) {
  const { view, say, tell } = useStage();
  return (
    <>
      <b>{tell('boardview.stock.set.name', { set: set.toUpperCase() })}</b>
      {cards.map((what) => {
        const card = equipmentIn(what);
        const compares = taken ? [] : compared(view, stock, stock.people[0], what).map((line) => say(line));
        return (
          <span key={what} className="army-carried">
            <Icon name={pieceIcon(what)} />
            <span>
              <strong>{say(named(what))}</strong>{' '}
              <small>{card ? sentences(equipmentLines(card).map((line) => say(line))) : null}</small>
              {compares.length > 0 ? <em className="army-compare">{compares.join(' · ')}</em> : null}
            </span>
          </span>
        );
      })}
    </>
  );
}

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
  /** The cards' numbers stand elsewhere. */
  readonly bare: boolean;
}

function Dashboard({ id, stock, held, bare }: DashboardProps) {
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
        {slotsOf(id).map((slot) => {
          const piece = slots.get(slot);
          const place = say(slotName(slot));
          const whose = stock.people.length > 1 ? say(survivor(id)) : null;
          if (piece)
            return (
              <Held
                key={slot}
                thing={`put:${slot}`}
                place={place}
                whose={whose}
                piece={piece}
                held={held}
                bare={bare}
                carried={carriedBy(stock, id)}
                beside={bare || isHand(slot) ? [] : compared(view, stock, id, piece.what)}
              />
            );
          return (
            <Drawn
              key={slot}
              thing={`put:${slot}`}
              name={sentences([whose, place, tell('boardview.stock.free')])}
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

interface HeldProps {
  readonly thing: string;
  readonly place?: string;
  /** Whose slot it is, where there are several people. */
  readonly whose?: string | null;
  readonly piece: Piece;
  readonly held: string | null;
  readonly bare?: boolean;
  /** What its holder carries. */
  readonly carried: readonly string[];
  /** How it compares with what is in hand. */
  readonly beside: readonly Message[];
}

/** A card with its numbers; it can be lifted, or something else laid in its place. */
function Held({ thing, place, whose = null, piece: { key, what }, held, bare = false, carried, beside }: HeldProps) {
  const { say, tell } = useStage();
  const card = equipmentIn(what);
  const words = card ? equipmentLines(card, carried).map((line) => say(line)) : [];
  const isNew = key.includes('.new:');
  const compares = beside.map((line) => say(line));
  const empty = what.endsWith('!');
  return (
    <Drawn
      thing={thing}
      name={sentences([
        whose,
        place ?? null,
        isNew ? tell('boardview.stock.air') : null,
        say(named(what)),
        ...words,
        ...compares,
      ])}
      className={empty ? 'army-place army-place-full army-place-empty' : 'army-place army-place-full'}
      can={held !== null && held !== key}
      chosen={held === key}
      popup={false}
    >
      {place === undefined ? null : <small>{place}</small>}
      {isNew ? <span className="army-chip army-chip-met">{tell('boardview.stock.air')}</span> : null}
      <Icon name={pieceIcon(what)} />
      <b>{sentences([say(named(what))])}</b>
      {card && !bare ? <Figures card={card} heard={isHeard(card, carried)} /> : null}
      {compares.length > 0 ? <em className="army-compare">{compares.join(' · ')}</em> : null}
    </Drawn>
  );
}
