import type { TaskRejection } from 'contracts/automation/task/task.entity';
import { team } from 'contracts/identity/team/team.entity';
import { Rejection } from 'contracts/kernel/problem';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { isColleague } from '#command-service/identity/membership/membership.handler';

const refuse = (field: string, code: TaskRejection) => new Rejection(code, 422, { errors: { [field]: [code] } });

/** Whoever is given something to do works here; a team is the company's. */
export const assertAssignees = async (
  store: EventStore,
  tenantId: string,
  { userId, teamId, field = 'userId' }: { userId: string | null; teamId: string | null; field?: string },
): Promise<void> => {
  if (userId !== null && !(await isColleague(store, tenantId, userId))) throw refuse(field, 'user-unknown');
  if (teamId !== null && (await entityState(store, team, { tenantId, id: teamId })).status !== 'kept')
    throw refuse('teamId', 'team-unknown');
};

/** The first of a job's hiring team who works here. */
export const hiringManagerOf = async (store: EventStore, tenantId: string, jobId: string | null): Promise<string> => {
  const offered = jobId === null ? null : await entityState(store, job, { tenantId, id: jobId });
  for (const { userId } of offered?.status === 'kept' ? offered.record.team : [])
    if (await isColleague(store, tenantId, userId)) return userId;
  throw refuse('userId', 'task-no-hiring-manager');
};
