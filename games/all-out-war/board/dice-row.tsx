import type { Say } from '@shamble/kernel';
import type { Colour } from '../content/dice.ts';
import { diceWords } from './names.ts';

/** Dice as small squares with their letters, so that colour is never alone. */
export function DiceRow({ dice, say }: { readonly dice: readonly Colour[]; readonly say: Say }) {
  if (dice.length === 0) return <span className="war-dice-none">{say({ id: 'boardview.dice.none' })}</span>;
  return (
    <span className="war-dice-row" role="img" aria-label={say(diceWords(dice))}>
      {dice.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
        <i key={i} className={`war-die war-die-${colour}`}>
          {say({ id: `boardview.dice.${colour}`, params: { n: 1 } })}
        </i>
      ))}
    </span>
  );
}
