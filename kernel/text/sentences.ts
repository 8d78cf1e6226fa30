/** How a text ends that needs no point: a mark, and perhaps what was opened before it. */
const ENDED = /[.!?…:][\s\u202f]*['’"”»)]*$/u;

/** A text as a sentence that ends, so that a voice makes a pause. */
export function ended(text: string): string {
  const words = text.trim();
  return ENDED.test(words) ? words : `${words}.`;
}

/** What there is to say about one thing, side by side: each begins like a sentence, and one mark parts it from the next. */
export function sentences(parts: readonly (string | null)[]): string {
  const said = parts.flatMap((part) => part || []);
  const begun = said.map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1));
  return begun.map((part, i) => (i < begun.length - 1 ? ended(part) : part)).join(' ');
}
