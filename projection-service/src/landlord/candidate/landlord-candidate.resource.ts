import { landlordCandidates } from 'contracts/landlord/candidate/landlord-candidate.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { withCompanyNames } from '#projection-service/landlord/company/company-names';
import { landlordCandidateProjection } from './landlord-candidate.projection.ts';

export const landlordCandidateResource = listResource(landlordCandidates, {
  source: projected(landlordCandidateProjection),
  fields: ['id', ...Object.keys(landlordCandidateProjection.columns)],
  complete: withCompanyNames,
});
