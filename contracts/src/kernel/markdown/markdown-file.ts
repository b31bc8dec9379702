import { frontMatterText, withFrontMatterText } from './front-matter.ts';

/** A Markdown file taken apart. `frontMatter`: as it was written, without its rules; null: there is none. */
export type MarkdownFile = {
  frontMatter: string | null;
  /** As the front matter says, else as the first line does when it is a heading of the first level; null: neither. */
  title: string | null;
  /** What is read, without the title: what rich text holds. */
  body: string;
};

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** The same text with line feeds alone. */
export const withLineFeeds = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

const withoutBlankEnds = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** A heading of the first level in the first line, without the marks that may close it; null: it is none. */
const firstHeading = (body: string): { line: string; heading: string } | null => {
  const end = body.indexOf('\n');
  const line = end < 0 ? body : body.slice(0, end);
  if (!/^#[ \t]/.test(line)) return null;
  const said = line.slice(1).trim();
  let bare = said.length;
  while (said[bare - 1] === '#') bare -= 1;
  const isClosed = bare < said.length && (bare === 0 || /[ \t]/.test(said[bare - 1] ?? ''));
  const heading = isClosed ? said.slice(0, bare).trimEnd() : said;
  return heading === '' ? null : { line, heading };
};

/** Reads a file of Markdown with or without front matter. */
export const readMarkdownFile = (text: string): MarkdownFile => {
  const whole = withLineFeeds(text);
  const [head, written] = FRONT_MATTER.exec(whole) ?? [''];
  const frontMatter = head === '' ? null : (written ?? '');
  const body = withoutBlankEnds(whole.slice(head.length));
  const title = frontMatter === null ? null : frontMatterText(frontMatter, 'title');
  if (title !== null) return { frontMatter, title, body };
  const first = firstHeading(body);
  if (!first) return { frontMatter, title: null, body };
  return { frontMatter, title: first.heading, body: withoutBlankEnds(body.slice(first.line.length)) };
};

/**
 * Writes it again: what `readMarkdownFile` reads of it is the same. The title stands where it stood before, which is in the front
 * matter where that has one or where the title would be no heading; null: nowhere.
 */
export const writeMarkdownFile = ({ frontMatter, title, body }: MarkdownFile): string => {
  const heading = title === null ? '' : `# ${title}`;
  const isHeading = title !== null && firstHeading(heading)?.heading === title;
  const isInFrontMatter = title !== null && (!isHeading || frontMatterText(frontMatter ?? '', 'title') !== null);
  const head = isInFrontMatter ? withFrontMatterText(frontMatter ?? '', 'title', title) : frontMatter;
  const parts = [
    ...(head === null ? [] : [head === '' ? '---\n---' : `---\n${head}\n---`]),
    ...(title === null || isInFrontMatter ? [] : [heading]),
    ...(body === '' ? [] : [body]),
  ];
  return `${parts.join('\n\n')}\n`;
};
