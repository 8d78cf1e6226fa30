import { Icon } from '@shamble/parts';
import { CARDS } from '../../content/cards.ts';
import { DIE_WEAPON } from '../../content/weapons.ts';
import { CARD_ICONS, DIE_ICONS } from '../icons.ts';

interface ChipFaceProps {
  /** A die's face or a card. */
  readonly name: string;
  readonly die: boolean;
  /** The weapon it was exchanged for. */
  readonly as?: string | null;
  readonly ghost?: boolean;
  /** So many alike. */
  readonly n?: number;
}

const plusOf = (name: string): string | null => {
  if (name === 'extra') return '+1';
  const extra = CARDS.find(({ id }) => id === name)?.extra;
  return extra === undefined ? null : extra === 'players' ? '+?' : `+${extra}`;
};

/** The picture of a weapon, whether a die or a card shows it. */
const weaponIcon = (weapon: string): string => {
  const face = Object.keys(DIE_WEAPON).find((name) => DIE_WEAPON[name] === weapon);
  return face ? DIE_ICONS[face] : CARD_ICONS[weapon];
};

/** A die or a weapon card, small: square for dice, upright for cards. */
export function ChipFace({ name, die, as = null, ghost = false, n = 1 }: ChipFaceProps) {
  const plus = plusOf(name);
  const icon = as !== null ? weaponIcon(as) : (DIE_ICONS[name] ?? CARD_ICONS[name] ?? weaponIcon(name));
  const marks = ['pints-chip', die ? 'pints-chip-die' : 'pints-chip-card', ghost ? 'pints-ghost' : ''];
  return (
    <span className={marks.filter(Boolean).join(' ')} aria-hidden="true">
      {plus !== null && as === null ? <b className="pints-chip-plus">{plus}</b> : <Icon name={icon} />}
      {n > 1 ? <b className="pints-chip-times">{n}</b> : null}
    </span>
  );
}
