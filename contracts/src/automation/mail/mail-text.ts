import type { Token } from 'markdown-it';
import { richTextTokens } from '#contracts/kernel/rich-text';

type Container = { marker: string; number: number | null };

/** Inline parts as text; a link whose words are not its address says it after them. */
const inlineText = (parts: readonly Token[]): string => {
  const open: { href: string; at: number; isBare: boolean }[] = [];
  let text = '';
  for (const part of parts) {
    if (part.type === 'link_open')
      open.push({ href: String(part.attrGet('href') ?? ''), at: text.length, isBare: part.markup !== '' });
    else if (part.type === 'link_close') {
      const { href, at, isBare } = open.pop() ?? { href: '', at: 0, isBare: false };
      if (isBare) text = text.slice(0, at) + href.replace(/^mailto:/, '');
      else if (text.slice(at) !== href) text += ` (${href})`;
    } else text += part.type.endsWith('break') ? '\n' : part.content;
  }
  return text;
};

const indented = (text: string, containers: readonly Container[], isFirst: boolean): string => {
  const hanging = containers.map(({ marker, number }) =>
    number === null ? marker : ' '.repeat(String(number).length + 2),
  );
  const before = hanging.join('');
  const last = containers.at(-1);
  const first =
    isFirst && last && last.marker !== '> '
      ? hanging.slice(0, -1).join('') + (last.number === null ? '- ' : `${last.number}. `)
      : before;
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first : before) + line)
    .join('\n');
};

type Block = { text: string; kind: 'item' | 'row' | 'cell' | 'other' };
const BETWEEN: Record<Block['kind'], string> = { item: '\n', row: '\n', cell: ' | ', other: '\n\n' };

const joined = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text, kind }, at) => {
      const before = blocks[at - 1]?.kind;
      if (before === undefined) return text;
      if (kind === 'cell') return BETWEEN.cell + text;
      const isNext = before === kind || (kind === 'row' && before === 'cell');
      return (isNext ? BETWEEN[kind] : BETWEEN.other) + text;
    })
    .join('');

const opened = (token: Token): Container | null => {
  if (token.type === 'bullet_list_open') return { marker: '  ', number: null };
  if (token.type === 'ordered_list_open') return { marker: '', number: Number(token.attrGet('start') ?? 1) - 1 };
  return token.type === 'blockquote_open' ? { marker: '> ', number: null } : null;
};

const saidBy = ({ type, children, content }: Token): string | null => {
  if (type === 'inline') return inlineText(children ?? []);
  return type === 'fence' || type === 'code_block' ? content.trimEnd() : null;
};

/** The same text for whoever reads mails without mark-up: paragraphs, lists and quotes as one writes them by hand. */
export const mailPlainText = (content: string): string => {
  const containers: Container[] = [];
  const blocks: Block[] = [];
  let kind = 'other' as Block['kind'];
  for (const token of richTextTokens(content, { isLetter: true })) {
    const container = opened(token);
    if (container) containers.push(container);
    if (/^(bullet_list|ordered_list|blockquote)_close$/.test(token.type)) containers.pop();
    if (token.type === 'table_close') kind = 'other';
    if (token.type === 'list_item_open') {
      kind = 'item';
      const list = containers.at(-1);
      if (list && list.number !== null) list.number++;
    }
    if (token.type === 'tr_open') kind = 'row';
    const said = saidBy(token);
    if (said === null) continue;
    blocks.push({ text: indented(said, containers, kind === 'item'), kind });
    kind = kind === 'row' || kind === 'cell' ? 'cell' : 'other';
  }
  return `${joined(blocks)}\n`;
};
