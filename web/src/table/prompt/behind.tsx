import { createContext, type ReactNode, useDeferredValue } from 'react';
import { MoreBelow } from './more-below.tsx';

interface BehindProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/** Whether what is drawn here can be seen. */
export const InSight = createContext(true);

/** What is behind a button. While it is closed its content comes after what is in sight has been painted. */
export function Behind({ id, open, children, className, label }: BehindProps) {
  const later = useDeferredValue(children, null);
  const Box = label === undefined ? 'div' : 'section';
  return (
    <Box id={id} className={className} hidden={!open} aria-label={label} aria-busy={!open && later !== children}>
      <InSight value={open}>{open ? children : later}</InSight>
      {open && label !== undefined && <MoreBelow />}
    </Box>
  );
}
