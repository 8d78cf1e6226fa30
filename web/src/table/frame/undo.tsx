import type { Say } from '@shamble/kernel';
import type { UndoInfo } from '@shamble/tables';
import { useId } from 'react';
import { keysWith } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { useNow, useTable } from '../context.ts';
import { sayIf } from '../say-if.ts';
import { note } from '../state/ui.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

/** Undo, redo and the start of the turn; what stops them stands beside them in words. */
export function UndoControls() {
  const { say, desk, layout, ui } = useTable();
  const wide = layout === 'desk' || layout === 'tablet';
  const { undo, redo, turnStart, at, setup, tookBack, following } = useNow();
  const restartKey = useSettings(({ keyMap }) => keysWith(keyMap).restart);
  const words = useId();
  const lock = lockWords(say, undo);
  return (
    <div className="table-undo">
      <Control
        name="undo"
        testid="undo"
        why={words}
        off={undo === null || lock !== null || following}
        keys="Control+Z"
        act={desk.undo}
        onOff={() => lock !== null && note(ui, lock)}
      />
      <Control name="redo" testid="redo" off={redo === 0 || following} keys="Control+Shift+Z" act={desk.redo} />
      {wide && (
        <Control
          name="restart"
          testid="restart"
          off={turnStart === null || turnStart >= at || following}
          keys={restartKey}
          act={desk.restartTurn}
        />
      )}
      <p
        id={words}
        className={wide ? 'table-lock' : 'unseen'}
        data-free={lock === null || undefined}
        data-testid="lock"
        title={lock ?? undefined}
      >
        {lock !== null && <Glyph name="lock" />}
        <span>{lock ?? say({ id: undo === null ? 'kernel.undo.nothing' : 'web.table.undo.free' })}</span>
      </p>
      {setup.freeUndo && (
        <span className={wide ? 'table-tag' : 'unseen'} title={say({ id: 'web.table.undo.mode.what' })}>
          {say({ id: tookBack ? 'web.table.undo.used' : 'web.table.undo.mode' })}
        </span>
      )}
    </div>
  );
}

/** What stops undo, in the game's words where it has some. */
function lockWords(say: Say, undo: UndoInfo): string | null {
  if (undo === null || 'to' in undo) return null;
  if (undo.locked === 'other-seat') return say({ id: 'web.table.undo.other' });
  const what = sayIf(say, { id: `lock.${undo.locked}` });
  return what === null ? say({ id: 'web.table.undo.chance' }) : say({ id: 'web.table.undo.locked', params: { what } });
}

interface ControlProps {
  readonly name: 'undo' | 'redo' | 'restart';
  readonly testid: string;
  readonly off: boolean;
  readonly why?: string;
  readonly keys?: string;
  readonly act: () => Promise<void>;
  /** Says why it is off. */
  readonly onOff?: () => void;
}

const SIGN: Readonly<Record<ControlProps['name'], GlyphName>> = { undo: 'undo', redo: 'redo', restart: 'restart' };

/** A control that stays in reach of keys and voices while it is off. */
function Control({ name, testid, off, why, keys, act, onOff }: ControlProps) {
  const { say } = useTable();
  const label = say({ id: `web.table.${name}` });
  return (
    <button
      type="button"
      className="btn btn-icon table-tool"
      data-testid={testid}
      aria-label={label}
      title={label}
      aria-disabled={off}
      aria-describedby={why}
      aria-keyshortcuts={keys}
      onClick={() => {
        if (off) onOff?.();
        else void act();
      }}
    >
      <Glyph name={SIGN[name]} />
    </button>
  );
}
