import './styles.css';

/** What the table itself shows over a board; the rest of the parts is for boards alone. */
export { CardWords } from './card-words.tsx';
export { inShort } from './in-short.ts';
export { Joining } from './joining.ts';
export { isStaged, KIND_PICTURES } from './kinds.ts';
export { useLit } from './lit.ts';
export { Spotlight } from './spotlight.tsx';
