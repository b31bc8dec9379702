import { MAX_TASK_TITLE_LENGTH } from 'contracts/automation/task/task.choices';
import { derivedId, Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

type Row = { candidateId: Id; name: string; userId: Id; locale: Locale | null };

/** Whoever wrote the mail that is answered, as long as they work here; else the owner who has been here longest. */
const QUESTION = {
  projections: ['recruiting.candidateMail', 'recruiting.candidate'],
  text: `select c.id as "candidateId", trim(concat(c.first_name, ' ', c.last_name)) as name, m.user_id as "userId", a.locale
    from read.candidate_mail r
    join read.candidate c on c.tenant_id = r.tenant_id and c.id = r.candidate_id and not c.erased
    left join read.candidate_mail w on w.tenant_id = r.tenant_id and w.id = $3
    join access.membership m on m.tenant_id = r.tenant_id and m.type = 'regular'
      and (m.user_id::text = w.actor_id or 'Owner' = any(m.roles))
    join access.account a on a.user_id = m.user_id
    where r.tenant_id = $1 and r.id = $2
    order by coalesce(m.user_id::text = w.actor_id, false) desc, m.since nulls first, m.user_id limit 1`,
};

const titles: Record<Locale, (name: string) => string> = {
  'en-us': (name) => `${name} answered your email`,
  'pt-br': (name) => `${name} respondeu ao seu e-mail`,
};

const taskIdOf = (candidateMailId: Id): Id => derivedId('answerTask', candidateMailId);

/** Answers of the same candidate from before that are looked through, and for how many seconds the task of one may still be on its way. */
const MAX_EARLIER = 200;
const ON_ITS_WAY_S = 60;
const EARLIER = {
  projections: ['recruiting.candidateMail'],
  text: `select e.id, r.created_at - e.created_at < make_interval(secs => $4) as "isFresh"
    from read.candidate_mail r
    join read.candidate_mail e on e.tenant_id = r.tenant_id and e.candidate_id = r.candidate_id and e.status = 'received'
      and (e.created_at, e.id) < (r.created_at, r.id)
    where r.tenant_id = $1 and r.id = $2 order by e.created_at desc, e.id desc limit $3`,
};
const TASKS = {
  projections: ['automation.task'],
  text: 'select id, status, user_id as "userId" from read.task where tenant_id = $1 and id = any($2)',
};
type Work = { candidateMailId: Id; userId: Id; cause: Cause };

/** Whether somebody has a task to read what this candidate has answered before, which is still to be done: then that is this one's too. */
const isTold = async ({ candidateMailId, userId, cause }: Work, { read }: Pick<Tools, 'read'>): Promise<boolean> => {
  const { tenantId } = cause;
  const earlier = await read<{ id: Id; isFresh: boolean }>(cause, {
    ...EARLIER,
    values: [tenantId, candidateMailId, MAX_EARLIER, ON_ITS_WAY_S],
  });
  if (earlier.length === 0) return false;
  const ids = earlier.map(({ id }) => taskIdOf(id));
  const tasks = await read<{ id: Id; status: string; userId: Id | null }>(cause, { ...TASKS, values: [tenantId, ids] });
  if (tasks.some((task) => task.status === 'open' && task.userId === userId)) return true;
  // Answers are told of at the same time: the first stands for those that come right after it.
  const of = new Map(tasks.map(({ id, status }) => [id, status]));
  const fresh = earlier.flatMap(({ id, isFresh }) => (isFresh ? [of.get(taskIdOf(id))] : []));
  return fresh.includes(undefined) && fresh.every((status) => status === undefined || status === 'open');
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
    if (await isTold({ candidateMailId, userId, cause }, { read })) return;
    const taskId = taskIdOf(candidateMailId);
    const title = titles[locale ?? DEFAULT_LOCALE](name).slice(0, MAX_TASK_TITLE_LENGTH);
    const data = { taskId, title, userId, creatorId: userId, subjectId: candidateId, candidateId };
    const told = command(cause, { aggregate: 'task', id: taskId, type: 'CreateTask', data });
    await unlessRefused(told, 'already-exists', 'candidate-not-found', 'user-unknown');
  },
});
