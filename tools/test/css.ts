/** What a style sheet says, as far as it matters where its rules apply. */
export interface Sheet {
  /** Every selector of every rule, lists taken apart, those of nested rules with what they are nested in. */
  readonly selectors: readonly string[];
  /** Names that are known to the whole page: keyframes, registered and declared properties, containers. */
  readonly names: readonly string[];
}

/** Reads a style sheet: comments and texts are passed over, groups such as `@media` are looked into. */
export function readSheet(source: string): Sheet {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""');
  const selectors: string[] = [];
  const names: string[] = [];
  read(css, [''], selectors, names);
  return { selectors, names };
}

function read(css: string, around: readonly string[], selectors: string[], names: string[]): void {
  let from = 0;
  for (let i = 0; i < css.length; i++) {
    if (css[i] === ';') {
      declare(css.slice(from, i), names);
      from = i + 1;
    } else if (css[i] === '{') {
      const head = css.slice(from, i).trim();
      const end = endOf(css, i);
      enter(head, css.slice(i + 1, end), around, selectors, names);
      i = end;
      from = end + 1;
    }
  }
  declare(css.slice(from), names);
}

function enter(head: string, body: string, around: readonly string[], selectors: string[], names: string[]): void {
  const named = /^@(?:keyframes|property)\s+(\S+)/.exec(head);
  if (named) names.push(named[1]);
  else if (head.startsWith('@font-face')) return;
  else if (head.startsWith('@')) read(body, around, selectors, names);
  else {
    const own = split(head).flatMap((one) =>
      around.map((outer) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`.trim())),
    );
    selectors.push(...own);
    read(body, own, selectors, names);
  }
}

function declare(text: string, names: string[]): void {
  const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]*)$/.exec(text) ?? [];
  if (property?.startsWith('--')) names.push(property);
  else if (property === 'container' || property === 'container-name') names.push(value.split('/')[0].trim());
}

/** Where the brace that is opened at a place is closed. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let i = open; i < css.length; i++) {
    if (css[i] === '{') depth++;
    else if (css[i] === '}' && --depth === 0) return i;
  }
  throw new Error('a brace is not closed');
}

/** A list of selectors taken apart, with every choice of an `:is(…)` as a selector of its own. */
export function split(list: string): string[] {
  return atTop(list, ',').flatMap((selector) => {
    const at = selector.indexOf(':is(');
    if (at < 0) return [selector];
    const end = closing(selector, at + 3);
    const choices = split(selector.slice(at + 4, end));
    return choices.flatMap((choice) => split(selector.slice(0, at) + choice + selector.slice(end + 1)));
  });
}

/** The parts between separators that stand in no brackets. */
function atTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    if (text[i] === '(') i = closing(text, i);
    else if (i === text.length || text[i] === separator) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return parts.filter((part) => part !== '');
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  throw new Error(`a bracket is not closed: ${text}`);
}

/** The classes that an element or what it stands in must have for a selector to meet it. */
export const classesOf = (selector: string): string[] =>
  [...selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
