/** Signs of the table's own controls, drawn in a square of 24. */
const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 5 5 5-5 5m5-5H10a6 6 0 0 0 0 12h3',
  restart: 'M4 4v6h6M4.6 15a8 8 0 1 0 1.2-8.2L4 10',
  lock: 'M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M17 5 7 12l10 7z',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  hand: 'M8 13V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V15c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4.5l-2-3.5c-.6-1.1.8-2.2 1.8-1.3L8 13.5',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3z',
  eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2',
  book: 'M4 4.5C7 4 10 4.5 12 6c2-1.5 5-2 8-1.5V19c-3-.5-6 0-8 1.5-2-1.5-5-2-8-1.5zM12 6v14.5',
  people:
    'M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.3.8 3.5 2.7 3.5 5.5',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 3.8 5M17 6h3.5c0 3.5-1.5 5-3.8 5M12 15v5M8 20h8',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  keyboard: 'M2 6h20v12H2zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10',
  tick: 'M4.5 12.5l5 5L20 6.5',
  file: 'M12 3v11M7.5 10 12 14.5 16.5 10M4 17v4h16v-4',
  branch: 'M6 3v12M6 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18 9c0 5-6 4-9.5 7',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  rail: 'M4 4h16v16H4zM15 4v16',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="table-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
