import type { Message } from '@shamble/kernel';
import { Icon } from '@shamble/parts';
import { EQUIPMENT, type Equipment } from '../../content/equipment.ts';
import { SIGN_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';

/** The kind of card that lies in a slot, loaded or empty. */
export const equipmentIn = (what: string): Equipment | undefined =>
  EQUIPMENT.find(({ id }) => id === what.replace('!', ''));

const say = (id: string, params: NonNullable<Message['params']>): Message => ({ id: `boardview.figure.${id}`, params });

/** Range, dice, what they need and Damage, as on the card, each with its word. */
function figuresOf({ range, dice, accuracy, damage }: Equipment): Message[] {
  if (range === null) return [];
  const [from, to] = range;
  return [
    say('range', { n: from === to ? `${from}` : `${from}–${to}` }),
    ...(dice === null
      ? []
      : [
          dice[1] > 0 ? say('dice.ammo', { n: dice[0], ammo: dice[1] }) : say('dice', { n: dice[0] }),
          say('accuracy', { n: accuracy }),
        ]),
    ...(damage > 0 ? [say('damage', { n: damage })] : []),
  ];
}

/** A card's numbers with their words, and what it does besides. */
export function Figures({ card, heard }: { readonly card: Equipment; readonly heard: boolean }) {
  const { say: speak, tell } = useStage();
  const figures = figuresOf(card);
  const deed = card.does === null ? null : <small>{tell(`cardtext.${card.does}`)}</small>;
  const backpack = card.backpack ? <small>{tell('boardview.card.backpack')}</small> : null;
  if (figures.length === 0)
    return (
      <>
        {deed}
        {backpack}
      </>
    );
  return (
    <span className="army-figures">
      {figures.map((one) => (
        <span key={one.id}>{speak(one)}</span>
      ))}
      {card.explosive && card.does === null ? <span>{tell('boardview.figure.all')}</span> : null}
      {heard ? (
        <span>
          <Icon name={SIGN_ICONS.noise} />
          {tell('boardview.compare.noisy')}
        </span>
      ) : null}
      {deed}
      {backpack}
    </span>
  );
}

const WORDS = ['range', 'dice', 'ammo', 'damage', 'noisy', 'slots'];

/** What the words of a card mean. */
export function Legend({ open }: { readonly open: boolean }) {
  const { tell } = useStage();
  return (
    <details className="army-legend" open={open}>
      <summary>{tell('boardview.legend')}</summary>
      <ul>
        {WORDS.map((word) => (
          <li key={word}>{tell(`boardview.legend.${word}`)}</li>
        ))}
      </ul>
    </details>
  );
}
