import { COUNT_SCHEDULED, scheduledValues } from 'access/training/scheduled-people';
import { Id } from 'contracts/kernel/id';
import { repetitionIdOf } from 'contracts/training/schedule/schedule.entity';
import { movedWith } from 'contracts/training/schedule/schedule.times';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** As it was scheduled, and the program as it is published today; undefined where there is none any more. */
const REPEATED = {
  projections: ['training.trainingSchedule', 'training.trainingProgram'],
  text: `select s.program_id as "programId", p.published_version::int as "programVersion", p.name as "programName",
      s.users, s.teams, s.roles, s.labels, s.starts_at as "former", coalesce(s.repeats_from, s.starts_at) as "repeatsFrom", s.deadline, s.reminder_days as "reminderDays", s.follows_membership as "followsMembership",
      s.repeat_months::int as "repeatMonths", t.time_zone as "timeZone"
    from read.training_schedule s
    join read.training_program p on p.tenant_id = s.tenant_id and p.id = s.program_id
    join access.tenant t on t.tenant_id = s.tenant_id
    where s.tenant_id = $1 and s.id = $2 and s.repeat_months is not null and s.status <> 'cancelled'`,
};
type Row = {
  programId: string;
  programVersion: number;
  programName: string;
  users: string[];
  teams: string[];
  roles: string[];
  labels: string[];
  former: Date;
  repeatsFrom: Date;
  deadline: Date | null;
  reminderDays: number[];
  followsMembership: boolean;
  repeatMonths: number;
  timeZone: string;
};

const isoOf = (at: Date): string => new Date(at).toISOString();

/** Schedules the newest version of the program once more for the same people, with a deadline as much later as the start. */
export const repeatSchedule = job({
  name: 'training.schedule.repeat',
  payload: z.strictObject({ scheduleId: Id, startsAt: z.iso.datetime() }),
  options: FOR_A_DAY,
  handle: async ({ data: { scheduleId, startsAt }, cause }, { read, command, clock }) => {
    const [row] = await read<Row>(cause, { ...REPEATED, values: [cause.tenantId, scheduleId] });
    if (!row) return;
    const { former, repeatsFrom, deadline: last, timeZone, ...said } = row;
    // After a time without service there is as long to go as ever.
    const to = new Date(Math.max(Date.parse(startsAt), clock().getTime())).toISOString();
    const deadline = last && movedWith(isoOf(last), { from: isoOf(former), to }, timeZone);
    const id = repetitionIdOf(scheduleId);
    const [people] = await read<{ count: number }>(cause, {
      ...{ projections: [], text: COUNT_SCHEDULED, values: [...scheduledValues(cause.tenantId, row), []] },
    });
    const repeated = { repeatsFrom: isoOf(repeatsFrom), repeatOf: scheduleId, expectedCount: people?.count ?? null };
    const data = { trainingScheduleId: id, ...said, startsAt, deadline, ...repeated };
    const create = { aggregate: 'trainingSchedule', id, type: 'CreateTrainingSchedule', data } as const;
    const refusals = ['already-exists', 'program-not-found', 'program-not-published', 'program-withdrawn'];
    await unlessRefused(command(cause, create), ...refusals);
  },
});
