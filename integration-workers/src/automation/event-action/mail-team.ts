import { outcomeOf } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { colleagueMail, isRefusal, type RunOf } from 'contracts/automation/event-action/event-action.steps';
import { nobodyFor, type ToldColleague, teamResult } from 'contracts/automation/event-action/event-action.team';
import type { RunResult } from 'contracts/automation/event-action/event-action-run.entity';
import { isProblemError } from 'contracts/client/problem-error';
import type { Id } from 'contracts/kernel/id';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

export type Mailing = {
  run: RunOf & { id: Id };
  step: EventActionStep;
  index: number;
  cause: Cause;
  lastAttempt: boolean;
};

const WORKS_HERE = "left join access.membership m on m.tenant_id = $1 and m.user_id = u.id and m.type = 'regular'";

/** Those who work in the company, of a team, of the hiring team of a job, or who look after an interview; where nobody does a row of nobody. */
const TEAM = {
  projections: ['identity.team'],
  text: `select m.user_id as "userId" from read.team t
    left join lateral (select e::uuid as id from jsonb_array_elements_text(t.user_ids) e) u on true
    ${WORKS_HERE} where t.tenant_id = $1 and t.id = $2 order by m.user_id`,
};
const HIRING_TEAM = {
  projections: ['recruiting.job'],
  text: `select m.user_id as "userId" from read.job j
    left join lateral (select (e ->> 'userId')::uuid as id from jsonb_array_elements(j.team) e) u on true
    ${WORKS_HERE} where j.tenant_id = $1 and j.id = $2 order by m.user_id`,
};
const ASSIGNEE = {
  projections: ['recruiting.interview', 'identity.team'],
  text: `select m.user_id as "userId" from read.interview i
    left join read.team t on t.tenant_id = i.tenant_id and t.id = i.team_id
    left join lateral (select i.assignee_id as id
      union select e::uuid from jsonb_array_elements_text(coalesce(t.user_ids, '[]'::jsonb)) e) u on true
    ${WORKS_HERE} where i.tenant_id = $1 and i.id = $2 order by m.user_id`,
};
const askedFor = ({ step: { to, teamId }, run: { jobId, interviewId } }: Pick<Mailing, 'step' | 'run'>) => {
  if (to === 'hiring-team') return { question: HIRING_TEAM, id: jobId };
  return to === 'assignee' ? { question: ASSIGNEE, id: interviewId } : { question: TEAM, id: teamId };
};

/** Whom a mail to several is for. */
export const membersOf = async (mailing: Pick<Mailing, 'step' | 'run' | 'cause'>, { read }: Pick<Tools, 'read'>) => {
  const { cause } = mailing;
  const { question, id } = askedFor(mailing);
  const rows = await read<{ userId: Id | null }>(cause, { ...question, values: [cause.tenantId, id] });
  return { isThere: rows.length > 0, userIds: [...new Set(rows.flatMap(({ userId }) => userId ?? []))] };
};

/** A refusal is an answer; anything else is tried again, until there is no more time for it. */
export const resultOf = (
  error: unknown,
  lastAttempt: boolean,
): { outcome: RunResult['outcome']; code: string | null } => {
  const isAnswer = isProblemError(error) && isRefusal(error);
  if (!isAnswer && !lastAttempt) throw error;
  const code = isProblemError(error) ? error.code : null;
  return { outcome: isAnswer && code !== null ? outcomeOf(code) : 'failed', code };
};

/**
 * Each once, whoever is in several teams or joins one while this is tried again. What keeps a mail from one of them keeps it from
 * nobody else (docs/product.md AUT-51).
 */
export const mailTeam = async (asked: Mailing, tools: Tools): Promise<RunResult> => {
  const { run, index, cause, lastAttempt } = asked;
  const { isThere, userIds } = await membersOf(asked, tools);
  if (userIds.length === 0) return nobodyFor(asked.step, isThere);
  const told: ToldColleague[] = [];
  const faults: unknown[] = [];
  for (const userId of userIds) {
    const command = colleagueMail(run, userId, { index, publicUrl: tools.publicUrl });
    try {
      await tools.command({ ...cause, target: `${index}/${userId}` }, command);
      told.push({ userId, outcome: 'done', code: null });
    } catch (error) {
      try {
        told.push({ userId, ...resultOf(error, lastAttempt) });
      } catch (fault) {
        faults.push(fault);
      }
    }
  }
  if (faults.length > 0) throw faults[0];
  return teamResult(told);
};
