import { useEffect, useRef } from 'react';
import { useTable, useUi } from '../context.ts';
import { afterPaint } from '../state/frame.ts';

/** Whenever a replay is asked for, its slider takes the focus; on a small screen the board comes in sight. */
export function useFocusWhenAsked() {
  const { ui } = useTable();
  const asked = useUi((state) => state.replays);
  const slider = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is a new wish
  useEffect(() => {
    ui.setState({ sheet: 'peek', phoneTab: 'board', fold: null });
    // A window that is closing gives the focus back to where it was opened from: this comes after it.
    let off = false;
    afterPaint(() => !off && slider.current?.focus({ preventScroll: true }));
    return () => {
      off = true;
    };
  }, [asked, ui]);
  return slider;
}
