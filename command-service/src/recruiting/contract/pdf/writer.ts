import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { columnWidths } from './columns.ts';
import { drawLine, lineBreaker, type Piece, type Span, widthOf } from './lines.ts';
import { embedFaces } from './typeface.ts';

export type { Span, Style } from './lines.ts';

const MARGIN = 64;
const INK = rgb(0.1, 0.12, 0.16);
const SOFT = rgb(0.38, 0.41, 0.47);
const SUNKEN = rgb(0.94, 0.95, 0.96);
const LINES = rgb(0.72, 0.75, 0.79);
/** Points of A4, portrait. */
const PAGE: [number, number] = [595.28, 841.89];
const TEXT = PAGE[0] - 2 * MARGIN;
const LEADING = 1.45;
/** Of a cell, on each side. */
const [PAD_X, PAD_Y] = [5, 3];

/** `bars`: how far from the margin a bar beside the text is, of each quote that it stands in; `sunken`: how far the ground behind it begins. */
type Block = { size?: number; indent?: number; before?: number; isSoft?: boolean; marker?: string } & Around;
type Around = { bars?: readonly number[]; sunken?: number };
export type Cell = { lines: Span[][]; align: 'left' | 'center' | 'right' };
const PARTS = { left: 0, center: 0.5, right: 1 };

/** Writes text from the top of a page to its end, and goes on on the next one. */
export const openWriter = async (document: PDFDocument) => {
  const faces = await embedFaces(document);
  const lacking = new Set<string>();
  const linesOf = lineBreaker(faces, lacking);
  let page: PDFPage | null = null;
  let y = 0;

  const nextPage = (): PDFPage => {
    page = document.addPage(PAGE);
    y = PAGE[1] - MARGIN;
    return page;
  };
  const room = (height: number): PDFPage => (page === null || y - height < MARGIN ? nextPage() : page);

  /** What lies beside and behind a line that ends at `y`. */
  const surround = (onto: PDFPage, { bars = [], sunken }: Around, height: number) => {
    const bottom = y - height * 0.28;
    if (sunken !== undefined)
      onto.drawRectangle({ x: MARGIN + sunken, y: bottom, width: TEXT - sunken, height: height + 0.5, color: SUNKEN });
    for (const bar of bars) onto.drawRectangle({ x: MARGIN + bar, y: bottom, width: 2, height, color: LINES });
  };

  const write = (
    spans: readonly Span[],
    { size = 10.5, indent = 0, before = 0, isSoft = false, marker = '', ...around }: Block = {},
  ) => {
    const leading = size * LEADING;
    y -= page === null ? 0 : before;
    linesOf(spans, size, TEXT - indent).forEach((line, index) => {
      const onto = room(leading);
      y -= leading;
      const color = isSoft ? SOFT : INK;
      surround(onto, around, leading);
      if (index === 0 && marker) onto.drawText(marker, { x: MARGIN + indent - 14, y, size, font: faces.plain, color });
      drawLine(onto, line, { x: MARGIN + indent, y, size, color });
    });
  };

  const rule = () => {
    const onto = room(18);
    y -= 12;
    onto.drawLine({ start: { x: MARGIN, y }, end: { x: PAGE[0] - MARGIN, y }, thickness: 0.5, color: SOFT });
  };

  /** Rows of cells within lines. A row stands on one page, unless it is longer than one. */
  const table = (rows: readonly Cell[][], { size = 9.5, indent = 0, before = 0, bars = [] }: Block = {}) => {
    const leading = size * LEADING;
    const columns = rows[0]?.map((_, column) => column) ?? [];
    const natural = columns.map((column) =>
      Math.max(
        ...rows.flatMap((row) =>
          (row[column]?.lines ?? []).map((line) => widthOf(linesOf(line, size, Infinity)[0] ?? [], size)),
        ),
        1,
      ),
    );
    const widths = columnWidths(natural, TEXT - indent - columns.length * 2 * PAD_X).map((one) => one + 2 * PAD_X);
    const left = MARGIN + indent;
    const edges = [left];
    for (const width of widths) edges.push((edges.at(-1) ?? left) + width);
    const right = edges.at(-1) ?? left;
    const line = (onto: PDFPage, from: [number, number], to: [number, number]) =>
      onto.drawLine({ start: { x: from[0], y: from[1] }, end: { x: to[0], y: to[1] }, thickness: 0.5, color: LINES });
    y -= page === null ? 0 : before;
    for (const row of rows) {
      const cells = row.map(({ lines }, column): Piece[][] =>
        lines.flatMap((one) => linesOf(one, size, (widths[column] ?? 0) - 2 * PAD_X + 0.01)),
      );
      const count = Math.max(1, ...cells.map(({ length }) => length));
      room(Math.min(count * leading + 2 * PAD_Y, PAGE[1] - 2 * MARGIN));
      for (let index = 0; index < count; index += 1) {
        const above = index === 0 ? PAD_Y : 0;
        const below = index === count - 1 ? PAD_Y : 0;
        const before = page;
        const onto = room(leading + above + below);
        const top = y;
        y -= leading + above;
        row.forEach(({ align }, column) => {
          const piece = cells[column]?.[index] ?? [];
          const free = (widths[column] ?? 0) - 2 * PAD_X - widthOf(piece, size);
          const x = (edges[column] ?? 0) + PAD_X + Math.max(0, free) * PARTS[align];
          drawLine(onto, piece, { x, y: y + leading * 0.28, size, color: INK });
        });
        y -= below;
        for (const edge of edges) line(onto, [edge, top], [edge, y]);
        for (const bar of bars) onto.drawRectangle({ x: MARGIN + bar, y, width: 2, height: top - y, color: LINES });
        if (index === 0 || onto !== before) line(onto, [left, top], [right, top]);
        if (index === count - 1) line(onto, [left, y], [right, y]);
      }
    }
    y -= 4;
  };

  return { write, rule, table, nextPage, lacking, faces };
};
export type Writer = Awaited<ReturnType<typeof openWriter>>;
