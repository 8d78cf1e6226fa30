import { useId } from 'react';
import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import type { PointerName } from './names.ts';
import { usePointers } from './use-pointers.ts';

/** Between board and question, next to both: what a newcomer has to know. A small screen shows one at a time. */
export function Pointers() {
  const { layout } = useTable();
  const { open } = usePointers();
  const small = layout === 'phone' || layout === 'side';
  return <Bar names={small ? open.slice(0, 1).filter((name) => name !== 'rules') : open} />;
}

/** On a small screen the rules are a tab: what points at it stands above the tabs. */
export function RulesPointer() {
  const { open } = usePointers();
  return <Bar names={open[0] === 'rules' ? ['rules'] : []} />;
}

function Bar({ names }: { readonly names: readonly PointerName[] }) {
  const { say } = useTable();
  const { open, close } = usePointers();
  if (names.length === 0) return null;
  return (
    <aside className="table-pointers" data-testid="pointers" aria-label={say({ id: 'web.table.pointers' })}>
      {names.map((name) => (
        <Pointer key={name} name={name} close={() => close([name])} />
      ))}
      {open.length > 1 && (
        <button type="button" className="btn table-small" data-testid="pointers-close" onClick={() => close(open)}>
          {say({ id: 'web.table.pointers.close' })}
        </button>
      )}
    </aside>
  );
}

interface PointerProps {
  readonly name: PointerName;
  readonly close: () => void;
}

function Pointer({ name, close }: PointerProps) {
  const { say, ui, layout } = useTable();
  const id = useId();
  const small = layout === 'phone' || layout === 'side';
  const words = name === 'rules' && small ? 'web.table.pointer.rules.tab' : `web.table.pointer.${name}`;
  return (
    <div className="table-pointer on-paper" data-pointer={name}>
      <p id={id}>
        {say({ id: words })}
        {name === 'rules' && (
          <>
            {' '}
            <button type="button" className="table-link" onClick={() => ui.setState({ window: 'glance' })}>
              {say({ id: 'web.glance' })}
            </button>
          </>
        )}
      </p>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        data-testid="pointer-close"
        aria-label={say({ id: 'web.table.pointer.close' })}
        aria-describedby={id}
        onClick={close}
      >
        <Glyph name="close" />
      </button>
    </div>
  );
}
