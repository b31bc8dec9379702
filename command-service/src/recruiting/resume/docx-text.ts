import { MAX_RESUME_TEXT } from 'contracts/recruiting/candidate/candidate.resume-reading';
import { isSafeDocx, readPart } from '#command-service/library/upload/docx';
import { type ReadText, refuse } from './pdf-text.ts';

/** Bytes of the one part that holds the text, unpacked. */
const MAX_PART_BYTES = 5 * 1024 * 1024;
/** Runs within runs, as text boxes make them. */
const MAX_DEPTH = 50;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** A tag and the text after it. One pass over any text, however it is made: no sign is looked at twice. */
const TAG = /<([^<>]*)>([^<]*)/g;
const NAME = /^\/?[\w:]+/;
/** What shows text or not by its own `w:val`. */
const OFF = /w:val="(?:0|false|off)"/;
const LINE_ENDS: ReadonlySet<string> = new Set(['w:br', 'w:cr', '/w:p', '/w:tr']);

/** The text that Word shows: what its author has hidden is left out, and said to be there. */
const shownText = (xml: string, most: number): { text: string; hasHidden: boolean } => {
  /** The runs that are open, each in the one before it. */
  const runs: { text: string; isHidden: boolean }[] = [];
  let text = '';
  let hasHidden = false;
  const say = (said: string) => {
    const run = runs.at(-1);
    if (run) run.text += said;
    else text += said;
  };
  for (const [, tag = '', after = ''] of xml.matchAll(TAG)) {
    if (text.length > most) break;
    const [name = ''] = NAME.exec(tag) ?? [];
    const isEmpty = tag.endsWith('/');
    const run = runs.at(-1);
    if (name === 'w:r' && !isEmpty && runs.length < MAX_DEPTH) runs.push({ text: '', isHidden: false });
    else if (name === 'w:vanish' && run && !OFF.test(tag)) run.isHidden = true;
    else if (name === '/w:r' && runs.pop()) {
      if (run?.isHidden) hasHidden = true;
      else say(run?.text ?? '');
    } else if (name === 'w:t' && !isEmpty) say(plain(after));
    else if (name === 'w:tab' && run) say('\t');
    else if (LINE_ENDS.has(name)) say('\n');
  }
  return { text: text + runs.map((run) => (run.isHidden ? '' : run.text)).join(''), hasHidden };
};

/** The text of a Word document, as its one part says it. */
export const docxText = async (bytes: Buffer): Promise<ReadText> => {
  const file = { size: bytes.length, bytes: async (start: number, end: number) => bytes.subarray(start, end + 1) };
  if (!(await isSafeDocx(file))) throw refuse('resume-unreadable');
  const part = await readPart(file, 'word/document.xml', MAX_PART_BYTES);
  if (!part) throw refuse('resume-too-complex');
  const { text, hasHidden } = shownText(part.toString('utf8'), MAX_RESUME_TEXT);
  return { text: text.slice(0, MAX_RESUME_TEXT), isCut: text.length > MAX_RESUME_TEXT, hasHidden };
};
