import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { MyApplicationView } from 'contracts/recruiting/application/application.views';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { advertiserColumns, advertiserRefs, unknownAdvertiser } from './advertiser.ts';
import { type Answering, answeringAfter, answeringTypes, type ResponseRequests } from './answering.ts';

/** `progress` follows from the status; the company's name is that of its profile, else the one it was registered with. */
export type MyApplicationRow = Omit<MyApplicationView, 'progress' | 'companyName'> & {
  userId: string;
  companyId: string;
  tenantName: string;
  profileName: string | null;
  steps: ResponseRequests['steps'];
};
type Followed =
  | ApplicationEvent
  | Extract<InterviewEvent, { type: 'InterviewStatusChanged' }>
  | Extract<LiveInterviewEvent, { type: 'LiveInterviewCreated' }>
  | Answering;

/**
 * One row per application, for the person who made it, with the status of the interview that follows from it. There from the
 * application on, before that interview is opened; gone when it is withdrawn.
 */
export const myApplicationProjection = projection<MyApplicationRow, Followed>({
  name: 'recruiting.my-application',
  version: 6,
  scope: 'person',
  table: 'my_application',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    interviewId: 'uuid',
    ...advertiserColumns,
    status: 'text',
    source: 'text',
    steps: 'jsonb',
    answerBy: 'timestamptz',
    hasLive: 'bool',
    appliedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: [
    ...['ApplicationSubmitted' as const, 'ApplicationWithdrawn' as const, 'InterviewStatusChanged' as const],
    'LiveInterviewCreated',
    ...answeringTypes,
  ],
  createdBy: ['ApplicationSubmitted'],
  key: (event) =>
    'applicationId' in event.data ? event.data.applicationId : { by: 'interviewId', value: event.data.interviewId },
  evolve: (row, event) => {
    const { occurredAt, tenantId: companyId } = event.metadata;
    switch (event.type) {
      case 'ApplicationSubmitted': {
        const { applicationId: id, ...told } = event.data;
        return {
          id,
          ...told,
          companyId,
          ...unknownAdvertiser,
          status: 'created',
          steps: [],
          answerBy: null,
          hasLive: false,
          appliedAt: occurredAt,
          updatedAt: occurredAt,
        };
      }
      case 'InterviewStatusChanged':
        return row && { ...row, status: event.data.to, updatedAt: occurredAt };
      case 'LiveInterviewCreated':
        return row && { ...row, hasLive: true, updatedAt: occurredAt };
      case 'ApplicationWithdrawn':
        return undefined;
      default:
        return row && { ...row, ...answeringAfter(event, row), updatedAt: occurredAt };
    }
  },
  refs: advertiserRefs<MyApplicationRow>(),
});
