import type { Settings } from '../../app/settings.ts';

/** How the person last touched the screen. */
type Means = 'mouse' | 'touch' | 'key';
let last: Means = 'mouse';

/** Watches by what means the person acts; returns how to stop. */
export function watchPointer(): () => void {
  const pointed = (event: PointerEvent) => {
    last = event.pointerType === 'mouse' ? 'mouse' : 'touch';
  };
  const typed = () => {
    last = 'key';
  };
  window.addEventListener('pointerdown', pointed, true);
  window.addEventListener('keydown', typed, true);
  return () => {
    window.removeEventListener('pointerdown', pointed, true);
    window.removeEventListener('keydown', typed, true);
  };
}

/** Whether a first touch only shows what would happen; what is heavy is shown first whatever is pressed. */
export const takesTwo = (oneTap: Settings['oneTap'], heavy: boolean, means: Means = last): boolean =>
  oneTap === 'two' || (oneTap === 'touch-two' && (heavy || means === 'touch'));
