import type { KeyboardEvent } from 'react';
import { describe } from '../../text/describe.ts';
import { useStage } from '../stage.ts';
import { Over } from './over.tsx';

interface MenuProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly options: readonly string[];
  readonly choose: (id: string) => void;
  readonly inspect: () => void;
}

/** What can be done with one thing, where that is more than one. */
export function Menu({ anchor, label, options, choose, inspect }: MenuProps) {
  const { decision, say, tell } = useStage();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(at + step + items.length) % items.length]?.focus();
  };
  if (decision === null) return null;
  return (
    <Over anchor={anchor} role="menu" label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys among the items of the menu around it */}
      <div className="dead-menu" onKeyDown={onKeyDown}>
        {options.map((id) => (
          <button key={id} type="button" role="menuitem" onClick={() => choose(id)}>
            {say(describe.option(decision, id))}
          </button>
        ))}
        <button type="button" role="menuitem" className="dead-menu-look" onClick={inspect}>
          {tell('boardview.look')}
        </button>
      </div>
    </Over>
  );
}
