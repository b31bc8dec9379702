import { type DescriptionBlock, descriptionBlocks } from 'contracts/recruiting/job/job.description';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const broken = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const itemsOf = (items: readonly string[]): string => items.map((item) => `<li>${broken(item)}</li>`).join('');

const blockHtml = (block: DescriptionBlock, heading: 'h2' | 'h3'): string => {
  switch (block.kind) {
    case 'heading':
      return `<${heading} dir="auto">${escapeHtml(block.text)}</${heading}>`;
    case 'paragraph':
      return `<p dir="auto">${broken(block.text)}</p>`;
    case 'list':
      return `<ul dir="auto">${itemsOf(block.items)}</ul>`;
    case 'numbered':
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`} dir="auto">${itemsOf(block.items)}</ol>`;
  }
};

/** A description as HTML, its headings of the level that the page has there. All that is in it is text. */
export const descriptionHtml = (text: string, heading: 'h2' | 'h3'): string =>
  descriptionBlocks(text)
    .map((block) => blockHtml(block, heading))
    .join('\n');

/** The beginning of a text on one line, at most `max` characters, cut between words. */
export const summaryOf = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s.,;:–-]+$/, '')}…`;
};
