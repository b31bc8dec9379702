import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { BulkAnswer } from '#contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from '#contracts/recruiting/interview/interview.statuses';
import { withAssignee } from './candidate.assignment.ts';

const ids = z.array(Id).min(1).max(MAX_BULK);
const someLabels = z.array(Id).max(MAX_LABELS).default([]);

export const labelCandidates = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/labels',
  access: 'tenant.candidates.update',
  summary: 'Add or remove labels of many candidates; the response says what was refused and why',
  body: z.strictObject({ ids, add: someLabels, remove: someLabels }),
  answer: BulkAnswer,
});

export const assignCandidates = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/assign',
  access: 'tenant.candidates.update',
  summary: 'Assign many candidates to a user or to a team; the response says what was refused and why',
  body: withAssignee({ ids }),
  answer: BulkAnswer,
});

export const unassignCandidates = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/unassign',
  access: 'tenant.candidates.update',
  summary: 'Say that nobody looks after many candidates; the response says what was refused and why',
  body: z.strictObject({ ids }),
  answer: BulkAnswer,
});

export const interviewCandidates = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/interviews',
  access: 'tenant.interviews.create',
  summary: 'Open an interview for a job with each of many candidates; the response says what was refused and why',
  body: z.strictObject({ ids, jobId: Id, source: SourceCode.nullable().default(null) }),
  answer: BulkAnswer,
});

export const eraseCandidates = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/erase',
  access: 'tenant.candidates.delete',
  summary: 'Erase the personal data of many candidates permanently; the response says what was refused and why',
  body: z.strictObject({ ids }),
  answer: BulkAnswer,
});
