import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ContractDocument } from 'contracts/recruiting/contract/contract.fields';
import type { FileAnswer } from 'platform/http/file-answer';
import type { FileStorage } from 'platform/storage/file-storage';
import { refuseContract } from './contract.rules.ts';
import type { MadePdf } from './pdf/pdf.process.ts';

type Kept = Pick<ContractDocument, 'path' | 'sha256'>;

/** Where its bytes are kept is named by what they hash to: nothing is written over. */
export const keepPdf = async (files: FileStorage, folder: string, { bytes, pages, sha256 }: MadePdf) => {
  const path = `${folder}/${sha256}`;
  await files.put(path, bytes, { sha256 });
  return { path, sha256, bytes: bytes.length, pages };
};

/** The bytes of a document, if they are still those that it was made of. */
export const readPdf = async (files: FileStorage, { path, sha256 }: Kept): Promise<Buffer> => {
  const found = await files.open(path);
  const bytes = found ? await buffer(found.read()) : Buffer.alloc(0);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw refuseContract('contract-document-changed');
  return bytes;
};

const HEADERS = {
  'Content-Disposition': 'attachment; filename="contract.pdf"',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
};
export const pdfAnswer = (bytes: Buffer): FileAnswer => {
  return {
    size: bytes.length,
    read: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    type: 'application/pdf',
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
    headers: HEADERS,
  };
};
