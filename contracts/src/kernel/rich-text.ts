import MarkdownIt, { type Token } from 'markdown-it';
import { joinWrapped } from './rich-text.wraps.ts';

export type { Token } from 'markdown-it';

/** Containers inside one another that are read; what is deeper is left out. */
const MAX_NESTING = 20;
/** A line of its own that ends like no sentence is meant as a heading. */
const HEADING_LINE = /^.{1,70}[^\s.,;:!?…]$/u;
const OTHER_BULLETS = /^([^\S\n]*)[•–][^\S\n]+(?=\S)/gm;
export const SAFE_LINK = /^(?:https?:\/\/[^/]|mailto:[^@]+@)/i;

/** Whether a line of its own reads as a heading. */
export const looksLikeHeading = (line: string): boolean => HEADING_LINE.test(line);

/** Two spaces at its end, as of a broken line, say that a short line alone is no heading. */
export const NO_HEADING = '  ';

const isLineAlone = ({ content, children, map }: Token, lines: readonly string[]): boolean =>
  looksLikeHeading(content) &&
  (children ?? []).every(({ type }) => type === 'text') &&
  !lines[(map?.[1] ?? 0) - 1]?.endsWith(NO_HEADING);

/** Breaks a line where nothing else can: in a table. */
export const BREAK_TAG = /^<br[ \t]*\/?>/i;
const MAX_BREAK_TAG = 10;

/** Makes headings of short lines alone. */
const makeHeadings = (tokens: Token[], lines: readonly string[]) =>
  tokens.forEach((token, index) => {
    const line = tokens[index + 1];
    const end = tokens[index + 2];
    const hasMore = index + 3 < tokens.length;
    if (token.type !== 'paragraph_open' || token.level > 0 || !hasMore || !line || !end || !isLineAlone(line, lines))
      return;
    Object.assign(token, { type: 'heading_open', tag: 'h6' });
    Object.assign(end, { type: 'heading_close', tag: 'h6' });
  });

/** Gives the headings of a text the levels that follow one another from h1. */
const levelHeadings = (tokens: Token[]) => {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'));
  const levels = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const heading of headings) heading.tag = `h${levels.indexOf(heading.tag) + 1}`;
};

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: MAX_NESTING });
markdown.disable(['image', 'code']);
markdown.linkify.set({ fuzzyLink: false });
markdown.validateLink = (href) => SAFE_LINK.test(href);
markdown.inline.ruler.before('autolink', 'break_tag', (state, silent) => {
  const [tag] = BREAK_TAG.exec(state.src.slice(state.pos, state.pos + MAX_BREAK_TAG)) ?? [];
  if (!tag) return false;
  if (!silent) state.push('hardbreak', 'br', 0);
  state.pos += tag.length;
  return true;
});
markdown.core.ruler.push('headings', ({ src, tokens, env }) => {
  const { isLetter } = env as Reading;
  if (!isLetter) makeHeadings(tokens, src.split('\n'));
  levelHeadings(tokens);
  if (!isLetter) joinWrapped(tokens);
});

/** A link that leads nowhere is its text. */
const withoutEmptyLinks = (tokens: readonly Token[]): Token[] => {
  let isEmpty = false;
  return tokens.filter((token) => {
    if (token.type === 'link_open') isEmpty = !token.attrGet('href');
    return !(isEmpty && /^link_(?:open|close)$/.test(token.type));
  });
};
markdown.core.ruler.push('empty_links', ({ tokens }) => {
  for (const token of tokens) if (token.children) token.children = withoutEmptyLinks(token.children);
});

/** `isLetter`: a line alone is a line, as a greeting or a name is. */
export type Reading = { isLetter?: boolean };

export const richTextTokens = (text: string, reading: Reading = {}): Token[] =>
  markdown.parse(text.replace(OTHER_BULLETS, '$1- '), reading);

const BLOCKS = /^(?:paragraph|heading|bullet_list|ordered_list|blockquote|th|td)_open$/;
const CELLS = /^t[hd]_open$/;

/** The level of a text's first headings on the page that shows it. */
export type HeadingLevel = 'h2' | 'h3';

/** Said by an attribute: pages allow no styles in a text, and mails know it. */
const aligned = (token: Token): void => {
  const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style'))) ?? [];
  token.attrs = side ? [['align', side]] : null;
};

const attributed = (token: Token, first: HeadingLevel): void => {
  if (CELLS.test(token.type)) aligned(token);
  if (BLOCKS.test(token.type)) token.attrSet('dir', 'auto');
  if (token.type.startsWith('heading_'))
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + Number(first.slice(1)) - 1)}`;
  for (const child of token.children ?? []) if (child.type === 'link_open') child.attrSet('rel', 'nofollow noopener');
};

// A table that is wider than its page is moved sideways, by keys as well.
markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** Plain text or Markdown as HTML (docs/product.md REC-5): mark-up in it is text, and links lead to http, https and mailto alone. */
export const richTextHtml = (text: string, first: HeadingLevel, reading: Reading = {}): string => {
  const tokens = richTextTokens(text, reading);
  for (const token of tokens) attributed(token, first);
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
};

/** Plain text or Markdown without what marks it up, on one line. */
export const plainText = (text: string): string =>
  richTextTokens(text)
    .map(
      ({ content, children }) =>
        children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('') ?? content,
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
