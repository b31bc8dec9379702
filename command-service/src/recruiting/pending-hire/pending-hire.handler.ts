import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { hiringChecklist } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { pendingHireIdOf } from 'contracts/recruiting/pending-hire/pending-hire.id';
import type { ChecklistItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { assertAssignees } from '#command-service/automation/task/assignees';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { hirePapers } from './hire-papers.ts';
import { userCheck } from './hire-user.ts';
import { pendingHireDecider } from './pending-hire.decider.ts';
import { refuseHire } from './pending-hire.rules.ts';

type Command = (typeof pendingHire)['types']['command'];
type Creation = Extract<Command, { type: 'CreatePendingHire' }>;
type Change = Extract<Command, { type: 'ChangePendingHire' }>;
type ItemCommand = Extract<Command, { type: 'AddPendingHireItem' | 'ChangePendingHireItem' }>;

const sendPendingHire = entityHandler(pendingHire, pendingHireDecider);
const refuseField = (field: string, code: string) => new Rejection(code, 422, { errors: { [field]: [code] } });
/** Whose hire it is, and what it came from. */
const PARTY = ['candidateId', 'jobId', 'interviewId', 'checklistId'] as const;
const NAMED = [...PARTY, 'teamId'] as const;

/** Commands of pending hires: of a candidate, an interview, a job and people that the company has. */
export const pendingHireHandler = (deps: HandlerDeps): SendEntity<typeof pendingHire> => {
  const { store } = deps;
  const send = sendPendingHire(deps);

  const assertCandidate = async (tenantId: string, id: string): Promise<void> => {
    const person = await entityState(store, candidate, { tenantId, id });
    if (person.status !== 'kept' || person.record.lastName === null)
      throw refuseField('candidateId', 'candidate-not-found');
  };

  const assertUser = userCheck(store);
  const papers = hirePapers(store);

  /** What somebody was to do who is of the company no more falls to the manager; where a template is gone any contract will do. */
  const asOfToday = (tenantId: string, items: readonly ChecklistItem[]): Promise<ChecklistItem[]> =>
    Promise.all(
      items.map(async (item) => {
        const { assigneeId, contractTemplateId: template } = item;
        const isThere = assigneeId === null || (await isMember(store, tenantId, assigneeId));
        const isKept = template === null || (await papers.isTemplate(tenantId, template));
        return {
          ...item,
          ...(!isThere && { assignee: 'manager' as const, assigneeId: null }),
          ...(!isKept && { contractTemplateId: null }),
        };
      }),
    );

  /** What the interview says of candidate and job. */
  const partyOf = async ({ data, metadata: { tenantId } }: Creation) => {
    const { candidateId, interviewId = null, jobId = null } = data;
    if (interviewId === null) return { candidateId, jobId, openInterviewId: null };
    const state = await entityState(store, interview, { tenantId, id: interviewId });
    if (state.status !== 'kept') throw refuseField('interviewId', 'interview-not-found');
    if (state.record.candidateId !== candidateId)
      throw refuseHire('pending-hire-interview-wrong', { field: 'interviewId' });
    const { jobId: ofInterview, openInterviewId } = state.record;
    return { candidateId, jobId: ofInterview, openInterviewId };
  };

  const whole = async (command: Creation): Promise<Creation> => {
    const { data, metadata } = command;
    const { tenantId, actor } = metadata;
    const { candidateId, jobId, openInterviewId } = await partyOf(command);
    await assertCandidate(tenantId, candidateId);
    const offered = jobId === null ? null : await entityState(store, job, { tenantId, id: jobId });
    if (offered?.status === 'absent') throw refuseField('jobId', 'job-not-found');
    if (offered?.status === 'removed' && actor.type !== 'system') throw refuseField('jobId', 'job-not-found');
    const open = openInterviewId && (await entityState(store, openInterview, { tenantId, id: openInterviewId }));
    const title = open && open.status !== 'absent' ? open.record.title : '';
    const jobTitle = data.jobTitle || (offered?.record.title ?? title);
    if (!jobTitle) throw refuseHire('pending-hire-job-title-required', { field: 'jobTitle' });
    await assertUser(tenantId, 'managerId', data.managerId);
    const { checklistId = null } = data;
    const list = checklistId && (await entityState(store, hiringChecklist, { tenantId, id: checklistId }));
    if (list && list.status !== 'kept') throw refuseField('checklistId', 'hiring-checklist-not-found');
    const checklist = list ? await asOfToday(tenantId, list.record.items) : [];
    const timeZone = data.timeZone ?? (await companyZoneOf(store, tenantId));
    return { ...command, data: { ...data, candidateId, jobId, jobTitle, timeZone, checklist } };
  };

  const assertChange = async (id: string, { data, metadata: { tenantId } }: Change): Promise<void> => {
    await assertUser(tenantId, 'managerId', data.managerId);
    if (data.jobTitle === '') throw refuseHire('pending-hire-job-title-required', { field: 'jobTitle' });
    if (!NAMED.some((field) => field in data)) return;
    const state = await entityState(store, pendingHire, { tenantId, id });
    if (state.status !== 'kept') return;
    const { record } = state;
    const moved = PARTY.find((field) => field in data && data[field] !== record[field]);
    if (moved) throw refuseHire('pending-hire-party-fixed', { field: moved });
    // A team that was removed since may stay.
    const teamId = data.teamId === record.teamId ? null : (data.teamId ?? null);
    await assertAssignees(store, tenantId, { userId: null, teamId });
  };

  /** What an item names already may stay, whoever changes the rest of it. */
  const assertPapers = async (id: string, { type, data, metadata: { tenantId, actor } }: ItemCommand) => {
    const { contractTemplateId, policyId } = data;
    const state = type === 'ChangePendingHireItem' && (await entityState(store, pendingHire, { tenantId, id }));
    const items = state && state.status === 'kept' ? state.record.items : [];
    const isSame = items.some((item) => 'itemId' in data && item.id === data.itemId && item.policyId === policyId);
    const named = { contractTemplateId, policyId: isSame ? null : policyId };
    await papers.check({ tenantId, userId: actor.id }, named);
  };

  return async (id, command, ifMatch) => {
    const { metadata } = command;
    if (command.type === 'CreatePendingHire') {
      const { interviewId } = command.data;
      const pendingHireId = interviewId ? pendingHireIdOf(interviewId) : id;
      const creation = await whole(command);
      return send(pendingHireId, { ...creation, data: { ...creation.data, pendingHireId } }, ifMatch);
    }
    if (command.type === 'ChangePendingHire') await assertChange(id, command);
    if (command.type === 'HirePendingHire') {
      const state = await entityState(store, pendingHire, { tenantId: metadata.tenantId, id });
      if (state.status === 'kept') await assertCandidate(metadata.tenantId, state.record.candidateId);
    }
    if (command.type === 'AddPendingHireItem' || command.type === 'ChangePendingHireItem') {
      await assertUser(metadata.tenantId, 'assigneeId', command.data.assigneeId);
      await assertPapers(id, command);
    }
    return send(id, command, ifMatch);
  };
};
