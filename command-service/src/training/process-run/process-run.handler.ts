import { momentsOfDay } from 'contracts/automation/task/task.days';
import { team } from 'contracts/identity/team/team.entity';
import { Rejection } from 'contracts/kernel/problem';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import { teamOf } from 'contracts/training/process-run/process-run.choices';
import {
  type ProcessRunCommand,
  type ProcessRunRecord,
  processRun,
} from 'contracts/training/process-run/process-run.entity';
import type { RunOutline } from 'contracts/training/process-run/process-run.fields';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { isColleague } from '#command-service/identity/membership/membership.handler';
import { processRunDecider, refuseRun } from './process-run.decider.ts';
import { dueDay, nextReminder, plannedSteps } from './run-plan.ts';

type Of<Type extends ProcessRunCommand['type']> = Extract<ProcessRunCommand, { type: Type }>;
const sendRun = entityHandler(processRun, processRunDecider);

/** What a run of a document would follow from now on; null: it is none that can be run. */
const runnable = async (store: EventStore, tenantId: string, id: string) => {
  const state = await entityState(store, handbookDocument, { tenantId, id });
  if (state.status !== 'kept' || !isReadable(state.record) || state.record.published === null) return null;
  const { kind, published, publishedVersion } = state.record;
  const procedure = procedureKinds.find((one) => one === kind);
  if (!procedure) return null;
  const steps = published.steps.map(({ id: stepId, name, checks }) => ({ id: stepId, name, checks }));
  return { outline: { kind: procedure, name: published.name, steps } satisfies RunOutline, publishedVersion };
};

type Given = { stepId: string; userId?: string | null; teamId?: string | null };

/** Of these, what never changes. */
const fixed = ['documentId', 'startsOn', 'candidateId'] as const;
/** Of these follows who does what until when. */
const planFields = ['steps', 'dueOn', 'dueDays'] as const;

