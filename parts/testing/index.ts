export { boardConforms } from './conforms.ts';
export { tellingConforms } from './telling.tsx';
export { drawn, propsOf } from './trial.tsx';
export { WishCount } from './wishes.ts';
export { harshWhenCalm, sourceOf, unsaid } from './words.ts';
