import type { TaskSubject } from 'contracts/automation/task/task.choices';
import { type TaskCommand, type TaskRecord, type TaskRejection, task } from 'contracts/automation/task/task.entity';
import { team } from 'contracts/identity/team/team.entity';
import type { MemberAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { jobSight } from '#command-service/recruiting/job/job.sight';

export type TaskContext = CommandContext & { store: EventStore };

/** Whoever names something in a task may look at it. */
const toRead: Readonly<Record<TaskSubject, Permission>> = {
  candidateId: 'tenant.candidates.read',
  interviewId: 'tenant.interviews.read',
  jobId: 'tenant.jobs.read',
  memberId: 'tenant.users.read',
};
const notFound = () => new Rejection('not-found', 404);

const assertHolds = ({ permissions }: MemberAuth, permission: Permission): void => {
  if (!permissions.includes(permission)) throw new Rejection('forbidden', 403, { detail: permission });
};

/** One's own tasks are everybody's to work with; those of others take permissions (docs/product.md AUT-28, AUT-29). */
export const taskRoutes = (router: IRouter, context: TaskContext): void => {
  const { commands, store, jobLookup } = context;
  const sight = jobSight(context);

  const isInTeam = async ({ tenantId, userId }: MemberAuth, teamId: string | null): Promise<boolean> => {
    if (teamId === null) return false;
    const state = await entityState(store, team, { tenantId, id: teamId });
    return state.status === 'kept' && state.record.userIds.includes(userId);
  };
  /** Theirs to do, or free for one of their teams, or made by them. */
  const isOwn = async (auth: MemberAuth, { userId, teamId, creatorId }: TaskRecord): Promise<boolean> =>
    userId === auth.userId || creatorId === auth.userId || (userId === null && (await isInTeam(auth, teamId)));

  const assertNamed = async (auth: MemberAuth, { data }: Extract<TaskCommand, { type: 'CreateTask' }>) => {
    for (const [field, permission] of Object.entries(toRead) as [TaskSubject, Permission][])
      if (data[field]) assertHolds(auth, permission);
    if (data.jobId) await sight.assertNamed(auth, data.jobId);
    if (data.interviewId) await sight.assertInterview(auth, data.interviewId);
  };

  const isForOthers = ({ userId: me }: MemberAuth, { userId, teamId }: Partial<TaskRecord>, before?: TaskRecord) =>
    (!!userId && userId !== me && userId !== before?.userId) || (!!teamId && teamId !== before?.teamId);

  const recordFor = async (auth: MemberAuth, id: string, right: Permission): Promise<TaskRecord> => {
    const state = await entityState(store, task, { tenantId: auth.tenantId, id });
    if (state.status !== 'kept') throw notFound();
    const { record } = state;
    if (await isOwn(auth, record)) return record;
    if (!auth.permissions.includes('tenant.tasks.read')) throw notFound();
    if (record.jobId !== null && (await jobLookup.hiddenFrom(auth)).includes(record.jobId)) throw notFound();
    assertHolds(auth, right);
    return record;
  };

  /** Also what another of the team has taken: they are told so. */
  const assertMayTake = async (auth: MemberAuth, id: string): Promise<void> => {
    const state = await entityState(store, task, { tenantId: auth.tenantId, id });
    if (state.status === 'kept' && (await isInTeam(auth, state.record.teamId))) return;
    await recordFor(auth, id, 'tenant.tasks.read');
    throw new Rejection<TaskRejection>('task-of-no-team', 409);
  };

  const assertMay = async (auth: MemberAuth, id: string, command: TaskCommand): Promise<void> => {
    if (command.type === 'CreateTask') {
      if (isForOthers(auth, command.data)) assertHolds(auth, 'tenant.tasks.create');
      return assertNamed(auth, command);
    }
    if (command.type === 'TakeTask') return assertMayTake(auth, id);
    const isRemoval = command.type === 'RemoveTask';
    const record = await recordFor(auth, id, isRemoval ? 'tenant.tasks.delete' : 'tenant.tasks.update');
    if (isRemoval && record.creatorId !== auth.userId) assertHolds(auth, 'tenant.tasks.delete');
    if (command.type === 'ChangeTask' && isForOthers(auth, command.data, record))
      assertHolds(auth, 'tenant.tasks.create');
  };

  entityRoutes(router, context, {
    entity: task,
    send: async (id: string, command: TaskCommand, ifMatch: number | null, { auth }: Asking) => {
      await assertMay(auth as MemberAuth, id, command);
      return commands.task(id, command, ifMatch);
    },
  });
};
