import { isLatest, isOfProgram } from 'access/training/latest-assignment';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';

/** People who are reminded by one job. */
const AT_ONCE = 100;

/**
 * Those who come next, and who were not reminded on that day of the company. Their first overdue training stands for them: it
 * is the same one whichever program they are reminded of, so that two reminders make one mail.
 */
const LATE = {
  projections: ['training.lateReminder', 'training.trainingAssignment', 'training.trainingProgram'],
  text: `select distinct on (r.user_id) r.user_id as "userId", r.id, to_char(q.created_at at time zone c.time_zone, 'YYYY-MM-DD') as day
    from read.late_reminder q
    join access.tenant c on c.tenant_id = q.tenant_id
    join read.training_assignment r on r.tenant_id = q.tenant_id and r.standing = 'overdue'
    join access.membership m on m.tenant_id = q.tenant_id and m.user_id = r.user_id
    where q.tenant_id = $1 and q.id = $2 and ($3::uuid is null or r.user_id > $3) and ${isLatest('r')} and ${isOfProgram('r')}
      and (q.team_id is null or exists (select from access.team t where t.tenant_id = q.tenant_id
        and t.team_id = q.team_id and m.user_id = any (t.user_ids)))
      and (q.program_id is null or exists (select from read.training_assignment p where p.tenant_id = q.tenant_id
        and p.user_id = r.user_id and p.program_id = q.program_id and p.standing = 'overdue' and ${isLatest('p')}))
      and not exists (select from read.training_assignment d where d.tenant_id = q.tenant_id and d.user_id = r.user_id
        and d.late_reminded_on = to_char(q.created_at at time zone c.time_zone, 'YYYY-MM-DD'))
    order by r.user_id, r.starts_at, r.id limit $4`,
};
type Late = { userId: string; id: string; day: string };

/** Reminds people of what they have missed, each at most once a day. */
export const remindLate = job({
  name: 'training.late-reminder.remind',
  payload: z.strictObject({ reminderId: Id, after: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { reminderId, after }, cause }, { read, command, enqueue }) => {
    const late = await read<Late>(cause, { ...LATE, values: [cause.tenantId, reminderId, after, AT_ONCE] });
    for (const { id, day } of late) {
      const remind = { aggregate: 'trainingAssignment', id, type: 'RemindLateTraining', data: { day } } as const;
      await unlessRefused(command(cause, remind), 'not-found');
    }
    const last = late.length === AT_ONCE ? late.at(-1) : undefined;
    if (last) await enqueue([followUp(cause, remindLate.request(last.userId, { reminderId, after: last.userId }))]);
  },
});
