import { createHash } from 'node:crypto';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import type { ContractFieldKind } from 'contracts/recruiting/contract/contract.choices';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { type DocumentKey, padesSigner } from './pades.ts';
import { drawable, openWriter, type Style } from './writer.ts';

/** Something that was filled in: a text, or a picture (PNG). Measures as in contract.fields. */
export type Stamp = {
  kind: ContractFieldKind;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  value: string;
  picture: Uint8Array | null;
  /** Under a signature: whose it is. */
  caption: string;
};
export type TrailLine = Style & { text: string; isSoft?: boolean; size?: number; before?: number };
export type Finishing = {
  original: Uint8Array;
  stamps: Stamp[];
  trail: TrailLine[];
  key: DocumentKey;
  /** Where its history is: read by verification. */
  reference: string;
  signedFor: string;
  reason: string;
  at: string;
};

const INK = rgb(0.07, 0.1, 0.25);
const SOFT = rgb(0.38, 0.41, 0.47);
/** Bytes kept free for the signature in the file, certificates included. */
const SIGNATURE_BYTES = 12_000;

type Placed = { onto: PDFPage; left: number; bottom: number; width: number; height: number };
const placed = (document: PDFDocument, { page, x, y, width, height }: Stamp): Placed => {
  const onto = document.getPage(Math.min(page, document.getPageCount()) - 1);
  const size = onto.getSize();
  const [w, h] = [width * size.width, height * size.height];
  return { onto, left: x * size.width, bottom: size.height - y * size.height - h, width: w, height: h };
};

const drawPicture = async (document: PDFDocument, bytes: Uint8Array, { onto, left, bottom, width, height }: Placed) => {
  const picture = await document.embedPng(bytes);
  const scale = Math.min(width / picture.width, height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  onto.drawImage(picture, { x: left, y: bottom, ...size });
};

const fitted = (face: PDFFont, text: string, width: number, most: number): number => {
  const natural = face.widthOfTextAtSize(text, most);
  return natural > width ? Math.max(5, (most * width) / natural) : most;
};

const drawValue = (face: PDFFont, value: string, { onto, left, bottom, width, height }: Placed) => {
  const text = drawable(face, value, new Set());
  const size = fitted(face, text, width, Math.min(11, height * 0.75));
  onto.drawText(text, { x: left + 2, y: bottom + (height - size) / 2 + size * 0.15, size, font: face, color: INK });
};

const drawBox = (isTicked: boolean, { onto, left, bottom, width, height }: Placed) => {
  const side = Math.min(width, height);
  onto.drawRectangle({ x: left, y: bottom, width: side, height: side, borderWidth: 0.8, borderColor: INK });
  if (!isTicked) return;
  const at = (x: number, y: number) => ({ x: left + x * side, y: bottom + y * side });
  onto.drawLine({ start: at(0.2, 0.5), end: at(0.42, 0.22), thickness: 1.4, color: INK });
  onto.drawLine({ start: at(0.42, 0.22), end: at(0.82, 0.8), thickness: 1.4, color: INK });
};

/** Fields and trail drawn in, and the whole signed by the installation. */
export const finishDocument = async (wanted: Finishing) => {
  const { original, stamps, trail, key, reference, signedFor, reason, at } = wanted;
  const document = await PDFDocument.load(original, { updateMetadata: false });
  const writer = await openWriter(document);
  for (const stamp of stamps) {
    const place = placed(document, stamp);
    if (stamp.kind === 'checkbox') drawBox(stamp.value === 'true', place);
    else if (stamp.picture) {
      await drawPicture(document, stamp.picture, place);
      const caption = drawable(writer.faces.plain, stamp.caption, new Set());
      const size = fitted(writer.faces.plain, caption, Math.max(place.width, 120), 7);
      const { onto, left, bottom, width } = place;
      onto.drawLine({
        start: { x: left, y: bottom - 2 },
        end: { x: left + width, y: bottom - 2 },
        thickness: 0.5,
        color: SOFT,
      });
      onto.drawText(caption, { x: left, y: bottom - 3 - size, size, font: writer.faces.plain, color: SOFT });
    } else drawValue(stamp.kind === 'initials' ? writer.faces.italic : writer.faces.plain, stamp.value, place);
  }
  writer.nextPage();
  for (const { text, isBold, isItalic, ...block } of trail)
    writer.write([{ text, ...(isBold && { isBold }), ...(isItalic && { isItalic }) }], block);
  pdflibAddPlaceholder({
    ...{ pdfDoc: document, reason, contactInfo: reference, name: signedFor, location: '' },
    ...{ signatureLength: SIGNATURE_BYTES, subFilter: SUBFILTER_ETSI_CADES_DETACHED, signingTime: new Date(at) },
  } as unknown as Parameters<typeof pdflibAddPlaceholder>[0]);
  const prepared = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  const bytes = await new SignPdf().sign(Buffer.from(prepared), padesSigner(key) as never);
  return {
    bytes: new Uint8Array(bytes),
    pages: document.getPageCount(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
};
