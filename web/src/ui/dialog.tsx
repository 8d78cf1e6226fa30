import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSay } from '../app/say.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A window over the page: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, className }: DialogProps) {
  const say = useSay();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  // A press on the dark ground beside the window closes it; the window's content fills it to the edge.
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our help
    <dialog
      ref={box}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {say({ id: 'web.close' })}
            </button>
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  );
}
