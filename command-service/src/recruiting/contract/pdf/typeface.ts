import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { create, type Font } from 'fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

const files = { plain: 'Regular', bold: 'Bold', italic: 'Italic', both: 'BoldItalic' } as const;
export type Face = keyof typeof files;
export const faces = Object.keys(files) as Face[];

const require = createRequire(import.meta.url);
export const readFace = (face: Face): Promise<Buffer> =>
  readFile(join(dirname(require.resolve('@embedpdf/fonts-latin')), `../fonts/NotoSans-${files[face]}.ttf`));

/** pdf-lib takes the letters that a document uses from a stream; fontkit gives them in one piece. */
const fontkit = {
  create: (bytes: Uint8Array) => {
    const font = create(Buffer.from(bytes)) as Font;
    const createSubset = font.createSubset.bind(font);
    return Object.assign(font, {
      createSubset: () => {
        const subset = createSubset();
        return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) });
      },
    });
  },
};

/** The typeface of documents in a PDF: of each face the letters that are used. */
export const embedFaces = async (document: PDFDocument): Promise<Record<Face, PDFFont>> => {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const embedded = async (face: Face) =>
    document.embedFont(await readFace(face), { subset: true, features: { liga: false } });
  return {
    plain: await embedded('plain'),
    bold: await embedded('bold'),
    italic: await embedded('italic'),
    both: await embedded('both'),
  };
};

const widths = new WeakMap<PDFFont, Map<string, number>>();

/** Of a text as it is drawn: letter by letter, each measured once. */
export const textWidth = (face: PDFFont, text: string, size: number): number => {
  const known = widths.get(face) ?? new Map<string, number>();
  widths.set(face, known);
  let width = 0;
  for (const letter of text) {
    let one = known.get(letter);
    if (one === undefined) {
      one = face.widthOfTextAtSize(letter, 1);
      known.set(letter, one);
    }
    width += one;
  }
  return width * size;
};
