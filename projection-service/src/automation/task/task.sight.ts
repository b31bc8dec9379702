import type { TaskView } from 'contracts/automation/task/task.entity';
import type { MemberAuth, TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import { HIDDEN } from '#projection-service/engine/list-query';
import type { ListOptions, ReadContext } from '#projection-service/engine/list-resource';
import { hidden } from '#projection-service/recruiting/job/job.sight';

type TaskRow = { [field: string]: unknown };

const TEAMS = 'select team_id as id from access.team where tenant_id = $1 and $2::uuid = any (user_ids)';
const mineOf = async ({ tenantId, userId }: MemberAuth, { access }: Pick<ReadContext, 'access'>): Promise<string[]> => {
  const { rows } = await access.query<{ id: string }>({ name: 'teams-of', text: TEAMS, values: [tenantId, userId] });
  return [userId, ...rows.map(({ id }) => id)];
};

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

/** Those who work here, and teams that are there, today. */
const THERE = `select m.user_id as id from access.membership m
    where m.tenant_id = $1 and m.user_id = any($2::uuid[])
  union all select team_id from access.team where tenant_id = $1 and team_id = any($2::uuid[]) and user_ids is not null`;

/** Names of what somebody may look at, and whether it is still anybody's to do. */
export const shownTasks: NonNullable<ListOptions['complete']> = async (records, context, company, auth) => {
  const tasks = records as (TaskRow & TaskView)[];
  const assignees = [...new Set(tasks.flatMap(({ userId, teamId }) => userId ?? teamId ?? []))];
  const values = [company, assignees];
  const { rows } =
    assignees.length > 0
      ? await context.access.query<{ id: string }>({ name: 'assignees-there', text: THERE, values })
      : { rows: [] };
  const there = new Set(rows.map(({ id }) => id));
  const hiddenJobs = new Set(await hidden(auth, context));
  const can = (permission: (typeof auth.permissions)[number]) => auth.permissions.includes(permission);
  return tasks.map((task) => ({
    ...task,
    ...(!can('tenant.candidates.read') && { candidateName: null }),
    ...((!can('tenant.jobs.read') || hiddenJobs.has(task.jobId ?? '')) && { jobTitle: null }),
    isUnowned: !there.has(task.userId ?? task.teamId ?? ''),
  }));
};
