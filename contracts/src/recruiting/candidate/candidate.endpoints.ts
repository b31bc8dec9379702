import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { ManyById } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { ChangeCandidate, CreateCandidate, LabelCandidate, ReplaceCandidate } from './candidate.commands.ts';
import { CandidateView } from './candidate.views.ts';

export const candidates = resource({
  name: 'candidates',
  access: 'tenant.candidates.read',
  view: CandidateView,
  filters: {
    /** Inclusive bounds on the time at which the candidate came. */
    createdAt_gte: z.iso.datetime().optional(),
    createdAt_lte: z.iso.datetime().optional(),
    labelId: Id.optional(),
    q: text(200).optional(),
  },
  sorts: ['updatedAt', 'lastName', 'firstName', 'email', 'createdAt'],
});

const one = { params: ById, answer: CandidateView } as const;

export const createCandidate = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates',
  access: 'tenant.candidates.create',
  summary: 'Add a candidate',
  body: CreateCandidate,
  answer: CandidateView,
  status: 201,
});
export const changeCandidate = endpoint({
  ...one,
  method: 'PATCH',
  path: '/api/tenant/candidates/:id',
  access: 'tenant.candidates.update',
  summary: 'Change what is known of a candidate',
  body: ChangeCandidate,
});
/** For clients of the simple-rest dialect that send back the whole record. */
export const replaceCandidate = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/tenant/candidates/:id',
  access: 'tenant.candidates.update',
  summary: 'Change what is known of a candidate, by its whole record',
  body: ReplaceCandidate,
});
export const labelCandidate = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/candidates/:id/labels',
  access: 'tenant.candidates.update',
  summary: 'Put labels on a candidate, or take them off',
  body: LabelCandidate,
});
export const removeCandidate = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/tenant/candidates/:id',
  access: 'tenant.candidates.delete',
  summary: 'Remove a candidate from the lists; the history stays',
});
export const eraseCandidate = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/candidates/:id/erase',
  access: 'tenant.candidates.delete',
  summary: "Destroy the key of a candidate's personal data, for ever",
});
export const removeCandidates = endpoint({
  method: 'DELETE',
  path: '/api/tenant/candidates',
  access: 'tenant.candidates.delete',
  summary: 'Remove many candidates; the answer names those that are gone',
  query: ManyById,
  answer: z.array(Id),
});
