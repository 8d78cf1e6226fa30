import { memo, useRef } from 'react';
import { BOARD, SPACES } from '../../content/map.ts';
import { MIDDLES, PLANE, shareOf } from '../geometry.ts';
import { groupedBy } from '../grouped.ts';
import { spaceName } from '../names.ts';
import { type Stage, useStage } from '../stage.ts';
import { type TokenView, tokenCode, tokensBySpace } from '../tokens.ts';

const WIDTH = (Math.sqrt(3) * 100) / PLANE.width;
const HEIGHT = (Math.sqrt(3) * 100) / PLANE.height;

const PLACES = MIDDLES.map((middle) => {
  const { x, y } = shareOf(middle);
  return { left: `${(x - WIDTH / 2) * 100}%`, top: `${(y - HEIGHT / 2) * 100}%` };
});

const NONE: readonly TokenView[] = [];

/** The spaces by the rows of the map. */
const ROWS = [...groupedBy(BOARD.places.keys(), (n) => BOARD.places[n].row).values()];

/** The 144 spaces as buttons over the drawing: each with all that lies there in its name. */
export function Spaces() {
  const stage = useStage();
  const { view, options, selected, plan, route, ways, tell } = stage;
  const tokens = tokensBySpace(view);
  const nameOf = useNames(stage);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the map is a grid of places, not a table of data
    <div className="dead-spaces" role="grid" aria-label={tell('boardview.map')} aria-readonly="true">
      {ROWS.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
        // biome-ignore lint/a11y/useSemanticElements: rows of places, not of data
        <div key={SPACES[row[0]]} role="row" className="dead-row">
          {row.map((n) => {
            const open = options(`space:${SPACES[n]}`);
            const chosen = route?.to === n || open.some((id) => id === selected || plan.includes(id));
            return (
              <Space
                key={n}
                space={n}
                name={nameOf(n, tokens.get(SPACES[n]) ?? NONE)}
                can={open.length > 0 || ways.has(n)}
                popup={!ways.has(n) && open.length > 1}
                chosen={chosen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly name: string;
  readonly can: boolean;
  readonly popup: boolean;
  readonly chosen: boolean;
}

const Space = memo(function Space({ space, name, can, popup, chosen }: SpaceProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a place on the map
    <div role="gridcell" className="dead-cell" style={PLACES[space]}>
      <button
        type="button"
        className={can ? 'dead-space dead-space-can' : 'dead-space'}
        data-thing={`space:${SPACES[space]}`}
        tabIndex={-1}
        aria-label={name}
        aria-haspopup={popup ? 'menu' : undefined}
        aria-pressed={chosen ? true : undefined}
      />
    </div>
  );
});

/** Names are long and spaces many: one is made anew only when what it tells has changed. */
function useNames(stage: Stage): (space: number, tokens: readonly TokenView[]) => string {
  const made = useRef<{ say: Stage['say']; names: Map<number, { key: string; name: string }> } | null>(null);
  if (made.current?.say !== stage.say) made.current = { say: stage.say, names: new Map() };
  const { names } = made.current;
  return (space, tokens) => {
    const key = keyOf(stage, space, tokens);
    const before = names.get(space);
    if (before?.key === key) return before.name;
    const name = spaceName(stage, space, tokens);
    names.set(space, { key, name });
    return name;
  };
}

/** All that the name of a space depends on. */
function keyOf({ view, ways, options, decision }: Stage, space: number, tokens: readonly TokenView[]): string {
  const id = SPACES[space];
  const here = view.players.map((player) => (player.space === id ? `${player.pawn}${player.group ?? ''}` : '')).join();
  const trapped = view.markers.map((marker) => (marker.space === id ? marker.survivor : '')).join('');
  const way = ways.get(space);
  const steps = way ? `${way.plain?.steps.length ?? ''}/${way.driven?.steps.length ?? ''}` : '';
  const open = options(`space:${id}`).join();
  const asked = open === '' ? '' : decision?.n;
  return `${here}|${trapped}|${tokens.map(tokenCode).join()}|${steps}|${open}|${asked}`;
}
