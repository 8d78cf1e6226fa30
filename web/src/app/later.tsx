import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code may be fetched before it is shown. */
export interface Later<P> {
  (props: P): React.ReactNode;
  ahead(): Promise<void>;
}

/** A screen whose code is loaded when it is first shown; a failed download is tried again when it is shown again. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let ready: ComponentType<P> | null = null;
  let screen = fresh();

  const fetched = async (): Promise<ComponentType<P>> => (ready = await load());

  function fresh() {
    return lazy(async () => {
      try {
        return { default: await fetched() };
      } catch (error) {
        screen = fresh();
        throw new DownloadError(error);
      }
    });
  }

  /** What is there already is shown at once, without a moment of waiting. */
  function Later(props: P) {
    const [Screen] = useState<ComponentType<P>>(() => ready ?? screen);
    return <Screen {...props} />;
  }

  return Object.assign(Later, { ahead: async () => void (await fetched()) });
}

/** Code that could not be fetched: no network, and not kept from an earlier visit. */
export class DownloadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DownloadError';
  }
}
