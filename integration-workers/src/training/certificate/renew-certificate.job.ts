import { Id } from 'contracts/kernel/id';
import { DEFAULT_REMINDER_DAYS } from 'contracts/training/assignment/assignment.choices';
import { renewalIdOf } from 'contracts/training/certificate/certificate.entity';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { FOR_MEMBER } from '#integration-workers/training/schedule/for-member';
import { NEWER, RENEWAL_PROJECTIONS, RENEWS } from './renewal.ts';

/** Of whoever works in the company, and has not been scheduled again meanwhile, nor will be in time by a schedule that repeats. */
const TO_RENEW = {
  projections: [...RENEWAL_PROJECTIONS, 'training.trainingAssignment', 'training.trainingSchedule'],
  text: `select c.user_id as "userId", c.program_id as "programId", c.expires_at as "expiresAt",
      p.published_version::int as "programVersion", p.name as "programName"
    from read.training_certificate c
    join read.training_program p on p.tenant_id = c.tenant_id and p.id = c.program_id
    join access.membership m on m.tenant_id = c.tenant_id and m.user_id = c.user_id
    where c.tenant_id = $1 and c.id = $2 and c.status <> 'withdrawn' and ${RENEWS} and not ${NEWER}
      and not exists (select from read.training_assignment r where r.tenant_id = c.tenant_id and r.user_id = c.user_id
        and r.program_id = c.program_id and r.status in ('waiting', 'open', 'begun')
        and (r.expires_at is null or r.expires_at > $3))
      and not exists (select from read.training_schedule s where s.tenant_id = c.tenant_id and s.program_id = c.program_id
        and s.status <> 'cancelled' and (s.repeats_at <= c.expires_at or s.status = 'assigning') and ${FOR_MEMBER})`,
};
type Row = { userId: string; programId: string; expiresAt: string; programVersion: number; programName: string };

/** Schedules the newest version of a program once more for somebody whose certificate expires: until it does, and once it has, without an end. */
export const renewCertificate = job({
  name: 'training.certificate.renew',
  payload: z.strictObject({ certificateId: Id, isOver: z.boolean() }),
  options: FOR_A_DAY,
  handle: async ({ data: { certificateId, isOver }, cause }, { read, command, clock }) => {
    const now = clock();
    const [row] = await read<Row>(cause, { ...TO_RENEW, values: [cause.tenantId, certificateId, now] });
    if (!row) return;
    const id = renewalIdOf(certificateId, isOver);
    const until = new Date(row.expiresAt);
    const { programId, programVersion, programName, userId } = row;
    const data = {
      ...{ trainingScheduleId: id, programId, programVersion, programName, users: [userId], teams: [], roles: [] },
      startsAt: now.toISOString(),
      deadline: !isOver && until > now ? until.toISOString() : null,
      reminderDays: [...DEFAULT_REMINDER_DAYS],
    };
    const create = { aggregate: 'trainingSchedule', id, type: 'CreateTrainingSchedule', data } as const;
    const refusals = ['already-exists', 'program-not-found', 'program-not-published', 'program-withdrawn'];
    await unlessRefused(command(cause, create), ...refusals);
  },
});
