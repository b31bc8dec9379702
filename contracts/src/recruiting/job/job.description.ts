/** A piece of a description: what a page shows as one element. Lines inside a text stay apart. */
export type DescriptionBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** `start`: number of the first item. */
  | { kind: 'numbered'; items: string[]; start: number };

const BULLET = /^\s*[-*•–]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?=\S)/;
/** A line of its own that ends like no sentence is meant as a heading. */
const HEADING = /^.{1,70}[^\s.,;:!?…]$/u;

type Kind = 'list' | 'numbered' | 'paragraph';
type Run = { kind: Kind; lines: string[] };

const kindOf = (line: string): Kind => (BULLET.test(line) ? 'list' : NUMBER.test(line) ? 'numbered' : 'paragraph');

/** Lines between blank ones that belong together: a list, or lines of text. */
const runsOf = (part: string): Run[] => {
  const runs: Run[] = [];
  for (const line of part.split('\n')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    // A line that is moved in goes on with the item above it.
    if (kind === 'paragraph' && last && last.kind !== 'paragraph' && /^\s/.test(line))
      last.lines.push(`${last.lines.pop()}\n${line}`);
    else if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
};

const tidy = (text: string): string => text.trim().replace(/\s*\n\s*/g, '\n');

const blockOf = ({ kind, lines }: Run): DescriptionBlock => {
  if (kind === 'paragraph') return { kind, text: tidy(lines.join('\n')) };
  const items = lines.map((line) => tidy(line.replace(kind === 'list' ? BULLET : NUMBER, '')));
  return kind === 'list' ? { kind, items } : { kind, items, start: Number.parseInt(lines[0] ?? '1', 10) };
};

const isHeading = (part: string): boolean => kindOf(part) === 'paragraph' && HEADING.test(part);

/** Plain text as people write it: blank lines part paragraphs, dashes and numbers make lists, short lines alone head what follows. */
export const descriptionBlocks = (text: string): DescriptionBlock[] => {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*?(?=[^\n]|$)/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter((part) => part.trim() !== '');
  return parts.flatMap((part, index) =>
    index < parts.length - 1 && isHeading(part) ? [{ kind: 'heading', text: part.trim() }] : runsOf(part).map(blockOf),
  );
};
