import type { CardFace } from '@shamble/parts/board';
import { CardWords } from '@shamble/parts/telling';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTable } from '../context.ts';
import { RuleLinks } from '../rules/rule-links.tsx';

/** The cards that a line names: each opens large, with what it does and its rules. */
export function Cards({ faces }: { readonly faces: readonly CardFace[] }) {
  const { say } = useTable();
  const [shown, setShown] = useState<CardFace | null>(null);
  return (
    <>
      <ul className="table-log-cards">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a line never change places, and two may be alike
          <li key={i}>
            <button
              type="button"
              className="btn btn-quiet table-small"
              aria-haspopup="dialog"
              onClick={() => setShown(face)}
            >
              <Icon name={face.icon} /> {say(face.title)}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={shown ? say(shown.title) : ''}>
        {shown && <CardWords face={shown} say={say} />}
        {shown && <RuleLinks ids={shown.rules} />}
      </Dialog>
    </>
  );
}
