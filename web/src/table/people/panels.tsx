import { useDesk, useIntent, useShown, useTable } from '../context.ts';

interface PanelsProps {
  /** Nothing is said where there is nothing. */
  readonly quiet?: boolean;
}

/** Forecasts and other texts of the game, computed from what the viewer sees and plans. */
export function Panels({ quiet }: PanelsProps) {
  const { say, board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const panels = board.panels(past?.view ?? shown.view, useIntent());
  if (panels.length === 0 && quiet) return null;
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
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
