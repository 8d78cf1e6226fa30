import type { Way } from './asking.ts';

/** The gait of a way: the option that leads to it, or what its question names; null where nobody walks. */
export function gaitOf({ option, place }: Way): string | null {
  if (option !== null) return option;
  const gait = place.params?.gait;
  return typeof gait === 'object' && 'id' in gait ? gait.id.slice('gait.'.length) : null;
}

/** Whether it makes NOISE. */
export const isLoud = (way: Way): boolean => {
  const gait = gaitOf(way);
  return gait !== null && gait !== 'sneak';
};
