import { spelledOut, unknownLetters } from 'contracts/recruiting/contract/contract.letters';
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { embedFaces, type Face, textWidth } from './typeface.ts';

const MARGIN = 64;
const INK = rgb(0.1, 0.12, 0.16);
const SOFT = rgb(0.38, 0.41, 0.47);
/** Points of A4, portrait. */
const PAGE: [number, number] = [595.28, 841.89];

export type Style = { isBold?: boolean; isItalic?: boolean };
export type Span = Style & { text: string };
type Block = { size?: number; indent?: number; before?: number; isSoft?: boolean; marker?: string };

const faceOf = (faces: Record<Face, PDFFont>, { isBold, isItalic }: Style): PDFFont => {
  if (isBold) return isItalic ? faces.both : faces.bold;
  return isItalic ? faces.italic : faces.plain;
};

/** Writes text from the top of a page to its end, and goes on on the next one. */
export const openWriter = async (document: PDFDocument) => {
  const faces = await embedFaces(document);
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
      for (const letter of unknownLetters(span.text)) lacking.add(letter);
      return (spelledOut(span.text).match(/\s+|\S+/g) ?? []).map((text) => ({ text, face }));
    });

  /** A word that is longer than a line is cut to pieces that are not. */
  const fitting = ({ text, face }: Piece, size: number, width: number): Piece[] => {
    if (textWidth(face, text, size) <= width) return [{ text, face }];
    const pieces: Piece[] = [];
    let part = '';
    for (const letter of text) {
      if (part !== '' && textWidth(face, part + letter, size) > width) {
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
      const length = textWidth(piece.face, piece.text, size);
      if (used + length > width && used > 0) {
        lines.push([]);
        used = 0;
      }
      if (used === 0 && piece.text.trim() === '') continue;
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last?.face === piece.face) last.text += piece.text;
      else line?.push({ ...piece });
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
        x += textWidth(face, text, size);
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
