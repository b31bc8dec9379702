/** Limits of named filters, apart from their schema: lists import these without zod. Characters of a name, and of a filter as JSON. */
export const MAX_FILTER_NAME = 60;
export const MAX_FILTER_LENGTH = 4_000;

/** Filters that are words which somebody typed, perhaps a person's name: these are never kept (docs/product.md REP-13). */
const typedFilters: readonly string[] = ['q', 'inDocuments'];

/** An option's id, or a day. Whatever else is a text in a filter by own fields was typed. */
const CHOSEN = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d)$/i;
const isTyped = (value: unknown): boolean =>
  typeof value === 'string'
    ? !CHOSEN.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(isTyped);

/** The filters of a list but for words that somebody typed; the same object where there are none. */
export const withoutTyped = (filters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { custom, ...others } = filters;
  const isOwn = typeof custom === 'object' && custom !== null && !Array.isArray(custom);
  const own = isOwn ? Object.entries(custom).filter(([, value]) => !isTyped(value)) : [];
  const isLess = isOwn ? own.length < Object.keys(custom).length : isTyped(custom);
  const words = typedFilters.filter((name) => name in others);
  if (!isLess && words.length === 0) return filters;
  const kept = Object.entries(others).filter(([name]) => !words.includes(name));
  return Object.fromEntries([...kept, ...(own.length > 0 ? [['custom', Object.fromEntries(own)]] : [])]);
};
