import { type CardProps, type Cards, type GameCard, Icon, type Mark } from '@shamble/parts';
import { EQUIPMENT } from '../content/equipment.ts';
import { HANDS } from '../rules/state.ts';
import { Sign } from './art/sign.tsx';
import { FREE_ICONS, SIGN_ICONS } from './icons.ts';
import { cardsOf, stretchesOf } from './team.ts';

const factOf = ({ numbers }: GameCard, id: string): string | null =>
  numbers.find((one) => one.id === id)?.value ?? null;

const dotsOf = ({ dots }: GameCard, id: string) => dots.find((one) => one.id === id) ?? null;

/** A Survivor beside the board: who, how they are, what they carry. */
function Card({ card, say, can, chosen, press }: CardProps) {
  const health = dotsOf(card, 'health');
  const actions = dotsOf(card, 'actions');
  const wounds = factOf(card, 'wounds');
  const level = card.marks.find(isLevel)?.id.slice('level.'.length) ?? 'blue';
  const gone = card.marks.some(({ id }) => id === 'escaped' || id === 'eliminated');
  const done = actions?.left === 0 && !card.acting;
  const marks = [
    'army-card',
    card.acting ? 'army-card-acting' : '',
    gone ? 'army-card-gone' : '',
    done ? 'army-card-done' : '',
  ];
  return (
    <div className={marks.filter(Boolean).join(' ')}>
      <button
        type="button"
        className={can(card.thing) ? 'army-card-head army-card-can' : 'army-card-head'}
        aria-pressed={chosen(card.thing) ? true : undefined}
        onClick={(event) => press(card.thing, event.currentTarget)}
      >
        <Sign sign={card.sign} letters={say(card.letters)} />
        <strong>{say(card.name)}</strong>
        <Marks marks={card.marks.filter(({ icon }) => icon !== undefined)} say={say} />
        <b className={`army-level army-level-now army-level-${level}`}>
          <span className="army-said">{say({ id: `boardview.fact.level.${level}` })}</span>
          <span aria-hidden="true">{say({ id: `boardview.level.${level}` })}</span>
        </b>
      </button>
      <button
        type="button"
        className="army-card-state"
        title={say({ id: 'boardview.key.i' })}
        onClick={(event) => press(`about:${card.id}`, event.currentTarget)}
      >
        {health ? (
          <span
            className="army-hearts"
            role="img"
            aria-label={say({ id: 'boardview.health', params: { n: health.left, of: health.of } })}
          >
            {Array.from({ length: health.of }, (_, i) => (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: hearts are alike
                key={i}
                viewBox="0 0 24 24"
                className={i < health.left ? 'army-heart' : 'army-heart army-heart-lost'}
                aria-hidden="true"
              >
                <path d="M12 21C2 14 2 4 8 4c2.5 0 4 2 4 3 0-1 1.5-3 4-3 6 0 6 10-4 17z" />
              </svg>
            ))}
          </span>
        ) : null}
        {wounds === null ? null : (
          <span
            className="army-card-wounds"
            role="img"
            aria-label={say({ id: 'boardview.foreseen', params: { n: wounds } })}
          >
            <Icon name={SIGN_ICONS.wounds} />
            {wounds}
          </span>
        )}
        <Marks marks={card.marks.filter(isState)} say={say} />
        {actions ? (
          <span
            className="army-dots"
            role="img"
            aria-label={say({ id: 'boardview.actions', params: { n: actions.left } })}
          >
            {Array.from({ length: actions.of }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
              <i key={i} className={i < actions.left ? 'army-dot' : 'army-dot army-dot-spent'} />
            ))}
          </span>
        ) : null}
        <Adrenaline card={card} say={say} />
        <span className="army-said">{say({ id: 'boardview.look.at', params: { who: card.name } })}</span>
      </button>
      <div className="army-card-slots">
        {card.slots.map(({ id, name, icon, thing }, i) => (
          <button
            key={id}
            type="button"
            className={slotLooks(i, thing !== undefined && can(thing), id, card)}
            aria-label={say(name)}
            title={say(name)}
            disabled={icon === undefined && !(thing !== undefined && can(thing))}
            onClick={(event) => thing !== undefined && press(thing, event.currentTarget)}
          >
            {icon === undefined ? null : <Icon name={icon} />}
          </button>
        ))}
        <Marks marks={card.marks.filter(isGoal)} say={say} />
      </div>
    </div>
  );
}

