import { useLocation } from 'wouter';
import { useTable } from '../context.ts';

/** Opens a table of its own from a moment of this one, which stays as it is. */
export function useTry(): (at: number) => Promise<void> {
  const { desk } = useTable();
  const [, navigate] = useLocation();
  return async (at) => {
    const id = await desk.attempt(() => desk.table.tryFrom(at));
    if (id !== null) navigate(`/table/${id}`);
  };
}
