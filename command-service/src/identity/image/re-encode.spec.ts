import { Rejection } from 'contracts/kernel/problem';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cornersOf, hugePng, moving, picture, withPlace } from '#command-service/test/images.fixture';
import { reencodeAvatar, reencodeLogo } from './re-encode.ts';

const faultOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Rejection ? [error.status, error.errors?.logo?.[0]] : error;
};
const UPRIGHT = ['red', 'green', 'blue', 'yellow'];

describe('an image that is re-encoded', () => {
  it.each([
    ['png', () => picture().png().toBuffer()],
    ['jpeg', () => picture().jpeg().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
  ] as const)('given a %s, when made a logo, then it is a webp of the same picture and size', async (_, make) => {
    const { bytes, width, height } = await reencodeLogo(await make());
    expect([(await sharp(bytes).metadata()).format, width, height]).toEqual(['webp', 120, 80]);
    expect(await cornersOf(bytes)).toEqual(UPRIGHT);
  });

  it('given a photograph that lies on its side with maker and place in it, when re-encoded, then it stands and hides nothing', async () => {
    const turned = picture().rotate(-90);
    const photograph = await withPlace(turned).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const before = await sharp(photograph).metadata();
    expect([before.orientation, photograph.includes('SpyCam'), before.exif?.length]).not.toContain(undefined);
    expect(photograph.includes('SpyCam')).toBe(true);

    const { bytes, width, height } = await reencodeLogo(photograph);
    expect([width, height, await cornersOf(bytes)]).toEqual([120, 80, UPRIGHT]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    for (const hidden of ['SpyCam', 'Somebody', 'EXIF', 'GPS']) expect(bytes.includes(hidden)).toBe(false);
  });

  it('given a large logo that lets light through, when re-encoded, then it fits and still does; a small one stays small', async () => {
    const clear = { create: { width: 1_600, height: 400, channels: 4 as const, background: '#00800040' } };
    const { bytes, width, height } = await reencodeLogo(await sharp(clear).png().toBuffer());
    expect([width, height]).toEqual([512, 128]);
    const { channels, data } = await sharp(bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ info, data: pixels }) => ({ channels: info.channels, data: pixels }));
    expect([channels, data[3]]).toEqual([4, 64]);
    expect(await reencodeLogo(await picture(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
  });

  it('given pictures of any form, when made avatars, then each is a square of one size without holes', async () => {
    for (const [width, height] of [
      [900, 300],
      [30, 900],
      [1, 1],
    ] as const) {
      const { bytes, ...size } = await reencodeAvatar(await picture(width, height).png().toBuffer());
      expect(size).toEqual({ width: 256, height: 256 });
      expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    }
  });

  it('given a jpeg in the colours of printers, when re-encoded, then it has those of screens', async () => {
    const printed = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c81e1e' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const { bytes } = await reencodeLogo(printed);
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    expect((await cornersOf(bytes))[0]).toBe('red');
  });

  it.each([
    ['text', async () => Buffer.from('not an image at all')],
    ['a page with a name of an image', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing of vectors', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    ['an animated gif', async () => (await moving()).gif().toBuffer()],
    ['an animated webp', async () => (await moving()).webp().toBuffer()],
    ['a tiff', () => picture().tiff().toBuffer()],
    ['one byte', async () => Buffer.from([0x89])],
  ] as const)('given %s, when re-encoded, then its type is refused', async (_, make) => {
    expect(await faultOf(reencodeLogo(await make()))).toEqual([422, 'file-type-invalid']);
  });

  it.each([
    [
      'the first half of a png',
      async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 200_000),
    ],
    ['the first half of a jpeg', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 1_500)],
    ['the first half of a webp', async () => (await picture(400, 400).webp().toBuffer()).subarray(0, 200)],
    [
      'the signature of a png and noise',
      async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 7)]),
    ],
    [
      'the signature of a jpeg and a script',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    ],
    [
      'a drawing that begins like a webp',
      async () => Buffer.from('RIFF....WEBP<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
  ] as const)('given %s, when re-encoded, then it cannot be read', async (_, make) => {
    expect(await faultOf(reencodeLogo(await make()))).toEqual([422, 'image-unreadable']);
  });

  it('given a few kilobytes that would become gigabytes, when re-encoded, then they are refused before anything is decoded', async () => {
    const bomb = hugePng(60_000, 60_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect(await faultOf(reencodeLogo(bomb))).toEqual([422, 'image-too-large']);
    expect(await faultOf(reencodeLogo(hugePng(2_147_483_647, 2_147_483_647)))).toEqual([422, 'image-unreadable']);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('given images with bytes that were changed, cut or put in, when re-encoded, then each is made or refused, and nothing else happens', async () => {
    const image = picture(64, 48);
    const whole = await Promise.all([image.png().toBuffer(), image.jpeg().toBuffer(), image.webp().toBuffer()]);
    const damage = fc.array(fc.tuple(fc.nat(2_000), fc.nat(255), fc.constantFrom('set', 'cut', 'put')), {
      minLength: 1,
      maxLength: 6,
    });
    const seen = { made: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...whole), damage, async (bytes, places) => {
        let damaged = Buffer.from(bytes);
        for (const [place, value, way] of places) {
          const at = place % Math.max(1, damaged.length);
          if (way === 'set') damaged[at] = value;
          const rest = damaged.subarray(way === 'cut' ? at + 1 : at);
          if (way !== 'set')
            damaged = Buffer.concat([damaged.subarray(0, at), ...(way === 'put' ? [Buffer.of(value)] : []), rest]);
        }
        const fault = await faultOf(reencodeLogo(damaged));
        if (fault === null) seen.made += 1;
        else {
          seen.refused += 1;
          expect(fault).toEqual([422, expect.stringMatching(/^(file-type-invalid|image-too-large|image-unreadable)$/)]);
        }
      }),
      { numRuns: 400, seed: 20_260_302 },
    );
    expect(Math.min(seen.made, seen.refused)).toBeGreaterThan(10);
  });
});
