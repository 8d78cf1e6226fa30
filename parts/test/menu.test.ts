import { createRequire } from 'node:module';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Menu } from '../menu.tsx';
import { createStage, type Stage } from '../stage.tsx';

const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = createRequire(import.meta.url)(
  'react-dom/server',
);
const { OnStage } = createStage<Stage>();

test('an option in a menu may have a second line, and a lock where there is no undo', () => {
  const act = (): void => {};
  const items = [
    { key: 'walk', words: 'Walk', act },
    { key: 'shoot', words: 'Shoot', detail: '1 Action, 50 %', locks: true, act },
  ];
  const stage = { tell: (id: string) => id } as Stage;
  const menu = createElement(Menu, { anchor: {} as HTMLElement, label: 'Zone', items, inspect: act });
  const props = { stage, children: menu };
  const buttons = renderToStaticMarkup(createElement(OnStage, props)).split('</button>');
  expect(buttons[0]).not.toContain('boardview.no-undo');
  expect(buttons.map((one) => /aria-keyshortcuts="(\d)"/.exec(one)?.[1])).toEqual(['1', '2', undefined, undefined]);
  expect(buttons[1]).toMatch(/Shoot<small>1 Action, 50 %<\/small>.*boardview\.no-undo/);
});
