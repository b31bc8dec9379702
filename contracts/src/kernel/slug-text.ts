/** A text in a-z, 0-9 and single dashes, at most `max` long; empty where it has none of these. */
export const slugText = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
