import { contract } from 'contracts/recruiting/contract/contract.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';

/** Contracts, from their sending to the finished PDF. */
export const contractProjection = entityProjection(contract, {
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
  },
  version: 6,
  counted: [['status']],
  moreIndexes: `-- by which a changed name finds its rows
create index contract_candidate on contract (tenant_id, candidate_id);
-- once filled
-- for what they take up
create index contract_stored on contract (tenant_id) include (stored_files, stored_bytes, created_at);`,
});

export const contractResource = entityResource(contract, contractProjection, {
  hidden,
  hiddenBy: { column: 'job_id' },
});