/** What lies in a slot is a card, an empty weapon or an Objective, as its name says. */
function slotLooks(i: number, can: boolean, id: string, { slots }: GameCard): string {
  const [sort, what] = slots.find((slot) => slot.id === id)?.name.id.split('.') ?? [];
  const isReady = i >= HANDS && sort === 'card' && EQUIPMENT.some((one) => one.id === what && one.backpack);
  const marks = [
    'army-slot',
    i < HANDS ? 'army-slot-hand' : 'army-slot-pack',
    can ? 'army-card-can' : '',
    sort === 'piece' ? 'army-slot-empty' : '',
    isReady ? 'army-slot-ready' : '',
    sort === 'token' ? `army-slot-token army-slot-${what}` : '',
  ];
  return marks.filter(Boolean).join(' ');
}

/** How somebody fares stands beside Health; what they are after, beside what they carry; the rest beside the name. */
const isGoal = ({ id }: Pick<Mark, 'id'>): boolean => id.startsWith('goal.');
const isLevel = ({ id }: Mark): boolean => id.startsWith('level.');
const isState = (mark: Mark): boolean => mark.icon === undefined && !isGoal(mark) && !isLevel(mark);

/** Pictures and short words. */
function Marks({ marks, say }: { readonly marks: readonly Mark[]; readonly say: CardProps['say'] }) {
  return (
    <span className="army-card-marks">
      {marks.map(({ id, icon, name }) =>
        icon === undefined ? (
          <span key={id} className={`army-chip army-chip-${id.split('.')[0]}`} title={say(name)}>
            <span className="army-said">{say(name)}</span>
            {id.startsWith('pinned.') ? <Icon name={SIGN_ICONS.stuck} /> : null}
            {isGoal({ id }) ? (
              <span className="army-chip-star" aria-hidden="true">
                ★
              </span>
            ) : null}
            <span aria-hidden="true">{chipWords(id, say(name))}</span>
            {id.startsWith('free.') ? <Icon name={FREE_ICONS[id.split('.')[1]] ?? SIGN_ICONS.adrenaline} /> : null}
          </span>
        ) : (
          <span key={id} className={`army-card-mark army-mark-${id.split('.')[1] ?? id}`} title={say(name)}>
            <Icon name={icon} />
            <span className="army-said">{say(name)}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** Of a goal only its count has room, of who is held only what leaving costs, of who is led the letters; what is free has a picture. */
function chipWords(id: string, words: string): string {
  const [sort, what] = id.split('.');
  if (sort === 'goal') return what === 'done' ? '✓' : what;
  if (sort === 'free') return '+';
  if (sort === 'pinned') return what;
  return sort === 'leads' ? `+ ${what}` : words;
}

/** The bar in its three stretches, with the number. */
function Adrenaline({ card, say }: Pick<CardProps, 'card' | 'say'>) {
  const n = Number(factOf(card, 'adrenaline') ?? 0);
  return (
    <span className="army-adrenaline" role="img" aria-label={say({ id: 'boardview.adrenaline', params: { n } })}>
      {stretchesOf(n).map(({ level, share }) => (
        <i key={level} className={`army-stretch army-stretch-${level}`}>
          <i style={{ width: `${share * 100}%` }} />
        </i>
      ))}
      <b>{n}</b>
    </span>
  );
}

/** The same small, in the row of a phone: sign, Health, Actions, and what the dead would do. */
function Head({ card, say }: CardProps) {
  const health = dotsOf(card, 'health');
  const actions = dotsOf(card, 'actions');
  const wounds = factOf(card, 'wounds');
  return (
    <span className="army-head" aria-hidden="true">
      <Sign sign={card.sign} letters={say(card.letters)} />
      {wounds === null ? null : <b className="army-head-wounds">{wounds.replace(/^.*–(.*)$/, '$1?')}</b>}
      <span className="army-bars">
        {health
          ? Array.from({ length: health.of }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike
              <i key={i} className={i < health.left ? 'army-bar' : 'army-bar army-bar-lost'} />
            ))
          : null}
      </span>
      <span className="army-dots">
        {actions?.left === 0 ? '✓' : null}
        {Array.from({ length: actions?.left ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
          <i key={i} className="army-dot" />
        ))}
      </span>
    </span>
  );
}

export const cards: Cards = { of: cardsOf, Card, Head };
