export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const BULLET = /^\s*[-*•]\s+/;
/** Characters of a line that stands alone without a full stop and is read as a heading. */
const MAX_HEADING = 80;

const isHeading = (lines: string[]): boolean =>
  lines.length === 1 && (lines[0] ?? '').length <= MAX_HEADING && !/[.!?,;…]$/.test(lines[0] ?? '');

const blockOf = (lines: string[]): Block => {
  if (lines.every((line) => BULLET.test(line))) {
    return { kind: 'list', items: lines.map((line) => line.replace(BULLET, '')) };
  }
  return { kind: isHeading(lines) ? 'heading' : 'paragraph', text: lines.join('\n') };
};

/** Plain text as its author meant it: paragraphs between empty lines, lines with a hyphen as a list. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
