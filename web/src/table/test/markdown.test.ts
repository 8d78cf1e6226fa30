import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '../rules/markdown.tsx';

const shown = (...lines: readonly string[]): string =>
  renderToStaticMarkup(createElement(Markdown, { text: lines.join('\n') }));

test('a numbered list keeps its numbers', () => {
  expect(shown('In this order:', '1. Roll.', '2. Place', '   the dice.')).toBe(
    '<p>In this order:</p><ol start="1"><li>Roll.</li><li>Place the dice.</li></ol>',
  );
  expect(shown('3. *Then* fight.')).toBe('<ol start="3"><li><em>Then</em> fight.</li></ol>');
});

test('a list without numbers has bullets, also right after a numbered one', () => {
  expect(shown('1. Roll.', '- Beer', '* Crisps')).toBe(
    '<ol start="1"><li>Roll.</li></ol><ul><li>Beer</li><li>Crisps</li></ul>',
  );
});

test('a number inside a sentence begins no list', () => {
  expect(shown('There are', '20 tiles.')).toBe('<p>There are 20 tiles.</p>');
});
