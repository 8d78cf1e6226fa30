import { type CSSProperties, type RefObject, useMemo } from 'react';
import { LOCATION_AT, SPACES, START_AT } from '../../content/map.ts';
import { KINDS } from '../../content/words.ts';
import { PLANE } from '../geometry.ts';
import { useStage } from '../stage.ts';
import { Pieces } from './pieces.tsx';
import { Signs } from './signs.tsx';
import { Spaces } from './spaces.tsx';
import { Labels, Names, Terrain } from './terrain.tsx';
import { Way } from './way-layer.tsx';

interface MapProps {
  readonly zoom: number;
  readonly pane: RefObject<HTMLDivElement | null>;
}

/** The map: a window onto it that scrolls, the drawing, what lies on it, and a button for every space. */
export function MapView({ zoom, pane }: MapProps) {
  const { say, tell } = useStage();
  const words = useMemo(
    () => ({
      letters: Object.fromEntries(KINDS.map((kind) => [kind, say({ id: `boardview.letter.${kind}` })])),
      names: SPACES.map((_, n) => {
        const [location, start] = [LOCATION_AT[n], START_AT[n]];
        if (location !== null) return say({ id: `location.${location}` });
        return start === null ? null : say({ id: `survivor.${start}` });
      }),
    }),
    [say],
  );
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--dead-zoom': zoom,
    '--dead-ratio': PLANE.width / PLANE.height,
    '--dead-wide': `${PLANE.width}px`,
  };
  return (
    <div className="dead-map" ref={pane}>
      <div className="dead-plane" style={style}>
        <Terrain title={tell('boardview.georgia')} city={tell('boardview.atlanta')} />
        <Signs />
        <Labels {...words} />
        <Pieces />
        <Way />
        <Names names={words.names} />
        <Spaces />
      </div>
    </div>
  );
}
