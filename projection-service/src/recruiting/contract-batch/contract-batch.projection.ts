import { contractBatch } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { hidden } from '#projection-service/recruiting/job/job.sight';

/** Bulk sends, and how far they are. */
export const contractBatchProjection = entityProjection(contractBatch);

export const contractBatchResource = entityResource(contractBatch, contractBatchProjection, {
  hidden,
  hiddenBy: { column: 'job_id' },
});
