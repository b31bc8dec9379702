import { interviewLog } from 'contracts/recruiting/interview/interview.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { interviewLogProjection } from './interview-log.projection.ts';

export const interviewLogResource = listResource(interviewLog, {
  source: {
    ...projected(interviewLogProjection),
    hiddenBy: { column: 'interview_id', through: { table: 'interview', column: 'job_id' } },
  },
  hidden,
  tieBreaker: 'eventPosition',
});
