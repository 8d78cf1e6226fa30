/** Small strokes for controls, in a square of 16. */
const STROKES = {
  plus: 'M8 2.5v11M2.5 8h11',
  cross: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  up: 'M8 13V3.5M3.5 8 8 3.5 12.5 8',
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13.2 2v3.2H10',
} as const;

/** Decoration inside a control that has words. */
export function Glyph({ name }: { readonly name: keyof typeof STROKES }) {
  return (
    <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
