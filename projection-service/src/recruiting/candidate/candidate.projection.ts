import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { candidateLabelProjection } from './candidate-label.projection.ts';

export const candidateProjection = entityProjection(candidate, {
  version: 4,
  // Whose record it is; few have an account.
  moreIndexes: 'create index candidate_account on candidate (user_id) where user_id is not null;',
  rollup: { by: [], at: 'createdAt', keys: [], zone: companyZone },
});

export const candidateResource = entityResource(
  candidate,
  candidateProjection,
  { via: { labelId: { table: candidateLabelProjection.table, row: 'candidate_id', value: 'label_id' } } },
  [candidateLabelProjection],
);
