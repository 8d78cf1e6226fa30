/** Longest wait for a frame, in milliseconds: pages nobody looks at have none. */
const LONGEST = 400;

/** Calls back once the screen has been painted, so that a flood of changes does not keep it from being. */
export function afterPaint(go: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(late);
    go();
  };
  const late = setTimeout(once, LONGEST);
  // The frame is painted after its callbacks; the next task comes after that.
  requestAnimationFrame(() => setTimeout(once));
}
