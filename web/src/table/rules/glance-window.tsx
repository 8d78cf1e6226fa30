import { Suspense } from 'react';
import { later } from '../../app/later.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable, useUi } from '../context.ts';

const Glance = later(async () => (await import('../../app/glance/glance.tsx')).Glance);

/** The game at a glance over the table, so that nobody leaves it. */
export function GlanceWindow() {
  const { say, ui, kit } = useTable();
  const open = useUi((state) => state.window === 'glance');
  return (
    <Dialog
      open={open}
      onClose={() => ui.setState(({ window }) => ({ window: window === 'glance' ? null : window }))}
      title={say({ id: 'web.glance.title', params: { game: { id: 'game.short' } } })}
      className="glance-window"
    >
      <div className="glance-over on-paper">
        <Suspense fallback={<p>{say({ id: 'web.waiting' })}</p>}>
          <Glance kit={kit} />
        </Suspense>
      </div>
    </Dialog>
  );
}
