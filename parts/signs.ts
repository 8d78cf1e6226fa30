/** The shapes of the six signs in a square of 24, as the whole table draws them. */
const SHAPES: readonly string[] = [
  'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  'M2.5 2.5h19v19h-19z',
  'M12 1.5 23 21.5H1z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M6.3 1.8h11.4L23.2 12l-5.5 10.2H6.3L.8 12z',
  'M12 .8l3.3 7.3 8 .9-5.9 5.4 1.6 7.8L12 18.2 5 22.2l1.6-7.8L.7 9l8-.9z',
];

/** A sign of the table: its number from 0 to 5, outline and colour; and whether a letter on it has to be small. */
export function signLooks(sign: number) {
  const n = ((sign % SHAPES.length) + SHAPES.length) % SHAPES.length;
  return { n, outline: SHAPES[n], colour: `var(--sign-${n})`, narrow: n === 2 || n === 5 };
}
