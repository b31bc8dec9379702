import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { personal } from '#contracts/kernel/personal';

/** Characters of a résumé as JSON. */
const MAX_JSON = 200_000;

const holds = (resume: unknown): boolean => {
  const text = JSON.stringify(resume);
  return text.length <= MAX_JSON && text.isWellFormed() && !text.includes('\\u0000');
};

/** A résumé as jsonresume.org has it. What it says beyond that is kept as it came. */
export const JsonResume = z.record(z.string(), z.unknown()).refine(holds, { message: 'too-long' });
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
