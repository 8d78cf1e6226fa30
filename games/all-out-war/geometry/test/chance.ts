/** Numbers from 0 to below n, the same for the same seed: xorshift. */
export function dice(seed: number): (n: number) => number {
  let x = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
  const next = (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
  for (let i = 0; i < 8; i++) next();
  return (n) => Math.floor((next() / 4294967296) * n);
}
