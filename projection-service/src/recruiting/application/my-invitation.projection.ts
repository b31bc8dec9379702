import type { MyInvitationView } from 'contracts/recruiting/application/application.views';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { advertiserColumns, advertiserRefs, unknownAdvertiser } from './advertiser.ts';
import { type Answering, answeringAfter, answeringTypes, type ResponseRequests } from './answering.ts';
import { candidateAddress } from './candidate-address.ref.ts';

type MyInvitationRow = Omit<MyInvitationView, 'interviewId' | 'progress' | 'companyName' | 'invitedAt'> & {
  /** Stands for the address that the company writes to: whoever has shown that it is theirs reads the row. Null once erased. */
  userId: string | null;
  /** The account that the company's record is linked to. */
  linkedTo: string | null;
  candidateId: string;
  companyId: string;
  tenantName: string;
  profileName: string | null;
  steps: ResponseRequests['steps'];
  /** Null: nobody has invited them to anything yet. */
  invitedAt: string | null;
};
type Followed =
  | Extract<InterviewEvent, { type: 'InterviewCreated' | 'InterviewStatusChanged' }>
  | Extract<LiveInterviewEvent, { type: 'LiveInterviewCreated' }>
  | Answering;

/** One row per interview, for whoever has shown that the address of its candidate is theirs (docs/product.md POR-37). */
export const myInvitationProjection = projection<MyInvitationRow, Followed>({
  name: 'recruiting.my-invitation',
  version: 2,
  scope: 'person',
  table: 'my_invitation',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    linkedTo: 'uuid',
    candidateId: 'uuid',
    ...advertiserColumns,
    status: 'text',
    steps: 'jsonb',
    answerBy: 'timestamptz',
    hasLive: 'bool',
    invitedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: ['InterviewCreated', 'InterviewStatusChanged', 'LiveInterviewCreated', ...answeringTypes],
  createdBy: ['InterviewCreated'],
  key: (event) => event.data.interviewId,
  evolve: (row, event) => {
    const { occurredAt, tenantId: companyId } = event.metadata;
    if (event.type === 'InterviewCreated') {
      const { interviewId: id, candidateId, jobId, openInterviewId = null } = event.data;
      return {
        ...{ id, candidateId, jobId, openInterviewId, companyId, ...unknownAdvertiser, status: 'created' },
        ...{ userId: null, linkedTo: null, steps: [], answerBy: null, hasLive: false },
        ...{ invitedAt: null, updatedAt: occurredAt },
      };
    }
    if (!row) return undefined;
    const after = { ...row, updatedAt: occurredAt };
    switch (event.type) {
      case 'InterviewStatusChanged':
        return { ...after, status: event.data.to };
      case 'LiveInterviewCreated':
        return { ...after, hasLive: true, invitedAt: row.invitedAt ?? occurredAt };
      default:
        return { ...after, ...answeringAfter(event, row), invitedAt: row.invitedAt ?? occurredAt };
    }
  },
  refs: {
    address: join(candidateAddress, 'candidateId', (row, address) => ({
      ...row,
      userId: address?.addressId ?? null,
      linkedTo: address?.userId ?? null,
    })),
    ...advertiserRefs<MyInvitationRow>(),
  },
});
