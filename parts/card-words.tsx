import type { Say } from '@shamble/kernel';
import type { CardFace } from './beats.ts';
import { Icon } from './icon.tsx';

interface CardWordsProps {
  readonly face: CardFace;
  readonly say: Say;
}

/** A card as it is read: its sort, its picture and what it does. Its title stands where it is shown. */
export function CardWords({ face: { sort, icon, lines }, say }: CardWordsProps) {
  return (
    <div className="part-card-words">
      <Icon name={icon} className="part-card-picture" />
      <div className="part-card-lines">
        <p className="part-card-sort">{say(sort)}</p>
        {lines.map((line) => (
          <p key={say(line)}>{say(line)}</p>
        ))}
      </div>
    </div>
  );
}
