import { type Config, type EventRecord, fingerprint, type Resumed, type State } from '@shamble/kernel';
import type { Step } from './steps.ts';

/** A table's log as former versions of the app kept it: written anew as a whole every few answers. */
export interface StoredLog {
  readonly id: string;
  /** Answers in it. */
  readonly at: number;
  /** The kernel's log, with a checkpoint. */
  readonly text: string;
  readonly steps: readonly Step[];
  readonly events: readonly EventRecord[];
  /** The fingerprint of steps and events. */
  readonly sum: string;
}

/** What a kept log tells about its match without playing it. */
export interface LogFacts {
  readonly version: string;
  readonly seats: number;
  readonly options: Config['options'];
  readonly seed: string;
  readonly start: State | null;
  readonly resumedFrom: Resumed | null;
  readonly checkpoint: { readonly at: number; readonly state: State } | null;
  /** The fingerprint of the last state. */
  readonly end: string;
}

/** The fields of a log that is as it was written. */
interface Fields {
  readonly version: string;
  readonly seats: number;
  readonly options: Config['options'];
  readonly seed: string;
  readonly start?: { readonly state: State; readonly from?: Resumed };
  readonly checkpoint?: { readonly at: number; readonly state: State };
  readonly end: string;
}

/** Reads the facts of a log the engine wrote itself; null where the text is not what was written. */
export function factsOf(text: string): LogFacts | null {
  const fields = unchanged(text);
  if (!fields) return null;
  const { version, seats, options, seed, start, checkpoint, end } = fields;
  return {
    version,
    seats,
    options,
    seed,
    start: start?.state ?? null,
    resumedFrom: start?.from ?? null,
    checkpoint: checkpoint ?? null,
    end,
  };
}

/** The log's own sum holds for its fields only as they were written, so their types need no further check. */
function unchanged(text: string): Fields | null {
  try {
    const { sum, ...fields }: Fields & { readonly sum: string } = JSON.parse(text);
    return sum === fingerprint(fields) ? fields : null;
  } catch {
    return null;
  }
}

/** Whether steps and events are as they were written. */
export const holds = ({ at, steps, events, sum }: StoredLog): boolean =>
  steps.length === at && sum === fingerprint({ steps, events });
