import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

type Row = { hireId: string; itemId: string };
/** Policies that a hire of this account still waits for, and that it has confirmed in the version that holds, or a later one. */
const CONFIRMED = {
  projections: ['recruiting.pendingHire', 'training.acknowledgement', 'training.handbookDocument'],
  text: `select h.id as "hireId", asked.item ->> 'id' as "itemId" from read.pending_hire h
    cross join lateral jsonb_array_elements(h.items) as asked (item)
    join read.acknowledgement a on a.tenant_id = h.tenant_id and a.user_id = $2 and a.status = 'acknowledged'
      and a.document_id::text = asked.item ->> 'policyId'
    join read.handbook_document d on d.tenant_id = h.tenant_id and d.id = a.document_id
      and a.acknowledged_version >= d.material_version
    where h.tenant_id = $1 and h.asked_user_id = $2 and h.status in ('preparing', 'approved')
      and asked.item ->> 'kind' = 'policy' and asked.item ->> 'doneAt' is null`,
};

/** A policy that somebody who is hired has confirmed is one thing less that their hire waits for (docs/product.md REC-261). */
export const tickPolicies = job({
  name: 'recruiting.pending-hire.tick-policies',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId }, cause }, { read, command }) => {
    for (const { hireId: id, itemId } of await read<Row>(cause, { ...CONFIRMED, values: [cause.tenantId, userId] })) {
      const data = { itemId, answer: null, documentId: null, documentName: null };
      await unlessRefused(
        command(cause, { aggregate: 'pendingHire', id, type: 'CompletePendingHireItem', data }),
        'not-found',
        'pending-hire-ended',
        'pending-hire-done',
        'pending-hire-item-unknown',
      );
    }
  },
});
