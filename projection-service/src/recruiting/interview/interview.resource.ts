import { interviews } from 'contracts/recruiting/interview/interview.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { interviewProjection } from './interview.projection.ts';

export const interviewResource = listResource(interviews, {
  source: projected(interviewProjection),
  sameWithin: { jobTitle: 'jobId' },
});
