import type { richTextTokens } from 'contracts/kernel/rich-text';
import { unknownLetters } from 'contracts/recruiting/contract/contract.letters';
import { DocumentFault } from './pdf.faults.ts';
import type { Span } from './writer.ts';

export type Token = ReturnType<typeof richTextTokens>[number];

/** An address as people write it, where that can be drawn. */
const decoded = (address: string): string => {
  try {
    const read = decodeURI(address);
    return unknownLetters(read).length > 0 ? address : read;
  } catch {
    return address;
  }
};
/** Where a link leads. */
const addressOf = (token: Token): string => decoded(String(token.attrGet('href') ?? '').replace(/^mailto:/i, ''));

/** The lines of a text between two breaks of blocks. Who reads paper follows no link: its address stands behind it. */
export const spansOf = ({ children, content }: Token): Span[][] => {
  const lines: Span[][] = [[]];
  const on = { strong: 0, em: 0, s: 0 };
  let link: { address: string; text: string } | null = null;
  const put = (text: string) => {
    if (!text) return;
    if (link) link.text += text;
    lines.at(-1)?.push({ text, isBold: on.strong > 0, isItalic: on.em > 0, isStruck: on.s > 0 });
  };
  for (const child of children ?? []) {
    const [, tag, side] = /^(strong|em|s)_(open|close)$/.exec(child.type) ?? [];
    if (tag) on[tag as keyof typeof on] += side === 'open' ? 1 : -1;
    else if (child.type === 'link_open') link = { address: addressOf(child), text: '' };
    else if (child.type === 'link_close') {
      const { address = '', text = '' }: Partial<NonNullable<typeof link>> = link ?? {};
      link = null;
      if (address && address !== decoded(text.trim())) put(` (${address})`);
    } else if (child.type === 'softbreak' || child.type === 'hardbreak') lines.push([]);
    else if (child.type === 'text' || child.type === 'text_special' || child.type === 'code_inline') put(child.content);
    else throw new DocumentFault('contract-text-not-drawn', child.type);
  }
  if (!children) put(content);
  return lines;
};
