import { parseAst } from 'vitest/node';

/** A node of a parsed source file: its kind, where it stands, and its parts. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** A module that a file names, and how. */
export interface Import {
  /** Null where the name is computed and cannot be known. */
  readonly specifier: string | null;
  readonly typeOnly: boolean;
  readonly line: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The file's tree; throws where it is not TypeScript or JavaScript. */
export const parse = (path: string, source: string): Node => {
  const root: unknown = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  if (!isNode(root)) throw new Error('nothing was parsed');
  return root;
};

/** Every node below `node`, itself first, each with the node and the part it hangs on. */
export function* walk(node: Node, parent: Node | null = null, part = ''): Generator<[Node, Node | null, string]> {
  yield [node, parent, part];
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, node, key);
  }
}

export const lineAt = (source: string, start: number): number => source.slice(0, start).split('\n').length;

/** All imports of a file: static, dynamic, re-exported, in types, and by require. */
export function* importsOf(root: Node, source: string): Generator<Import> {
  for (const [node] of walk(root)) {
    const named = namedModule(node);
    if (named) yield { specifier: literal(named), typeOnly: isTypeOnly(node), line: lineAt(source, node.start) };
  }
}

function namedModule(node: Node): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression':
      return isNode(node.callee) && node.callee.name === 'require' && Array.isArray(node.arguments)
        ? node.arguments[0]
        : null;
    default:
      return null;
  }
}

/** A template counts by its beginning, as long as that says which folder it stays in, or that it is a package of ours. */
function literal(named: unknown): string | null {
  if (!isNode(named)) return null;
  if (named.type === 'Literal' && typeof named.value === 'string') return named.value;
  if (named.type !== 'TemplateLiteral' || !Array.isArray(named.quasis)) return null;
  const text = named.quasis.map((quasi) => String(quasi.value.cooked)).join('*');
  const known = named.quasis.length === 1 || /^(\.\.?\/.*\/|\.\/|@shamble\/)/.test(text.slice(0, text.indexOf('*')));
  return known ? text : null;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const { specifiers } = node;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}
