import type { Message, Say } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon } from '@shamble/parts';
import type { Colour } from '../../content/dice.ts';
import { isCard, isEmptied, itemOf, LOST, PACK, slotName } from '../../rules/cards.ts';
import { type Person, survivorOf, type War } from '../../rules/state.ts';
import { role, slot as slotWords } from '../../text/words.ts';
import { stateOfPerson } from '../crew.ts';
import { DiceRow } from '../dice-row.tsx';
import { goneByPanic, goneWords } from '../gone.ts';
import { ITEM_ICONS, ROLE_ICONS } from '../icons.ts';
import { figuresOf, itemLines, itemShort } from '../item-words.ts';
import { held as named } from '../names.ts';
import { panicsAt } from '../panics.ts';

interface PersonCardProps {
  readonly war: War;
  readonly person: Person;
  readonly say: Say;
  /** With every word; else only what fits beside the mat. */
  readonly whole?: boolean;
}

const tell = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.person.${id}`, params });

/** A Survivor's whole card: dice, Nerve, abilities in words, slots, Pack, ammunition, what was used this turn. */
export function PersonCard({ war, person, say, whole = false }: PersonCardProps) {
  const { melee, shoot, defense, nerve, role: job, ability, leads, health } = survivorOf(person);
  const at = panicsAt(war, person);
  return (
    <div className="war-person">
      <p className="war-person-what">
        <Icon name={ROLE_ICONS[job]} />
        {say(tell('what', { role: role(job), nerve: { id: `nerve.${nerve}` } }))}
      </p>
      <p className="war-person-dice">
        <Stat name={say(tell('melee'))} dice={melee} say={say} />
        <Stat name={say(tell('shoot'))} dice={shoot} say={say} />
        <Stat name={say(tell('defense'))} dice={defense} say={say} />
      </p>
      {whole ? (
        <p>
          <b>{say({ id: `boardview.crew.state.${stateOfPerson(war, person)}` })}</b> ·{' '}
          {say({ id: 'boardview.health', params: { n: person.health, of: health } })}{' '}
          {say(at === null ? tell('never-panics') : tell('panics', { n: at }))}
        </p>
      ) : null}
      {ability === null ? null : <Ability id={ability} person={person} say={say} />}
      {leads === null || !(person.leader || whole) ? null : (
        <Ability id={leads} person={person} say={say} leader={person.leader} />
      )}
      <Gone war={war} person={person} say={say} />
      {person.bitten ? <p className="war-person-bad">{say(tell('bitten'))}</p> : null}
      {person.noRun ? <p className="war-person-bad">{say(tell('no-run'))}</p> : null}
      {person.berserk ? <p className="war-person-bad">{say(tell('berserk'))}</p> : null}
      {person.calm ? <p>{say(tell('calm'))}</p> : null}
      <Slots person={person} say={say} whole={whole} />
      {person.counters.length > 0 ? (
        <p>
          {say(
            tell('counters', {
              letters: person.counters.map((i) => ({ id: 'boardview.letters', params: { letters: 'ABCDEFGHI'[i] } })),
            }),
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Actions that Panic has taken, struck out. */
function Gone({ war, person, say }: PersonCardProps) {
  const words = war.now !== null && war.people[war.now.who] === person ? goneWords(war) : null;
  if (words === null) return null;
  return (
    <p className="war-person-bad">
      <span className="war-said">{say(words)}</span>
      <span aria-hidden="true">
        <b>{say({ id: `panic.${war.now?.panic}` })}</b>:{' '}
        {goneByPanic(war).map((one) => (
          <s key={one.id + JSON.stringify(one.params)} className="war-person-gone">
            {say(one)}
          </s>
        ))}
      </span>
    </p>
  );
}

function Stat({ name, dice, say }: { readonly name: string; readonly dice: readonly Colour[]; readonly say: Say }) {
  return (
    <span className="war-stat">
      <small>{name}</small> <DiceRow dice={dice} say={say} />
    </span>
  );
}

interface AbilityProps {
  readonly id: string;
  readonly person: Person;
  readonly say: Say;
  /** A Leader's ability works for the Leader alone. */
  readonly leader?: boolean;
}

function Ability({ id, person, say, leader }: AbilityProps) {
  const used = person.used.includes(id);
  return (
    <p className={used || leader === false ? 'war-person-used' : undefined}>
      <b>{say({ id: `ability.${id}` })}</b>
      {leader === false ? ` (${say(tell('leads-not'))})` : null}
      {': '}
      {say({ id: `abilitytext.${id}` })} {used ? <em>{say(tell('used'))}</em> : null}
    </p>
  );
}

/** Hands, head, body, then the Pack; a Rucksack's spaces only where somebody has one. */
function Slots({ person, say, whole }: { readonly person: Person; readonly say: Say; readonly whole: boolean }) {
  const { pack } = survivorOf(person);
  const sack = person.slots.slice(PACK, PACK + pack).some((slot) => isCard(slot) && itemOf(slot).id === 'rucksack');
  const shown = person.slots.map((slot, i) => [slot, i] as const).filter(([, i]) => sack || i < PACK + pack);
  const isFree = (slot: number): boolean => !isCard(slot) && slot !== LOST;
  const free = shown.filter(([slot]) => isFree(slot)).map(([, i]) => i);
  const inPack = free.filter((i) => i >= PACK).length;
  return (
    <ul className="war-slots">
      {shown
        .filter(([slot]) => whole || !isFree(slot))
        .map(([slot, i]) => (
          <li key={i} className={isCard(slot) ? 'war-slot war-slot-full' : 'war-slot'}>
            <small>{say(slotWords(slotName(person, i)))}</small>
            {isCard(slot) ? <Held card={slot} say={say} whole={whole} equipped={i < PACK} /> : null}
            {slot === LOST ? <em>{say(tell('hand-lost'))}</em> : null}
            {isFree(slot) ? <span className="war-quiet">{say(tell('free'))}</span> : null}
          </li>
        ))}
      {whole || free.length === 0 ? null : (
        <li className="war-slot">
          <small>
            {say(
              tell('free.all', {
                slots: [
                  ...free.filter((i) => i < PACK).map((i) => slotWords(slotName(person, i))),
                  ...(inPack > 0 ? [tell('free.pack', { n: inPack })] : []),
                ],
              }),
            )}
          </small>
        </li>
      )}
    </ul>
  );
}

interface HeldProps {
  readonly card: number;
  readonly say: Say;
  readonly whole: boolean;
  readonly equipped: boolean;
}

function Held({ card, say, whole, equipped }: HeldProps) {
  const item = itemOf(card);
  const figures = figuresOf(item);
  const texts = whole ? itemLines(item) : itemShort(item);
  return (
    <span className={isEmptied(card) ? 'war-held-card war-held-empty' : 'war-held-card'}>
      <Icon name={ITEM_ICONS[item.id]} />
      <b>{say(named(card))}</b>
      <span className="war-held-words">
        {whole
          ? sentences(texts.map(say))
          : texts
              .filter((_, i) => equipped || i < 1 || figures === null)
              .map(say)
              .join(' · ')}
      </span>
    </span>
  );
}
