import { type ReactNode, useDeferredValue } from 'react';
import { MoreBelow } from './more-below.tsx';

interface BehindProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/** What is behind a button. While it is closed its content comes after what is in sight has been painted. */
export function Behind({ id, open, children, className, label }: BehindProps) {
  const later = useDeferredValue(children, null);
  const Box = label === undefined ? 'div' : 'section';
  return (
    <Box id={id} className={className} hidden={!open} aria-label={label} aria-busy={!open && later !== children}>
      {open ? children : later}
      {open && label !== undefined && <MoreBelow />}
    </Box>
  );
}
