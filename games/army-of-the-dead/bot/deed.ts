import type { Message } from '@shamble/kernel';

/** A deed and what it is worth with all that can follow. */
export interface Deed {
  readonly option: string;
  readonly value: number;
  readonly why: string;
  readonly params?: Message['params'];
}
