export { boardConforms } from './conforms.ts';
export { WishCount } from './wishes.ts';
export { harshWhenCalm, sourceOf, unsaid } from './words.ts';
