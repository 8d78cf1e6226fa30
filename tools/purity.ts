import { isTest, placeOf } from './rooms.ts';
import { type Node, walk } from './syntax.ts';

/** What every machine computes alike, to the last bit. */
const SAME_EVERYWHERE = ['floor', 'ceil', 'round', 'trunc', 'min', 'max', 'abs', 'sign', 'imul', 'sqrt'];

/** Clocks, and chance that no seed governs. */
const UNRULY = ['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];

/** Whether all that a file does must follow from the state alone. */
export function mustBePure(path: string): boolean {
  if (isTest(path)) return false;
  const { room, part } = placeOf(path);
  return room === 'kernel' || (room === 'game' && ['rules', 'content', 'geometry'].includes(part));
}

/** What a pure file must not use, in words. */
export function* impurities(root: Node): Generator<{ node: Node; what: string }> {
  for (const [node, parent, part] of walk(root)) {
    if (node.operator === '**' || node.operator === '**=')
      yield { node, what: `uses ${node.operator}, which differs between machines` };
    if (node.type !== 'Identifier' || typeof node.name !== 'string' || isMereName(node, parent, part)) continue;
    if (UNRULY.includes(node.name)) yield { node, what: `uses ${node.name}, which no seed governs` };
    if (node.name !== 'Math') continue;
    const used = parent?.type === 'MemberExpression' && !parent.computed ? (parent.property as Node).name : null;
    if (typeof used !== 'string') yield { node, what: 'uses Math without naming the function' };
    else if (used === 'random') yield { node, what: 'uses Math.random, which no seed governs' };
    else if (!SAME_EVERYWHERE.includes(used)) yield { node, what: `uses Math.${used}, which differs between machines` };
  }
}

/** Whether an identifier is the name of a member or of an import, or stands in a type. */
function isMereName(node: Node, parent: Node | null, part: string): boolean {
  if (parent === null) return false;
  if (parent.type.startsWith('TS') && parent.type !== 'TSAsExpression' && parent.type !== 'TSNonNullExpression')
    return part !== 'expression';
  if (parent.type === 'MemberExpression') return part === 'property' && !parent.computed;
  if (parent.type === 'Property')
    return part === 'key' && !parent.computed && parent.value !== node && !parent.shorthand;
  return parent.type === 'ImportSpecifier' || parent.type === 'ExportSpecifier';
}
