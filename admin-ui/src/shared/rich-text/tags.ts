import { mergeAttributes, Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import type { Token } from 'contracts/kernel/rich-text';

/** A value that a mail or a contract takes the place of: `{{ candidate.first_name | default: "you" }}`. */
const TAG = /\{\{[^{}\n]*\}\}/g;
const ALONE = new RegExp(`^${TAG.source}$`);
const HELD = /\uE000(\d+)\uE001|https:\/\/tag\.invalid\/(\d+)/g;

export const isTag = (text: string): boolean => ALONE.test(text);

/** Parts of a text, of which every other is a tag. */
export const tagParts = (text: string): string[] => text.split(new RegExp(`(${TAG.source})`));

/** Tags are no Markdown: something that Markdown leaves alone holds their places. */
export const holdTags = (text: string): { held: string; release: (text: string) => string } => {
  const tags: string[] = [];
  const held = text.replace(TAG, (tag, at: number) => {
    tags.push(tag);
    const place = tags.length - 1;
    return text.slice(0, at).endsWith('](') ? `https://tag.invalid/${place}` : `\uE000${place}\uE001`;
  });
  const release = (text: string) =>
    text.replace(HELD, (_, ofText: string | undefined, ofLink: string) => tags[Number(ofText ?? ofLink)] ?? '');
  return { held, release };
};

const asToken = (like: Token, type: string, content: string): Token =>
  Object.assign(Object.create(like), { type, content });

/** The tokens as if tags were tokens of their own. */
export const withTags = (tokens: readonly Token[], release: (text: string) => string): Token[] =>
  tokens.flatMap((token) => {
    const { type, content, children } = token;
    if (children) return [Object.assign(Object.create(token), { children: withTags(children, release) })];
    const href = type === 'link_open' ? token.attrGet('href') : null;
    if (href !== null) token.attrSet('href', release(String(href)));
    if (type !== 'text') return content === '' ? [token] : [asToken(token, type, release(content))];
    return tagParts(release(content)).flatMap((part, at) =>
      part === '' ? [] : [asToken(token, at % 2 === 1 ? 'tag' : 'text', part)],
    );
  });

/** A tag is one thing in the text: it is put there and taken away as a whole. */
export const Tag = Node.create({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ text: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'span[data-tag]', getAttrs: ({ dataset }) => ({ text: dataset.tag }) }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-tag': node.attrs.text }),
    node.attrs.text,
  ],
  renderText: ({ node }) => node.attrs.text,
  addInputRules() {
    // Without a group: of one, the rule would keep the character that was typed last.
    const find = new RegExp(`${TAG.source}$`);
    return [nodeInputRule({ find, type: this.type, getAttributes: ([text]) => ({ text }) })];
  },
  addPasteRules() {
    return [nodePasteRule({ find: TAG, type: this.type, getAttributes: ([text]) => ({ text }) })];
  },
});
