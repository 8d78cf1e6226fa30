import type { KeyboardEvent } from 'react';
import type { Action } from '../actions.ts';
import { useStage } from '../stage.ts';
import { ChipFace } from './chip.tsx';
import { Over } from './over.tsx';

interface MenuProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly actions: readonly Action[];
  readonly act: (action: Action) => void;
  readonly inspect: () => void;
}

/** What can be done with one thing, where that is more than one. */
export function Menu({ anchor, label, actions, act, inspect }: MenuProps) {
  const { say, tell } = useStage();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(at + step + items.length) % items.length]?.focus();
  };
  return (
    <Over anchor={anchor} role="menu" label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys among the items of the menu around it */}
      <div className="pints-menu" onKeyDown={onKeyDown}>
        {actions.map((action) => (
          <button key={keyOf(action)} type="button" role="menuitem" onClick={() => act(action)}>
            {action.kind === 'put' ? <ChipFace name={action.chip.name} die={action.chip.die} /> : null}
            {say(action.words)}
          </button>
        ))}
        <button type="button" role="menuitem" className="pints-menu-look" onClick={inspect}>
          {tell('boardview.look')}
        </button>
      </div>
    </Over>
  );
}

const keyOf = (action: Action): string => `${action.kind} ${action.kind === 'put' ? action.chip.key : action.id}`;
