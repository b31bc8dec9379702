import { Id } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { z } from 'zod';
import { type StreamCommand, unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import { followUp, type JobRequest } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { FOR_MEMBER } from './for-member.ts';
import { notRenewing } from './renewing.ts';

/** Schedules of company $1 that follow who comes, each by its newest repetition; `$2`: now. */
const FOLLOWING = `s.tenant_id = $1 and s.follows_membership and s.status <> 'cancelled'
  and (s.deadline is null or s.deadline > $2)
  and not exists (select from read.training_schedule n where n.tenant_id = s.tenant_id and n.repeat_of = s.id)`;
/** As the schedule has noted: what was begun and not noted is done again. */
const NOT_YET = 'not s.assigned ? m.user_id::text';
const REPEATED = `s.program_id as "programId", s.repeat_of is not null as "isRepetition"`;
const projections = ['training.trainingSchedule'];

/** Those that are for member $3 and that they do not have. */
const OF_PERSON = {
  projections,
  text: `select s.id, ${REPEATED} from read.training_schedule s join access.membership m on m.tenant_id = s.tenant_id and m.user_id = $3
    where ${FOLLOWING} and ${NOT_YET} and ${FOR_MEMBER}
    order by s.id`,
};
/** Those that are for team $3. */
const OF_TEAM = {
  projections,
  text: `select s.id from read.training_schedule s where ${FOLLOWING} and s.teams ? $3::text order by s.id`,
};
/** People of team $4 who do not have schedule $3, after $5. */
const OF_TEAM_LEFT = {
  projections,
  text: `select m.user_id as id, ${REPEATED} from read.training_schedule s
    join access.team t on t.tenant_id = s.tenant_id and t.team_id = $4
    join access.membership m on m.tenant_id = s.tenant_id and m.user_id = any(t.user_ids)
    where ${FOLLOWING} and s.id = $3 and ${NOT_YET} and ($5::uuid is null or m.user_id > $5)
    order by m.user_id limit ${ASSIGNED_AT_ONCE}`,
};
type Found = { id: string };
type OfSchedule = Found & { programId: string; isRepetition: boolean };

/** What an event says of who is there stands in these tables a moment after it. */
const MEMBER_WRITTEN = 'select 1 from access.membership where tenant_id = $1 and user_id = $2 and version >= $3';
const TEAM_WRITTEN = 'select 1 from access.team where tenant_id = $1 and team_id = $2 and version >= $3';
/** Milliseconds after which nobody is waited for any more: they were deactivated or erased since. */
const GONE_MS = 600_000;
const Since = z.strictObject({ version: z.int(), at: z.iso.datetime() });
export type Since = z.infer<typeof Since>;

const assertWritten = async (
  { text, id, since, cause }: { text: string; id: string; since: Since; cause: Cause },
  { read, clock }: Pick<Tools, 'read' | 'clock'>,
): Promise<void> => {
  const written = await read(cause, { projections: [], text, values: [cause.tenantId, id, since.version] });
  if (written.length === 0 && clock().getTime() - Date.parse(since.at) < GONE_MS)
    throw new Rejection('not-yet-visible', 425);
};

const assigning = (id: string, userIds: string[]): StreamCommand => ({
  ...{ aggregate: 'trainingSchedule', id, type: 'AssignTrainingNewcomers', data: { userIds } },
});

/** Gives somebody who came to the company, came back or got another role what their colleagues were given before. */
export const assignNewcomer = job({
  name: 'training.schedule.assign-newcomer',
  payload: z.strictObject({ userId: Id, since: Since }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId, since }, cause }, { read, command, clock }) => {
    await assertWritten({ text: MEMBER_WRITTEN, id: userId, since, cause }, { read, clock });
    const schedules = await read<OfSchedule>(cause, { ...OF_PERSON, values: [cause.tenantId, clock(), userId] });
    const faults: unknown[] = [];
    // One that fails keeps nobody from the others.
    for (const { id, ...schedule } of schedules) {
      const userIds = await notRenewing(schedule, [userId], cause, { read, clock });
      if (userIds.length > 0)
        await unlessRefused(command(cause, assigning(id, userIds)), 'not-found').catch((error) => faults.push(error));
    }
    if (faults.length > 0) throw faults[0];
  },
});

/** The same for people of a team, some at once. */
export const assignTeamTo = job({
  name: 'training.schedule.assign-team-to',
  payload: z.strictObject({ teamId: Id, scheduleId: Id, after: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { teamId, scheduleId, after }, cause }, { read, command, enqueue, clock }) => {
    const values = [cause.tenantId, clock(), scheduleId, teamId, after];
    const left = await read<OfSchedule>(cause, { ...OF_TEAM_LEFT, values });
    const [schedule] = left;
    const all = left.map(({ id }) => id);
    const userIds = schedule ? await notRenewing(schedule, all, cause, { read, clock }) : [];
    if (userIds.length > 0) await unlessRefused(command(cause, assigning(scheduleId, userIds)), 'not-found');
    const last = all.length === ASSIGNED_AT_ONCE ? all.at(-1) : undefined;
    if (last) await enqueue([followUp(cause, ofTeam({ teamId, scheduleId, after: last }))]);
  },
});
type OfTeam = { teamId: string; scheduleId: string; after: string | null };
/** Work of its own for each schedule and each of its chunks. */
const ofTeam = (data: OfTeam): JobRequest => assignTeamTo.request(`${data.scheduleId} ${data.after ?? ''}`, data);

/** Asks for it for each schedule that a team has which others came to. */
export const assignTeam = job({
  name: 'training.schedule.assign-team',
  payload: z.strictObject({ teamId: Id, since: Since }),
  options: FOR_A_DAY,
  handle: async ({ data: { teamId, since }, cause }, { read, enqueue, clock }) => {
    await assertWritten({ text: TEAM_WRITTEN, id: teamId, since, cause }, { read, clock });
    const schedules = await read<Found>(cause, { ...OF_TEAM, values: [cause.tenantId, clock(), teamId] });
    const works = schedules.map(({ id: scheduleId }) => followUp(cause, ofTeam({ teamId, scheduleId, after: null })));
    await enqueue(works);
  },
});
