import type { PDFFont } from 'pdf-lib';
import { textWidth } from './typeface.ts';

/** Points. */
const [SMALLEST, LARGEST] = [6, 11];
const STEP = 0.5;
export const LEADING = 1.25;

export const wrapped = (face: PDFFont, text: string, size: number, width: number): string[] => {
  const fits = (line: string): boolean => textWidth(face, line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
};

type Fitted = { lines: string[]; size: number; isCut: boolean };

/** A text as large as a place has room for, in as many lines as it takes; what is too long at the smallest size is cut. */
export const fittedText = (
  face: PDFFont,
  text: string,
  { width, height }: { width: number; height: number },
): Fitted => {
  const room = (size: number): number => Math.max(1, Math.floor(height / (size * LEADING)));
  for (let size = Math.max(SMALLEST, Math.min(LARGEST, height * 0.75)); size >= SMALLEST; size -= STEP) {
    const lines = wrapped(face, text, size, width);
    if (lines.length <= room(size)) return { lines, size, isCut: false };
  }
  const kept = wrapped(face, text, SMALLEST, width).slice(0, room(SMALLEST));
  const last = [...(kept.at(-1) ?? '')];
  while (last.length > 1 && textWidth(face, `${last.join('')}…`, SMALLEST) > width) last.pop();
  return { lines: [...kept.slice(0, -1), `${last.join('')}…`], size: SMALLEST, isCut: true };
};
