import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Four quarters of different colours, by which one sees how an image stands. */
const CORNERS = { red: [200, 30, 30], green: [30, 160, 60], blue: [30, 60, 200], yellow: [230, 200, 40] } as const;
export type Corner = keyof typeof CORNERS;

export const picture = (width = 120, height = 80): Sharp => {
  const { red, green, blue, yellow } = CORNERS;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [top, bottom] = x < width / 2 ? [red, blue] : [green, yellow];
      pixels.set(y < height / 2 ? top : bottom, (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** Which colours stand in the corners: upper left, upper right, lower left, lower right. */
export const cornersOf = async (bytes: Buffer): Promise<Corner[]> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    return [...data.subarray(start, start + 3)];
  };
  const distance = (pixel: number[], colour: readonly number[]) =>
    pixel.reduce((sum, value, index) => sum + Math.abs(value - (colour[index] ?? 0)), 0);
  const nearest = (pixel: number[]) =>
    (Object.keys(CORNERS) as Corner[]).toSorted(
      (one, other) => distance(pixel, CORNERS[one]) - distance(pixel, CORNERS[other]),
    )[0] as Corner;
  const [right, bottom] = [info.width - 4, info.height - 4];
  return [at(3, 3), at(right, 3), at(3, bottom), at(right, bottom)].map(nearest);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A few bytes that say they are a white PNG of this size. */
export const hugePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = 1 + Math.ceil(width / 8);
  const rows = deflateSync(Buffer.alloc(Math.min(row * height, 15_000_000)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Two frames, one after the other. */
export const moving = async (): Promise<Sharp> => {
  const frames = ['#cc2222', '#2222cc'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
};

/** What a telephone hides in a photograph: who made it, and where. */
export const withPlace = (image: Sharp): Sharp =>
  image.withExif({
    IFD0: { Make: 'SpyCam', Copyright: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 47/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '92/1 6/1 0/1' },
  });
