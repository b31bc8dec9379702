import { spelledOut, unknownLetters } from 'contracts/recruiting/contract/contract.letters';
import type { PDFFont, PDFPage, RGB } from 'pdf-lib';
import { type Face, textWidth } from './typeface.ts';

export type Style = { isBold?: boolean; isItalic?: boolean; isStruck?: boolean };
export type Span = Style & { text: string };
export type Piece = { text: string; face: PDFFont; isStruck: boolean };
type Faces = Record<Face, PDFFont>;

const faceOf = (faces: Faces, { isBold, isItalic }: Style): PDFFont => {
  if (isBold) return isItalic ? faces.both : faces.bold;
  return isItalic ? faces.italic : faces.plain;
};

/** A word that is longer than a line is cut to pieces that are not. */
const fitting = (piece: Piece, size: number, width: number): Piece[] => {
  const { text, face } = piece;
  if (textWidth(face, text, size) <= width) return [piece];
  const pieces: Piece[] = [];
  let part = '';
  for (const letter of text) {
    if (part !== '' && textWidth(face, part + letter, size) > width) {
      pieces.push({ ...piece, text: part });
      part = '';
    }
    part += letter;
  }
  return [...pieces, { ...piece, text: part }];
};

/** Texts as lines of a width. `lacking` takes the letters that the typeface has not. */
export const lineBreaker = (faces: Faces, lacking: Set<string>) => {
  const wordsOf = (spans: readonly Span[]): Piece[] =>
    spans.flatMap((span) => {
      const piece = { face: faceOf(faces, span), isStruck: span.isStruck === true };
      for (const letter of unknownLetters(span.text)) lacking.add(letter);
      return (spelledOut(span.text).match(/\s+|\S+/g) ?? []).map((text) => ({ ...piece, text }));
    });

  return (spans: readonly Span[], size: number, width: number): Piece[][] => {
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
      if (last?.face === piece.face && last.isStruck === piece.isStruck) last.text += piece.text;
      else line?.push({ ...piece });
      used += length;
    }
    return lines;
  };
};

export const widthOf = (line: readonly Piece[], size: number): number =>
  line.reduce((sum, { text, face }) => sum + textWidth(face, text, size), 0);

type Place = { x: number; y: number; size: number; color: RGB };

export const drawLine = (onto: PDFPage, line: readonly Piece[], { x, y, size, color }: Place): void => {
  let at = x;
  for (const { text, face, isStruck } of line) {
    const width = textWidth(face, text, size);
    onto.drawText(text, { x: at, y, size, font: face, color });
    if (isStruck) {
      const through = y + size * 0.28;
      onto.drawLine({
        ...{ start: { x: at, y: through }, end: { x: at + width, y: through } },
        ...{ thickness: size * 0.07, color },
      });
    }
    at += width;
  }
};
