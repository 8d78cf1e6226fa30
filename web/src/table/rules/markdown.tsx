import { Fragment, type ReactNode } from 'react';

/** The little Markdown of rulebooks: paragraphs, lists, tables, bold, italics, code. */
export function Markdown({ text }: { readonly text: string }) {
  return blocks(text).map((block) => <Block key={block.join('\n')} lines={block} />);
}

/** Runs of lines that belong together. */
function blocks(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of text.split('\n')) {
    const last = found[found.length - 1];
    if (line.trim() === '') found.push([]);
    else if (last.length > 0 && sort(last[0]) !== sort(line) && sort(line) !== 'words') found.push([line]);
    else last.push(line);
  }
  return found.filter((lines) => lines.length > 0);
}

type Sort = 'table' | 'item' | 'step' | 'words';

function sort(line: string): Sort {
  if (line.trimStart().startsWith('|')) return 'table';
  if (/^\s*\d+\.\s/.test(line)) return 'step';
  return /^\s*[-*]\s/.test(line) ? 'item' : 'words';
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  switch (sort(lines[0])) {
    case 'table':
      return <Table lines={lines} />;
    case 'item':
      return <ul>{listed(lines)}</ul>;
    case 'step':
      return <ol start={Number.parseInt(lines[0], 10)}>{listed(lines)}</ol>;
    case 'words':
      return <p>{inline(lines.join(' '))}</p>;
  }
}

const listed = (lines: readonly string[]): ReactNode => items(lines).map((item) => <li key={item}>{inline(item)}</li>);

/** List items, with the lines that go on from them. */
function items(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (sort(line) !== 'words') found.push(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''));
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function Table({ lines }: { readonly lines: readonly string[] }) {
  const [head, ...body] = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells);
  return (
    <div className="table-md-table">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                <td key={`${head[i]}${cell}`}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bold, italics and code inside a line. */
function inline(text: string): ReactNode {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|_[^_\s][^_]*_|`[^`]+`)/);
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change places
  return parts.map((part, i) => <Fragment key={i}>{styled(part)}</Fragment>);
}

function styled(part: string): ReactNode {
  if (/^\*\*.+\*\*$/.test(part)) return <strong>{part.slice(2, -2)}</strong>;
  if (/^(\*[^*]+\*|_[^_]+_)$/.test(part)) return <em>{part.slice(1, -1)}</em>;
  if (/^`.+`$/.test(part)) return <code>{part.slice(1, -1)}</code>;
  return part;
}
