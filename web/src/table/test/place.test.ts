import { type Place, type Pose, place } from '@shamble/kernel';
import type { BoardProps, Intent } from '@shamble/parts/board';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { BoardBox } from '../frame/board-box.tsx';
import { Panels, PlanLines } from '../people/panels.tsx';
import { ConfirmBar } from '../prompt/confirm-bar.tsx';
import { useAnswering } from '../prompt/use-answering.ts';
import { toyTable } from './toy.tsx';

const decision: Place = {
  ...place(
    0,
    { id: 'pitch', rules: ['T-1'] },
    {
      region: {
        in: [{ disc: [0, 0], radius: 50 }],
        out: [{ shape: { disc: [0, 40], radius: 5 }, id: 'well', code: 'too-near', rules: ['T-2'] }],
      },
      turns: 4,
      candidates: [{ id: 'by:tree', answer: [10, 20, 3] }],
    },
  ),
  n: 1,
};

/** A table at which a place is asked for, and what its board was given last. */
async function atPlace() {
  let given: BoardProps | null = null;
  const table = await toyTable({
    board: {
      Board: (props: BoardProps) => {
        given = props;
        return null;
      },
      panels: (_, intent: Intent | null) => [
        { id: 'other', title: { id: 'Odds' }, lines: [{ text: { id: 'something else' }, sure: 'open' }] },
        {
          id: 'seen',
          title: { id: 'Forecast' },
          lines: [`at ${intent?.spot}`, 'the dead come', 'a third line'].map((id) => ({ text: { id }, sure: 'open' })),
        },
      ],
      planPanel: 'seen',
    },
    describe: { spot: (_, answer) => ({ id: `pitch at ${answer}` }) },
    now: { decision },
  });
  const Confirm = () => createElement(ConfirmBar, { decision, answering: useAnswering(decision) });
  const props = (): BoardProps => {
    table.draw(createElement(BoardBox, {}));
    if (given === null) throw new Error('no board was drawn');
    return given;
  };
  return { ...table, props, confirm: () => table.draw(createElement(Confirm)) };
}

test("a place of one's own is put together on the board, and the button says all of it", async () => {
  const { props, confirm, draw, ask } = await atPlace();
  expect(confirm()).toBe('');
  expect(props()).toMatchObject({ spot: null, trouble: null, selected: null });
  props().setSpot([3, 4, 1]);
  expect(ask(() => useAnswering(decision)).ready).toBe(true);
  expect(props()).toMatchObject({ spot: [3, 4, 1], trouble: null, selected: null });
  expect(confirm()).toMatch(/<button[^>]*aria-disabled="false"[^>]*>.*pitch at 3,4,1<\/button>/);
  expect(draw(createElement(Panels, {}))).toContain('at 3,4,1');
  props().setSpot(null);
  expect(confirm()).toBe('');
});

test('a place that has a name is chosen by it, and a name shows its place', async () => {
  const { props, desk, draw } = await atPlace();
  const tree: Pose = [10, 20, 3];
  props().setSpot(tree);
  expect(props()).toMatchObject({ spot: tree, selected: 'by:tree' });
  desk.clear();
  desk.setDraft(decision, { selected: 'by:tree' });
  expect(props().spot).toEqual(tree);
  expect(draw(createElement(Panels, {}))).toContain('at 10,20,3');
});

test('where it cannot be, the board knows why, of what and by which rule, and nothing is given', async () => {
  const { props, ask } = await atPlace();
  props().setSpot([1, 41, 0]);
  expect(props().trouble).toEqual({ code: 'too-near', params: { thing: 'well', x: 1, y: 41 }, rules: ['T-2'] });
  expect(ask(() => useAnswering(decision)).ready).toBe(false);
  props().setSpot([60, 0, 0]);
  expect(props().trouble).toMatchObject({ code: 'outside', rules: ['T-1'] });
});

test('what would come of it stands beside the button of a phone in two lines', async () => {
  const { props, draw } = await atPlace();
  props().setSpot([3, 4, 1]);
  const html = draw(createElement(PlanLines));
  expect(html).toMatch(/at 3,4,1.*the dead come/);
  expect(html).not.toMatch(/third|else/);
});

test('the board has a voice', async () => {
  const { props, ui } = await atPlace();
  props().announce('Run 7.1 of 8 inches.');
  expect(ui.getState().voice?.words()).toEqual(['Run 7.1 of 8 inches.']);
});
