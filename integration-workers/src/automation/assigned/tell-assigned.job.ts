import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { type Addressee, productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { type AssignedKind, type AssignedRecord, assignedKinds } from './assigned.ts';

type Person = { email: string; name: string; locale: string; company: string };
/** Whoever works here and wants to be told. */
const PERSON = {
  projections: [],
  text: `select a.email, a.name, a.locale, t.name as company
    from access.membership m
    join access.account a on a.user_id = m.user_id
    join access.tenant t on t.tenant_id = m.tenant_id
    where m.tenant_id = $1 and m.user_id = $2 and not 'assignments' = any(a.muted_mails)`,
};
const isTheirs = (column: 'user_id' | 'assignee_id') => `(r.${column} = $3 or (r.${column} is null and exists (
  select from access.team g where g.tenant_id = r.tenant_id and g.team_id = r.team_id and $3 = any(g.user_ids))))`;
type Task = { id: string; title: string; subjectId: string };
/** What is still theirs, and still to be done. */
const TASKS = {
  projections: ['automation.task'],
  text: `select r.id, r.title, r.subject_id as "subjectId" from read.task r
    where r.tenant_id = $1 and r.id = any($2::uuid[]) and r.status = 'open' and r.title is not null and ${isTheirs('user_id')}
    order by r.created_at, r.id`,
};
type Interview = { id: string; candidateId: string; candidate: string; job: string };
/** Of candidates whom they may look at, and of jobs of which they may know. */
const INTERVIEWS = {
  projections: ['recruiting.interview'],
  text: `select r.id, r.candidate_id as "candidateId", r.candidate_name as candidate, r.job_title as job
    from read.interview r
    join access.membership m on m.tenant_id = r.tenant_id and m.user_id = $3
    left join access.job j on j.job_id = r.job_id
    where r.tenant_id = $1 and r.id = any($2::uuid[]) and r.candidate_name is not null and ${isTheirs('assignee_id')}
      and 'tenant.interviews.read' = any(m.permissions)
      and (j.restricted_to is null or $3 = any(j.restricted_to) or 'tenant.jobs.all' = any(m.permissions))
    order by r.created_at, r.id`,
};

type Candidate = { id: string; candidate: string };
/** As far as they may look at candidates; a record that is shown with another is looked after there. */
const CANDIDATES = {
  projections: ['recruiting.candidate'],
  text: `select r.id, concat_ws(' ', r.first_name, r.last_name) as candidate from read.candidate r
    join access.membership m on m.tenant_id = r.tenant_id and m.user_id = $3
    where r.tenant_id = $1 and r.id = any($2::uuid[]) and not r.erased and not r.is_merged and ${isTheirs('assignee_id')}
      and m.type = 'regular' and 'tenant.candidates.read' = any(m.permissions)
    order by r.created_at, r.id`,
};

const kindNames: Record<Locale, Record<AssignedKind, string>> = {
  'en-us': { task: 'task', interview: 'interview', candidate: 'candidate' },
  'pt-br': { task: 'tarefa', interview: 'entrevista', candidate: 'candidato' },
};
/** Both languages add the same letter for several. */
const counted = (locale: Locale, count: number, kind: AssignedKind): string =>
  `${count} ${kindNames[locale][kind]}${count === 1 ? '' : 's'}`;

type Asking = { tenantId: string; userId: string; cause: Cause };
const found = async (
  noted: readonly AssignedRecord[],
  { tenantId, userId, cause }: Asking,
  { read }: Pick<Tools, 'read'>,
) => {
  const of = (kind: AssignedRecord['kind']) => noted.filter((one) => one.kind === kind).map(({ recordId }) => recordId);
  // As far as the last of them.
  const position = String(noted.reduce((last, one) => (BigInt(one.position) > last ? BigInt(one.position) : last), 0n));
  const ask = async <Row extends object>(question: typeof TASKS, ids: readonly string[]): Promise<Row[]> =>
    ids.length === 0 ? [] : read<Row>({ ...cause, position }, { ...question, values: [tenantId, ids, userId] });
  return {
    task: await ask<Task>(TASKS, of('task')),
    interview: await ask<Interview>(INTERVIEWS, of('interview')),
    candidate: await ask<Candidate>(CANDIDATES, of('candidate')),
  };
};

type About = Pick<Addressee, 'mail' | 'values' | 'subjectId'>;

/** Tells somebody what was assigned to them: one thing by its name, several by how many they are, since these are about several people. */
export const tellAssigned = productMailJob({
  name: 'automation.assigned.tell',
  payload: z.strictObject({ userId: Id, until: z.iso.datetime() }),
  recipients: async ({ data: { userId, until }, cause }, tools) => {
    const { read, publicUrl, assigned, clock } = tools;
    const left = Date.parse(until) - clock().getTime();
    if (left > 0) throw rescheduleIn(left);
    const { tenantId } = cause;
    const [person] = await read<Person>(cause, { ...PERSON, values: [tenantId, userId] });
    if (!person) return [];
    const noted = await assigned.of({ tenantId, userId, until });
    const all = await found(noted, { tenantId, userId, cause }, tools);
    const {
      task: [task],
      interview: [interview],
      candidate: [candidate],
    } = all;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(person.locale);
    const to = { 'user.name': person.name, 'company.name': person.company };
    const linkTo = (path: string) => ({ url: inCompany(publicUrl + path, tenantId) });
    const about = (): About | null => {
      const counts = assignedKinds.map((kind) => ({ kind, count: all[kind].length })).filter(({ count }) => count > 0);
      if (counts.reduce((sum, { count }) => sum + count, 0) > 1) {
        const lines = counts.map(({ kind, count }) => counted(locale, count, kind));
        const values = { ...to, 'task.assigned': { lines }, 'task.overview_link': linkTo('/t') };
        return { ...productMailWith('several-assigned', values), subjectId: userId };
      }
      if (task) {
        const values = { ...to, 'task.title': task.title, 'task.link': linkTo(`/t/tasks/${task.id}/view`) };
        return { ...productMailWith('task-assigned', values), subjectId: task.subjectId };
      }
      if (candidate) {
        const { id, candidate: name } = candidate;
        const link = linkTo(`/t/recruiting/candidates/${id}/view`);
        const values = { ...to, 'candidate.full_name': name, 'candidate.staff_link': link };
        return { ...productMailWith('candidate-assigned', values), subjectId: id };
      }
      if (!interview) return null;
      const values = {
        ...{ ...to, 'candidate.full_name': interview.candidate, 'job.title': interview.job },
        'interview.staff_link': linkTo(`/t/recruiting/interviews/${interview.id}/view`),
      };
      return { ...productMailWith('interview-assigned', values), subjectId: interview.candidateId };
    };
    const mail = about();
    return mail ? [{ ...mail, to: person.email, readerId: userId, target: userId, locale }] : [];
  },
});
