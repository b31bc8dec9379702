type Fields = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `next` that differ from `previous`: what a PATCH sends. */
export const changesOf = (previous: Fields, next: Fields): Fields =>
  Object.fromEntries(Object.entries(next).filter(([field, value]) => !same(previous[field], value)));
