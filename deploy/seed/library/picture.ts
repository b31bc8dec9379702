import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

const chunk = (type: string, data: Buffer): Buffer => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const [WIDTH, HEIGHT] = [720, 480];

/** A PNG; the picture is one unit high, its origin at the top left. */
const pngOf = (colourAt: (x: number, y: number) => Colour): Buffer => {
  const row = 1 + WIDTH * 3;
  const pixels = Buffer.alloc(row * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * row + 1 + x * 3;
      [pixels[at], pixels[at + 1], pixels[at + 2]] = colourAt(x / HEIGHT, y / HEIGHT);
    }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(WIDTH, 0);
  size.writeUInt32BE(HEIGHT, 4);
  // Eight bits of each of three colours.
  size.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const between = (from: Colour, to: Colour, part: number): Colour => {
  const share = Math.min(1, Math.max(0, part));
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ];
};

/** Whether a ray to the right crosses its edges an odd number of times. */
const isInside = (shape: readonly Point[], x: number, y: number): boolean => {
  let inside = false;
  let [x1, y1] = shape.at(-1) ?? [0, 0];
  for (const [x2, y2] of shape) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    [x1, y1] = [x2, y2];
  }
  return inside;
};

const HORIZON = 0.58;
/** Nothing is drawn above or beside these. */
const [TOP, LEFT] = [0.16, 0.42];
const hull: Point[] = [
  [0.42, 0.66],
  [1.08, 0.66],
  [0.98, 0.76],
  [0.52, 0.76],
];
const mast: Point[] = [
  [0.742, 0.16],
  [0.758, 0.16],
  [0.758, 0.66],
  [0.742, 0.66],
];
const sail: Point[] = [
  [0.735, 0.2],
  [0.735, 0.62],
  [0.46, 0.62],
];
const jib: Point[] = [
  [0.768, 0.24],
  [1.02, 0.62],
  [0.768, 0.62],
];
const wall: Point[] = [
  [0.9, 0.42],
  [1.24, 0.42],
  [1.24, 0.59],
  [0.9, 0.59],
];
const roof: Point[] = [
  [0.86, 0.42],
  [1.07, 0.28],
  [1.28, 0.42],
];
const door: Point[] = [
  [1.04, 0.49],
  [1.1, 0.49],
  [1.1, 0.59],
  [1.04, 0.59],
];

export type Scene = {
  sky: readonly [Colour, Colour];
  water: readonly [Colour, Colour];
  hill: Colour;
  shows: 'boat' | 'lodge';
};

/** A lake, with a boat on it or a lodge beside it. */
export const lakeOf = ({ sky, water, hill, shows }: Scene): Buffer => {
  const shapes: readonly (readonly [readonly Point[], Colour])[] =
    shows === 'boat'
      ? [
          [hull, [122, 62, 32]],
          [mast, [90, 60, 40]],
          [sail, [246, 240, 226]],
          [jib, [232, 222, 200]],
        ]
      : [
          [door, [250, 214, 130]],
          [wall, [120, 74, 48]],
          [roof, [62, 46, 44]],
        ];
  return pngOf((x, y) => {
    const found = y < TOP || x < LEFT ? undefined : shapes.find(([shape]) => isInside(shape, x, y));
    if (found) return found[1];
    if (y < HORIZON) {
      const ridge = HORIZON - 0.1 - 0.05 * Math.sin(x * 4.2) - 0.025 * Math.sin(x * 11);
      return y < ridge ? between(sky[0], sky[1], y / ridge) : between(hill, water[0], (y - ridge) / 0.5);
    }
    const ripple = 0.12 * Math.sin(y * 90 + Math.sin(x * 6) * 2);
    return between(water[0], water[1], (y - HORIZON) / (1 - HORIZON) + ripple);
  });
};
