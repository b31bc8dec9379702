import { candidateMails } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { candidateMailProjection } from './candidate-mail.projection.ts';

/** A mail about no job is kept from nobody. */
export const candidateMailResource = listResource(candidateMails, {
  source: { ...projected(candidateMailProjection), hiddenBy: { column: 'job_id' } },
  hidden,
});
