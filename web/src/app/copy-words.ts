import type { Message } from '@shamble/kernel';
import type { TableSetup } from '@shamble/tables';

interface CopyWords {
  readonly name: Message;
  readonly what: Message;
}

/** What a copy is called, and what it is a copy of; null for a table that is none. */
export function copyWords({ copyOf, twin }: Pick<TableSetup, 'copyOf' | 'twin'>): CopyWords | null {
  if (copyOf !== undefined) return { name: { id: 'web.copy' }, what: { id: 'web.copy.what', params: { at: copyOf } } };
  if (twin !== undefined) return { name: { id: 'web.twin', params: { n: twin } }, what: { id: 'web.twin.what' } };
  return null;
}
