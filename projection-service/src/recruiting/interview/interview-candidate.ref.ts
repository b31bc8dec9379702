import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import type { Source } from '#projection-service/engine/projection';

type Opened = Extract<InterviewEvent, { type: 'InterviewCreated' }>;

/** Whose interview it is. */
export const interviewCandidate: Source<{ candidateId: string }, Opened> = {
  aggregate: 'interview',
  scope: 'tenant',
  types: ['InterviewCreated'],
  id: ({ data }) => data.interviewId,
  value: ({ data: { candidateId } }) => ({ candidateId }),
};
