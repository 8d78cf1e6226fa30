import { keep, kept } from '../kept.ts';

/** How much a reader wants to hear. */
const VOICES = ['short', 'normal', 'full'] as const;
export type Voice = (typeof VOICES)[number];

const NAME = 'voice';

/** What was chosen on this device. */
export function keptVoice(): Voice {
  const stored = kept(NAME);
  return VOICES.find((voice) => voice === stored) ?? 'normal';
}

/** The next one, after the fullest the shortest; it is kept for the next visit. */
export function nextVoice(voice: Voice): Voice {
  const next = VOICES[(VOICES.indexOf(voice) + 1) % VOICES.length];
  keep(NAME, next);
  return next;
}
