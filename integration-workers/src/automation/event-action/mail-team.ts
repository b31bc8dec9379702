import { outcomeOf } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { colleagueMail, isRefusal, type RunOf } from 'contracts/automation/event-action/event-action.steps';
import {
  TEAM_EMPTY,
  TEAM_GONE,
  type ToldColleague,
  teamResult,
} from 'contracts/automation/event-action/event-action.team';
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

/** Those of a team who work in the company; of one without anybody a row of nobody. */
const TEAM = {
  projections: ['identity.team'],
  text: `select m.user_id as "userId" from read.team t
    left join lateral jsonb_array_elements_text(t.user_ids) u on true
    left join access.membership m on m.tenant_id = t.tenant_id and m.user_id = u::uuid and m.type = 'regular'
    where t.tenant_id = $1 and t.id = $2 order by m.user_id`,
};

export const isToTeam = ({ kind, to }: EventActionStep): boolean => kind === 'mail' && to === 'team';

export const membersOf = async ({ step, cause }: Pick<Mailing, 'step' | 'cause'>, { read }: Pick<Tools, 'read'>) => {
  const rows = await read<{ userId: Id | null }>(cause, { ...TEAM, values: [cause.tenantId, step.teamId] });
  return { isThere: rows.length > 0, userIds: rows.flatMap(({ userId }) => userId ?? []) };
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
  if (userIds.length === 0) return { outcome: 'refused', code: isThere ? TEAM_EMPTY : TEAM_GONE };
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
