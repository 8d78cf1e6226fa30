import { type CSSProperties, type RefObject, useMemo } from 'react';
import { Ground } from '../art/ground.tsx';
import { useStage } from '../stage.ts';
import { Fixtures } from './fixtures.tsx';
import { ForecastLayer } from './forecast-layer.tsx';
import { Path } from './path.tsx';
import { Walkers } from './walkers.tsx';
import { Ways } from './ways.tsx';
import { Zones } from './zones.tsx';

interface MapProps {
  readonly zoom: number;
  readonly pane: RefObject<HTMLDivElement | null>;
}

/** The map: a window onto it that scrolls, the drawing, what lies on it, and what would come. */
export function MapView({ zoom, pane }: MapProps) {
  const { plane, say } = useStage();
  const words = useMemo(
    () => ({
      room: (name: string) => say({ id: `boardview.room.${name}` }),
      floor: (level: number) => say({ id: 'boardview.floor', params: { n: level } }),
    }),
    [say],
  );
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--army-zoom': zoom,
    '--army-ratio': plane.box.width / plane.box.height,
    '--army-wide': `${plane.box.width}px`,
  };
  return (
    <div className="army-map" ref={pane}>
      <div className="army-plane" style={style}>
        <Ground plane={plane} {...words} />
        <Fixtures />
        <Zones />
        <ForecastLayer />
        <Path />
        <Walkers />
        <Ways />
      </div>
    </div>
  );
}
