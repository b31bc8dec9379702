import { spelledOut } from 'contracts/recruiting/contract/contract.letters';
import { type Color, PDFDocument, type PDFFont, type PDFPage, PDFString, rgb } from 'pdf-lib';
import { wrapped } from '#command-service/recruiting/contract/pdf/fitted';
import { embedFaces, textWidth } from '#command-service/recruiting/contract/pdf/typeface';

/** What stands on a certificate. `colour`: the company's, `#rrggbb`. */
export type CertificateDrawing = {
  company: string;
  title: string;
  certifies: string;
  name: string;
  hasPassed: string;
  program: string;
  version: string;
  /** Label and value of each, side by side. */
  facts: [string, string][];
  proof: string;
  link: string;
  colour: string | null;
  language: string;
  issuedAt: string;
};

/** Points of A4, landscape. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 70;
const ROOM = WIDTH - 2 * MARGIN;
const INK = rgb(0.1, 0.12, 0.16);
const SOFT = rgb(0.38, 0.41, 0.47);
const LEADING = 1.3;
/** Where the facts begin, from the bottom. */
const FACTS_TOP = 155;

const colourOf = (hex: string | null): Color => {
  const [r, g, b] = (/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex ?? '') ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16) / 255);
  return r === undefined || g === undefined || b === undefined ? SOFT : rgb(r, g, b);
};

type Line = { face: PDFFont; largest: number; smallest?: number; lines?: number; color?: Color };
type Block = { lines: string[]; size: number } & Pick<Line, 'face' | 'color'>;

/** As large as it fits into so many lines. */
const fitted = (text: string, { face, largest, smallest = 9, lines = 1, color = INK }: Line): Block => {
  const said = spelledOut(text);
  for (let size = largest; ; size -= 0.5) {
    const found = wrapped(face, said, size, ROOM);
    if (found.length <= lines || size <= smallest) return { lines: found, size, face, color };
  }
};

const frame = (page: PDFPage, color: Color): void => {
  for (const [inset, borderWidth] of [
    [24, 2.5],
    [31, 0.6],
  ] as const) {
    const box = { x: inset, y: inset, width: WIDTH - 2 * inset, height: HEIGHT - 2 * inset };
    page.drawRectangle({ ...box, borderWidth, borderColor: color });
  }
};

/** Opens an address in the reader's browser. */
const linkOver = (page: PDFPage, link: string, [x, y, width, height]: [number, number, number, number]): void => {
  const { context } = page.doc;
  const action = { Type: 'Action', S: 'URI', URI: PDFString.of(link) };
  const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [x, y, x + width, y + height], Border: [0, 0, 0] };
  page.node.addAnnot(context.register(context.obj({ ...annotation, A: action })));
};

/** One page that says who has passed what, and where that is proved. */
export const drawCertificate = async (drawing: CertificateDrawing) => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${drawing.title}: ${drawing.program}`);
  document.setAuthor(drawing.company);
  document.setLanguage(drawing.language);
  document.setCreationDate(new Date(drawing.issuedAt));
  const { plain, bold } = await embedFaces(document);
  const page = document.addPage([WIDTH, HEIGHT]);
  const accent = colourOf(drawing.colour);
  frame(page, accent);

  const centred = ({ lines, size, face, color = INK }: Block, top: number): number => {
    let y = top;
    for (const line of lines) {
      y -= size * LEADING;
      page.drawText(line, { x: (WIDTH - textWidth(face, line, size)) / 2, y, size, font: face, color });
    }
    return y;
  };
  const soft = (text: string, largest: number) => fitted(text, { face: plain, largest, color: SOFT });

  centred(fitted(drawing.company, { face: bold, largest: 15, lines: 2 }), HEIGHT - 58);
  const titled = centred(fitted(drawing.title, { face: bold, largest: 34 }), HEIGHT - 104);
  page.drawLine({
    start: { x: WIDTH / 2 - 45, y: titled - 14 },
    end: { x: WIDTH / 2 + 45, y: titled - 14 },
    thickness: 2,
    color: accent,
  });
  const said: { block: Block; gap: number }[] = [
    { block: soft(drawing.certifies, 12.5), gap: 0 },
    { block: fitted(drawing.name, { face: bold, largest: 30, smallest: 12, lines: 2 }), gap: 4 },
    { block: soft(drawing.hasPassed, 12.5), gap: 14 },
    { block: fitted(drawing.program, { face: bold, largest: 21, smallest: 10, lines: 3 }), gap: 4 },
    { block: soft(drawing.version, 11), gap: 4 },
  ];
  const height = said.reduce((sum, { block, gap }) => sum + gap + block.lines.length * block.size * LEADING, 0);
  const [above, below] = [titled - 14, FACTS_TOP];
  let y = above - Math.max(8, (above - below - height) / 2);
  for (const { block, gap } of said) y = centred(block, y - gap);

  const column = ROOM / drawing.facts.length;
  for (const [at, [label, value]] of drawing.facts.entries()) {
    const middle = MARGIN + column * (at + 0.5);
    const at10 = { y: FACTS_TOP - 13, size: 10, font: plain, color: SOFT };
    page.drawText(spelledOut(label), { ...at10, x: middle - textWidth(plain, spelledOut(label), 10) / 2 });
    const shown = spelledOut(value);
    page.drawText(shown, {
      x: middle - textWidth(bold, shown, 13) / 2,
      y: FACTS_TOP - 33,
      size: 13,
      font: bold,
      color: INK,
    });
  }
  centred(soft(drawing.proof, 9), 92);
  const link = fitted(drawing.link, { face: plain, largest: 9, smallest: 6, lines: 2, color: INK });
  const bottom = centred(link, 80);
  linkOver(page, drawing.link, [MARGIN, bottom - 4, ROOM, 80 - bottom + 4]);
  return { bytes: await document.save({ updateFieldAppearances: false }), pages: 1 };
};
