import { signLooks } from '@shamble/parts';

interface PlateProps {
  readonly sign: number;
  readonly letters: string;
}

/** Somebody's token in small: a disc in the colour of the player, a plate in the player's shape, two letters. */
export function Plate({ sign, letters }: PlateProps) {
  const { colour, outline } = signLooks(sign);
  return (
    <svg className="war-plate" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.2" fill={colour} stroke="#0d1114" strokeWidth="1.2" />
      <path d={outline} fill="#14181b" transform="translate(2.9 2.9) scale(0.76)" />
      <text x="12" y="12.3" dy="0.35em" textAnchor="middle" fontSize="10.4" fontWeight="700" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
