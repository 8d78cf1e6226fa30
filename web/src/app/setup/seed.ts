/** Letters and digits that cannot be mistaken for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed nobody can guess, short enough to be told: 12 of 31 signs. */
export function freshSeed(): string {
  let seed = '';
  while (seed.length < 12)
    // The part of the bytes that divides evenly, so that every sign is as likely.
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < 248 && seed.length < 12) seed += SIGNS[byte % SIGNS.length];
  return seed;
}
