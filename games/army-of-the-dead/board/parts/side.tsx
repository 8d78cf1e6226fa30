import { sentences } from '@shamble/kernel/words';
import { Icon, LOOK, moving, Strokes, Thing, Tool, type Zoom, ZoomTools } from '@shamble/parts';
import { LEVELS } from '../../rules/level.ts';
import type { View } from '../../rules/view.ts';
import { cardsLeft } from '../appears.ts';
import { DEAD_ICONS, SIGN_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';

interface Count {
  readonly id: 'shamblers' | 'alphas' | 'cards' | 'orders' | 'equipment';
  readonly icon: string;
  readonly n: number;
  /** The next card may ask for more than there are. */
  readonly short: boolean;
}

/** Whether the largest card of a kind that may be next would bring more than there are. */
const isShort = (view: View, kind: 'shambler' | 'alpha', n: number): boolean =>
  cardsLeft(view).some((card) => card.kind === kind && card.counts[LEVELS.indexOf(view.danger)] > n);

export const pileCounts = (view: View): Count[] => [
  {
    id: 'shamblers',
    icon: DEAD_ICONS.shambler,
    n: view.box.shamblers,
    short: isShort(view, 'shambler', view.box.shamblers),
  },
  { id: 'alphas', icon: DEAD_ICONS.alpha, n: view.box.alphas, short: isShort(view, 'alpha', view.box.alphas) },
  { id: 'cards', icon: SIGN_ICONS.cards, n: view.zombies.cards, short: false },
  { id: 'orders', icon: SIGN_ICONS.orders, n: view.orders.cards, short: false },
  { id: 'equipment', icon: SIGN_ICONS.equipment, n: view.equipment.cards, short: false },
];

/** Left of the map: figures and cards that are left; where there is little room, only what may run short. */
export function Box() {
  const { view, compact, tell, cues } = useStage();
  const counts = pileCounts(view).filter(({ short }) => short || !compact);
  if (counts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of piles
    <div className="army-box" role="group" aria-label={tell('boardview.box')}>
      {counts.map(({ id, icon, n, short }) => {
        const name = sentences([tell(`boardview.box.${id}`, { n }), short ? tell('boardview.box.short') : null]);
        return (
          <span key={id} title={name} className="army-count" {...moving(cues.get(`box:${id}`), 'shake')}>
            <Thing thing={`box:${id}`} className={short ? 'army-left army-left-short' : 'army-left'} name={name}>
              <Icon name={icon} />
              <b>{n}</b>
            </Thing>
          </span>
        );
      })}
    </div>
  );
}

interface ToolsProps {
  readonly looking: boolean;
  readonly foresees: boolean;
  readonly sees: boolean;
  readonly zoom: Zoom;
}

/** Under the box: forecast, sight, larger and smaller, look at things by single taps. */
export function Tools({ looking, foresees, sees, zoom }: ToolsProps) {
  const { view, compact, tell } = useStage();
  return (
    <div className="army-tools">
      {view.help === 'all' ? (
        <Tool thing="tool:forecast" name={tell('boardview.tool.forecast')} on={foresees}>
          <Icon name={SIGN_ICONS.forecast} />
        </Tool>
      ) : null}
      <Tool thing="tool:sight" name={tell('boardview.tool.sight')} on={sees}>
        <Icon name={SIGN_ICONS.sight} />
      </Tool>
      <ZoomTools zoom={zoom} />
      {compact || zoom.now <= 1 ? null : (
        <Tool thing="tool:fit" name={tell('boardview.tool.fit')}>
          <Strokes d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </Tool>
      )}
      {compact ? (
        <Tool thing={LOOK} name={tell('boardview.tool.look')} on={looking}>
          <Icon name={SIGN_ICONS.look} />
        </Tool>
      ) : null}
    </div>
  );
}
