import { useSay } from '../app/say.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What the button that does it says. */
  readonly act: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost. */
export function Confirm({ open, title, text, act, onAct, onClose }: ConfirmProps) {
  const say = useSay();
  return (
    <Dialog open={open} onClose={onClose} title={title} className="dialog-small">
      <p>{text}</p>
      <div className="dialog-buttons">
        <button type="button" className="btn" onClick={onClose}>
          {say({ id: 'web.cancel' })}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          onClick={() => {
            onClose();
            onAct();
          }}
        >
          {act}
        </button>
      </div>
    </Dialog>
  );
}
