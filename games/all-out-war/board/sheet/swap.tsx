import type { Message } from '@shamble/kernel';
import { Icon } from '@shamble/parts';
import { useState } from 'react';
import { FREE, itemOf } from '../../rules/cards.ts';
import { describe } from '../../text/describe.ts';
import { item as itemName, survivor as personName, slot as slotName } from '../../text/words.ts';
import type { SheetProps } from '../beside.ts';
import { compared } from '../compare.ts';
import { ITEM_ICONS } from '../icons.ts';
import { itemShort } from '../item-words.ts';
import { held as heldName } from '../names.ts';
import { useStage } from '../stage.ts';
import { isSwap, laid, type SwapPerson, type SwapPlace, suits, swapOf, swappingIn, thrown } from '../swapping.ts';

const tell = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.swap.${id}`, params });

/** Swap Items: people side by side; press a card, then where it goes. */
export function SwapSheet({ decision, plan, setPlan }: SheetProps) {
  const { say } = useStage();
  const [hand, setHand] = useState<string | null>(null);
  if (!isSwap(decision)) return null;
  const { people, gone } = swapOf(decision, plan);
  const { giver } = swappingIn(decision);
  const fits = (where: string): boolean => hand !== null && suits(decision, plan, hand, where);

  const press = (place: SwapPlace): void => {
    if (hand !== null && fits(place.where)) {
      setPlan(laid(plan, hand, place.where));
      setHand(null);
    } else if (place.held !== null) setHand(hand === place.held.id ? null : place.held.id);
  };

  return (
    <section className="war-sheet war-swap part-answers" aria-label={say(describe.prompt(decision))}>
      <p aria-live="polite">{say(tell(hand === null ? 'take' : 'lay'))}</p>
      <div className="war-swap-people">
        {people.map((person) => (
          <Places key={person.id} person={person} own={person.id === giver.id} hand={hand} fits={fits} press={press} />
        ))}
      </div>
      <p className="war-roster-row">
        <button
          type="button"
          className="part-button"
          disabled={hand === null}
          onClick={() => {
            if (hand !== null) setPlan(thrown(plan, hand));
            setHand(null);
          }}
        >
          {say(tell('throw'))}
        </button>
        {gone.map(({ id, card }) => (
          <button
            key={id}
            type="button"
            className="part-button"
            aria-pressed={hand === id}
            onClick={() => setHand(hand === id ? null : id)}
          >
            {say(tell('gone', { item: heldName(card) }))}
          </button>
        ))}
      </p>
    </section>
  );
}

interface PlacesProps {
  readonly person: SwapPerson;
  readonly own: boolean;
  readonly hand: string | null;
  readonly fits: (where: string) => boolean;
  readonly press: (place: SwapPlace) => void;
}

function Places({ person: { survivor, places }, own, hand, fits, press }: PlacesProps) {
  const { say } = useStage();
  /** What a card is compared with. */
  const slots = places.map(({ held }) => held?.card ?? FREE);
  const packed = places.filter(({ slot, held, fixed }) => slot.startsWith('pack') && (held !== null || fixed !== null));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of places
    <div className="war-swap-person" role="group" aria-label={say(personName(survivor.id))}>
      <strong>{say(personName(survivor.id))}</strong>{' '}
      <small>{say(tell('pack', { n: packed.length, of: survivor.pack }))}</small>
      <ul className="war-roster-list">
        {places.map((place) => {
          const card = place.held?.card ?? place.fixed;
          const open = fits(place.where);
          return (
            <li key={place.where}>
              <button
                type="button"
                className={open ? 'war-swap-place war-swap-open' : 'war-swap-place'}
                aria-pressed={place.held !== null && hand === place.held.id}
                disabled={place.held === null && !open}
                onClick={() => press(place)}
              >
                <small>{say(slotName(place.slot))}</small>
                {card === null ? (
                  <span>{say(tell('free'))}</span>
                ) : (
                  <>
                    <b>
                      <Icon name={ITEM_ICONS[itemOf(card).id]} /> {say(heldName(card))}
                    </b>
                    <small>{itemShort(itemOf(card)).map(say).join(' · ')}</small>
                    {place.riders.map((rider) => (
                      <em key={rider.id}>+ {say(itemName(itemOf(rider.card).id))}</em>
                    ))}
                    {own && place.held !== null && !place.slot.startsWith('hand') ? (
                      <em>{compared(survivor, slots, itemOf(card)).map(say).join(' ')}</em>
                    ) : null}
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
