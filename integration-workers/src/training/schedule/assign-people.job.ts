import { NEXT_SCHEDULED, scheduledValues } from 'access/training/scheduled-people';
import { Id } from 'contracts/kernel/id';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { notRenewing } from './renewing.ts';

const SCHEDULE = {
  projections: ['training.trainingSchedule'],
  text: `select program_id as "programId", users, teams, roles, labels, status, repeat_of is not null as "isRepetition" from read.training_schedule
    where tenant_id = $1 and id = $2`,
};
type Schedule = {
  programId: string;
  users: string[];
  teams: string[];
  roles: string[];
  labels: string[];
  status: string;
  isRepetition: boolean;
};

/** Assigns a schedule to those of its people who come next, some at once. */
export const assignPeople = job({
  name: 'training.schedule.assign-people',
  payload: z.strictObject({ scheduleId: Id, after: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { scheduleId, after }, cause }, { read, command, clock }) => {
    const [schedule] = await read<Schedule>(cause, { ...SCHEDULE, values: [cause.tenantId, scheduleId] });
    if (schedule?.status !== 'assigning') return;
    const values = [...scheduledValues(cause.tenantId, schedule), after, ASSIGNED_AT_ONCE];
    const people = await read<{ id: string }>(cause, { projections: [], text: NEXT_SCHEDULED, values });
    const all = people.map(({ id }) => id);
    const next = all.length === ASSIGNED_AT_ONCE ? (all.at(-1) ?? null) : null;
    const userIds = await notRenewing(schedule, all, cause, { read, clock });
    const data = { userIds, after, next };
    await unlessRefused(
      command(cause, { aggregate: 'trainingSchedule', id: scheduleId, type: 'AssignTrainingPeople', data }),
      'not-found',
    );
  },
});
