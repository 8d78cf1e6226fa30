import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { tables } from '../../engine/client.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Mishap } from '../../ui/mishap.tsx';
import { useSay } from '../say.ts';
import { importTrouble } from './import-trouble.ts';
import type { FoundTwin } from './import-twin.tsx';

interface ImportProps {
  readonly onDone: (id: string) => void;
  /** The file's table is on the shelf already: it is for somebody to say what shall be. */
  readonly onTwin: (found: FoundTwin) => void;
  readonly onTrouble: (what: Mishap | null) => void;
}

/** No game grows a log this long; a larger file is something else. */
const MOST_BYTES = 20_000_000;

async function bringIn(file: File, { onDone, onTwin, onTrouble }: ImportProps): Promise<void> {
  onTrouble(null);
  try {
    if (file.size > MOST_BYTES) throw new Error('not-json');
    const text = await file.text();
    const twin = await tables.findTwin(text);
    if (twin) onTwin({ file: file.name, text, twin });
    else onDone(await tables.importLog(text));
  } catch (error) {
    onTrouble(importTrouble(file.name, error));
  }
}

export function ImportButton(props: ImportProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.shamble,application/json,text/plain"
        className="unseen"
        tabIndex={-1}
        data-testid="import"
        aria-label={say({ id: 'web.shelf.import' })}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (file) void bringIn(file, props);
        }}
      />
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="open-folder" />
        {say({ id: 'web.shelf.import' })}
      </button>
    </>
  );
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Takes a log file dropped anywhere on the shelf; the button beside the list does the same. */
export function DropZone({ children, ...props }: ImportProps & { readonly children: ReactNode }) {
  const say = useSay();
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra beside the import button
    <div
      className={over ? 'shelf-drop shelf-drop-over' : 'shelf-drop'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) void bringIn(file, props);
      }}
    >
      {children}
      {over && <p className="shelf-drop-words">{say({ id: 'web.shelf.drop' })}</p>}
    </div>
  );
}
