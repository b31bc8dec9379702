import {
  type ActionEvent,
  type ActionOutcome,
  outcomeOf,
} from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { LIMIT_REACHED } from 'contracts/automation/event-action/event-action.limits';
import {
  colleagueMail,
  EVENT_ACTIONS,
  isRefusal,
  stepCommands,
} from 'contracts/automation/event-action/event-action.steps';
import { isProblemError } from 'contracts/client/problem-error';
import { Id } from 'contracts/kernel/id';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { toldOnce } from './tell-of-limit.job.ts';

type Run = {
  id: Id;
  eventActionId: Id;
  event: ActionEvent;
  candidateId: Id | null;
  interviewId: Id | null;
  jobId: Id | null;
  userId: Id | null;
  actions: EventActionStep[];
};
type Result = { outcome: ActionOutcome; code: string | null };

const RUN = {
  projections: ['automation.eventActionRun'],
  text: `select id, event_action_id as "eventActionId", event, candidate_id as "candidateId", interview_id as "interviewId", job_id as "jobId", user_id as "userId", actions
    from read.event_action_run where tenant_id = $1 and id = $2 and status = 'running'`,
};
type Company = { isStopped: boolean; timeZone: string | null };
const COMPANY = {
  projections: ['identity.company-settings', 'identity.company'],
  text: `select (select time_zone from read.company where tenant_id = $1) as "timeZone",
    coalesce((select event_actions_stopped from read.company_settings where tenant_id = $1), false) as "isStopped"`,
};
/** Those of a team who work in the company. */
const TEAM = {
  projections: ['identity.team'],
  text: `select m.user_id as "userId" from read.team t
    cross join jsonb_array_elements_text(t.user_ids) u
    join access.membership m on m.tenant_id = t.tenant_id and m.user_id = u::uuid and m.type = 'regular'
    where t.tenant_id = $1 and t.id = $2 order by m.user_id`,
};

type StepRun = { run: Run; step: EventActionStep; index: number; cause: Cause; timeZone: string };

const isToTeam = ({ kind, to }: EventActionStep): boolean => kind === 'mail' && to === 'team';
const membersOf = ({ step, cause }: StepRun, { read }: Tools) =>
  read<{ userId: Id }>(cause, { ...TEAM, values: [cause.tenantId, step.teamId] });

/** Each once, whoever is in several teams or joins one while this is tried again. */
const mailTeam = async (asked: StepRun, tools: Tools): Promise<void> => {
  const { run, index, cause } = asked;
  const members = await membersOf(asked, tools);
  for (const { userId } of members)
    await tools.command(
      { ...cause, target: `${index}/${userId}` },
      colleagueMail(run, userId, { index, publicUrl: tools.publicUrl }),
    );
};

const act = async (asked: StepRun, tools: Tools): Promise<void> => {
  const { run, step, index, cause, timeZone } = asked;
  if (isToTeam(step)) return mailTeam(asked, tools);
  const now = tools.clock();
  const today = dayName(dayOf(timeZone, now.getTime()));
  for (const command of stepCommands(step, run, { index, publicUrl: tools.publicUrl, at: now.toISOString(), today }))
    await unlessRefused(tools.command(cause, command), 'already-exists');
};

/** Whether the company's rules may do one more in this hour; where not, its owners are told, once a day. */
const isWithinLimits = async (asked: StepRun, tools: Tools): Promise<boolean> => {
  const { run, step, index, cause } = asked;
  const count = isToTeam(step) ? (await membersOf(asked, tools)).length : 1;
  const now = tools.clock();
  const { tenantId } = cause;
  if (await tools.spentActions.spend({ tenantId, runId: run.id, index, kind: step.kind, count }, now)) return true;
  await tools.enqueue([toldOnce(cause, now)]);
  return false;
};

/** A refusal is an answer; anything else is tried again, until there is no more time for it. */
const resultOf = (error: unknown, lastAttempt: boolean): Result => {
  const isAnswer = isProblemError(error) && isRefusal(error);
  if (!isAnswer && !lastAttempt) throw error;
  const code = isProblemError(error) ? error.code : null;
  return { outcome: isAnswer && code !== null ? outcomeOf(code) : 'failed', code };
};

/**
 * Does what a run is to do, in order: each action once, under ids that derive from the run, however often a process dies in between.
 * The company's stop holds before each.
 */
export const carryOut = job({
  name: 'automation.event-action.carry-out',
  payload: z.strictObject({ eventActionRunId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { eventActionRunId: id }, cause, lastAttempt }, tools) => {
    const { tenantId } = cause;
    const [run] = await tools.read<Run>(cause, { ...RUN, values: [tenantId, id] });
    if (!run) return;
    const results: Result[] = [];
    for (const [index, step] of run.actions.entries()) {
      const [company] = await tools.read<Company>(cause, { ...COMPANY, values: [tenantId] });
      if (company?.isStopped) {
        results.push({ outcome: 'refused', code: 'event-actions-stopped' });
        continue;
      }
      const asked = {
        run,
        step,
        index,
        timeZone: company?.timeZone ?? 'UTC',
        cause: { ...cause, eventId: id, policy: EVENT_ACTIONS, target: String(index) },
      };
      if (!(await isWithinLimits(asked, tools))) {
        results.push({ outcome: 'refused', code: LIMIT_REACHED });
        continue;
      }
      const result = await act(asked, tools).then(
        () => ({ outcome: 'done' as const, code: null }),
        (error) => resultOf(error, lastAttempt),
      );
      results.push(result);
    }
    await tools.command(cause, { aggregate: 'eventActionRun', id, type: 'FinishEventActionRun', data: { results } });
  },
});
