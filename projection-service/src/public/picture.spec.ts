import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { linesOf, PICTURE, pictureOf } from './picture.ts';

const texts = { name: 'Harbor & Pine', color: '#1d5c63', title: 'Marine joiner', line: 'Kingston, Canada' };

/** How much of a picture is not its background, in thousandths. */
const inkOf = async (picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 255) < 200) dark += 1;
  return Math.round((dark * 1_000 * info.channels) / data.length);
};

describe('the picture of a link', () => {
  it('given a title, when drawn, then it is a small picture of the size that is shown, and its letters are there', async () => {
    const [full, silent] = [await pictureOf(texts), await pictureOf({ ...texts, title: '', line: '' })];
    expect(await sharp(full).metadata()).toMatchObject({ format: 'png', ...PICTURE });
    expect(full.length).toBeLessThan(60_000);
    expect(await inkOf(full)).toBeGreaterThan((await inkOf(silent)) + 5);
  });

  it.each(['', 'x'.repeat(200), '<script>&"\'', '職人', 'Técnico de manutenção naval em Florianópolis '.repeat(4)])(
    'given %j, when drawn, then there is a picture of it',
    async (title) => {
      const picture = await pictureOf({ ...texts, title, name: title });
      expect(await sharp(picture).metadata()).toMatchObject(PICTURE);
    },
  );

  it('given words, when they are put on lines, then none is too long, and what does not fit is cut', () => {
    const fits = (line: string) => line.length <= 10;
    expect(linesOf('a boat that sails', fits, 3)).toEqual(['a boat', 'that sails']);
    expect(linesOf('one two three four five', fits, 2)).toEqual(['one two', 'three fou…']);
    expect(linesOf('incomprehensibilities', fits, 2)).toEqual(['incompreh…']);
    expect(linesOf('', fits, 2)).toEqual([]);
  });
});
