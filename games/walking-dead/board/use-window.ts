import { usePane, type Zoom } from '@shamble/parts';
import { type RefObject, useEffect } from 'react';
import { MIDDLES, shareOf } from './geometry.ts';

/** On a phone the whole map would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 2.2 : 1);

/** The window onto the map, which follows a space where only a part is seen; and how to look at a space. */
export function useWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, space: number | null) {
  const { show } = usePane(box, zoom);
  const centre = (on: number | null, smooth = false): void => {
    if (on !== null) show(shareOf(MIDDLES[on]), smooth);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the space, nothing else
  useEffect(() => {
    if (zoom.now > 1) centre(space);
  }, [space]);
  return centre;
}
