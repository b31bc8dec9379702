import { richTextTokens } from 'contracts/kernel/rich-text';
import { PDFDocument } from 'pdf-lib';
import { spansOf, type Token } from './letter-spans.ts';
import { DocumentFault } from './pdf.faults.ts';
import { type Cell, openWriter, type Writer } from './writer.ts';

export type Letter = { title: string; markdown: string; signatures: string };

const HEADINGS: Record<string, number> = { h1: 16, h2: 13.5, h3: 12 };
const SIZE = 10.5;
const FENCE_SIZE = 9.5;
/** Points, each further to the right than what it stands in. */
const [LIST, QUOTE, FENCE] = [20, 16, 6];
const MAX_COLUMNS = 20;
/** Of containers: what is deeper the reader of texts leaves out. */
const MAX_LEVEL = 18;

/** Nothing of a text may be missing in what is signed. */
const notDrawn = (what: string) => new DocumentFault('contract-text-not-drawn', what);

type Container = { is: 'list'; next: number | null } | { is: 'quote'; bar: number };

const alignOf = (token: Token): Cell['align'] => {
  const [, side] = /text-align:(center|right)/.exec(String(token.attrGet('style'))) ?? [];
  return (side as Cell['align'] | undefined) ?? 'left';
};

/** The blocks of a text, each as the writer draws it; what it does not know is refused. */
export const writeTokens = (writer: Writer, tokens: readonly Token[]): void => {
  const around: Container[] = [];
  let heading: string | null = null;
  let marker = '';
  let rows: Cell[][] | null = null;
  const place = () => ({
    indent: around.reduce((sum, { is }) => sum + (is === 'list' ? LIST : QUOTE), 0),
    bars: around.flatMap((one) => (one.is === 'quote' ? [one.bar] : [])),
  });
  const enter = (container: Container, level: number) => {
    if (level > MAX_LEVEL) throw notDrawn('> > > …');
    around.push(container);
  };

  const writeLine = (token: Token) => {
    const size = heading ? (HEADINGS[heading] ?? 11) : SIZE;
    const isListed = around.some(({ is }) => is === 'list');
    spansOf(token).forEach((line, index) => {
      const spans = heading ? line.map((span) => ({ ...span, isBold: true })) : line;
      const before = index > 0 ? 0 : heading ? 12 : isListed ? 2 : 7;
      writer.write(spans, { ...place(), size, before, marker });
      marker = '';
    });
  };
  /** Line by line as it stands there, blanks before its words included. */
  const writeFence = ({ content }: Token) => {
    const { indent, bars } = place();
    const blank = writer.faces.plain.widthOfTextAtSize(' ', FENCE_SIZE) * 2;
    content
      .replace(/\n$/, '')
      .split('\n')
      .forEach((written, index) => {
        const line = written.replaceAll('\t', '    ');
        const text = line.trimStart();
        const deeper = Math.min((line.length - text.length) * blank, 200);
        const at = { indent: indent + FENCE + deeper, bars, sunken: indent };
        writer.write([{ text }], { ...at, size: FENCE_SIZE, before: index === 0 ? 7 : 0, marker });
        marker = '';
      });
  };

  for (const token of tokens) {
    const { type, tag, level } = token;
    switch (type) {
      case 'bullet_list_open':
        enter({ is: 'list', next: null }, level);
        break;
      case 'ordered_list_open':
        enter({ is: 'list', next: Number(token.attrGet('start') ?? 1) }, level);
        break;
      case 'blockquote_open':
        enter({ is: 'quote', bar: place().indent }, level);
        break;
      case 'bullet_list_close':
      case 'ordered_list_close':
      case 'blockquote_close':
        around.pop();
        break;
      case 'list_item_open': {
        if (level > MAX_LEVEL) throw notDrawn('- - - …');
        const list = around.at(-1);
        marker = list?.is === 'list' && list.next !== null ? `${list.next}.` : '•';
        if (list?.is === 'list' && list.next !== null) list.next += 1;
        break;
      }
      case 'list_item_close':
        if (marker) writer.write([], { ...place(), before: 2, marker });
        marker = '';
        break;
      case 'heading_open':
        heading = tag;
        break;
      case 'heading_close':
        heading = null;
        break;
      case 'hr':
        writer.rule();
        break;
      case 'fence':
        writeFence(token);
        break;
      case 'table_open':
        rows = [];
        break;
      case 'tr_open':
        rows?.push([]);
        break;
      case 'th_open':
      case 'td_open':
        rows?.at(-1)?.push({ lines: [], align: alignOf(token) });
        break;
      case 'table_close':
        if ((rows?.[0]?.length ?? 0) > MAX_COLUMNS) throw notDrawn(`| ${rows?.[0]?.length} |`);
        writer.table(rows ?? [], { ...place(), before: 8 });
        [rows, marker] = [null, ''];
        break;
      case 'inline': {
        const cell = rows?.at(-1)?.at(-1);
        if (!cell) writeLine(token);
        else
          cell.lines = spansOf(token).map((line) =>
            rows?.length === 1 ? line.map((span) => ({ ...span, isBold: true })) : line,
          );
        break;
      }
      case 'paragraph_open':
      case 'paragraph_close':
      case 'thead_open':
      case 'thead_close':
      case 'tbody_open':
      case 'tbody_close':
      case 'tr_close':
      case 'th_close':
      case 'td_close':
        break;
      default:
        throw notDrawn(type);
    }
  }
};

/** A rich text as a PDF; signatures have a page of their own at its end, wherever the text ends. */
export const makeLetter = async ({ title, markdown, signatures }: Letter) => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const writer = await openWriter(document);
  writer.write([{ text: title, isBold: true }], { size: 18 });
  writeTokens(writer, richTextTokens(markdown, { isLetter: true }));
  writer.nextPage();
  writer.write([{ text: signatures, isBold: true }], { size: 14 });
  if (writer.lacking.size > 0) throw new DocumentFault('contract-letters-unknown', [...writer.lacking].join(' '));
  return { bytes: await document.save({ updateFieldAppearances: false }), pages: document.getPageCount() };
};
