import { type Seat, SPECTATOR } from '@shamble/kernel';
import type { Person } from '@shamble/parts/board';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useDesk, useIntent, useNow, useShown, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { Badge } from './badge.tsx';
import { OwnCards, useCardProps, useCards } from './cards.tsx';

/** A card for everybody at the table. */
export function People() {
  const { people, board } = useTable();
  const cards = useCards();
  const props = useCardProps();
  const ownedBy = (seat: Seat | null) => <OwnCards cards={cards.filter(({ owner }) => owner === seat)} props={props} />;
  return (
    <>
      <ul className="table-cards">
        {people.map((person) => (
          <Card key={person.seat} person={person} cards={board.cards && ownedBy(person.seat)} />
        ))}
      </ul>
      {board.cards && ownedBy(null)}
    </>
  );
}

interface PersonProps {
  readonly person: Person;
  /** The game's own cards of this person, where it has some. */
  readonly cards: ReactNode;
}

function Card({ person, cards }: PersonProps) {
  const { seat, name } = person;
  const { say, board, desk } = useTable();
  const { setup, waiting, viewer, outcome, requests, sayings, at } = useNow();
  const past = useDesk((state) => state.past);
  const held = useDesk((state) => state.held);
  const shown = useShown();
  const intent = useIntent();
  const view = past?.view ?? shown.view;
  const plays = past === null && held;
  const deciding = plays ? board.turnOf(view) === seat : (past ?? { waiting }).waiting.includes(seat);
  const { player } = setup.seats[seat];
  const humans = setup.seats.filter((other) => other.player === 'human').length;
  // Not before the end is shown, nor in the past.
  const ended = past === null ? !held : past.at === at;
  const saved = ended && (outcome?.winners.includes(seat) ?? false);
  // What was asked of a bot, else what it says it is after.
  const asked = board.requests?.(view, seat).find(({ id }) => id === requests[seat])?.words;
  const talk = outcome || past !== null ? null : (asked ?? sayings[seat]);
  const lines = [
    seat === viewer && say({ id: 'web.table.people.you' }),
    player !== 'human' && talk == null && say({ id: `web.table.people.${player}` }),
    deciding && say({ id: plays ? 'web.table.people.playing' : 'web.table.people.deciding' }),
    saved && say({ id: 'web.table.people.won' }),
  ];
  return (
    <li className={deciding ? 'table-card table-card-turn' : 'table-card'} data-seat={seat}>
      <div className="table-card-head">
        <Badge person={person} className="table-card-sign" />
        <div className="table-card-words">
          <h3 className="table-card-name">{name}</h3>
          <p className="table-quiet">{lines.filter(Boolean).join(' · ')}</p>
          {talk && (
            <p className="table-card-talk" title={say(talk)}>
              {say({ id: asked ? 'web.table.people.asked' : 'web.table.people.saying', params: { words: talk } })}
            </p>
          )}
        </div>
        {player === 'human' && humans > 1 && seat !== viewer && viewer !== SPECTATOR && (
          <button
            type="button"
            className="btn btn-quiet btn-icon table-card-look"
            aria-label={say({ id: 'web.table.people.look', params: { name } })}
            title={say({ id: 'web.table.people.look', params: { name } })}
            onClick={() => desk.look(seat)}
          >
            <Glyph name="eye" />
          </button>
        )}
      </div>
      <dl className="table-facts">
        {board.facts(view, seat).map((fact) => (
          <div key={fact.id} className="table-fact" title={say(fact.name)}>
            <dt>
              <Icon name={fact.icon} />
              <span className="unseen">{say(fact.name)}</span>
            </dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {board.notes(view, seat, intent).map((message) => {
        const words = say(message);
        return (
          <p key={words} className="table-card-note">
            {words}
          </p>
        );
      })}
      {cards}
    </li>
  );
}
