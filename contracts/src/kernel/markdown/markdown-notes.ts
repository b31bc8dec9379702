import MarkdownIt, { type Token } from 'markdown-it';
import { BREAK_TAG, SAFE_LINK } from '#contracts/kernel/rich-text';

/** What rich text keeps as it was written and shows as the text that it is. */
export const markdownNoteKinds = ['image', 'html', 'link', 'template', 'indented'] as const;
export type MarkdownNoteKind = (typeof markdownNoteKinds)[number];
/** `line`: of the first of them in the text, from 1 on. */
export type MarkdownNote = { kind: MarkdownNoteKind; count: number; line: number };

/** Markdown as it is meant, mark-up of HTML included. */
export const wholeMarkdown = new MarkdownIt({ html: true });
wholeMarkdown.validateLink = () => true;

const TEMPLATE = /\{%(?:(?!\{%).)*?%\}|\{\{(?:(?!\{\{).)*?\}\}/g;

const kindOf = (token: Token): MarkdownNoteKind | null => {
  if (token.type === 'image') return 'image';
  if (token.type === 'html_block') return 'html';
  if (token.type === 'html_inline') return new RegExp(`${BREAK_TAG.source}$`, 'i').test(token.content) ? null : 'html';
  if (token.type === 'link_open') return SAFE_LINK.test(String(token.attrGet('href'))) ? null : 'link';
  return token.type === 'code_block' ? 'indented' : null;
};

type Found = { kind: MarkdownNoteKind; line: number };

const templatesIn = (text: string): Found[] =>
  text
    .split('\n')
    .flatMap((line, at) => (line.match(TEMPLATE) ?? []).map(() => ({ kind: 'template' as const, line: at + 1 })));

/** What of a text is not shown as it is meant: kept, and written again by an export. */
export const markdownNotes = (text: string): MarkdownNote[] => {
  const marked = wholeMarkdown.parse(text, {}).flatMap((token): Found[] =>
    [token, ...(token.children ?? [])].flatMap((part) => {
      const kind = kindOf(part);
      return kind ? [{ kind, line: (token.map?.[0] ?? 0) + 1 }] : [];
    }),
  );
  const found = [...marked, ...templatesIn(text)];
  return markdownNoteKinds.flatMap((kind) => {
    const those = found.filter((one) => one.kind === kind);
    return those.length === 0
      ? []
      : [{ kind, count: those.length, line: those.reduce((first, { line }) => Math.min(first, line), Infinity) }];
  });
};
