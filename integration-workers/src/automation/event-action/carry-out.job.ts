import { isAllDone } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { LIMIT_REACHED } from 'contracts/automation/event-action/event-action.limits';
import { EVENT_ACTIONS, stepCommands } from 'contracts/automation/event-action/event-action.steps';
import { isToSeveral } from 'contracts/automation/event-action/event-action.team';
import type { RunResult } from 'contracts/automation/event-action/event-action-run.entity';
import { Id } from 'contracts/kernel/id';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Tools } from '#integration-workers/tools';
import { type Mailing, mailTeam, membersOf, resultOf } from './mail-team.ts';
import { toldOnce } from './tell-of-limit.job.ts';

/** `results`: of the time before, where somebody has it tried again. */
type Run = Mailing['run'] & { actions: EventActionStep[]; results?: RunResult[] };

const RUN = {
  projections: ['automation.eventActionRun'],
  text: `select id, event_action_id as "eventActionId", event, record_id as "recordId", candidate_id as "candidateId", interview_id as "interviewId", job_id as "jobId", user_id as "userId", actions, results
    from read.event_action_run where tenant_id = $1 and id = $2 and status = 'running'`,
};
type Company = { isStopped: boolean; timeZone: string | null };
const COMPANY = {
  projections: ['identity.company-settings', 'identity.company'],
  text: `select (select time_zone from read.company where tenant_id = $1) as "timeZone",
    coalesce((select event_actions_stopped from read.company_settings where tenant_id = $1), false) as "isStopped"`,
};
/** `startId`: of the event that started it; tried again by hand, it is counted again. */
type StepRun = Mailing & { timeZone: string; startId: string };

const DONE: RunResult = { outcome: 'done', code: null };

const act = async (asked: StepRun, tools: Tools): Promise<RunResult> => {
  const { run, step, index, cause, timeZone } = asked;
  if (isToSeveral(step)) return mailTeam(asked, tools);
  const now = tools.clock();
  const today = dayName(dayOf(timeZone, now.getTime()));
  for (const command of stepCommands(step, run, { index, publicUrl: tools.publicUrl, at: now.toISOString(), today }))
    await unlessRefused(tools.command(cause, command), 'already-exists');
  return DONE;
};

/** Whether the company's rules may do one more in this hour; where not, its owners are told, once a day. */
const isWithinLimits = async (asked: StepRun, tools: Tools): Promise<boolean> => {
  const { step, index, cause, startId } = asked;
  const count = isToSeveral(step) ? (await membersOf(asked, tools)).userIds.length : 1;
  const now = tools.clock();
  const { tenantId } = cause;
  if (await tools.spentActions.spend({ tenantId, runId: startId, index, kind: step.kind, count }, now)) return true;
  await tools.enqueue([toldOnce(cause, now)]);
  return false;
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
    const results: RunResult[] = [];
    for (const [index, step] of run.actions.entries()) {
      const before = run.results?.[index];
      if (before && isAllDone([before])) {
        results.push(before);
        continue;
      }
      const [company] = await tools.read<Company>(cause, { ...COMPANY, values: [tenantId] });
      if (company?.isStopped) {
        results.push({ outcome: 'refused', code: 'event-actions-stopped' });
        continue;
      }
      const asked = {
        run,
        step,
        index,
        lastAttempt,
        startId: cause.eventId,
        timeZone: company?.timeZone ?? 'UTC',
        cause: { ...cause, eventId: id, policy: EVENT_ACTIONS, target: String(index) },
      };
      if (!(await isWithinLimits(asked, tools))) {
        results.push({ outcome: 'refused', code: LIMIT_REACHED });
        continue;
      }
      results.push(await act(asked, tools).catch((error) => resultOf(error, lastAttempt)));
    }
    await tools.command(cause, { aggregate: 'eventActionRun', id, type: 'FinishEventActionRun', data: { results } });
  },
});
