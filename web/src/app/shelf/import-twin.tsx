import type { Message } from '@shamble/kernel';
import type { Twin } from '@shamble/tables';
import { tables } from '../../engine/client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Mishap } from '../../ui/mishap.tsx';
import { importTrouble } from './import-trouble.ts';
import { SlipWords } from './slip-words.tsx';
import { shelfGame, useShelfSay } from './words.ts';

/** A file whose table is on the shelf already. */
export interface FoundTwin {
  readonly file: string;
  readonly text: string;
  readonly twin: Twin;
}

interface ImportTwinProps {
  readonly found: FoundTwin;
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
  readonly onTrouble: (what: Mishap) => void;
}

const MAIN = 'btn btn-primary';

/** Asks whether a file means the table that is there, or another one beside it. */
export function ImportTwin({ found, onClose, onDone, onTrouble }: ImportTwinProps) {
  const { file, text, twin } = found;
  const { further } = twin;
  const say = useShelfSay(shelfGame(twin.table.game));
  const lay = async (): Promise<void> => {
    onClose();
    try {
      onDone(await tables.importLog(text));
    } catch (error) {
      onTrouble(importTrouble(file, error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={say({ id: 'web.import.twin.title' })} className="dialog-small">
      <p className="slip slip-open on-paper">
        <SlipWords table={twin.table} />
      </p>
      <p>{say(whoIsFurther(file, further))}</p>
      <p>{say({ id: 'web.import.twin.copy' })}</p>
      <div className="dialog-buttons">
        <button type="button" className={further > 0 ? MAIN : 'btn'} data-testid="lay-twin" onClick={() => void lay()}>
          {say({ id: 'web.import.twin.lay', params: { n: twin.next } })}
        </button>
        <button
          type="button"
          className={further > 0 ? 'btn' : MAIN}
          data-testid="go-to-twin"
          onClick={() => onDone(twin.table.id)}
        >
          {say({ id: 'web.import.twin.go' })}
        </button>
      </div>
    </Dialog>
  );
}

function whoIsFurther(file: string, further: number): Message {
  if (further === 0) return { id: 'web.import.twin.same', params: { file } };
  return { id: `web.import.twin.${further > 0 ? 'file' : 'table'}`, params: { file, n: Math.abs(further) } };
}
