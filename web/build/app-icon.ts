import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Rgb = readonly [number, number, number];
type Point = readonly [x: number, y: number];

/** A flat shape in a square of 512, drawn over those before it. */
type Shape =
  | { readonly fill: Rgb; readonly points: readonly Point[] }
  | { readonly fill: Rgb; readonly circle: readonly [x: number, y: number, r: number] };

const NIGHT: Rgb = [20, 23, 26];
const BONE: Rgb = [239, 231, 214];
const SHADE: Rgb = [213, 200, 172];
const AMBER: Rgb = [219, 163, 67];
const RED: Rgb = [200, 75, 55];
const INK: Rgb = [28, 26, 23];

/** A die of bone on a night table, one corner bitten off. The middle four fifths are safe when the system cuts it round. */
const SHAPES: readonly Shape[] = [
  {
    fill: NIGHT,
    points: [
      [0, 0],
      [512, 0],
      [512, 512],
      [0, 512],
    ],
  },
  {
    fill: SHADE,
    points: [
      [116, 142],
      [400, 118],
      [426, 412],
      [140, 436],
    ],
  },
  {
    fill: BONE,
    points: [
      [96, 122],
      [382, 98],
      [408, 388],
      [122, 414],
    ],
  },
  {
    fill: AMBER,
    points: [
      [68, 158],
      [164, 66],
      [192, 94],
      [96, 188],
    ],
  },
  { fill: INK, circle: [194, 212, 32] },
  { fill: INK, circle: [208, 328, 32] },
  { fill: RED, circle: [326, 316, 32] },
  { fill: NIGHT, circle: [424, 92, 72] },
  { fill: NIGHT, circle: [330, 88, 46] },
  { fill: NIGHT, circle: [414, 202, 52] },
  { fill: NIGHT, circle: [346, 156, 44] },
];

const hex = (fill: Rgb): string => `#${fill.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The icon as a scalable picture. */
export function iconSvg(): string {
  const shapes = SHAPES.map((shape) =>
    'points' in shape
      ? `<polygon fill="${hex(shape.fill)}" points="${shape.points.map((point) => point.join(',')).join(' ')}"/>`
      : `<circle fill="${hex(shape.fill)}" cx="${shape.circle[0]}" cy="${shape.circle[1]}" r="${shape.circle[2]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${shapes.join('')}</svg>`;
}

function holds(shape: Shape, x: number, y: number): boolean {
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle;
    return (x - cx) ** 2 + (y - cy) ** 2 <= r ** 2;
  }
  const { points } = shape;
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i];
    const [xj, yj] = points[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

const colourAt = (x: number, y: number): Rgb => SHAPES.findLast((shape) => holds(shape, x, y))?.fill ?? NIGHT;

/** Samples per side of a pixel, for smooth edges. */
const FINE = 2;

/** The icon as a picture of so many pixels, for systems that take no scalable one. */
export function iconPng(size: number): Buffer {
  const scale = 512 / size;
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) {
      const sum = [0, 0, 0];
      for (let i = 0; i < FINE * FINE; i++) {
        const x = (px + ((i % FINE) + 0.5) / FINE) * scale;
        const y = (py + (Math.floor(i / FINE) + 0.5) / FINE) * scale;
        const colour = colourAt(x, y);
        for (let c = 0; c < 3; c++) sum[c] += colour[c];
      }
      // Each row begins with a byte that says it is stored as it is.
      for (let c = 0; c < 3; c++) rows[py * (1 + size * 3) + 1 + px * 3 + c] = Math.round(sum[c] / FINE ** 2);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits per part, red green blue.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const FILES: Readonly<Record<string, readonly [type: string, make: () => string | Buffer]>> = {
  'icon.svg': ['image/svg+xml', iconSvg],
  'icon-192.png': ['image/png', () => iconPng(192)],
  'icon-512.png': ['image/png', () => iconPng(512)],
};

/** The app's icon in the sizes that browsers and systems ask for. */
export function appIconPlugin(): Plugin {
  return {
    name: 'shamble-app-icon',
    generateBundle() {
      for (const [fileName, [, make]] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName, source: make() });
    },
    configureServer(server) {
      for (const [fileName, [type, make]] of Object.entries(FILES))
        server.middlewares.use(`/${fileName}`, (_, response) => {
          response.setHeader('content-type', type);
          response.end(make());
        });
    },
  };
}
