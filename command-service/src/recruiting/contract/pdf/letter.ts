import { richTextTokens } from 'contracts/kernel/rich-text';
import { PDFDocument } from 'pdf-lib';
import { DocumentFault } from './pdf.faults.ts';
import { openWriter, type Span, type Writer } from './writer.ts';

export type Letter = { title: string; markdown: string; signatures: string };
type Token = ReturnType<typeof richTextTokens>[number];

const spansOf = ({ children, content }: Token): Span[][] => {
  const lines: Span[][] = [[]];
  let [bold, italic] = [0, 0];
  for (const { type, content: text } of children ?? [{ type: 'text', content }]) {
    if (type === 'strong_open') bold += 1;
    else if (type === 'strong_close') bold -= 1;
    else if (type === 'em_open') italic += 1;
    else if (type === 'em_close') italic -= 1;
    else if (type.endsWith('break')) lines.push([]);
    else if (text) lines.at(-1)?.push({ text, isBold: bold > 0, isItalic: italic > 0 });
  }
  return lines;
};

const HEADINGS: Record<string, number> = { h1: 16, h2: 13.5, h3: 12 };

const writeTokens = (writer: Writer, tokens: readonly Token[]): void => {
  const lists: { next: number | null }[] = [];
  let heading: string | null = null;
  let marker = '';
  for (const token of tokens) {
    const { type, tag } = token;
    if (type === 'bullet_list_open') lists.push({ next: null });
    else if (type === 'ordered_list_open') lists.push({ next: Number(token.attrGet('start') ?? 1) });
    else if (type.endsWith('_list_close')) lists.pop();
    else if (type === 'list_item_open') {
      const list = lists.at(-1);
      marker = list?.next === null || list === undefined ? '•' : `${list.next}.`;
      if (list?.next != null) list.next += 1;
    } else if (type === 'heading_open') heading = tag;
    else if (type === 'heading_close') heading = null;
    else if (type === 'hr') writer.rule();
    else if (type === 'inline') {
      const size = heading ? (HEADINGS[heading] ?? 11) : 10.5;
      const indent = lists.length * 20;
      spansOf(token).forEach((line, index) => {
        const spans = heading ? line.map((span) => ({ ...span, isBold: true })) : line;
        const before = index > 0 ? 0 : heading ? 12 : lists.length > 0 ? 2 : 7;
        writer.write(spans, { size, indent, before, marker });
        marker = '';
      });
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
