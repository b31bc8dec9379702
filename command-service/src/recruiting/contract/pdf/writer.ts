import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const MARGIN = 64;
const INK = rgb(0.1, 0.12, 0.16);
const SOFT = rgb(0.38, 0.41, 0.47);
/** Points of A4, portrait. */
const PAGE: [number, number] = [595.28, 841.89];

export type Style = { isBold?: boolean; isItalic?: boolean };
export type Span = Style & { text: string };
type Block = { size?: number; indent?: number; before?: number; isSoft?: boolean; marker?: string };

type Faces = Record<'plain' | 'bold' | 'italic' | 'both', PDFFont>;
const facesOf = async (document: PDFDocument): Promise<Faces> => ({
  plain: await document.embedFont(StandardFonts.Helvetica),
  bold: await document.embedFont(StandardFonts.HelveticaBold),
  italic: await document.embedFont(StandardFonts.HelveticaOblique),
  both: await document.embedFont(StandardFonts.HelveticaBoldOblique),
});
const faceOf = (faces: Faces, { isBold, isItalic }: Style): PDFFont => {
  if (isBold) return isItalic ? faces.both : faces.bold;
  return isItalic ? faces.italic : faces.plain;
};

/** Letters that a typeface of every PDF reader has; those that it lacks are told to `lacking`, and left as a question mark. */
export const drawable = (face: PDFFont, text: string, lacking: Set<string>): string => {
  const known = new Set(face.getCharacterSet());
  return [
    ...text
      .normalize('NFC')
      .replace(/[\t\u00a0\u202f\u2009]/g, ' ')
      .replace(/[\u200b-\u200f\u2060-\u2069\ufeff]/g, ''),
  ]
    .map((letter) => {
      if (known.has(letter.codePointAt(0) ?? 0)) return letter;
      lacking.add(letter);
      return '?';
    })
    .join('');
};

/** Writes text from the top of a page to its end, and goes on on the next one. */
export const openWriter = async (document: PDFDocument) => {
  const faces = await facesOf(document);
  const lacking = new Set<string>();
  let page: PDFPage | null = null;
  let y = 0;

  const nextPage = (): PDFPage => {
    page = document.addPage(PAGE);
    y = PAGE[1] - MARGIN;
    return page;
  };
  const room = (height: number): PDFPage => (page === null || y - height < MARGIN ? nextPage() : page);

  type Piece = { text: string; face: PDFFont };
  const wordsOf = (spans: readonly Span[]): Piece[] =>
    spans.flatMap((span) => {
      const face = faceOf(faces, span);
      return (drawable(face, span.text.replace(/\n/g, ' '), lacking).match(/\s+|\S+/g) ?? []).map((text) => ({
        text,
        face,
      }));
    });

  /** A word that is longer than a line is cut to pieces that are not. */
  const fitting = ({ text, face }: Piece, size: number, width: number): Piece[] => {
    if (face.widthOfTextAtSize(text, size) <= width) return [{ text, face }];
    const pieces: Piece[] = [];
    let part = '';
    for (const letter of text) {
      if (part !== '' && face.widthOfTextAtSize(part + letter, size) > width) {
        pieces.push({ text: part, face });
        part = '';
      }
      part += letter;
    }
    return [...pieces, { text: part, face }];
  };

  const linesOf = (spans: readonly Span[], size: number, width: number): Piece[][] => {
    const lines: Piece[][] = [[]];
    let used = 0;
    for (const piece of wordsOf(spans).flatMap((one) => fitting(one, size, width))) {
      const length = piece.face.widthOfTextAtSize(piece.text, size);
      if (used + length > width && used > 0) {
        lines.push([]);
        used = 0;
      }
      if (used === 0 && piece.text.trim() === '') continue;
      lines.at(-1)?.push(piece);
      used += length;
    }
    return lines;
  };

  const write = (
    spans: readonly Span[],
    { size = 10.5, indent = 0, before = 0, isSoft = false, marker = '' }: Block = {},
  ) => {
    const leading = size * 1.45;
    y -= page === null ? 0 : before;
    linesOf(spans, size, PAGE[0] - 2 * MARGIN - indent).forEach((line, index) => {
      const onto = room(leading);
      y -= leading;
      const color = isSoft ? SOFT : INK;
      if (index === 0 && marker) onto.drawText(marker, { x: MARGIN + indent - 14, y, size, font: faces.plain, color });
      let x = MARGIN + indent;
      for (const { text, face } of line) {
        onto.drawText(text, { x, y, size, font: face, color });
        x += face.widthOfTextAtSize(text, size);
      }
    });
  };

  const rule = () => {
    const onto = room(18);
    y -= 12;
    onto.drawLine({ start: { x: MARGIN, y }, end: { x: PAGE[0] - MARGIN, y }, thickness: 0.5, color: SOFT });
  };

  return { write, rule, nextPage, lacking, faces };
};
export type Writer = Awaited<ReturnType<typeof openWriter>>;
