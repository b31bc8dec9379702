import { job } from 'contracts/recruiting/job/job.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { customVia, jobCustomProjection } from '#projection-service/recruiting/custom-field/custom-value.projection';
import { hidden } from '#projection-service/recruiting/job/job.sight';

export const jobProjection = entityProjection(job, { version: 8 });

export const jobResource = entityResource(
  job,
  jobProjection,
  { via: { custom: customVia(jobCustomProjection) }, hidden, hiddenBy: { column: 'id' } },
  [jobCustomProjection],
);
