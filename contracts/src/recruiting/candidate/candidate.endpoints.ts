import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { text } from '#contracts/kernel/text';
import { ChangeCandidate, CreateCandidate } from './candidate.commands.ts';
import { CandidateView } from './candidate.views.ts';

export const candidates = resource({
  name: 'candidates',
  access: 'tenant.candidates.read',
  view: CandidateView,
  filters: { q: text(200).optional() },
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
