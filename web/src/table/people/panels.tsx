import { useDesk, useIntent, useShown, useTable, useUi } from '../context.ts';
import { Bars } from './bars.tsx';

interface PanelsProps {
  /** Beside the board: nothing is said where there is nothing, or where the rail says it. */
  readonly quiet?: boolean;
}

/** Forecasts and other texts of the game, computed from what the viewer sees and plans. */
export function Panels({ quiet }: PanelsProps) {
  const { say, board, layout } = useTable();
  const inRail =
    useUi(({ rail, railTab }) => rail && railTab === 'panels') && (layout === 'desk' || layout === 'tablet');
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const panels = board.panels(past?.view ?? shown.view, useIntent());
  if (quiet && (panels.length === 0 || inRail)) return null;
  if (panels.length === 0) return <p className="table-quiet">{say({ id: 'web.table.panels.none' })}</p>;
  return panels.map((panel) => (
    <section key={panel.id} className="table-panel">
      <h3>{say(panel.title)}</h3>
      <ul>
        {panel.lines.map((line) => {
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
    </section>
  ));
}
