import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Rejection } from 'contracts/kernel/problem';
import { inScratch } from 'platform/storage/scratch';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cornersOf, hugePng, picture, withPlace } from '#command-service/test/images.fixture';
import { type PictureFormat, reencodePicture } from './re-encode-file.ts';

/** What becomes of a picture, or why it is refused. */
const made = (bytes: Buffer, format: PictureFormat): Promise<Buffer | string> =>
  inScratch(async (folder) => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await writeFile(from, bytes);
    try {
      const size = await reencodePicture({ from, to }, format);
      const kept = await readFile(to);
      expect(kept.length).toBe(size);
      return kept;
    } catch (error) {
      if (error instanceof Rejection) return error.code;
      throw error;
    }
  });
const madeOf = async (bytes: Buffer, format: PictureFormat) => (await made(bytes, format)) as Buffer;

/** The same bytes, which say that the picture has another size. */
const resized = (jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer => {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc2));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

describe('a picture that is a file', () => {
  it.each(['jpg', 'png'] as const)(
    'given a %s that lies on its side with maker and place in it, when re-encoded, then it stands, in its own format, and hides nothing',
    async (format) => {
      const turned = withPlace(picture().rotate(-90)).withMetadata({ orientation: 6 });
      const photograph = await (format === 'png' ? turned.png() : turned.jpeg()).toBuffer();
      expect(photograph.includes('SpyCam')).toBe(true);
      const kept = await madeOf(photograph, format);
      const { width, height, exif, orientation, ...found } = await sharp(kept).metadata();
      expect([width, height, exif, orientation]).toEqual([120, 80, undefined, undefined]);
      expect(found.format).toBe(format === 'png' ? 'png' : 'jpeg');
      expect(await cornersOf(kept)).toEqual(['red', 'green', 'blue', 'yellow']);
    },
  );

  it('given one of 112 megapixels, when re-encoded, then it is never in memory whole', async () => {
    const large = hugePng(14_000, 8_000);
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 5);
    const kept = await madeOf(large, 'png').finally(() => clearInterval(watch));
    const { width, height } = await sharp(kept, { limitInputPixels: false }).metadata();
    expect([width, height]).toEqual([14_000, 8_000]);
    // Its pixels are 336 MB.
    expect(most).toBeLessThan(150_000_000);
  });

  it('given one of 60 megapixels that lies on its side, when re-encoded, then it keeps which side is up, and nothing else', async () => {
    const create = { width: 10_000, height: 6_000, channels: 3 as const, background: '#336699' };
    const photograph = await withPlace(sharp({ create, limitInputPixels: false }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photograph.includes('SpyCam')).toBe(true);
    const kept = await madeOf(photograph, 'jpg');
    const { width, height, orientation } = await sharp(kept, { limitInputPixels: false }).metadata();
    expect([width, height, orientation]).toEqual([10_000, 6_000, 6]);
    for (const hidden of ['SpyCam', 'Somebody']) expect(kept.includes(hidden)).toBe(false);
  });

  it('given more pixels than are taken, or than may be held whole, when re-encoded, then it is too large; broken, it cannot be read', async () => {
    expect(await made(hugePng(25_001, 10_000), 'png')).toBe('file-image-too-large');
    const progressive = await picture().jpeg({ progressive: true }).toBuffer();
    expect(await made(resized(progressive, { width: 10_000, height: 5_001 }), 'jpg')).toBe('file-image-too-large');
    expect(await made(progressive, 'jpg')).toBeInstanceOf(Buffer);
    const whole = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer();
    expect(await made(whole.subarray(0, 200_000), 'png')).toBe('file-image-unreadable');
    expect(await made(Buffer.from('\x89PNG\r\n\x1a\n and noise', 'latin1'), 'png')).toBe('file-image-unreadable');
  });
});
