import { useEffect, useEffectEvent } from 'react';

const isSpace = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === ' ' && !ctrlKey && !metaKey && !altKey && !shiftKey;

/** Hears Space before anything that has the focus; where it is taken, nothing else hears of it. */
export function useSpace(take: (event: KeyboardEvent) => boolean): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    let down = false;
    const press = (event: KeyboardEvent) => {
      if (!isSpace(event)) return;
      // A key that is held down was meant for one question only.
      const mine = event.repeat ? down : taken(event);
      down = mine;
      if (mine) swallow(event);
    };
    // Some browsers press a button when Space is let go.
    const release = (event: KeyboardEvent) => {
      if (!down || event.key !== ' ') return;
      down = false;
      swallow(event);
    };
    window.addEventListener('keydown', press, true);
    window.addEventListener('keyup', release, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('keyup', release, true);
    };
  }, []);
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
