import { spelledOut } from 'contracts/recruiting/contract/contract.letters';
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { fittedText, LEADING } from './fitted.ts';

/** A place on a page; measures as in contract.fields. */
export type Place = { page: number; x: number; y: number; width: number; height: number };
/** The same in points, from the lower left corner of its page. */
export type Placed = { onto: PDFPage; left: number; bottom: number; width: number; height: number };

export const INK = rgb(0.07, 0.1, 0.25);

export const placed = (document: PDFDocument, { page, x, y, width, height }: Place): Placed => {
  const onto = document.getPage(Math.min(page, document.getPageCount()) - 1);
  const size = onto.getSize();
  const [w, h] = [width * size.width, height * size.height];
  return { onto, left: x * size.width, bottom: size.height - y * size.height - h, width: w, height: h };
};

/** In as many lines as there is room for. False: not all of it was. */
export const drawValue = (face: PDFFont, value: string, { onto, left, bottom, width, height }: Placed): boolean => {
  const { lines, size, isCut } = fittedText(face, spelledOut(value), { width: width - 4, height });
  const leading = size * LEADING;
  const top = bottom + (height + lines.length * leading) / 2;
  for (const [index, line] of lines.entries()) {
    const y = top - (index + 1) * leading + size * 0.3;
    onto.drawText(line, { x: left + 2, y, size, font: face, color: INK });
  }
  return !isCut;
};
