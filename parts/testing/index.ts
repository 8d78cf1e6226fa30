export { boardWords } from './board-words.ts';
export { boardConforms } from './conforms.ts';
export { tellingConforms } from './telling.tsx';
export { drawn, markup, propsOf } from './trial.tsx';
export { WeightCount } from './weights.ts';
export { WishCount } from './wishes.ts';
