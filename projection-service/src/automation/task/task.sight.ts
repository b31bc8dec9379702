import type { TaskView } from 'contracts/automation/task/task.entity';
import type { MemberAuth, TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import { HIDDEN } from '#projection-service/engine/list-query';
import type { ListOptions, ReadContext } from '#projection-service/engine/list-resource';
import { teamsOf, thereOf } from '#projection-service/identity/membership/assignees';
import { hidden } from '#projection-service/recruiting/job/job.sight';

type TaskRow = { [field: string]: unknown };

const mineOf = async (auth: MemberAuth, context: Pick<ReadContext, 'access'>): Promise<string[]> => [
  auth.userId,
  ...(await teamsOf(auth, context)),
];

const seesAll = ({ permissions }: TenantAuth): boolean => permissions.includes('tenant.tasks.read');

/** One's own, whatever they are about; all others only for those who may, and none about a job that they may not know of. */
export const askedTasks: NonNullable<ListOptions['asked']> = async (
  { whose, ...filter }: ListQuery['filter'],
  auth,
  context,
) => {
  const member = auth as MemberAuth;
  if (whose === 'made') return { ...filter, creatorId: member.userId };
  if (whose === 'mine' || !seesAll(auth)) return { ...filter, assigneeId: await mineOf(member, context) };
  const ids = await hidden(auth, context);
  return ids.length > 0 ? { ...filter, [HIDDEN]: ids } : filter;
};

export const isSeenTask: NonNullable<ListOptions['isSeen']> = async (record, auth, context) => {
  const { userId, teamId, creatorId, jobId } = record as TaskView;
  const member = auth as MemberAuth;
  if (creatorId === member.userId || (await mineOf(member, context)).includes(userId ?? teamId ?? '')) return true;
  return seesAll(auth) && (jobId === null || !(await hidden(auth, context)).includes(jobId));
};

/** Names of what somebody may look at, and whether it is still anybody's to do. */
export const shownTasks: NonNullable<ListOptions['complete']> = async (records, context, company, auth) => {
  const tasks = records as (TaskRow & TaskView)[];
  const assignees = tasks.flatMap(({ userId, teamId }) => userId ?? teamId ?? []);
  const there = await thereOf(company, assignees, context);
  const hiddenJobs = new Set(await hidden(auth, context));
  const can = (permission: (typeof auth.permissions)[number]) => auth.permissions.includes(permission);
  return tasks.map((task) => ({
    ...task,
    ...(!can('tenant.candidates.read') && { candidateName: null }),
    ...((!can('tenant.jobs.read') || hiddenJobs.has(task.jobId ?? '')) && { jobTitle: null }),
    isUnowned: !there.has(task.userId ?? task.teamId ?? ''),
  }));
};
