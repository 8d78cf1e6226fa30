import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '@shamble/kernel';

/** The code of a board and of what boards share, as one text. */
export const sourceOf = (board: URL): string =>
  [board, new URL('..', import.meta.url)]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/^(test|text)/.test(path))
        .map((path) => readFileSync(new URL(path, folder), 'utf8')),
    )
    .join('\n');

/** The words of a board, its messages `boardview.…`, that its code never says. */
export function unsaid(source: string, ids: readonly string[]): string[] {
  const stems = [...source.matchAll(/`(boardview\.[\w.]+\.)\$\{/g)].map(([, stem]) => stem);
  return ids.filter(
    (id) => id.startsWith('boardview.') && !source.includes(`'${id}'`) && !stems.some((stem) => id.startsWith(stem)),
  );
}

/** The messages of a game that say something harsh in calm mode too; its title and the names of parameters do not count. */
export const harshWhenCalm = (messages: Messages, harsh: RegExp): string[] =>
  Object.keys(messages).filter((id) => {
    if (/^(calm\..*|game\.(title|short))$/.test(id)) return false;
    return harsh.test((messages[`calm.${id}`] ?? messages[id]).replace(/\{\w+(?=[,}])/g, '{'));
  });
