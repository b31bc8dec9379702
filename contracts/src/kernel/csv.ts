/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Tells spreadsheets that the file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number;

const cellOf = (value: Cell): string => {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of RFC 4180. A text that would be a formula has an apostrophe before it (docs/product.md UI-14). */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Rows as a file. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvLines(rows);
