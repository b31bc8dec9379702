import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  company: string;
  title: string;
  subjectId: string;
  /** Null where it is this person's own, or their team's. */
  whose: string | null;
};

/**
 * Whoever is to do it: its person, or everybody of its team while nobody has taken it. Where none of them works here any more
 * whoever made it, and where they do not either, the owners.
 */
const PEOPLE = {
  projections: ['automation.task'],
  text: `with t as (select * from read.task where tenant_id = $1 and id = $2 and status = 'open' and title is not null),
    here as (select m.user_id, m.roles from access.membership m where m.tenant_id = $1),
    doing as (select h.user_id from t join here h on h.user_id = t.user_id
      union select h.user_id from t join read.team g on g.tenant_id = t.tenant_id and g.id = t.team_id
        join here h on g.user_ids ? h.user_id::text where t.user_id is null),
    made as (select h.user_id from t join here h on h.user_id = t.creator_id),
    told as (select user_id, true as is_theirs from doing
      union all select user_id, false from made where not exists (select from doing)
      union all select user_id, false from here
        where 'Owner' = any(roles) and not exists (select from doing) and not exists (select from made))
    select a.user_id as "userId", a.email, a.name, a.locale, c.name as company, t.title, t.subject_id as "subjectId",
      case when told.is_theirs then null else coalesce(t.user_name, t.team_name, '') end as whose
    from told cross join t
    join access.account a on a.user_id = told.user_id
    join access.tenant c on c.tenant_id = t.tenant_id
    order by a.user_id`,
};

/** Writes on the day on which a task is due. */
export const remindOfTask = productMailJob({
  name: 'automation.task.remind',
  payload: z.strictObject({ taskId: Id }),
  recipients: async ({ data: { taskId }, cause }, { read, publicUrl }) => {
    const people = await read<Row>(cause, { ...PEOPLE, values: [cause.tenantId, taskId] });
    const link = inCompany(`${publicUrl}/t/tasks/${taskId}/view`, cause.tenantId);
    return people.map(({ userId, email, locale, name, company, title, subjectId, whose }) => {
      const values = { 'user.name': name, 'company.name': company, 'task.title': title, 'task.link': { url: link } };
      return {
        ...{ to: email, subjectId, readerId: userId, target: userId },
        locale: Locale.catch(DEFAULT_LOCALE).parse(locale),
        ...(whose === null
          ? productMailWith('task-due', values)
          : productMailWith('task-due-nobody', { ...values, 'task.assignee': whose || '–' })),
      };
    });
  },
});
