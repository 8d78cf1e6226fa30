import { createRequire } from 'node:module';
import type { Messages } from '@shamble/kernel';
import type { Listeners } from '@shamble/kernel/text/faults';
import { createElement, type ReactNode } from 'react';
import type { GameBoard } from '../board.ts';

// Boards know React only; what puts them on a page belongs to the web table.
const load = createRequire(import.meta.url);
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = load('react-dom/server');

const STEPS = 5;
const WORDS = 5;
/** What fits under a picture: this many letters, in no more than two sentences. */
const CAPTION = 180;
const TITLE = 36;

/** What is wrong with a game at a glance: pictures too few or not drawn, words missing or too long for somebody new. */
export async function glanceFaults(board: GameBoard, { tongues, faults }: Listeners): Promise<string[]> {
  const { aim, turn, end, words } = await board.glance();
  const wrong: string[] = [];
  if (turn.length !== STEPS) wrong.push(`a turn in ${turn.length} pictures`);
  if (new Set(words.map(({ id }) => id)).size !== WORDS) wrong.push(`${words.length} words to know`);
  for (const Picture of [aim, ...turn, end, ...words.map((word) => word.Picture)])
    for (const { lang, say } of tongues) {
      const html = renderToStaticMarkup(createElement(Picture, { say }));
      if (!html.startsWith('<div class="part-board part-scene')) wrong.push(`${lang}: no scene: ${html.slice(0, 80)}`);
      if (/undefined|NaN|\[object|data-thing|<button/.test(html)) wrong.push(`${lang}: ${html.slice(0, 200)}`);
    }
  const titles = [...turn.map((_, i) => `glance.turn.${i + 1}`), ...words.map(({ id }) => `glance.word.${id}`)];
  const captions = titles.map((id) => `${id}.text`);
  for (const id of ['glance.aim', ...titles, ...captions, 'glance.end']) wrong.push(...faults({ id }));
  for (const { lang, messages } of tongues) {
    for (const id of titles)
      for (const text of bothOf(messages, id))
        if (text.length > TITLE) wrong.push(`${lang} ${id} is no title: ${text}`);
    for (const id of captions)
      for (const text of bothOf(messages, id))
        if (text.length > CAPTION || sentencesIn(text) > 2) wrong.push(`${lang} ${id} is too long: ${text}`);
  }
  return wrong;
}

/** What is said, and what is said in calm mode. */
const bothOf = (messages: Messages, id: string): string[] =>
  [messages[id], messages[`calm.${id}`]].filter((text) => text !== undefined);

const sentencesIn = (text: string): number => text.match(/[.!?](?= |$)/g)?.length ?? 0;
