import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { listQuery } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { PartnerCandidateView, SharingCompanyView } from './partner-candidate.views.ts';

export const listSharingCompanies = endpoint({
  method: 'GET',
  path: '/api/tenant/sharing-companies',
  access: 'tenant.candidates.read',
  summary: 'List the partner companies that share their candidates',
  answer: z.array(SharingCompanyView),
});
/** Of one company at a time: the first by name unless one is named. One that does not share has no candidates here. */
export const listPartnerCandidates = endpoint({
  method: 'GET',
  path: '/api/tenant/partner-candidates',
  access: 'tenant.candidates.read',
  summary: 'List the candidates that a partner company shares',
  query: listQuery({ companyId: Id.optional(), q: text(200).optional() }, ['updatedAt', 'lastName']),
  answer: z.array(PartnerCandidateView),
});
