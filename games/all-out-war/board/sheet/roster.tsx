import type { Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon } from '@shamble/parts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { READY_GROUPS } from '../../content/groups.ts';
import type { Survivor } from '../../content/survivors.ts';
import { filled } from '../../rules/filling.ts';
import { costOf, listOf as readyList } from '../../rules/groups.ts';
import { describe } from '../../text/describe.ts';
import { item as itemName, survivor as personName, role } from '../../text/words.ts';
import type { SheetProps } from '../beside.ts';
import { DiceRow } from '../dice-row.tsx';
import { ITEM_ICONS, ROLE_ICONS, SIGN_ICONS } from '../icons.ts';
import { itemLines, itemShort } from '../item-words.ts';
import {
  add,
  bearersOf,
  EVERYTHING,
  type Filter,
  give,
  itemIn,
  itemsFor,
  lead,
  peopleFor,
  placesOf,
  without,
  wrongWith,
} from '../roster.ts';
import { useStage } from '../stage.ts';
import { Compare } from './roster-compare.tsx';
import { Filters } from './roster-filters.tsx';
import { Kept } from './roster-kept.tsx';

/** What is added when it is pressed. */
const ENTRIES = '.war-roster-add';

const tell = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.roster.${id}`, params });

/** Building a group: the catalogue, the group with its points, and everything that is wrong with it, each with its rule. */
export function Roster({ decision, plan, setPlan }: SheetProps) {
  const { say, compact } = useStage();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [tab, setTab] = useState<'catalogue' | 'group'>('catalogue');
  const [bearer, setBearer] = useState<string | null>(null);
  const [pair, setPair] = useState<readonly string[]>([]);
  const [told, setTold] = useState<string | null>(null);
  const limit = Number(decision.params?.limit);
  const least = Number(decision.params?.least ?? 1);
  const cost = costOf(plan);
  const group = bearersOf(plan);
  const whose = group.some(({ survivor }) => survivor.id === bearer) ? bearer : (group.at(-1)?.survivor.id ?? null);
  const faults = wrongWith(plan, limit, least);

  const onKeyDown = (event: KeyboardEvent): void => {
    const entry = event.target instanceof HTMLElement ? event.target.dataset.entry : undefined;
    if (entry === undefined) return;
    if (event.key === '+') addEntry(entry);
    else if (event.key === '-') setPlan(without(plan, entry));
    else if (event.key === '*') setPlan(lead(plan, entry));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const list = useRef<HTMLDivElement>(null);
  const added = useRef(-1);
  // What was taken from the catalogue is gone from it: the focus goes to what took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list takes the focus away
  useLayoutEffect(() => {
    const entries = list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [];
    if (added.current >= 0) entries[Math.min(added.current, entries.length - 1)]?.focus();
    added.current = -1;
  }, [plan]);

  const addEntry = (entry: string): void => {
    if (plan.includes(entry)) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    added.current = entries.indexOf(document.activeElement as HTMLElement);
    if (entry.startsWith('item:')) {
      if (whose !== null) setPlan(give(plan, whose, entry.slice('item:'.length)));
    } else {
      setPlan(add(plan, entry));
      setBearer(entry);
    }
  };

  const comparing = (id: string): void =>
    setPair(pair.includes(id) ? pair.filter((one) => one !== id) : [...pair, id].slice(-2));

  const catalogue = (
    <div className="war-roster-catalogue" ref={list}>
      <Filters filter={filter} setFilter={setFilter} />
      {filter.what === 'people' ? (
        <ul className="war-roster-list">
          {peopleFor(plan, limit, filter).map((one) => (
            <li key={one.id} className="war-roster-entry">
              <button type="button" className="war-roster-add" data-entry={one.id} onClick={() => addEntry(one.id)}>
                <PersonWords survivor={one} />
                <b className="war-roster-points">{one.points}</b>
              </button>
              <button
                type="button"
                className="war-roster-small"
                aria-pressed={pair.includes(one.id)}
                aria-label={say(tell('compare.with', { who: personName(one.id) }))}
                onClick={() => comparing(one.id)}
              >
                <Icon name={SIGN_ICONS.points} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="war-roster-list">
          {itemsFor(plan, limit, whose, filter.fits).map((one) => (
            <li key={one.id} className="war-roster-entry">
              <button
                type="button"
                className="war-roster-add"
                data-entry={`item:${one.id}`}
                disabled={whose === null}
                onClick={() => addEntry(`item:${one.id}`)}
              >
                <span className="war-roster-words">
                  <b>
                    <Icon name={ITEM_ICONS[one.id]} /> {say(itemName(one.id))}
                  </b>
                  <small>
                    {told === one.id ? sentences(itemLines(one).map(say)) : itemShort(one).map(say).join(' · ')}
                  </small>
                </span>
                <b className="war-roster-points">{one.points}</b>
              </button>
              <button
                type="button"
                className="war-roster-small"
                aria-expanded={told === one.id}
                aria-label={say(tell('about', { what: itemName(one.id) }))}
                onClick={() => setTold(told === one.id ? null : one.id)}
              >
                ?
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  const chosen = (
    <div className="war-roster-group">
      {group.length === 0 ? <p>{say(tell('empty'))}</p> : null}
      <ol className="war-roster-list">
        {group.map(({ survivor, gear }, i) => (
          <li
            key={survivor.id}
            className={survivor.id === whose ? 'war-roster-member war-roster-on' : 'war-roster-member'}
          >
            <div className="war-roster-entry">
              <button
                type="button"
                className="war-roster-add"
                data-entry={survivor.id}
                aria-pressed={survivor.id === whose}
                onClick={() => setBearer(survivor.id)}
              >
                <PersonWords survivor={survivor} leads={i === 0} places={placesOf({ survivor, gear })} />
                <b className="war-roster-points">{survivor.points}</b>
              </button>
              <span className="war-roster-side">
                <button
                  type="button"
                  className="war-roster-small"
                  aria-pressed={i === 0}
                  aria-label={say(tell('lead', { who: personName(survivor.id) }))}
                  onClick={() => setPlan(lead(plan, survivor.id))}
                >
                  <Icon name={SIGN_ICONS.leader} />
                </button>
                <button
                  type="button"
                  className="war-roster-small"
                  aria-label={say(tell('remove', { what: personName(survivor.id) }))}
                  onClick={() => setPlan(without(plan, survivor.id))}
                >
                  −
                </button>
              </span>
            </div>
            <ul className="war-roster-gear">
              {gear.map((entry) => (
                <li key={entry}>
                  <button type="button" data-entry={entry} onClick={() => setPlan(without(plan, entry))}>
                    <span className="war-said">{say(tell('remove', { what: itemName(itemIn(entry).id) }))}</span>
                    <span aria-hidden="true">
                      <Icon name={ITEM_ICONS[itemIn(entry).id]} /> {say(itemName(itemIn(entry).id))}{' '}
                      {itemIn(entry).points} −
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Faults faults={faults} empty={group.length === 0} />
      <Kept plan={plan} setPlan={setPlan} limit={limit} />
    </div>
  );

  return (
    <section
      className="war-sheet war-roster part-answers"
      aria-label={say(describe.prompt(decision))}
      onKeyDown={onKeyDown}
    >
      <div className="war-roster-top">
        <div className="war-roster-sum">
          <strong className={cost > limit ? 'war-roster-over' : undefined} aria-live="polite">
            {say(tell(faults.length === 0 ? 'sum.legal' : 'sum', { n: cost, limit }))}
          </strong>
          <span className="war-roster-bar" aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (100 * cost) / limit)}%` }} />
          </span>
        </div>
        <div className="war-roster-head">
          <button type="button" className="part-button" onClick={() => setPlan(filled(plan, limit, least))}>
            {say(tell('fill'))}
          </button>
          <button type="button" className="part-button" disabled={plan.length === 0} onClick={() => setPlan([])}>
            {say(tell('clear'))}
          </button>
          <select
            aria-label={say(tell('ready'))}
            value=""
            onChange={({ currentTarget: { value } }) => {
              const ready = READY_GROUPS.find(({ id }) => id === value);
              if (ready) setPlan(readyList(ready));
            }}
          >
            <option value="">{say(tell('ready'))}</option>
            {READY_GROUPS.filter((ready) => ready.limit <= limit).map(({ id, sum }) => (
              <option key={id} value={id}>
                {say(tell('ready.one', { name: { id: `group.${id}` }, n: sum }))}
              </option>
            ))}
          </select>
        </div>
      </div>
      {compact ? (
        <div className="war-roster-tabs" role="tablist">
          {(['catalogue', 'group'] as const).map((name) => (
            <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
              {say(tell(`tab.${name}`, name === 'group' ? { n: group.length } : {}))}
            </button>
          ))}
        </div>
      ) : null}
      {pair.length === 2 ? <Compare ids={pair} close={() => setPair([])} /> : null}
      <div className="war-roster-both">
        {!compact || tab === 'catalogue' ? catalogue : null}
        {!compact || tab === 'group' ? chosen : null}
      </div>
    </section>
  );
}

