import type { Node, Schema } from '@tiptap/pm/model';
import { type Reading, richTextTokens, type Token } from 'contracts/kernel/rich-text';
import { MarkdownParser } from 'prosemirror-markdown';
import { holdTags, withTags } from './tags.ts';

/** Markdown as it was read: blocks that nobody changes are written as they stood. */
export type ReadText = {
  doc: Node;
  /** What a block was written as. */
  sources: WeakMap<Node, string>;
  /** Number signs before headings of a level. */
  depths: ReadonlyMap<number, number>;
};

const levelOf = ({ tag }: Token): number => Number(tag.slice(1));
const depthOf = ({ markup }: Token): number =>
  markup.startsWith('#') ? markup.length : ({ '=': 1, '-': 2 }[markup] ?? 0);

const alignOf = (token: Token) => ({ align: /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1] ?? null });
const block = (name: string, getAttrs?: (token: Token) => Record<string, unknown>) => ({
  block: name,
  ...(getAttrs && { getAttrs }),
});

const specs = {
  paragraph: block('paragraph'),
  blockquote: block('blockquote'),
  list_item: block('listItem'),
  bullet_list: block('bulletList'),
  ordered_list: block('orderedList', (token) => ({ start: Number(token.attrGet('start') ?? 1) })),
  heading: block('heading', (token) => ({ level: levelOf(token) })),
  fence: { ...block('codeBlock', ({ info }) => ({ language: info || null })), noCloseToken: true },
  table: block('table'),
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: block('tableRow'),
  th: block('tableHeader', alignOf),
  td: block('tableCell', alignOf),
  hr: { node: 'horizontalRule' },
  softbreak: { node: 'hardBreak' },
  hardbreak: { node: 'hardBreak' },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  tag: { node: 'tag', getAttrs: ({ content }: Token) => ({ text: content }) },
  link: { mark: 'link', getAttrs: (token: Token) => ({ href: token.attrGet('href') }) },
  code_inline: { mark: 'code', noCloseToken: true },
};

/** What a cell holds is a paragraph there. */
const withParagraphs = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const isOfCell = token.type === 'inline' && /^t[hd]_open$/.test(tokens[at - 1]?.type ?? '');
    if (!isOfCell) return [token];
    const edge = (side: 'open' | 'close') => Object.assign(Object.create(token), { type: `paragraph_${side}` });
    return [edge('open'), token, edge('close')];
  });

/** At the end of a block; two spaces behind its last words stay (`NO_HEADING`). */
const BLANK_LINES = /(?:\n[^\S\n]*)+$/;

const isOpening = ({ level, nesting, map }: Token): boolean => level === 0 && nesting >= 0 && map !== null;

/** Each block with the lines that it was written on; none where links are defined apart from where they stand. */
const sourcesOf = (doc: Node, tokens: readonly Token[], lines: readonly string[]): WeakMap<Node, string> => {
  const opening = tokens.filter(isOpening);
  const sources = new WeakMap<Node, string>();
  if (opening.length !== doc.childCount) return sources;
  opening.forEach(({ type, map, markup }, at) => {
    const wasGuessed = type === 'heading_open' && markup === '';
    if (map && !wasGuessed)
      sources.set(
        doc.child(at),
        lines
          .slice(...map)
          .join('\n')
          .replace(BLANK_LINES, ''),
      );
  });
  return sources;
};

/** Reads plain text or Markdown as `richTextHtml` shows it. */
export const readMarkdown = (schema: Schema, text: string, reading: Reading = {}): ReadText => {
  const env: Reading & { references?: object } = { ...reading };
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const { held, release } = holdTags(lines.join('\n'));
  const hasTags = schema.nodes.tag !== undefined;
  const tokens = hasTags ? withTags(richTextTokens(held, env), release) : richTextTokens(lines.join('\n'), env);
  const tokenizer = { parse: () => withParagraphs(tokens) };
  const { tag, ...known } = specs;
  const parser = new MarkdownParser(schema, tokenizer as never, { ...known, ...(hasTags && { tag }) } as never);
  const doc = parser.parse('');
  const hasReferences = Object.keys(env.references ?? {}).length > 0;
  const headings = tokens.filter((token) => token.type === 'heading_open' && depthOf(token) > 0);
  return {
    doc,
    sources: hasReferences ? new WeakMap() : sourcesOf(doc, tokens, lines),
    depths: new Map(headings.map((token) => [levelOf(token), depthOf(token)])),
  };
};
