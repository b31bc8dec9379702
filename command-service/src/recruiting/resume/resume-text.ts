import { MAX_RESUME_TEXT } from 'contracts/recruiting/candidate/candidate.resume-reading';
import { docxText } from './docx-text.ts';
import { pdfText, type ReadText, refuse } from './pdf-text.ts';

/** What a password makes of a Word document: no archive any more. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const startsWith = (bytes: Buffer, start: Buffer | string): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start));

const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const plainText = (bytes: Buffer): ReadText => {
  if (bytes.includes(0)) throw refuse('resume-unreadable');
  const text = decoded(bytes);
  return { text: text.slice(0, MAX_RESUME_TEXT), isCut: text.length > MAX_RESUME_TEXT, hasHidden: false };
};

const textOf = (bytes: Buffer): Promise<ReadText> | ReadText => {
  if (startsWith(bytes, '%PDF-')) return pdfText(bytes);
  if (startsWith(bytes, 'PK\x03\x04')) return docxText(bytes);
  if (startsWith(bytes, COMPOUND)) throw refuse('resume-encrypted');
  return plainText(bytes);
};

/** Signs that look like nothing, and signs that no database holds. */
const UNSEEN = /[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** The text of a résumé by what its bytes are, whatever its name says. */
export const resumeText = async (bytes: Buffer): Promise<ReadText> => {
  const read = await textOf(bytes);
  const text = read.text.replace(UNSEEN, '').toWellFormed();
  if (!/\p{L}{2}/u.test(text)) throw refuse('resume-without-text');
  return { ...read, text };
};
