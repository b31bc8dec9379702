import { endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { candidate } from '#contracts/recruiting/candidate/candidate.entity';
import { LandlordCandidateView } from './landlord-candidate.views.ts';

export const landlordCandidates = resource({
  area: 'landlord',
  name: 'candidates',
  access: 'landlord.candidates.read',
  view: LandlordCandidateView,
  filters: { companyId: Id.optional(), q: text(200).optional() },
  sorts: ['createdAt', 'lastName', 'email'],
});
/** What comes of it belongs to the company, whose audit says that a platform admin did it. */
export const createLandlordCandidate = endpoint({
  method: 'POST',
  path: '/api/landlord/candidates',
  access: 'landlord.candidates.create',
  summary: 'Add a candidate to a company',
  body: candidate.written
    .pick({ firstName: true, lastName: true, email: true })
    .extend({ phone: candidate.written.shape.phone.default(''), companyId: Id }),
  answer: LandlordCandidateView,
  status: 201,
});
