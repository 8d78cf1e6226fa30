import { percent } from '@shamble/kernel/words';
import { TitledPanel } from '@shamble/parts';
import { ICONS, SPACES } from '../../content/map.ts';
import { kind, space } from '../../text/words.ts';
import { byDistance, firstWay, stepsTo, type Ways } from '../route.ts';
import { type Stage, useStage } from '../stage.ts';
import { Legend } from './signs.tsx';

interface ReachListProps {
  readonly anchor: HTMLElement;
  readonly choose: (space: number) => void;
  readonly close: () => void;
}

/** Where one can go, the nearest first. */
export function ReachList({ anchor, choose, close }: ReachListProps) {
  const stage = useStage();
  const { ways, tell } = stage;
  return (
    <TitledPanel title={tell('boardview.tool.list')} anchor={anchor} close={close}>
      <Legend />
      <ul className="part-menu dead-reach">
        {byDistance(ways).map((way) => (
          <li key={way.to}>
            <button type="button" onClick={() => choose(way.to)}>
              {wayWords(stage, way)}
            </button>
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
}

/** `2 moves: B6, Food · a fight, 62 %`. */
function wayWords({ say, tell }: Stage, way: Ways): string {
  const { steps, fuel, unhurt } = firstWay(way);
  const fights = steps.reduce((n, step) => n + step.fights.length, 0);
  const icons = ICONS[way.to];
  return [
    tell('boardview.reach.one', { n: stepsTo(way), space: space(SPACES[way.to]) }),
    icons.length > 0 ? icons.map((one) => say(kind(one))).join(', ') : null,
    fuel > 0 ? tell('boardview.reach.fuel', { n: fuel }) : null,
    fights > 0 ? tell('boardview.reach.fights', { n: fights, percent: percent(unhurt) }) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
