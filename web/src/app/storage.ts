/** Small texts kept by the browser; `read` and `write` never throw. */
export interface Shelf {
  read(key: string): string | null;
  /** Whether it was kept for the next visit. */
  write(key: string, text: string): boolean;
  /** Tells when another tab wrote. */
  listen(heard: (key: string | null, text: string | null) => void): void;
}

/** Local storage where the browser lets us, else memory. */
export function safeStorage(find: () => Storage | undefined = () => globalThis.localStorage): Shelf {
  const memory = new Map<string, string>();
  // Even naming the storage may throw where it is blocked.
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = find();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, text) => {
      const kept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, text);
      return kept;
    },
    listen: (heard) => {
      if (typeof window === 'undefined') return;
      window.addEventListener('storage', ({ key, newValue }) => heard(key, newValue));
    },
  };
}

interface Subscribable<T> {
  subscribe(listener: (state: T) => void): () => void;
}

/** Writes a store down after every change, and follows what other tabs write. */
export function keepIn<T>(
  storage: Shelf,
  key: string,
  store: Subscribable<T>,
  follow: (text: string | null) => void,
  plain: (state: T) => object,
): void {
  let last = storage.read(key);
  store.subscribe((state) => {
    const text = JSON.stringify(plain(state));
    if (text === last) return;
    last = text;
    storage.write(key, text);
  });
  storage.listen((changed, text) => {
    if (changed !== key && changed !== null) return;
    last = text;
    follow(text);
  });
}
