import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';
import type { Json } from '../json.ts';

/** Where in a document: keys, and indices counted from 0. */
export type Path = readonly (string | number)[];

/** A path as people write it: `do[2].answer`. */
export const pathText = (path: Path): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key + 1}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');

/** Something in a file that cannot be read as a scenario. */
export interface Problem {
  readonly file: string;
  /** Which document of the file, counted from 1. */
  readonly document: number;
  readonly line: number;
  readonly path: string;
  readonly message: string;
}

/** One document as plain data, with the line of every value. */
export interface Read {
  readonly document: number;
  readonly value: Json;
  readonly lineOf: (path: Path) => number;
  readonly problems: readonly Problem[];
}

/** The documents of a YAML text; empty ones are left out. */
export function readDocuments(text: string, file: string): Read[] {
  const counter = new LineCounter();
  const documents: readonly Document[] = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false });
  return documents.filter((doc) => !isEmpty(doc)).map((doc, i) => readDocument(doc, i + 1, counter, file));
}

const isEmpty = ({ contents, errors }: Document): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));

function readDocument(doc: Document, document: number, counter: LineCounter, file: string): Read {
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  const complain = (line: number, path: Path, message: string): void => {
    problems.push({ file, document, line, path: pathText(path), message });
  };
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const line = lines.get(pathText(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return lines.get('') ?? 1;
  };

  const plain = (node: Node | null, path: Path, line: number): Json => {
    lines.set(pathText(path), line);
    if (node === null) return null;
    if (isSeq<Node | null>(node))
      return node.items.map((item, i) => plain(item, [...path, i], item?.range ? lineAt(item.range[0]) : line));
    if (isMap<Node, Node | null>(node)) {
      const mapping: Record<string, Json> = {};
      for (const { key, value } of node.items) {
        const at = key.range ? lineAt(key.range[0]) : line;
        const name = isScalar(key) ? String(key.value) : null;
        if (name === null) complain(at, path, 'a key must be a word or a number');
        else if (Object.hasOwn(mapping, name)) complain(at, [...path, name], 'this key stands twice');
        else mapping[name] = plain(value, [...path, name], at);
      }
      return mapping;
    }
    const value = isScalar(node) ? node.value : undefined;
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    complain(line, path, 'this is neither a word, a number, yes or no, a list nor a mapping');
    return null;
  };

  for (const error of doc.errors) complain(lineAt(error.pos[0]), [], error.message);
  const value = problems.length > 0 ? null : plain(doc.contents, [], lineAt(doc.contents?.range?.[0] ?? 0));
  return { document, value, lineOf, problems };
}
