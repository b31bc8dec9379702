import { recordIn } from 'access/recruiting/record-in';
import { audienceOf } from 'access/training/audience';
import { publishedHandbook } from 'access/training/published';
import { filesOf, readableDocument } from 'access/training/readable-document';
import { hasRunPart } from 'access/training/run-part';
import type { MemberAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import { isFree, isLeader, teamOf } from 'contracts/training/process-run/process-run.choices';
import { issueRunTicket } from 'contracts/training/process-run/process-run.endpoints';
import {
  type ProcessRunCommand,
  type ProcessRunRecord,
  processRun,
} from 'contracts/training/process-run/process-run.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import type { ScheduleContext } from '#command-service/training/schedule/schedule.routes';
import { refuseRun } from './process-run.decider.ts';

const notFound = () => new Rejection('not-found', 404);
const UPDATE: Permission = 'tenant.training.runs.update';

const assertHolds = ({ permissions }: MemberAuth, permission: Permission): void => {
  if (!permissions.includes(permission)) throw new Rejection('forbidden', 403, { detail: permission });
};

/** What is done in a step is for whoever it was given to, beside those who lead. */
const stepOf = ({ type, data }: ProcessRunCommand): string | undefined =>
  type === 'GiveBackRunStep' ||
  type === 'TickRunStep' ||
  type === 'ReopenRunStep' ||
  type === 'TickRunItem' ||
  type === 'UntickRunItem'
    ? data.stepId
    : undefined;

/** Runs are everybody's who has a part in them; those of others take permissions (docs/product.md HBK-13). */
export const processRunRoutes = (router: IRouter, context: FileContext & ScheduleContext): void => {
  const { commands, store, trainingPeople } = context;
  const readable = readableDocument({ store, isAmong: trainingPeople.isAmong });
  const versions = publishedHandbook(store);
  const isPart = hasRunPart(trainingPeople.isAmong);
  const isInTeam = (tenantId: string, teamId: string | null, userId: string) =>
    teamId === null ? false : trainingPeople.isAmong(tenantId, userId, audienceOf({ teamId }));

  const recordFor = async ({ tenantId, userId, permissions }: MemberAuth, id: string): Promise<ProcessRunRecord> => {
    const state = await entityState(store, processRun, { tenantId, id });
    if (state.status !== 'kept') throw notFound();
    if (!(await isPart(tenantId, state.record, userId)) && !permissions.includes('tenant.training.runs.read'))
      throw notFound();
    return state.record;
  };

  /** Whoever starts a run may read what it follows, and look at whom it is about. */
  const assertStart = async (auth: MemberAuth, documentId: string, candidateId?: string | null): Promise<void> => {
    assertHolds(auth, 'tenant.training.runs.create');
    if (candidateId) assertHolds(auth, 'tenant.candidates.read');
    const { tenantId, userId, permissions } = auth;
    if (permissions.includes('tenant.training.handbook.read')) return;
    if (!(await readable({ tenantId, userId, documentId }))) throw refuseRun('run-process-unknown', 422, 'documentId');
  };

  /** Those of its team take a step, and nobody for them; also who leads the run gives it to somebody by changing its plan. */
  const assertOfTeam = async ({ tenantId, userId }: MemberAuth, record: ProcessRunRecord, stepId: string) => {
    const step = record.steps.find((one) => one.stepId === stepId);
    const teamId = step ? teamOf(step) : null;
    if (teamId !== null && !(await isInTeam(tenantId, teamId, userId))) throw refuseRun('run-not-yours', 403);
  };

  const assertMay = async (auth: MemberAuth, id: string, command: ProcessRunCommand): Promise<void> => {
    if (command.type === 'CreateProcessRun')
      return assertStart(auth, command.data.documentId, command.data.candidateId);
    const record = await recordFor(auth, id);
    const { tenantId, userId } = auth;
    if (command.type === 'CommentRun' && (await isPart(tenantId, record, userId))) return;
    if (command.type === 'TakeRunStep') return assertOfTeam(auth, record, command.data.stepId);
    if (command.type === 'RemoveProcessRun') return assertHolds(auth, 'tenant.training.runs.delete');
    if (isLeader(record, userId) || auth.permissions.includes(UPDATE)) return;
    const stepId = stepOf(command);
    if (stepId === undefined) throw new Rejection('forbidden', 403, { detail: UPDATE });
    const step = record.steps.find((one) => one.stepId === stepId);
    if (step?.userId === userId) return;
    if (step && isFree(step) && (await isInTeam(tenantId, teamOf(step), userId))) throw refuseRun('run-step-free');
    throw refuseRun('run-not-yours', 403);
  };

  entityRoutes(router, context, {
    entity: processRun,
    send: async (id: string, command: ProcessRunCommand, ifMatch: number | null, { auth }: Asking) => {
      await assertMay(auth as MemberAuth, id, command);
      return commands.processRun(id, command, ifMatch);
    },
  });
  mount(
    router,
    issueRunTicket,
    async ({ auth, params: { id: run, fileId }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid } = auth;
      const { documentId, handbookVersion } = await recordFor(auth, run);
      const content = await versions(tenant, { id: documentId, version: handbookVersion });
      const isShown = content !== undefined && filesOf(content).includes(fileId);
      const record = isShown ? await recordIn(store, file, { tenantId: tenant, id: fileId }) : undefined;
      if (!record || record.isTrashed) throw notFound();
      assertCompleted(record);
      const right = { of: 'process-run' as const, tenant, run };
      return ticketAnswer(context, { sub, sid, right, file: fileId, purpose }, now);
    },
    context,
  );
};
