import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shadesOf } from 'contracts/kernel/colour';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { lightPalette } from 'ui-kit/theme/palette';
import { initialsOf } from './formats.ts';

/** As messengers and networks show it: 1.91 to 1. */
export const PICTURE = { width: 1_200, height: 630 };
/** Where uploads are decoded in the same process, nothing else may be (docs/adr/0020): this one is of our own making alone. */
const READS_SVG = { operation: ['VipsForeignLoadSvgBuffer'] };
const MARGIN = 80;
const ROOM = PICTURE.width - 2 * MARGIN;
const TITLE_LINES = 3;

const require = createRequire(import.meta.url);
const fontOf = (subset: string): Font =>
  create(
    readFileSync(require.resolve(`@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`)),
  ) as Font;

let opened: readonly Font[] | undefined;
/** The typeface of the pages, opened when the first picture is drawn. */
const fonts = (): readonly Font[] => {
  opened ??= [fontOf('latin'), fontOf('latin-ext')];
  return opened;
};

const fontFor = (text: string): Font | undefined =>
  fonts().find((font) => [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)));

type Style = {
  size: number;
  color: string /** Thickness of the letters' edges, in thousandths of their size. */;
  weight?: number;
};

const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** A line of text as shapes: the picture needs no fonts of the machine that draws it. */
const drawn = (
  font: Font,
  text: string,
  { x, y, size, color, weight = 0 }: Style & { x: number; y: number },
): string => {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const shapes = glyphs.map((glyph, index) => {
    const place = at;
    at += positions[index]?.xAdvance ?? 0;
    return `<path d="${glyph.path.toSVG()}" transform="translate(${place})"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round">${shapes.join('')}</g>`;
};

/** Words on as many lines as they need; what does not fit ends in an ellipsis. */
export const linesOf = (text: string, fits: (line: string) => boolean, max: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, max);
  const shortened = (line: string): string => {
    const signs = [...line];
    while (signs.length > 1 && !fits(`${signs.join('')}…`)) signs.pop();
    return `${signs.join('').trimEnd()}…`;
  };
  return kept.map((line, index) => {
    const isCut = index === max - 1 && lines.length > max;
    return isCut || !fits(line) ? shortened(line) : line;
  });
};

const block = (text: string, style: Style & { y: number; lines: number; room: number }): { svg: string; y: number } => {
  const font = fontFor(text);
  if (!font) return { svg: '', y: style.y };
  const lines = linesOf(text, (line) => widthOf(font, line, style.size) <= style.room, style.lines);
  const step = style.size * 1.2;
  const svg = lines.map((line, index) => drawn(font, line, { ...style, x: MARGIN, y: style.y + index * step }));
  return { svg: svg.join(''), y: style.y + lines.length * step };
};

/** What a link to a page looks like where it is shared. */
export type PictureTexts = { name: string; color: string; title: string; line: string };

/** A title under the name of its company, on its colour. What the typeface has no letters for is left out. */
export const pictureOf = async ({ name, color, title, line }: PictureTexts): Promise<Buffer> => {
  const { fill, onFill } = shadesOf(color).light;
  const initials = initialsOf(name);
  const mark = fontFor(initials);
  const markWidth = mark ? widthOf(mark, initials, 40) : 0;
  const heading = block(name, {
    size: 40,
    color: lightPalette.inkSoft,
    weight: 14,
    y: 144,
    lines: 1,
    room: ROOM - 130,
  });
  const main = block(title, { size: 76, color: lightPalette.ink, weight: 34, y: 300, lines: TITLE_LINES, room: ROOM });
  const below = block(line, { size: 36, color: lightPalette.inkSoft, y: 566, lines: 1, room: ROOM });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">
<rect width="100%" height="100%" fill="${lightPalette.surface}"/><rect width="24" height="100%" fill="${fill}"/>
<rect x="${PICTURE.width - MARGIN - 88}" y="88" width="88" height="88" rx="22" fill="${fill}"/>
${mark ? drawn(mark, initials, { x: PICTURE.width - MARGIN - 44 - markWidth / 2, y: 146, size: 40, color: onFill, weight: 30 }) : ''}
${heading.svg}${main.svg}${below.svg}</svg>`;
  sharp.unblock(READS_SVG);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
};
