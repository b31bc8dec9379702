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
const FIRST_HEADING = /^#[ \t]+(\S[^\n]*?)(?:[ \t]+#*)?[ \t]*(?:\n|$)/;

/** The same text with line feeds alone. */
export const withLineFeeds = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

const withoutBlankEnds = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** Reads a file of Markdown with or without front matter. */
export const readMarkdownFile = (text: string): MarkdownFile => {
  const whole = withLineFeeds(text);
  const [head, written] = FRONT_MATTER.exec(whole) ?? [''];
  const frontMatter = head === '' ? null : (written ?? '');
  const body = withoutBlankEnds(whole.slice(head.length));
  const title = frontMatter === null ? null : frontMatterText(frontMatter, 'title');
  if (title !== null) return { frontMatter, title, body };
  const [line, heading] = FIRST_HEADING.exec(body) ?? [''];
  if (heading === undefined) return { frontMatter, title: null, body };
  return { frontMatter, title: heading, body: withoutBlankEnds(body.slice(line.length)) };
};

/**
 * Writes it again: what `readMarkdownFile` reads of it is the same. The title stands where it stood before, which is in the front
 * matter where that has one or where the title would be no heading; null: nowhere.
 */
export const writeMarkdownFile = ({ frontMatter, title, body }: MarkdownFile): string => {
  const heading = title === null ? '' : `# ${title}`;
  const isHeading = title !== null && FIRST_HEADING.exec(heading)?.[1] === title;
  const isInFrontMatter = title !== null && (!isHeading || frontMatterText(frontMatter ?? '', 'title') !== null);
  const head = isInFrontMatter ? withFrontMatterText(frontMatter ?? '', 'title', title) : frontMatter;
  const parts = [
    ...(head === null ? [] : [head === '' ? '---\n---' : `---\n${head}\n---`]),
    ...(title === null || isInFrontMatter ? [] : [heading]),
    ...(body === '' ? [] : [body]),
  ];
  return `${parts.join('\n\n')}\n`;
};
