import { useNow, useTable, useUi } from '../context.ts';
import { HintButton } from '../prompt/hint.tsx';
import { Glyph } from './glyph.tsx';
import { Language } from './language.tsx';
import { MenuButton } from './menu.tsx';
import { PhaseTrack } from './phases.tsx';
import { Title } from './title.tsx';
import { UndoControls } from './undo.tsx';
import { ZoomButton } from './zoom.tsx';

/** Game, round and phase; what can be taken back; language and menu. */
export function Top() {
  const { layout } = useTable();
  const { decision } = useNow();
  const small = layout === 'phone' || layout === 'side';
  const wide = layout === 'desk';
  return (
    <header className="table-top">
      <Title />
      <PhaseTrack />
      {small && (decision ? <HintButton /> : <span className="table-hint-room" />)}
      <UndoControls />
      {wide && <ZoomButton id="in" className="table-tool" />}
      {wide && <Language />}
      {!small && <RailButton />}
      <MenuButton />
    </header>
  );
}

/** Shows and hides log, rules and forecasts. */
function RailButton() {
  const { say, ui } = useTable();
  const rail = useUi((state) => state.rail);
  const label = say({ id: rail ? 'web.table.rail.hide' : 'web.table.rail.show' });
  return (
    <button
      type="button"
      className="btn btn-icon table-tool"
      aria-label={label}
      title={label}
      aria-expanded={rail}
      onClick={() => ui.setState({ rail: !rail })}
    >
      <Glyph name="rail" />
    </button>
  );
}
