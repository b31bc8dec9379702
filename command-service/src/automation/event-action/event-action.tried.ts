import { outcomeOf } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionFields, EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { LIMIT_REACHED } from 'contracts/automation/event-action/event-action.limits';
import {
  colleagueMail,
  EVENT_ACTIONS,
  isRefusal,
  stepCommands,
} from 'contracts/automation/event-action/event-action.steps';
import {
  isToSeveral,
  nobodyFor,
  type ToldColleague,
  teamResult,
} from 'contracts/automation/event-action/event-action.team';
import type { EventActionRunCommand, RunResult } from 'contracts/automation/event-action/event-action-run.entity';
import { team } from 'contracts/identity/team/team.entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import type { MailAllowanceRejection } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Commands } from '#command-service/commands';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import type { About } from './event-action.facts.ts';
import { assertOnTeam, requireReachable, writtenMail } from './event-action.mail.ts';
import type { Spending } from './event-action.spending.ts';

/** A rule as far as it is looked at when it is tried. */
export type DryRule = Pick<EventActionFields, 'event' | 'filters' | 'delayTime' | 'delayUnit' | 'isOnce' | 'actions'>;

type Trying = {
  run: About & { id: string; eventActionId: string; recordId: string; event: DryRule['event'] };
  rule: DryRule;
  index: number;
  tenantId: string;
  publicUrl: string;
  at: Date;
  /** The company's, whose day it is. */
  timeZone: string;
  /** Where what is done is kept by nobody. */
  store: EventStore;
  commands: Commands;
  /** Colleagues that were asked for already, and whether they take mails. */
  reached: Map<string, Promise<RunResult>>;
  /** Of all runs that were tried before. */
  spending: Spending;
};
type MailAsked = Extract<EventActionRunCommand, { type: 'WriteEventActionMail' }>['data'];

const teamIn = async ({ store, tenantId }: Trying, id: string | null): Promise<readonly string[] | null> => {
  const state = id === null ? null : await entityState(store, team, { tenantId, id });
  return state?.status === 'kept' ? state.record.userIds : null;
};
/** Whom an action means; null: the team that it names is gone. */
const meantBy = async (step: EventActionStep, trying: Trying): Promise<readonly string[] | null> => {
  const { store, tenantId, run } = trying;
  if (step.to === 'hiring-team') {
    const state = run.jobId === null ? null : await entityState(store, job, { tenantId, id: run.jobId });
    return state?.status === 'kept' ? state.record.team.map(({ userId }) => userId) : [];
  }
  if (step.to !== 'assignee') return teamIn(trying, step.teamId);
  const state =
    run.interviewId === null ? null : await entityState(store, interview, { tenantId, id: run.interviewId });
  if (state?.status !== 'kept') return [];
  const { assigneeId, teamId } = state.record;
  return assigneeId === null ? ((await teamIn(trying, teamId)) ?? []) : [assigneeId];
};
const colleaguesIn = async (step: EventActionStep, trying: Trying): Promise<string[] | null> => {
  const userIds = await meantBy(step, trying);
  if (userIds === null) return null;
  const isThere = await Promise.all(userIds.map((userId) => isMember(trying.store, trying.tenantId, userId)));
  return userIds.filter((_, at) => isThere[at]);
};

type TriedCommand = ReturnType<typeof stepCommands>[number];

/** The same command that a run sends, to streams that keep nothing. */
const send = async ({ aggregate, id, ...command }: TriedCommand, trying: Trying): Promise<void> => {
  const { run, rule, tenantId, at, store, commands } = trying;
  const metadata: CommandMetadata = {
    ...{ tenantId, actor: { type: 'system', id: EVENT_ACTIONS }, ip: null, occurredAt: at.toISOString() },
    ...{ correlationId: run.id, causationId: run.id, now: at },
  };
  if (aggregate === 'eventActionRun') {
    const write = { type: 'WriteEventActionMail' as const, data: command.data as MailAsked, metadata };
    await writtenMail({ store, stopOf: commands.mailAddresses.stopOf }, { ...run, actions: rule.actions }, write);
    return;
  }
  const sendTo = commands[aggregate] as (id: string, command: object) => Promise<unknown>;
  await sendTo(id, { ...command, metadata });
};

/** Of an action that is refused, its answer. */
const answerOf = async (work: () => Promise<RunResult>): Promise<RunResult> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Rejection) || !isRefusal(error)) throw error;
    return { outcome: outcomeOf(error.code), code: error.code };
  }
};

const DONE: RunResult = { outcome: 'done', code: null };

/** Of several, so many stand for all who can be reached: what they are sent is the same. */
const TRIED_COLLEAGUES = 5;

/** To each colleague by itself: who takes no mail keeps it from nobody else (docs/product.md AUT-51). */
const triedTeam = async (userIds: readonly string[], trying: Trying): Promise<RunResult> => {
  const { run, index, publicUrl, tenantId, store, commands, reached } = trying;
  const of = { store, stopOf: commands.mailAddresses.stopOf };
  const reach = (userId: string): Promise<RunResult> => {
    const known = reached.get(userId) ?? answerOf(() => requireReachable(of, tenantId, userId).then(() => DONE));
    reached.set(userId, known);
    return known;
  };
  const told: ToldColleague[] = [];
  const written: RunResult[] = [];
  for (const userId of userIds) {
    let result = await reach(userId);
    if (result.outcome === 'done')
      result = await answerOf(() => assertOnTeam(store, tenantId, { userId, jobId: run.jobId }).then(() => DONE));
    if (result.outcome === 'done') {
      const mail = colleagueMail(run, userId, { index, publicUrl });
      if (written.length < TRIED_COLLEAGUES) written.push(await answerOf(() => send(mail, trying).then(() => DONE)));
      result = written.at(-1) ?? result;
    }
    told.push({ userId, ...result });
  }
  return teamResult(told);
};

const CAP_REACHED: MailAllowanceRejection = 'mail-daily-cap-reached';

/** What an action of a run would have come to, after all that was tried before it. */
export const triedStep = async (step: EventActionStep, trying: Trying): Promise<RunResult> => {
  const { run, index, publicUrl, at, timeZone, spending } = trying;
  const several = isToSeveral(step) ? { userIds: await colleaguesIn(step, trying) } : null;
  if (!spending.actions(step.kind, several ? (several.userIds?.length ?? 0) : 1, at))
    return { outcome: 'refused', code: LIMIT_REACHED };
  if (several)
    return several.userIds?.length ? triedTeam(several.userIds, trying) : nobodyFor(step, several.userIds !== null);
  const moment = { at: at.toISOString(), today: dayName(dayOf(timeZone, at.getTime())) };
  return answerOf(async () => {
    for (const asked of stepCommands(step, run, { index, publicUrl, ...moment })) await send(asked, trying);
    const isSpent = step.kind !== 'mail' || step.to !== 'candidate' || (await spending.candidateMail(at));
    return isSpent ? DONE : { outcome: 'refused', code: CAP_REACHED };
  });
};
