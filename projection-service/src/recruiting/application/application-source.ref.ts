import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { Source } from '#projection-service/engine/projection';

type Submitted = Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>;

/** Where somebody who applied came from, by the interview that follows from it: those that were opened before interviews said so themselves. */
export const applicationSource: Source<{ source: string }, Submitted> = {
  aggregate: 'application',
  scope: 'tenant',
  types: ['ApplicationSubmitted'],
  id: ({ data }) => data.interviewId,
  value: ({ data: { source } }) => ({ source }),
};
