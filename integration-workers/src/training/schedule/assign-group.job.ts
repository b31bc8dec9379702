import { Id } from 'contracts/kernel/id';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, type Handler, job } from '#integration-workers/engine/job';
import { type Cause, followUp, type JobRequest } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import {
  assertWritten,
  assigning,
  FOLLOWING,
  type Found,
  MEMBER_WRITTEN,
  NOT_YET,
  type OfSchedule,
  projections,
  REPEATED,
  Since,
  TEAM_WRITTEN,
} from './newcomers.ts';
import { notRenewing } from './renewing.ts';

/** Those that are for team or label $3. */
const schedulesOf = (named: 's.teams' | 's.labels') => ({
  projections,
  text: `select s.id from read.training_schedule s where ${FOLLOWING} and ${named} ? $3::text order by s.id`,
});
const OF_TEAM = schedulesOf('s.teams');
const OF_LABEL = schedulesOf('s.labels');

/** People of team or label $4 who do not have schedule $3, after $5. */
const leftOf = (people: string) => ({
  projections,
  text: `select m.user_id as id, ${REPEATED} from read.training_schedule s ${people}
    where ${FOLLOWING} and s.id = $3 and ${NOT_YET} and ($5::uuid is null or m.user_id > $5)
    order by m.user_id limit ${ASSIGNED_AT_ONCE}`,
});
const OF_TEAM_LEFT = leftOf(`join access.team t on t.tenant_id = s.tenant_id and t.team_id = $4
    join access.membership m on m.tenant_id = s.tenant_id and m.user_id = any(t.user_ids)`);
const OF_LABEL_LEFT = leftOf('join access.membership m on m.tenant_id = s.tenant_id and $4::uuid = any(m.label_ids)');

type Left = { scheduleId: string; groupId: string; after: string | null };

/** Assigns those of a group who come next, some at once; answers after whom others follow. */
const assignLeft = async (
  { scheduleId, groupId, after }: Left,
  asked: typeof OF_TEAM_LEFT,
  { cause, read, command, clock }: Pick<Tools, 'read' | 'command' | 'clock'> & { cause: Cause },
): Promise<string | undefined> => {
  const left = await read<OfSchedule>(cause, {
    ...asked,
    values: [cause.tenantId, clock(), scheduleId, groupId, after],
  });
  const [schedule] = left;
  const all = left.map(({ id }) => id);
  const userIds = schedule ? await notRenewing(schedule, all, cause, { read, clock }) : [];
  if (userIds.length > 0) await unlessRefused(command(cause, assigning(scheduleId, userIds)), 'not-found');
  return all.length === ASSIGNED_AT_ONCE ? all.at(-1) : undefined;
};

const teamPart = z.strictObject({ teamId: Id, scheduleId: Id, after: Id.nullable() });
const labelPart = z.strictObject({ labelId: Id, scheduleId: Id, after: Id.nullable() });

const toTeam: Handler<z.infer<typeof teamPart>> = async ({ data, cause }, { enqueue, ...tools }) => {
  const last = await assignLeft({ ...data, groupId: data.teamId }, OF_TEAM_LEFT, { ...tools, cause });
  if (last) await enqueue([followUp(cause, ofTeam({ ...data, after: last }))]);
};
const toLabel: Handler<z.infer<typeof labelPart>> = async ({ data, cause }, { enqueue, ...tools }) => {
  const last = await assignLeft({ ...data, groupId: data.labelId }, OF_LABEL_LEFT, { ...tools, cause });
  if (last) await enqueue([followUp(cause, ofLabel({ ...data, after: last }))]);
};

/** Gives people of a team what the others of it were given before, some at once. */
export const assignTeamTo = job({
  ...{ name: 'training.schedule.assign-team-to', payload: teamPart, options: FOR_A_DAY, handle: toTeam },
});
/** The same for people with a label. */
export const assignLabelTo = job({
  ...{ name: 'training.schedule.assign-label-to', payload: labelPart, options: FOR_A_DAY, handle: toLabel },
});

/** Work of its own for each schedule and each of its chunks. */
const partOf = ({ scheduleId, after }: Omit<Left, 'groupId'>): string => `${scheduleId} ${after ?? ''}`;
const ofTeam = (data: z.infer<typeof teamPart>): JobRequest => assignTeamTo.request(partOf(data), data);
const ofLabel = (data: z.infer<typeof labelPart>): JobRequest => assignLabelTo.request(partOf(data), data);

/** Asks for it for each schedule that a team has which others came to. */
export const assignTeam = job({
  name: 'training.schedule.assign-team',
  payload: z.strictObject({ teamId: Id, since: Since }),
  options: FOR_A_DAY,
  handle: async ({ data: { teamId, since }, cause }, { read, enqueue, clock }) => {
    await assertWritten({ text: TEAM_WRITTEN, id: teamId, since, cause }, { read, clock });
    const schedules = await read<Found>(cause, { ...OF_TEAM, values: [cause.tenantId, clock(), teamId] });
    await enqueue(schedules.map(({ id: scheduleId }) => followUp(cause, ofTeam({ teamId, scheduleId, after: null }))));
  },
});

/** The same for each schedule of a label that somebody got: of many who get it at once, those who are there go together. */
export const assignLabel = job({
  name: 'training.schedule.assign-label',
  payload: z.strictObject({ labelId: Id, userId: Id, since: Since }),
  options: FOR_A_DAY,
  handle: async ({ data: { labelId, userId, since }, cause }, { read, enqueue, clock }) => {
    await assertWritten({ text: MEMBER_WRITTEN, id: userId, since, cause }, { read, clock });
    const schedules = await read<Found>(cause, { ...OF_LABEL, values: [cause.tenantId, clock(), labelId] });
    await enqueue(
      schedules.map(({ id: scheduleId }) => followUp(cause, ofLabel({ labelId, scheduleId, after: null }))),
    );
  },
});
