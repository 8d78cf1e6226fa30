import type { Panel, PanelLine } from '@shamble/parts/board';
import { useDesk, useIntent, useShown, useTable, useUi } from '../context.ts';
import { Bars } from './bars.tsx';

/** So many lines of the panel about what is planned stand beside what gives it. */
const IN_SHEET = 2;

function usePanels(): readonly Panel[] {
  const { board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  return board.panels(past?.view ?? shown.view, useIntent());
}

/** With more bars than that it is too high for it. */
const FEW_BARS = 4;

interface PlanLinesProps {
  /** Those that are too high to stand beside what confirms, or those that are not. */
  readonly high?: boolean;
}

/** What would come of the plan, in short, for a screen that has its panels elsewhere. */
export function PlanLines({ high = false }: PlanLinesProps) {
  const { board } = useTable();
  const panel = usePanels().find(({ id }) => id === board.planPanel);
  const lines = (panel?.lines ?? []).slice(0, IN_SHEET).filter(({ bars = [] }) => bars.length > FEW_BARS === high);
  return lines.length > 0 ? <Lines lines={lines} className="table-plan-lines" /> : null;
}

interface PanelsProps {
  /** Beside the board: nothing is said where there is nothing, or where the rail says it. */
  readonly quiet?: boolean;
}

/** Forecasts and other texts of the game, computed from what the viewer sees and plans. */
export function Panels({ quiet }: PanelsProps) {
  const { say, layout } = useTable();
  const inRail =
    useUi(({ rail, railTab }) => rail && railTab === 'panels') && (layout === 'desk' || layout === 'tablet');
  const panels = usePanels();
  if (quiet && (panels.length === 0 || inRail)) return null;
  if (panels.length === 0) return <p className="table-quiet">{say({ id: 'web.table.panels.none' })}</p>;
  return panels.map((panel) => (
    <section key={panel.id} className="table-panel">
      <h3>{say(panel.title)}</h3>
      <Lines lines={panel.lines} />
    </section>
  ));
}

interface LinesProps {
  readonly lines: readonly PanelLine[];
  readonly className?: string;
}

function Lines({ lines, className }: LinesProps) {
  const { say } = useTable();
  return (
    <ul className={className}>
      {lines.map((line) => {
        const words = say(line.text);
        return (
          <li key={words} className={`table-panel-line table-sure-${line.sure}`}>
            <span className="unseen">{say({ id: `web.table.panels.${line.sure}` })} </span>
            {words}
            {line.bars && <Bars bars={line.bars} />}
          </li>
        );
      })}
    </ul>
  );
}
