import { derivedId } from '#contracts/kernel/id';
import { IMPORT_CHUNK } from './candidate-import.choices.ts';

/** The folder of an import's rows in the storage. */
export const importFolder = (tenantId: string, importId: string): string => `tenants/${tenantId}/imports/${importId}`;
export const importChunkKey = (tenantId: string, importId: string, chunk: number): string =>
  `${importFolder(tenantId, importId)}/${chunk}`;

/** Rows are counted as a spreadsheet does: the names of the columns are the first. */
export const rowNumber = (chunk: number, at: number): number => chunk * IMPORT_CHUNK + at + 2;

/** The candidate that a row becomes: the same however often it is tried. */
export const importedId = (importId: string, row: number): string =>
  derivedId('candidate-import', importId, String(row));

/** The interview that such a candidate gets for the job of the import. */
export const importedInterviewId = (candidateId: string): string =>
  derivedId('candidate-import-interview', candidateId);
