import { MAX_RESUME_TEXT } from 'contracts/recruiting/candidate/candidate.resume-reading';
import { isSafeDocx, readPart } from '#command-service/library/upload/docx';
import { type ReadText, refuse } from './pdf-text.ts';

/** Bytes of the one part that holds the text, unpacked. */
const MAX_PART_BYTES = 20 * 1024 * 1024;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** A run of text that Word shows to nobody. */
const HIDDEN = /<w:r\b[^>]*>(?:(?!<\/w:r>)[\s\S]){0,2000}?<w:vanish\s*\/>[\s\S]*?<\/w:r>/g;
/** What stands for text, a tab or the end of a line. */
const PIECES = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*\/>|<\/w:(p|tr)>/g;

/** The text of a Word document, as its one part says it. */
export const docxText = async (bytes: Buffer): Promise<ReadText> => {
  const file = { size: bytes.length, bytes: async (start: number, end: number) => bytes.subarray(start, end + 1) };
  if (!(await isSafeDocx(file))) throw refuse('resume-unreadable');
  const part = await readPart(file, 'word/document.xml', MAX_PART_BYTES);
  if (!part) throw refuse('resume-too-complex');
  const xml = part.toString('utf8');
  const seen = xml.replace(HIDDEN, '');
  let text = '';
  for (const [, said, space, end] of seen.matchAll(PIECES)) {
    if (text.length > MAX_RESUME_TEXT) break;
    if (said !== undefined) text += plain(said);
    else if (end || space !== 'tab') text += '\n';
    else text += '\t';
  }
  return { text: text.slice(0, MAX_RESUME_TEXT), isCut: text.length > MAX_RESUME_TEXT, hasHidden: seen !== xml };
};
