import { usePane, type Zoom } from '@shamble/parts';
import { type RefObject, useEffect } from 'react';
import { middleOf, type Plane, shareOf } from './geometry.ts';

/** On a phone the whole map would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 2.4 : 1);

interface Followed {
  /** Where whoever acts stands. */
  readonly zone: string | null;
  /** Where the chosen attack goes. */
  readonly target: string | null;
}

/** The window onto the map, which follows who acts where only a part is seen; and how to look at a Zone. */
export function useWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, plane: Plane, { zone, target }: Followed) {
  const { show } = usePane(box, zoom);
  const centre = (on: string | null, smooth = false): void => {
    if (on !== null) show(shareOf(plane, middleOf(plane, on)), smooth);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the Zone, nothing else
  useEffect(() => {
    if (zoom.now > 1) centre(zone);
  }, [zone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the target, nothing else
  useEffect(() => {
    if (zoom.now <= 1 || zone === null || target === null) return;
    const [a, b] = [middleOf(plane, zone), middleOf(plane, target)];
    show(shareOf(plane, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  }, [target]);
  return centre;
}
