import type { RejectionReasonEvent } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
import type { Source } from '#projection-service/engine/projection';

type NameEvent = Extract<RejectionReasonEvent, { type: 'RejectionReasonCreated' | 'RejectionReasonChanged' }>;

/** Name of a reason, as it is called today, also once it is removed. */
export const rejectionReasonName: Source<{ name: string }, NameEvent> = {
  aggregate: 'rejectionReason',
  scope: 'tenant',
  types: ['RejectionReasonCreated', 'RejectionReasonChanged'],
  id: ({ data }) => data.rejectionReasonId,
  value: (event, previous) => {
    const name = event.type === 'RejectionReasonCreated' ? event.data.name : event.data.to.name;
    return name === undefined ? previous : { name };
  },
};
