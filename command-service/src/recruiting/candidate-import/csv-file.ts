import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { isEmailAddress } from 'contracts/kernel/email-address';
import { Rejection } from 'contracts/kernel/problem';
import {
  importDelimiters,
  type importEncodings,
  MAX_IMPORT_CELL,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from 'contracts/recruiting/candidate-import/candidate-import.choices';
import type { CandidateImportRejection } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { suggestMapping } from 'contracts/recruiting/candidate-import/candidate-import.suggest';
import { parse } from 'csv-parse';

type Encoding = (typeof importEncodings)[number];
type Delimiter = (typeof importDelimiters)[number];

/** A table as it was read: the names of its columns, each once, and its rows. */
export type CsvTable = { columns: string[]; rows: string[][]; encoding: Encoding; delimiter: Delimiter };

/** Bytes that are looked at to tell an encoding. */
const LOOKED_AT = 4096;
const MAX_COLUMN_NAME = 200;

const refuse = (code: CandidateImportRejection, detail?: string) =>
  new Rejection(code, 422, { errors: { file: [code] }, ...(detail && { detail }) });

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** By the byte order mark; without one by zeros in every other byte, else UTF-8 where it is, else what Excel writes. */
export const encodingOf = (bytes: Buffer): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && odd > even * 4) return 'utf-16le';
  if (even > start.length / 4 && even > odd * 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

/** The first line outside of quotes. */
const firstLine = (text: string): string => {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at);
  }
  return text;
};

/** What stands between the cells of the first line most often, outside of quotes. */
const delimiterOf = (text: string): Delimiter => {
  const line = firstLine(text).replace(/"[^"]*"/g, '');
  const counts = importDelimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
};

/** Excel may name the delimiter in a line of its own. */
const NAMED = /^sep=([,;|\t])\r?\n/i;

/** A phone number, a day, an address of the web: what people say, and no column is called. */
const SAID = [/^\+?[\d\s().\-/]{7,}$/, /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/, /^(?:https?:\/\/|www\.)/i];

/** Somebody's data is no name of a column: the names stay in the history of the import, what people say must not. */
const isPerson = (cell: string): boolean =>
  cell.split(/[\s<>()[\]"',;:|]+/).some(isEmailAddress) || SAID.some((said) => said.test(cell.trim()));

/** Where no name of a column is known to us or was said by who sent the file, the first line might be a person all the same: then columns are numbered. */
const columnsOf = (head: readonly string[], named: readonly string[]): string[] => {
  const isHeader = Object.keys(suggestMapping(head)).length > 0 || head.some((cell) => named.includes(cell.trim()));
  const taken = new Set<string>();
  return head.map((cell, at) => {
    const name =
      (isHeader ? cell : '')
        .replaceAll('\0', '')
        .toWellFormed()
        .trim()
        .slice(0, MAX_COLUMN_NAME - 10) || `Column ${at + 1}`;
    let own = name;
    for (let count = 2; taken.has(own); count++) own = `${name} (${count})`;
    taken.add(own);
    return own;
  });
};

/** As much of a cell as tells that it is too long: nobody keeps the rest. */
const cut = (cell: string): string => (cell.length > MAX_IMPORT_CELL ? cell.slice(0, MAX_IMPORT_CELL + 1) : cell);

/** Characters that are read before others have their turn. */
const AT_ONCE = 65_536;
/** Cells of a row: a file without an end of a line is none of people. */
const MAX_CELLS = 100_000;

/** First bits of a UTF-16 unit that begins a pair. */
const HIGH_SURROGATE = 0xd800 >> 10;

const piecesOf = async function* (text: string) {
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + AT_ONCE;
    // No sign of two halves is parted.
    if (text.charCodeAt(end - 1) >> 10 === HIGH_SURROGATE) end += 1;
    yield text.slice(at, end);
    await setImmediate();
  }
};

/** The rows of a text, each without what nobody keeps, as far as they may be. */
const recordsOf = async (text: string, delimiter: Delimiter): Promise<string[][]> => {
  const parser = parse({
    delimiter,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
    to: MAX_IMPORT_ROWS + 2,
    cast: (cell, { index }) => {
      if (index >= MAX_CELLS) throw new Error('A row has too many cells.');
      return index < MAX_IMPORT_COLUMNS ? cut(cell) : '';
    },
    onRecord: (cells: string[]) => cells.slice(0, MAX_IMPORT_COLUMNS),
  });
  const pieces = Readable.from(piecesOf(text));
  const records: string[][] = [];
  for await (const record of pieces.pipe(parser)) records.push(record);
  pieces.destroy();
  return records;
};

/** Reads a file of any of the encodings and delimiters that people's programs write. `names`: of columns, as far as they are known beforehand. */
export const readCsv = async (bytes: Buffer, names: readonly string[] = []): Promise<CsvTable> => {
  const encoding = encodingOf(bytes);
  const whole = new TextDecoder(encoding).decode(bytes);
  const named = NAMED.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const delimiter = (named?.[1] as Delimiter | undefined) ?? delimiterOf(text);
  let records: string[][];
  try {
    records = await recordsOf(text, delimiter);
  } catch (error) {
    throw refuse('import-file-unreadable', (error as Error).message);
  }
  const [head, ...rows] = records;
  if (!head || rows.length === 0) throw refuse('import-file-unreadable', 'The file has no rows.');
  if (head.some(isPerson)) throw refuse('import-header-missing');
  if (rows.length > MAX_IMPORT_ROWS) throw refuse('import-too-many-rows');
  return { columns: columnsOf(head, names), rows, encoding, delimiter };
};
