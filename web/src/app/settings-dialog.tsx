import { Dialog } from '../ui/dialog.tsx';
import { useSay } from './say.ts';
import { SettingsForm } from './settings-form.tsx';

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All settings over the page one is at, the table in play included. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const say = useSay();
  return (
    <Dialog open={open} onClose={onClose} title={say({ id: 'web.settings' })}>
      <SettingsForm level={3} />
    </Dialog>
  );
}
