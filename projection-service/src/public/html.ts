import { plainText } from 'contracts/kernel/rich-text';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The beginning of a rich text on one line, at most `max` characters, cut between words. */
export const summaryOf = (text: string, max: number): string => {
  const line = plainText(text);
  if (line.length <= max) return line;
  const cut = line.slice(0, max).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s.,;:–-]+$/, '')}…`;
};
