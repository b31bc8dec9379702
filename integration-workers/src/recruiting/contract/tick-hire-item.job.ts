import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

type Row = { hireId: string; itemId: string };
/** The first contract that the hire of this one still waits for: one from this very template before one from any (docs/product.md REC-260). */
const ITEM = {
  projections: ['recruiting.contract', 'recruiting.pendingHire'],
  text: `select h.id as "hireId", asked.item ->> 'id' as "itemId" from read.contract c
    join read.pending_hire h on h.tenant_id = c.tenant_id and h.id = c.pending_hire_id and h.status in ('preparing', 'approved')
    cross join lateral jsonb_array_elements(h.items) with ordinality as asked (item, place)
    where c.tenant_id = $1 and c.id = $2 and asked.item ->> 'kind' = 'contract' and asked.item ->> 'doneAt' is null
      and coalesce(asked.item ->> 'contractTemplateId', c.template_id::text) = c.template_id::text
    order by asked.item ->> 'contractTemplateId' is null, asked.place limit 1`,
};

/** A contract that all have signed is one thing less that a hire waits for. */
export const tickHireItem = job({
  name: 'recruiting.contract.tick-hire-item',
  payload: z.strictObject({ contractId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { contractId }, cause }, { read, command }) => {
    const [row] = await read<Row>(cause, { ...ITEM, values: [cause.tenantId, contractId] });
    if (!row) return;
    const data = { itemId: row.itemId, answer: null, documentId: null, documentName: null };
    const tick = {
      ...{ aggregate: 'pendingHire' as const, id: row.hireId },
      ...{ type: 'CompletePendingHireItem' as const, data },
    };
    await unlessRefused(
      command(cause, tick),
      'not-found',
      'pending-hire-ended',
      'pending-hire-done',
      'pending-hire-item-unknown',
    );
  },
});
