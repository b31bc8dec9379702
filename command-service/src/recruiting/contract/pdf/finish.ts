import { createHash } from 'node:crypto';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import type { ContractFieldKind } from 'contracts/recruiting/contract/contract.choices';
import { spelledOut } from 'contracts/recruiting/contract/contract.letters';
import { PDFDocument, type PDFFont, type PDFImage, rgb } from 'pdf-lib';
import { type DocumentKey, padesSigner } from './pades.ts';
import { drawValue, INK, type Place, type Placed, placed } from './places.ts';
import { textWidth } from './typeface.ts';
import { openWriter, type Style } from './writer.ts';

/** Something that was filled in: a text, or a picture (PNG). Measures as in contract.fields. */
export type Stamp = Place & {
  kind: ContractFieldKind;
  value: string;
  picture: Uint8Array | null;
  /** Under a signature: whose it is. */
  caption: string;
  /** On the certificate page, before a value that its place has no room for. */
  label: string;
};
export type TrailLine = Style & { text: string; isSoft?: boolean; size?: number; before?: number };
export type Finishing = {
  original: Uint8Array;
  stamps: Stamp[];
  /** The certificate page; `values`: over those that their places have no room for. */
  certificate: Record<'trail' | 'closing', TrailLine[]> & { values: TrailLine };
  key: DocumentKey;
  /** Where its history is: read by verification. */
  reference: string;
  signedFor: string;
  reason: string;
  at: string;
};

const SOFT = rgb(0.38, 0.41, 0.47);
/** Bytes kept free for the signature in the file, certificates included. */
const SIGNATURE_BYTES = 12_000;
/** … and of the certificates above the one that signs. */
const chainBytes = ({ chain = [] }: DocumentKey): number => chain.join('').length;

const drawPicture = (picture: PDFImage, { onto, left, bottom, width, height }: Placed) => {
  const scale = Math.min(width / picture.width, height / picture.height);
  onto.drawImage(picture, { x: left, y: bottom, width: picture.width * scale, height: picture.height * scale });
};

/** Pictures of signatures, each once in the file however often it is drawn; null: it is none that can be drawn. */
const openPictures = (document: PDFDocument) => {
  const embedded = new Map<Uint8Array, PDFImage | null>();
  return async (bytes: Uint8Array | null): Promise<PDFImage | null> => {
    if (!bytes) return null;
    const known = embedded.get(bytes);
    if (known !== undefined) return known;
    const picture = await document.embedPng(bytes).catch(() => null);
    embedded.set(bytes, picture);
    return picture;
  };
};

/** A line with the name under it, whatever was signed over it. */
const drawCaption = (face: PDFFont, text: string, { onto, left, bottom, width }: Placed) => {
  const caption = spelledOut(text);
  const natural = textWidth(face, caption, 7);
  const size = Math.max(5, Math.min(7, (7 * Math.max(width, 120)) / natural));
  const [start, end] = [left, left + width].map((x) => ({ x, y: bottom - 2 }));
  if (start && end) onto.drawLine({ start, end, thickness: 0.5, color: SOFT });
  onto.drawText(caption, { x: left, y: bottom - 3 - size, size, font: face, color: SOFT });
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
  const { original, stamps, certificate, key, reference, signedFor, reason, at } = wanted;
  const document = await PDFDocument.load(original, { updateMetadata: false });
  const writer = await openWriter(document);
  const { plain, italic } = writer.faces;
  const pictureOf = openPictures(document);
  const cut: TrailLine[] = [];
  for (const stamp of stamps) {
    const place = placed(document, stamp);
    if (stamp.kind === 'checkbox') drawBox(stamp.value === 'true', place);
    else if (stamp.kind === 'signature') {
      const picture = await pictureOf(stamp.picture);
      if (picture) drawPicture(picture, place);
      else drawValue(italic, stamp.value, place);
      drawCaption(plain, stamp.caption, place);
    } else if (!drawValue(stamp.kind === 'initials' ? italic : plain, stamp.value, place))
      cut.push({ text: `${stamp.label}: ${stamp.value}`, size: 9, before: 2 });
  }
  writer.nextPage();
  const { trail, closing } = certificate;
  const values = cut.length > 0 ? [certificate.values, ...cut] : [];
  for (const { text, isBold, isItalic, ...block } of [...trail, ...values, ...closing])
    writer.write([{ text, ...(isBold && { isBold }), ...(isItalic && { isItalic }) }], block);
  pdflibAddPlaceholder({
    ...{ pdfDoc: document, reason, contactInfo: reference, name: signedFor, location: '' },
    ...{
      signatureLength: SIGNATURE_BYTES + chainBytes(key),
      subFilter: SUBFILTER_ETSI_CADES_DETACHED,
      signingTime: new Date(at),
    },
  } as unknown as Parameters<typeof pdflibAddPlaceholder>[0]);
  const prepared = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  const bytes = await new SignPdf().sign(Buffer.from(prepared), padesSigner(key) as never);
  return {
    bytes: new Uint8Array(bytes),
    pages: document.getPageCount(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
};
