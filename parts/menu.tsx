import type { KeyboardEvent, ReactNode } from 'react';
import type { ToldOption } from './board.ts';
import { Over } from './over.tsx';
import { useShared } from './stage.tsx';

/** Something that can be done with a thing. */
export interface MenuItem extends Partial<ToldOption> {
  readonly key: string;
  readonly words: string;
  readonly picture?: ReactNode;
  readonly act: () => void;
}

interface MenuProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly inspect: () => void;
}

/** What can be done with one thing, where that is more than one. */
export function Menu({ anchor, label, items, inspect }: MenuProps) {
  const { tell } = useShared();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      // While it is open, digits are those of its items, and of nothing behind it.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) items[Number(event.key) - 1]?.act();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    const next = buttons[(at + step + buttons.length) % buttons.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <Over anchor={anchor} role="menu" label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys among the items of the menu around it */}
      <div className="part-menu" onKeyDown={onKeyDown}>
        {items.map((item, i) => (
          <Item key={item.key} item={item} role="menuitem" digit={i < 9 ? i + 1 : null} />
        ))}
        <button type="button" role="menuitem" className="part-menu-look" onClick={inspect}>
          {tell('boardview.look')}
        </button>
      </div>
    </Over>
  );
}

interface ItemProps {
  readonly item: MenuItem;
  readonly role?: 'menuitem';
  /** The key that chooses it. */
  readonly digit?: number | null;
}

export function Item({ item, role, digit = null }: ItemProps) {
  return (
    <button type="button" role={role} aria-keyshortcuts={digit === null ? undefined : `${digit}`} onClick={item.act}>
      {digit === null ? null : (
        <span className="part-menu-key" aria-hidden="true">
          {digit}
        </span>
      )}
      {item.picture}
      <Told item={item} />
    </button>
  );
}

const Lock = () => (
  <svg className="part-lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
  </svg>
);

function Told({ item: { words, detail, locks } }: { readonly item: MenuItem }) {
  const { tell } = useShared();
  if (!detail && !locks) return words;
  return (
    <span className="part-menu-told">
      {words}
      {detail && <small>{detail}</small>}
      {locks && (
        <small>
          <Lock /> {tell('boardview.no-undo')}
        </small>
      )}
    </span>
  );
}
