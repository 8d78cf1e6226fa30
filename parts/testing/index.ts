export { boardConforms } from './conforms.ts';
export { WishCount } from './wishes.ts';
export { sourceOf, unsaid } from './words.ts';
