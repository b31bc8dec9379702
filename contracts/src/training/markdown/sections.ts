import type { Token } from 'markdown-it';
import { wholeMarkdown } from '#contracts/kernel/markdown/markdown-notes';

/** A part of a text under a heading of the second level. `name`: null above the first of them. */
export type Section = { name: string | null; text: string };

const linksIn = (tokens: readonly Token[]): number =>
  tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open' || type === 'image')
    .length;

/** What a heading says, if it is nothing but text. */
const headingName = (inline: Token | undefined, maxName: number): string | null => {
  const parts = inline?.children ?? [];
  if (parts.length === 0 || parts.some(({ type }) => type !== 'text')) return null;
  const name = parts.map(({ content }) => content).join('');
  return name.trim() === name && name !== '' && name.length <= maxName ? name : null;
};

const ESCAPABLE = /[\\`*_{}[\]()#+\-.!|<>&~]/g;
const readHeading = (line: string, maxName: number): string | null => {
  const [open, inline, close, more] = wholeMarkdown.parse(line, {});
  return open?.type === 'heading_open' && close && !more ? headingName(inline, maxName) : null;
};

/** The heading of a section, which is read as the same name. */
export const headingOf = (name: string): string => {
  const line = `## ${name}`;
  if (readHeading(line, name.length) === name) return line;
  return `## ${name.replace(ESCAPABLE, '\\$&').replaceAll('\n', '&#10;')}`;
};

type Limits = { maxName: number; maxSections: number };

/** A text by its headings of the second level, which are left in it where they are more than text, or too many. */
export const sectionsOf = (text: string, { maxName, maxSections }: Limits): Section[] => {
  const lines = text.split('\n');
  const tokens = wholeMarkdown.parse(text, {});
  const headings = tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2' || token.level > 0 || token.markup !== '##') return [];
    const name = headingName(tokens[at + 1], maxName);
    return name === null || !token.map ? [] : [{ name, line: token.map[0] }];
  });
  const [first] = headings;
  const intro = lines
    .slice(0, first?.line ?? lines.length)
    .join('\n')
    .trim();
  const starts = headings.slice(0, maxSections - (intro === '' ? 0 : 1));
  const named = starts.map(({ name, line }, at) => ({
    name,
    text: lines
      .slice(line + 1, starts[at + 1]?.line ?? lines.length)
      .join('\n')
      .trim(),
  }));
  const sections = [...(intro === '' && named.length > 0 ? [] : [{ name: null, text: intro }]), ...named];
  // A link whose address stands in another section would be lost.
  const apart = sections.reduce((sum, section) => sum + linksIn(wholeMarkdown.parse(section.text, {})), 0);
  return apart === linksIn(tokens) ? sections : [{ name: null, text: text.trim() }];
};
