import { job } from 'contracts/recruiting/job/job.entity';
import { entityProjection } from '#projection-service/entity/entity.projection';

export const jobProjection = entityProjection(job, { version: 2 });
