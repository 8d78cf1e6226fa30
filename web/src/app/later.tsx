import { type ComponentType, lazy } from 'react';

/** A screen whose code is loaded when it is first shown; a failed download is tried again when it is shown again. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let screen = fresh();

  function fresh() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        screen = fresh();
        throw new DownloadError(error);
      }
    });
  }

  return (props: P) => {
    const Screen = screen;
    return <Screen {...props} />;
  };
}

/** Code that could not be fetched: no network, and not kept from an earlier visit. */
export class DownloadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DownloadError';
  }
}
