import { useSyncExternalStore } from 'react';

/** How the table lies on the screen: wide, with a drawer, upright on a phone, or sideways on one. */
export type Layout = 'desk' | 'tablet' | 'phone' | 'side';

/** The layout for a window, measured in pixels of ordinary text size: larger text needs the smaller layouts. */
export function layoutFor(width: number, height: number): Layout {
  if (height < 520 && width > height) return 'side';
  if (width < 700) return 'phone';
  return width >= 1200 ? 'desk' : 'tablet';
}

/** Whether there is room for larger text and longer lists around the board. */
export const isRoomy = (width: number, height: number): boolean => width >= 1600 && height >= 900;

/** Whether board and question fill the window: there is no room for anything that only helps. */
export const isTight = (_: number, height: number): boolean => height < 340;

const measured =
  <T>(judge: (width: number, height: number) => T) =>
  (): T => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    return judge(window.innerWidth / rem, window.innerHeight / rem);
  };

const measureLayout = measured(layoutFor);
const measureRoom = measured(isRoomy);
const measureTight = measured(isTight);

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  // The text size is set on the root element.
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
  return () => {
    window.removeEventListener('resize', changed);
    watcher.disconnect();
  };
};

export const useLayout = (): Layout => useSyncExternalStore(subscribe, measureLayout);

export const useTight = (): boolean => useSyncExternalStore(subscribe, measureTight);

export const useRoomy = (): boolean => useSyncExternalStore(subscribe, measureRoom);
