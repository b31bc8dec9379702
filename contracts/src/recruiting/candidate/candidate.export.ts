import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { jsonParameter } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { candidate } from './candidate.entity.ts';

/** Fields of a candidate that fit into a cell, in the order of the file. */
export const exportableFields = [
  ...['firstName', 'lastName', 'email', 'phone', 'street', 'complement', 'city', 'state', 'postalCode', 'country'],
  ...[
    'location',
    'linkedinUrl',
    'currentTitle',
    'currentOrganization',
    'jobLevel',
    'experienceYears',
    'age',
    'summary',
  ],
  ...['skills', 'languages', 'certifications', 'currentSalary', 'expectedSalary', 'expectedMonthlyWage'],
  ...[
    'expectedHourlyWage',
    'salaryCurrency',
    'availability',
    'contactTime',
    'source',
    'labelIds',
    'assigneeName',
    'teamName',
    'createdAt',
    'updatedAt',
  ],
] as const;
export type ExportableField = (typeof exportableFields)[number];

/** The whole address of an export fits into the head of a request. */
export const MAX_EXPORTED_IDS = 200;

const filter = (candidate.list.list.query.shape as { filter: z.ZodType<Record<string, unknown>> }).filter;

export const exportCandidates = endpoint({
  method: 'GET',
  path: '/api/tenant/candidates/export',
  access: 'tenant.candidates.read',
  summary:
    'Download the candidates that a filter finds, or those named by it, as a CSV file with the company’s own fields',
  query: z.strictObject({
    filter,
    /** Field → heading, where it is not to be called by the field’s own name. */
    headings: jsonParameter(
      z.partialRecord(z.enum(exportableFields as unknown as [ExportableField]), text(100)),
    ).prefault('{}'),
  }),
  answer: z.string(),
  download: 'text/csv',
});