interface PersonWordsProps {
  readonly survivor: Survivor;
  readonly leads?: boolean;
  /** Of somebody in the group: what is taken. */
  readonly places?: ReturnType<typeof placesOf>;
}

/** Name, Role and dice, and what somebody can do in words. */
function PersonWords({ survivor, leads = false, places = null }: PersonWordsProps) {
  const { say, tell: told } = useStage();
  const { id, role: job, nerve, melee, shoot, defense, health, pack, ability, leads: power } = survivor;
  return (
    <span className="war-roster-words">
      <b>
        {leads ? <Icon name={SIGN_ICONS.leader} className="war-roster-star" /> : <Icon name={ROLE_ICONS[job]} />}{' '}
        {told(`survivor.${id}.full`)}
      </b>
      <small>
        {say({ id: 'boardview.person.what', params: { role: role(job), nerve: { id: `nerve.${nerve}` } } })} ·{' '}
        {say(tell('health', { n: health }))} ·{' '}
        {say(
          places === null
            ? tell('packs', { n: pack })
            : tell('places', { hands: places.hands, packed: places.pack, pack }),
        )}
      </small>
      <span className="war-roster-dice">
        <small>{say({ id: 'boardview.person.melee' })}</small> <DiceRow dice={melee} say={say} />
        <small>{say({ id: 'boardview.person.shoot' })}</small> <DiceRow dice={shoot} say={say} />
        <small>{say({ id: 'boardview.person.defense' })}</small> <DiceRow dice={defense} say={say} />
      </span>
      {[ability, power].map((one) =>
        one === null ? null : (
          <small key={one} className="war-roster-ability">
            <b>{told(`ability.${one}`)}</b>: {told(`abilitytext.${one}`)}
          </small>
        ),
      )}
    </span>
  );
}

/** Every reason why it is no group yet, each with its rule. */
function Faults({ faults, empty }: { readonly faults: ReturnType<typeof wrongWith>; readonly empty: boolean }) {
  const { say, Rules } = useStage();
  if (empty) return null;
  if (faults.length === 0) return <p className="war-roster-legal">{say(tell('legal'))}</p>;
  return (
    <ul className="war-roster-faults">
      {faults.map((fault) => (
        <li key={fault.code}>
          {say(describe.refusal(fault) ?? tell('sum', { n: 0, limit: 0 }))} <Rules ids={fault.rules ?? []} />
        </li>
      ))}
    </ul>
  );
}
