import { TableError } from '@shamble/tables';
import { transferHandlers } from 'comlink';

/** An error as it travels between the worker and the page. */
interface Travelling {
  readonly code: string;
  readonly where: string;
  readonly message: string;
}

/** Lets errors keep their codes on the way; to be called on both sides. */
export function keepErrorCodes(): void {
  const standard = transferHandlers.get('throw');
  if (!standard) throw new Error('comlink has no way to throw');
  transferHandlers.set('throw', {
    canHandle: standard.canHandle,
    serialize: ({ value }: { value: unknown }): [Travelling, Transferable[]] => {
      const { code, where } = value instanceof TableError ? value : { code: 'other', where: '' };
      return [{ code, where, message: value instanceof Error ? value.message : String(value) }, []];
    },
    deserialize: ({ code, where, message }: Travelling): never => {
      throw new TableError(code, message, where);
    },
  });
}
