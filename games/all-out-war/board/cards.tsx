import type { Say } from '@shamble/kernel';
import { type CardProps, type Cards, type GameCard, Icon } from '@shamble/parts';
import { cardsOf } from './crew.ts';
import { Plate } from './plate.tsx';

const dotsOf = ({ dots }: GameCard, id: string) => dots.find((one) => one.id === id) ?? null;

/** A Survivor's row: token, name, Health, and in the second line the state first, then what matters next. */
function Card({ card, say, compact, can, chosen, press }: CardProps) {
  const state = card.marks.find(({ id }) => id.startsWith('state.'));
  const next = card.marks.filter(({ id }) => id.startsWith('next.'));
  const signs = card.marks.filter(({ icon }) => icon !== undefined);
  const kind = state?.id.slice('state.'.length) ?? '';
  const marks = [
    'war-row',
    `war-row-${kind}`,
    card.acting ? 'war-row-acting' : '',
    can(card.thing) ? 'war-row-can' : '',
    compact ? 'war-row-touch' : '',
  ];
  return (
    <button
      type="button"
      className={marks.filter(Boolean).join(' ')}
      aria-pressed={chosen(card.thing) ? true : undefined}
      onClick={(event) => press(card.thing, event.currentTarget)}
    >
      <Plate sign={card.sign} letters={say(card.letters)} />
      <span className="war-row-name">
        <strong>{say(card.name)}</strong>
        {signs.map(({ id, icon, name }) => (
          <span key={id} className={`war-row-sign war-row-sign-${id}`} title={say(name)}>
            {icon === undefined ? null : <Icon name={icon} />}
            {id === 'counters' ? <b aria-hidden="true">{numberIn(name)}</b> : null}
            <span className="war-said">{say(name)}</span>
          </span>
        ))}
      </span>
      <Health card={card} say={say} />
      <span className="war-row-state">
        {state ? <b>{say(state.name)}</b> : null}
        <span aria-hidden="true">{next.map(({ name }) => say(name)).join(' · ')}</span>
        <span className="war-said">{next.map(({ name, said }) => say(said ?? name)).join(' · ')}</span>
      </span>
    </button>
  );
}

const numberIn = ({ params }: GameCard['marks'][number]['name']): string => String(params?.n ?? '');

/** Pips and the number. */
function Health({ card, say }: { readonly card: GameCard; readonly say: Say }) {
  const health = dotsOf(card, 'health');
  if (health === null) return null;
  return (
    <span className="war-health">
      <span className="war-said">{say({ id: 'boardview.health', params: { n: health.left, of: health.of } })}</span>
      <span className="war-pips" aria-hidden="true">
        {Array.from({ length: health.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
          <i key={i} className={i < health.left ? 'war-pip' : 'war-pip war-pip-lost'} />
        ))}
      </span>
      <b aria-hidden="true">{health.left}</b>
    </span>
  );
}

/** Rows of a person's crew: there are no heads, so a person keeps the sign. */
export const cards: Cards = { of: cardsOf, Card };
