import { interviewLog } from 'contracts/recruiting/interview/interview.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { interviewLogProjection } from './interview-log.projection.ts';

export const interviewLogResource = listResource(interviewLog, {
  source: projected(interviewLogProjection),
  tieBreaker: 'eventPosition',
});
