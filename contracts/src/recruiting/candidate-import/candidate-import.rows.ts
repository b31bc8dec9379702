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
/** A row as a candidate is created of it, or why it cannot be. */
export type RowReading = { data: Values } | { refused: Refusal[] };

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

/** Reads one row of a file by its mapping. */
export const readRow = (cells: readonly string[], row: number, reading: ImportReading): RowReading => {
  const { columns, mapping, definitions, dayOrder } = reading;
  const filled = columns.flatMap((column, at) => {
    const cell = unquoted((cells[at] ?? '').trim());
    const target = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
    return target === undefined || cell === '' ? [] : [{ column, target, cell }];
  });
  const long = filled.filter(({ cell }) => cell.length > MAX_IMPORT_CELL);
  if (long.length > 0) return { refused: long.map(({ column }) => ({ row, column, code: 'too-long' })) };
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
    custom[id] = customCellOf(
      cell,
      definitions.find((one) => one.id === id),
      dayOrder,
    );
  }
  const columnOf = (field: string): string | null => {
    const [name = ''] = field.split('.');
    const wanted = name === 'custom' ? field : name;
    const found = filled.find(({ target }) => target === wanted) ?? filled.find(({ target }) => target === 'name');
    const mapped = Object.entries(mapping).find(([, target]) => target === wanted);
    return mapped?.[0] ?? (name === 'firstName' || name === 'lastName' ? (found?.column ?? null) : null);
  };
  const checked = checkCustomValues(custom, definitions, 'candidate');
  const schema = candidate.endpoints.create.body as z.ZodType<Values>;
  const parsed = schema.safeParse({ ...values, custom: {} }, { reportInput: true });
  const errors = { ...(parsed.success ? {} : fieldErrors(parsed.error.issues, 'row')), ...checked.errors };
  if (!parsed.success || Object.keys(errors).length > 0) return { refused: refusalsOf(errors, columnOf, row) };
  return { data: { ...parsed.data, custom: checked.values } };
};
