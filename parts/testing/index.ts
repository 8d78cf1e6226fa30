export { boardConforms } from './conforms.ts';
export { give, numbers, playThrough } from './playing.ts';
export { WishCount } from './wishes.ts';
export { sourceOf, unsaid } from './words.ts';
