import { PDFDocument } from 'pdf-lib';
import { DocumentFault } from './pdf.faults.ts';
import { drawValue, type Place, placed } from './places.ts';
import { embedFaces } from './typeface.ts';

/** A text at a place on a page. `label`: what people call that place. */
export type PrintedText = Place & { value: string; label: string };
export type Printing = { original: Uint8Array; texts: readonly PrintedText[] };

/** A PDF with texts on its pages, each whole: signers read all that they sign. The same texts make the same bytes. */
export const printTexts = async ({ original, texts }: Printing) => {
  const document = await PDFDocument.load(original, { updateMetadata: false });
  const { plain } = await embedFaces(document);
  for (const text of texts)
    if (!drawValue(plain, text.value, placed(document, text)))
      throw new DocumentFault('contract-content-too-long', text.label);
  return { bytes: await document.save({ updateFieldAppearances: false }), pages: document.getPageCount() };
};
