/** Limits of named filters, apart from their schema: lists import these without zod. Characters of a name, and of a filter as JSON. */
export const MAX_FILTER_NAME = 60;
export const MAX_FILTER_LENGTH = 4_000;

/** Filters that are words which somebody typed, perhaps a person's name: these are never kept (docs/product.md REP-13). */
export const typedFilters: readonly string[] = ['q', 'inDocuments'];
