import type { TableContext } from '../context.ts';

/** Shows a past moment at the size the board begins with, and hands the reader the controls of the replay, so that its keys work from wherever they were. */
export function enterReplay({ desk, ui }: Pick<TableContext, 'desk' | 'ui'>, to: number | { line: number }): void {
  ui.setState(({ replays }) => ({ replays: replays + 1, between: null, zoom: null }));
  void (typeof to === 'number' ? desk.goTo(Math.max(0, to)) : desk.goToLine(to.line));
}

/** Shows the board as it was at a line of the log, and hands the reader a slider from there to the present. */
export function enterBetween({ desk, ui }: Pick<TableContext, 'desk' | 'ui'>, line: number): void {
  ui.setState(({ replays }) => ({ replays: replays + 1, between: line, zoom: null }));
  void desk.goToLine(line);
}
