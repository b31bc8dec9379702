const SPECIAL = /["\\]/;
const ALL_SPECIAL = /["\\]/g;

const element = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value !== 'string') return typeof value === 'object' ? element(JSON.stringify(value)) : String(value);
  return SPECIAL.test(value) ? `"${value.replace(ALL_SPECIAL, '\\$&')}"` : `"${value}"`;
};

/** An array as Postgres reads it: an array for each column is taken in much sooner than one JSON document of all rows. */
export const arrayText = (values: readonly unknown[]): string => `{${values.map(element).join(',')}}`;
