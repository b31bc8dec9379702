import { MAX_CONTRACT_BYTES, MAX_CONTRACT_PAGES } from 'contracts/recruiting/contract/contract.choices';
import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from 'pdf-lib';
import { DocumentFault } from './pdf.faults.ts';

/** Points. */
const [SMALLEST, LARGEST] = [36, 5_000];

const open = async (bytes: Uint8Array): Promise<PDFDocument> => {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (error) {
    const isEncrypted = error instanceof Error && /encrypt/i.test(error.message);
    throw new DocumentFault(isEncrypted ? 'contract-pdf-encrypted' : 'contract-pdf-unreadable');
  }
};

/** What forms hold becomes part of their pages, as far as it has a look. */
const flatten = (source: PDFDocument): void => {
  try {
    source.getForm().flatten({ updateFieldAppearances: false });
  } catch {
    // A form without a look shows nothing.
  }
};

/** What a page looks like; the rest of it would be copied along: annotations with their scripts and links, thumbnails, data of other programs. */
const LOOK = new Set(['Type', 'Parent', 'Resources', 'Contents', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit']);
const strip = ({ node }: PDFPage): void => {
  for (const key of node.keys()) if (!LOOK.has(key.decodeText())) node.delete(key);
};

const boxOf = (page: PDFPage) => {
  const { x, y, width, height } = page.getCropBox();
  if (!(width >= SMALLEST && height >= SMALLEST && width <= LARGEST && height <= LARGEST))
    throw new DocumentFault('contract-pdf-unreadable');
  return { left: x, bottom: y, right: x + width, top: y + height };
};

type Drawn = { page: PDFEmbeddedPage | null; width: number; height: number; turn: number };

/** Onto an upright page, as readers show it. */
const draw = (target: PDFDocument, { page, width, height, turn }: Drawn): void => {
  const isLying = turn === 90 || turn === 270;
  const onto = target.addPage(isLying ? [height, width] : [width, height]);
  if (!page) return;
  const at: Record<number, [number, number]> = { 0: [0, 0], 90: [0, width], 180: [width, height], 270: [height, 0] };
  const [x, y] = at[turn] ?? [0, 0];
  onto.drawPage(page, { x, y, width, height, rotate: degrees(-turn) });
};

/** What the pages of a stranger's PDF look like, in a new one: scripts, actions, attachments and forms stay behind. */
export const takeIn = async (bytes: Uint8Array) => {
  const source = await open(bytes);
  if (source.isEncrypted) throw new DocumentFault('contract-pdf-encrypted');
  try {
    const count = source.getPageCount();
    if (count > MAX_CONTRACT_PAGES) throw new DocumentFault('contract-pdf-too-many-pages');
    if (count === 0) throw new DocumentFault('contract-pdf-unreadable');
    flatten(source);
    const pages = source.getPages();
    for (const page of pages) strip(page);
    const target = await PDFDocument.create({ updateMetadata: false });
    const written = pages.filter((page) => page.node.Contents() !== undefined);
    const embedded = await target.embedPages(written, written.map(boxOf));
    const found = new Map(written.map((page, index) => [page, embedded[index] ?? null]));
    for (const page of pages) {
      const { width, height } = page.getCropBox();
      boxOf(page);
      draw(target, {
        page: found.get(page) ?? null,
        width,
        height,
        turn: ((page.getRotation().angle % 360) + 360) % 360,
      });
    }
    const made = await target.save({ updateFieldAppearances: false });
    if (made.length > MAX_CONTRACT_BYTES) throw new DocumentFault('file-too-large');
    return { bytes: made, pages: count };
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('contract-pdf-unreadable');
  }
};
