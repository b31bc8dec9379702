import type { z } from 'zod';
import { fieldErrors } from '#contracts/kernel/field-errors';
import { minorDigits } from '#contracts/kernel/money';
import { listOf, numberOf } from '#contracts/recruiting/candidate/candidate.cells';
import { jobLevels } from '#contracts/recruiting/candidate/candidate.choices';
import { candidate } from '#contracts/recruiting/candidate/candidate.entity';
import { type CustomDefinition, checkCustomValues } from '#contracts/recruiting/custom-field/custom-values';
import { type ImportableField, MAX_IMPORT_CELL } from './candidate-import.choices.ts';
import type { CandidateImportRecord, ImportMapping, Refusal } from './candidate-import.entity.ts';
import { amountOf, countryCode, customCellOf } from './candidate-import.values.ts';

export type ImportReading = {
  columns: readonly string[];
  mapping: ImportMapping;
  dayOrder: NonNullable<CandidateImportRecord['dayOrder']>;
  definitions: readonly CustomDefinition[];
};
type Values = Record<string, unknown>;
/** A row as a candidate is created of it, with the cells that no field took, or why it cannot be. */
export type RowReading = { data: Values; leftOut: Refusal[] } | { refused: Refusal[] };

/** Without these nobody is a candidate. */
const needed: ReadonlySet<string> = new Set(['name', 'firstName', 'lastName', 'email', 'row']);
const topOf = (field: string): string => (field.startsWith('custom.') ? field : (field.split('.')[0] ?? ''));
export const isNeeded = (field: string): boolean => needed.has(topOf(field));

/** What our own exports put before a text that would be a formula. */
const unquoted = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const amounts: ReadonlySet<string> = new Set([
  'currentSalary',
  'expectedSalary',
  'expectedMonthlyWage',
  'expectedHourlyWage',
]);

const splitName = (name: string): Values => {
  const [first = '', ...rest] = name.split(/\s+/);
  if (!name.includes(',')) return { firstName: first, lastName: rest.join(' ') };
  const [last = '', given = ''] = name.split(',', 2);
  return { firstName: given.trim(), lastName: last.trim() };
};

/** A cell as its field takes it; undefined says nothing. */
const fieldOf = (field: ImportableField, cell: string, digits: number): Values => {
  if (field === 'name') return splitName(cell);
  if (amounts.has(field)) return { [field]: amountOf(cell, digits) };
  switch (field) {
    case 'skills':
      return { skills: listOf(cell) };
    case 'certifications':
      return { certifications: listOf(cell).map((name) => ({ name })) };
    case 'languages':
      return { languages: listOf(cell).map((name) => ({ name })) };
    case 'experienceYears':
    case 'age':
      return { [field]: numberOf(cell) };
    case 'country':
      return { country: countryCode(cell) };
    case 'jobLevel':
      return { jobLevel: jobLevels.find((level) => level === cell.toLowerCase()) ?? cell };
    case 'salaryCurrency':
      return { salaryCurrency: cell.toUpperCase() };
    default:
      return { [field]: cell };
  }
};

const refusalsOf = (
  errors: Record<string, string[]>,
  columnOf: (field: string) => string | null,
  row: number,
): Refusal[] =>
  Object.entries(errors).map(([field, [code = 'field-invalid']]) => ({ row, column: columnOf(field), code }));

type Filled = { column: string; target: string; cell: string };

/** What the cells say, field by field. */
const fieldsOf = (filled: readonly Filled[], { definitions, dayOrder }: ImportReading) => {
  const currency = filled.find(({ target }) => target === 'salaryCurrency')?.cell.toUpperCase() ?? '';
  const digits = /^[A-Z]{3}$/.test(currency) ? minorDigits(currency) : 2;
  const values: Values = {};
  const custom: Values = {};
  for (const { target, cell } of filled) {
    if (!target.startsWith('custom.')) {
      Object.assign(values, fieldOf(target as ImportableField, cell, digits));
      continue;
    }
    const id = target.slice('custom.'.length);
    const definition = definitions.find((one) => one.id === id);
    custom[id] = customCellOf(cell, definition, dayOrder);
  }
  return { values, custom };
};

const schema = candidate.endpoints.create.body as z.ZodType<Values>;

const checked = ({ values, custom }: { values: Values; custom: Values }, definitions: readonly CustomDefinition[]) => {
  const own = checkCustomValues(custom, definitions, 'candidate');
  const parsed = schema.safeParse({ ...values, custom: {} }, { reportInput: true });
  const errors: Record<string, string[]> = {
    ...(parsed.success ? {} : fieldErrors(parsed.error.issues, 'row')),
    ...own.errors,
  };
  const isWhole = parsed.success && Object.keys(errors).length === 0;
  return { errors, data: isWhole ? { ...parsed.data, custom: own.values } : null };
};

/** Reads one row of a file by its mapping. */
export const readRow = (cells: readonly string[], row: number, reading: ImportReading): RowReading => {
  const { columns, mapping, definitions } = reading;
  const filled = columns.flatMap((column, at) => {
    const cell = unquoted((cells[at] ?? '').trim());
    const target = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
    return target === undefined || cell === '' ? [] : [{ column, target, cell }];
  });
  const isLong = ({ cell }: { cell: string }) => cell.length > MAX_IMPORT_CELL;
  const long = filled.filter(isLong);
  const tooLong = long.map(({ column }) => ({ row, column, code: 'too-long' }));
  if (long.some(({ target }) => isNeeded(target))) return { refused: tooLong };
  const read = fieldsOf(
    filled.filter((one) => !isLong(one)),
    reading,
  );
  const columnOf = (field: string): string | null => {
    const wanted = topOf(field);
    const found = filled.find(({ target }) => target === wanted) ?? filled.find(({ target }) => target === 'name');
    const mapped = Object.entries(mapping).find(([, target]) => target === wanted);
    return mapped?.[0] ?? (wanted === 'firstName' || wanted === 'lastName' ? (found?.column ?? null) : null);
  };
  const leftOut: Refusal[] = [...tooLong];
  let { values, custom } = read;
  // Without a field another one may be wrong: it is looked at again, each time with less.
  for (;;) {
    const { errors, data } = checked({ values, custom }, definitions);
    if (data) return { data, leftOut };
    const refused = refusalsOf(errors, columnOf, row);
    const wrong = new Set(Object.keys(errors).map(topOf));
    const isStuck = ![...wrong].some((field) => field in values || field.replace(/^custom\./, '') in custom);
    if ([...wrong].some(isNeeded) || isStuck) return { refused };
    // Amounts of a currency that is unknown are unknown.
    if (wrong.has('salaryCurrency')) for (const field of amounts) if (field in values) wrong.add(field);
    leftOut.push(...refused);
    values = Object.fromEntries(Object.entries(values).filter(([field]) => !wrong.has(field)));
    custom = Object.fromEntries(Object.entries(custom).filter(([id]) => !wrong.has(`custom.${id}`)));
  }
};
