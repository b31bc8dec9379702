import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { personal } from '#contracts/kernel/personal';

/** Characters of a résumé as JSON. */
const MAX_JSON = 200_000;

/** Lists and parts within each other; the format itself has four. */
const MAX_DEPTH = 20;

/** Whether a database can hold every word of it, names of parts among them. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part, depth + 1));
};

/** A résumé as jsonresume.org has it. What it says beyond that is kept as it came. */
export const JsonResume = z
  .record(z.string(), z.unknown())
  .refine((resume) => isStorable(resume), { message: 'text-not-storable', abort: true })
  .refine((resume) => JSON.stringify(resume).length <= MAX_JSON, { message: 'too-long' });
export type JsonResume = z.infer<typeof JsonResume>;

/** Stored as it came, so that it goes out as it came. */
export const resumeEvents = { CandidateResumeTaken: { resume: personal(JsonResume, 'candidateId') } };

export const createCandidateFromResume = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/json-resume',
  access: 'tenant.candidates.create',
  summary: 'Create a candidate from a résumé in JSON Resume',
  body: JsonResume,
  answer: z.object({ id: z.uuid(), version: z.int() }),
  status: 201,
});

export const candidateJsonResume = endpoint({
  method: 'GET',
  path: '/api/tenant/candidates/:id/json-resume',
  access: 'tenant.candidates.read',
  summary: 'Get a candidate as a résumé in JSON Resume',
  params: ById,
  answer: z.record(z.string(), z.unknown()),
});
