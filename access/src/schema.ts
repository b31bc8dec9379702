import { readFileSync } from 'node:fs';

const sql = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The access tables, in the order in which they are made. */
export const accessSchema: readonly string[] = [
  sql('access.schema.sql'),
  sql('identity/api-key/api-key.schema.sql'),
  sql('landlord/landlord.schema.sql'),
  sql('library/stored-file.schema.sql'),
  sql('library/stored-document.schema.sql'),
  sql('library/folder-place.schema.sql'),
  sql('recruiting/contract-address.schema.sql'),
];

/** Columns of these tables that say where in the log something stands. */
export const accessPositions = [
  { table: 'access.reconciled', column: 'position', store: 'store_id' },
  { table: 'access.unreconciled', column: 'position' },
] as const;
