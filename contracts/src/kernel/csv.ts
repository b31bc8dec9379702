/** Where a spreadsheet would take what follows for a formula: at the beginning of a cell, also where it parts cells by semicolons or tabs. */
const FORMULA = /^(?=[=+\-@\t\r\n])|(?<=[;\t\r\n])(?=[=+\-@])/g;
const NEEDS_QUOTES = /[",\r\n]/;
/** Tells spreadsheets that the file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number;

const cellOf = (value: Cell): string => {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of RFC 4180. A text that would be a formula has an apostrophe before it (docs/product.md UI-14). */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Rows as a file. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvLines(rows);