/** Commands of runs: of what the company has published, for people who work in it. */
export const processRunHandler = (deps: HandlerDeps): SendEntity<typeof processRun> => {
  const { store } = deps;
  const send = sendRun(deps);

  const assertPeople = async (tenantId: string, people: readonly (readonly [field: string, id: string | null])[]) => {
    const ids = [...new Set(people.flatMap(([, id]) => id ?? []))];
    const here = await Promise.all(ids.map((id) => isColleague(store, tenantId, id)));
    const unknown = people.find(([, id]) => id !== null && !here[ids.indexOf(id)]);
    if (unknown) throw refuseRun('user-unknown', 422, unknown[0]);
  };
  /** A step is somebody's or a team's; of a team's nobody is named but who has taken it. */
  const assertTeams = async (tenantId: string, given: readonly Given[], isTaken: (step: Given) => boolean) => {
    const twice = given.findIndex((step) => step.userId && step.teamId && !isTaken(step));
    if (twice >= 0) throw refuseRun('run-doer-twice', 422, `steps.${twice}.teamId`);
    for (const [at, { teamId = null }] of given.entries()) {
      if (teamId === null) continue;
      const found = await entityState(store, team, { tenantId, id: teamId });
      if (found.status !== 'kept') throw refuseRun('team-unknown', 422, `steps.${at}.teamId`);
    }
  };
  const peopleOf = (steps: readonly { userId?: string | null }[]) =>
    steps.map(({ userId = null }, at) => [`steps.${at}.userId`, userId] as const);

  const assertCandidate = async (tenantId: string, id: string | null): Promise<void> => {
    if (id === null) return;
    const person = await entityState(store, candidate, { tenantId, id });
    if (person.status !== 'kept' || person.record.lastName === null)
      throw refuseRun('candidate-not-found', 422, 'candidateId');
  };

  const started = async (command: Of<'CreateProcessRun'>): Promise<Of<'CreateProcessRun'>> => {
    const { data, metadata } = command;
    const { tenantId, actor, now } = metadata;
    const found = await runnable(store, tenantId, data.documentId);
    if (!found) throw refuseRun('run-process-unknown', 422, 'documentId');
    const { outline, publishedVersion: handbookVersion } = found;
    if (outline.steps.length === 0) throw refuseRun('run-process-empty', 422, 'documentId');
    const { candidateId = null, steps: given = [] } = data;
    await assertPeople(tenantId, [['userId', data.userId], ...peopleOf(given)]);
    await assertTeams(tenantId, given, () => false);
    await assertCandidate(tenantId, candidateId);
    const timeZone = await companyZoneOf(store, tenantId);
    const startsOn = data.startsOn ?? dayName(dayOf(timeZone, now.getTime()));
    const dueOn = dueDay(data, startsOn, 'dueDays');
    const steps = plannedSteps({ outline, given, startsOn, dueOn }, { timeZone, now });
    const { dueAt } = momentsOfDay(dueOn, timeZone, now);
    const creatorId = actor.type === 'system' ? (data.creatorId ?? tenantId) : actor.id;
    const made = { startsOn, dueOn, dueDays: null, candidateId, steps, outline, handbookVersion, dueAt, creatorId };
    const remindAt = nextReminder(steps, now);
    return { ...command, data: { ...data, ...made, remindAt, subjectId: candidateId ?? tenantId } };
  };

  const kept = async (tenantId: string, id: string): Promise<ProcessRunRecord> => {
    const state = await entityState(store, processRun, { tenantId, id });
    if (state.status !== 'kept') throw new Rejection('not-found', 404);
    return state.record;
  };

  const changed = async (id: string, command: Of<'ChangeProcessRun'>): Promise<Of<'ChangeProcessRun'>> => {
    const { data, metadata } = command;
    const { tenantId, now } = metadata;
    const record = await kept(tenantId, id);
    if (record.status !== 'running') throw refuseRun('run-ended');
    const moved = fixed.find((field) => field in data && data[field] !== record[field]);
    if (moved) throw refuseRun('run-fixed', 422, moved);
    const { name, userId } = data;
    const { outline, startsOn } = record;
    const dueOn = 'dueOn' in data || 'dueDays' in data ? dueDay(data, startsOn, 'dueDays') : record.dueOn;
    // Whom something was given to before may have left since.
    const before = new Map(record.steps.map((step) => [step.stepId, step]));
    const isSame = ({ stepId, userId: doer = null }: Given) => before.get(stepId)?.userId === doer;
    const isOfSameTeam = ({ stepId, teamId = null }: Given) =>
      teamOf(before.get(stepId) ?? { userId: null }) === teamId;
    // Of the team's steps a plan names nobody, whoever had taken one when it was made.
    const given = (data.steps ?? record.steps).map((step) =>
      step.teamId && isOfSameTeam(step) ? { ...step, userId: before.get(step.stepId)?.userId ?? null } : step,
    );
    await assertPeople(tenantId, [
      ['userId', userId === record.userId ? null : (userId ?? null)],
      ...peopleOf(given.map((step) => (isSame(step) ? {} : step))),
    ]);
    const newTeams = given.map((step) => (isOfSameTeam(step) ? { stepId: step.stepId } : step));
    await assertTeams(tenantId, newTeams, isOfSameTeam);
    const said = { ...(name !== undefined && { name }), ...(userId !== undefined && { userId }) };
    // What nobody named stays as somebody else may be making it.
    if (!planFields.some((field) => field in data)) return { ...command, data: said };
    const timeZone = await companyZoneOf(store, tenantId);
    const planned = plannedSteps({ outline, given, startsOn, dueOn }, { timeZone, now });
    // What is due as before is reminded of as before.
    const steps = planned.map((step) => {
      const old = record.steps.find(({ stepId }) => stepId === step.stepId);
      return old?.dueAt === step.dueAt ? { ...step, remindAt: old.remindAt } : step;
    });
    const { dueAt } = momentsOfDay(dueOn, timeZone, now);
    const remindAt = nextReminder(steps, now);
    return { ...command, data: { ...said, dueOn, dueDays: null, steps, dueAt, remindAt } };
  };

  const reopened = async (id: string, { metadata }: Of<'ReopenProcessRun'>): Promise<ProcessRunCommand> => {
    const { tenantId, now } = metadata;
    const { steps } = await kept(tenantId, id);
    return { type: 'PutProcessRunReopened', data: { remindAt: nextReminder(steps, now) }, metadata };
  };

  return async (id, command, ifMatch) => {
    if (command.type === 'CreateProcessRun') return send(id, await started(command), ifMatch);
    if (command.type === 'ChangeProcessRun') return send(id, await changed(id, command), ifMatch);
    if (command.type === 'ReopenProcessRun') return send(id, await reopened(id, command), ifMatch);
    return send(id, command, ifMatch);
  };
};
