import { useEffect } from 'react';
import { create } from 'zustand';

/** Where each thing was told first in this visit; a place that is closed tells nothing any more. */
const useTellers = create<Readonly<Record<string, string>>>(() => ({}));

const CLOSED = '';

/** Whether something is told at this place: only where it was noticed first, until it is closed there. */
export function useToldOnce(what: string | null, where: string): readonly [told: boolean, close: () => void] {
  const teller = useTellers((tellers) => (what === null ? undefined : tellers[what]));
  useEffect(() => {
    if (what !== null && teller === undefined) useTellers.setState({ [what]: where });
  }, [what, where, teller]);
  const close = (): void => {
    if (what !== null) useTellers.setState({ [what]: CLOSED });
  };
  return [what !== null && (teller ?? where) === where, close];
}
