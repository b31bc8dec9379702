import { derivedId, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';
import { type AssignedKind, assignedKinds } from './assigned.ts';
import { tellAssigned } from './tell-assigned.job.ts';

/** Whose it is now: somebody's who works here, or while it is nobody's everybody's of a team. */
const whose = (kind: AssignedKind, column: 'user_id' | 'assignee_id') => ({
  projections: [kind === 'task' ? 'automation.task' : `recruiting.${kind}`],
  text: `select m.user_id as "userId" from read.${kind} r
    join access.membership m on m.tenant_id = r.tenant_id and (m.user_id = r.${column} or (r.${column} is null and exists (
      select from access.team t where t.tenant_id = r.tenant_id and t.team_id = r.team_id and m.user_id = any(t.user_ids))))
    where r.tenant_id = $1 and r.id = $2 and m.user_id is distinct from $3 order by m.user_id`,
});
const WHOSE = {
  task: whose('task', 'user_id'),
  interview: whose('interview', 'assignee_id'),
  candidate: whose('candidate', 'assignee_id'),
};

/** Notes whom something was assigned to, but for whoever did so; each is told a little later of all that has come. */
export const noteAssigned = job({
  name: 'automation.assigned.note',
  payload: z.strictObject({ kind: z.enum(assignedKinds), recordId: Id, by: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { kind, recordId, by }, cause }, { read, assigned, enqueue, clock }) => {
    const { tenantId, position } = cause;
    const people = await read<{ userId: Id }>(cause, { ...WHOSE[kind], values: [tenantId, recordId, by] });
    const userIds = people.map(({ userId }) => userId);
    if (userIds.length === 0) return;
    const notes = await assigned.note({ tenantId, kind, recordId, position, userIds }, clock());
    await enqueue(
      notes.map(({ userId, until }) => {
        // The same work for all that comes until then.
        const eventId = derivedId('assigned', tenantId, userId, until);
        return followUp({ ...cause, eventId }, tellAssigned.request(userId, { userId, until }));
      }),
    );
  },
});
