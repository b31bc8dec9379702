import { jobs } from 'contracts/recruiting/job/job.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { jobProjection } from './job.projection.ts';

export const jobResource = listResource(jobs, { source: projected(jobProjection) });
