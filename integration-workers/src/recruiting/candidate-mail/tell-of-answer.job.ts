import { MAX_TASK_TITLE_LENGTH } from 'contracts/automation/task/task.choices';
import { derivedId, Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

type Row = { candidateId: Id; name: string; userId: Id; locale: Locale | null };

/** Whoever wrote the mail that is answered, else looks after the candidate, as long as they work here; else the owner who has been here longest. */
const QUESTION = {
  projections: ['recruiting.candidateMail', 'recruiting.candidate'],
  text: `select c.id as "candidateId", trim(concat(c.first_name, ' ', c.last_name)) as name, m.user_id as "userId", a.locale
    from read.candidate_mail r
    join read.candidate c on c.tenant_id = r.tenant_id and c.id = r.candidate_id and not c.erased
    left join read.candidate_mail w on w.tenant_id = r.tenant_id and w.id = $3
    join access.membership m on m.tenant_id = r.tenant_id and m.type = 'regular'
      and (m.user_id::text = w.actor_id or m.user_id = c.assignee_id or 'Owner' = any(m.roles))
    join access.account a on a.user_id = m.user_id
    where r.tenant_id = $1 and r.id = $2
    order by coalesce(m.user_id::text = w.actor_id, false) desc, coalesce(m.user_id = c.assignee_id, false) desc, m.since nulls first, m.user_id limit 1`,
};

const titles: Record<Locale, (name: string) => string> = {
  'en-us': (name) => `${name} answered your email`,
  'pt-br': (name) => `${name} respondeu ao seu e-mail`,
};

/** Tasks by which one person was told of answers of one candidate, as many as are looked through. */
const MAX_TOLD = 200;
const TASKS = {
  projections: ['automation.task'],
  text: 'select id, status from read.task where tenant_id = $1 and id = any($2)',
};
type Recipient = { candidateMailId: Id; candidateId: Id; userId: Id; cause: Cause };

/** The task that tells of this answer: the one that is still to be done, else the one that comes after those that are. */
const taskFor = async ({ candidateMailId, candidateId, userId, cause }: Recipient, { read }: Pick<Tools, 'read'>) => {
  const ids = Array.from({ length: MAX_TOLD }, (_, nth) => derivedId('answerTask', candidateId, userId, String(nth)));
  const tasks = await read<{ id: Id; status: string }>(cause, { ...TASKS, values: [cause.tenantId, ids] });
  const ended = new Set(tasks.flatMap(({ id, status }) => (status === 'open' ? [] : [id])));
  return ids.find((id) => !ended.has(id)) ?? derivedId('answerTask', candidateMailId);
};

/**
 * Gives whoever wrote to a candidate the task of reading their answer: it stands on the dashboard until it is done. Whatever else they
 * answer until then is told by the same task.
 */
export const tellOfAnswer = job({
  name: 'recruiting.candidate-mail.tell-of-answer',
  payload: z.strictObject({ candidateMailId: Id, answersId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateMailId, answersId }, cause }, { read, command }) => {
    const values = [cause.tenantId, candidateMailId, answersId];
    const [row] = await read<Row>(cause, { ...QUESTION, values });
    if (!row) return;
    const { candidateId, name, userId, locale } = row;
    const taskId = await taskFor({ candidateMailId, candidateId, userId, cause }, { read });
    const title = titles[locale ?? DEFAULT_LOCALE](name).slice(0, MAX_TASK_TITLE_LENGTH);
    const data = { taskId, title, userId, creatorId: userId, subjectId: candidateId, candidateId };
    const told = command(cause, { aggregate: 'task', id: taskId, type: 'CreateTask', data });
    await unlessRefused(told, 'already-exists', 'candidate-not-found', 'user-unknown');
  },
});
