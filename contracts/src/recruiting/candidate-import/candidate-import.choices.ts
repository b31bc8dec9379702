/** Fields of a candidate that a column of a file may fill, beside the company's own. Stored in events. */
export const importableFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'complement',
  'city',
  'state',
  'postalCode',
  'country',
  'location',
  'linkedinUrl',
  'currentTitle',
  'currentOrganization',
  'jobLevel',
  'experienceYears',
  'age',
  'summary',
  'skills',
  'languages',
  'certifications',
  'currentSalary',
  'expectedSalary',
  'expectedMonthlyWage',
  'expectedHourlyWage',
  'salaryCurrency',
  'availability',
  'contactTime',
] as const;
export type ImportableField = (typeof importableFields)[number];

export const importStatuses = ['ready', 'running', 'finished', 'undoing', 'undone', 'expired'] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const importDelimiters = [',', ';', '\t', '|'] as const;
/** What a person that the company has already becomes: none, or another record. Stored in events. */
export const duplicateRules = ['skip', 'create'] as const;
/** How days are written where they are not as in ISO 8601. Stored in events. */
export const dayOrders = ['mdy', 'dmy'] as const;

/** Bytes. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 50_000;
export const MAX_IMPORT_COLUMNS = 200;
/** Characters of a cell; a field takes fewer. */
export const MAX_IMPORT_CELL = 20_000;
const KEPT_DAYS = 7;
/** How long the rows of a file that was uploaded then wait for their import to begin; ISO 8601 UTC. */
export const importKeptUntil = (uploadedAt: string): string =>
  new Date(Date.parse(uploadedAt) + KEPT_DAYS * 86_400_000).toISOString();

/** Rows that are worked on at once. */
export const IMPORT_CHUNK = 50;
