import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { DeskStore, useDesk, useTable } from './context.ts';
import { afterPaint } from './state/frame.ts';
import type { TableState } from './state/store.ts';

/** So long, in milliseconds, the late parts may lag behind while one change follows the other. */
const LONGEST = 500;

/** What the late parts show. */
const FOLLOWED = ['now', 'shown', 'entries', 'seen', 'beat', 'tumbling', 'held', 'lock', 'past', 'draft'] as const;

const LateStore = createContext<StoreApi<TableState> | null>(null);

/** Keeps what the late parts of a table show: what the desk shows, once that has been on screen. */
export function Lateness({ children }: { readonly children: ReactNode }) {
  const { desk } = useTable();
  const [store, setStore] = useState<StoreApi<TableState> | null>(null);

  useEffect(() => {
    const late = createStore<TableState>(() => desk.store.getState());
    let newest = 0;
    /** When the first change came that is not shown yet. */
    let since: number | null = null;
    /** Every change starts the wait anew, but a flood of them does not hold the late parts up for long. */
    const follow = () => {
      const change = ++newest;
      since ??= performance.now();
      afterPaint(() =>
        afterPaint(() => {
          if (since === null || (change !== newest && performance.now() - since < LONGEST)) return;
          since = null;
          late.setState(desk.store.getState(), true);
          setStore(late);
        }),
      );
    };
    follow();
    const stop = desk.store.subscribe((state, before) => {
      if (FOLLOWED.some((part) => state[part] !== before[part])) follow();
    });
    return () => {
      since = null;
      stop();
    };
  }, [desk]);

  return <LateStore value={store}>{children}</LateStore>;
}

/**
 * Parts that tell in more words what the board and the question show already: they come after those have been
 * painted, so that an answer is on screen sooner.
 */
export function Late({ children }: { readonly children: ReactNode }) {
  const store = use(LateStore);
  return (
    store && (
      <DeskStore value={store}>
        <Unveiled>{children}</Unveiled>
      </DeskStore>
    )
  );
}

/** What only the one who looked before may see leaves the screen at once. */
const Unveiled = ({ children }: { readonly children: ReactNode }) => !useVeiled() && children;

/** Whether what is shown late is still that of somebody who knew more than the one who looks now. */
export function useVeiled(): boolean {
  const { desk } = useTable();
  const veil = useStore(desk.store, (state) => state.veil);
  return useDesk((state) => state.veil) !== veil;
}

/**
 * The question: it comes in the frame after the one in which the board shows what the last answer did. What a reader
 * does to the question itself is there at once.
 */
export function Soon({ children }: { readonly children: ReactNode }) {
  const { desk } = useTable();
  const [soon] = useState(() => createStore<TableState>(() => desk.store.getState()));

  useEffect(() => {
    let waits = false;
    let closed = false;
    const catchUp = () => {
      waits = false;
      if (!closed) soon.setState(desk.store.getState(), true);
    };
    catchUp();
    const stop = desk.store.subscribe((state, before) => {
      if (!waits && state.now === before.now) catchUp();
      else if (!waits) {
        waits = true;
        afterPaint(() => waits && catchUp());
      }
    });
    return () => {
      closed = true;
      stop();
    };
  }, [desk, soon]);

  return <DeskStore value={soon}>{children}</DeskStore>;
}
