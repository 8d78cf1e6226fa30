import type { TableContext } from '../context.ts';

/** Shows a past moment, and hands the reader the controls of the replay, so that its keys work from wherever they were. */
export function enterReplay({ desk, ui }: Pick<TableContext, 'desk' | 'ui'>, to: number | { line: number }): void {
  ui.setState(({ replays }) => ({ replays: replays + 1 }));
  void (typeof to === 'number' ? desk.goTo(Math.max(0, to)) : desk.goToLine(to.line));
}
