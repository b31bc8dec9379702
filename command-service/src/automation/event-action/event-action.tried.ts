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
  TEAM_EMPTY,
  TEAM_GONE,
  type ToldColleague,
  teamResult,
} from 'contracts/automation/event-action/event-action.team';
import type { EventActionRunCommand, RunResult } from 'contracts/automation/event-action/event-action-run.entity';
import { team } from 'contracts/identity/team/team.entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import type { MailAllowanceRejection } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
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

const colleaguesIn = async ({ store, tenantId }: Trying, id: string | null): Promise<string[] | null> => {
  const state = id === null ? null : await entityState(store, team, { tenantId, id });
  if (state?.status !== 'kept') return null;
  const { userIds } = state.record;
  const isThere = await Promise.all(userIds.map((userId) => isMember(store, tenantId, userId)));
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

/** Of a team, so many stand for all who can be reached: what they are sent is the same. */
const TRIED_COLLEAGUES = 5;

/** To each colleague by itself: who takes no mail keeps it from nobody else (docs/product.md AUT-51). */
const triedTeam = async (userIds: readonly string[] | null, trying: Trying): Promise<RunResult> => {
  const { run, index, publicUrl, tenantId, store, commands, reached } = trying;
  if (!userIds?.length) return { outcome: 'refused', code: userIds ? TEAM_EMPTY : TEAM_GONE };
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
  const isMail = step.kind === 'mail';
  const team = isMail && step.to === 'team' ? { userIds: await colleaguesIn(trying, step.teamId) } : null;
  if (!spending.actions(step.kind, team ? (team.userIds?.length ?? 0) : 1, at))
    return { outcome: 'refused', code: LIMIT_REACHED };
  if (team) return triedTeam(team.userIds, trying);
  const moment = { at: at.toISOString(), today: dayName(dayOf(timeZone, at.getTime())) };
  return answerOf(async () => {
    for (const asked of stepCommands(step, run, { index, publicUrl, ...moment })) await send(asked, trying);
    const isSpent = !isMail || step.to !== 'candidate' || (await spending.candidateMail(at));
    return isSpent ? DONE : { outcome: 'refused', code: CAP_REACHED };
  });
};
