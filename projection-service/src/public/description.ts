const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const BULLET = /^\s*[-*•–]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?=\S)/;
/** A line of its own that ends like no sentence is meant as a heading. */
const HEADING = /^.{1,70}[^\s.,;:!?…]$/u;

type Kind = 'ul' | 'ol' | 'p';
type Run = { kind: Kind; lines: string[] };

const kindOf = (line: string): Kind => (BULLET.test(line) ? 'ul' : NUMBER.test(line) ? 'ol' : 'p');

/** Lines of one block that belong together: a list, or lines of text. */
const runsOf = (block: string): Run[] => {
  const runs: Run[] = [];
  for (const line of block.split('\n')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    // A line that is moved in goes on with the item above it.
    if (kind === 'p' && last && last.kind !== 'p' && /^\s/.test(line)) last.lines.push(`${last.lines.pop()}\n${line}`);
    else if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
};

const broken = (text: string): string => escapeHtml(text.trim()).replace(/\s*\n\s*/g, '<br>');

const startOf = (line: string): string => {
  const first = Number.parseInt(line, 10);
  return first === 1 ? '' : ` start="${first}"`;
};

const listHtml = ({ kind, lines }: Run): string => {
  const items = lines.map((line) => `<li>${broken(line.replace(kind === 'ul' ? BULLET : NUMBER, ''))}</li>`).join('');
  return `<${kind}${kind === 'ol' ? startOf(lines[0] ?? '') : ''} dir="auto">${items}</${kind}>`;
};

const runHtml = (run: Run): string =>
  run.kind === 'p' ? `<p dir="auto">${broken(run.lines.join('\n'))}</p>` : listHtml(run);

const isHeading = (block: string): boolean => kindOf(block) === 'p' && HEADING.test(block);

/**
 * Plain text as people write it, as HTML: blank lines part paragraphs, dashes and numbers make lists, headings are of the level
 * that the page has there. All else is text.
 */
export const descriptionHtml = (text: string, heading: 'h2' | 'h3'): string => {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n\s*?(?=[^\n]|$)/);
  const given = blocks.map((block) => block.replace(/^\n+|\s+$/g, '')).filter((block) => block.trim() !== '');
  return given
    .map((block, index) => {
      const isFollowed = index < given.length - 1;
      if (isFollowed && isHeading(block)) return `<${heading} dir="auto">${escapeHtml(block.trim())}</${heading}>`;
      return runsOf(block).map(runHtml).join('');
    })
    .join('\n');
};

/** The beginning of a text on one line, at most `max` characters, cut between words. */
export const summaryOf = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s.,;:–-]+$/, '')}…`;
};
