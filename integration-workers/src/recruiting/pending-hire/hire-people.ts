import type { MailValue } from 'contracts/automation/mail/mail-tags';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { dueDayOf } from 'contracts/recruiting/pending-hire/pending-hire.days';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** A hire, whom it is of, and where they can be written to. */
export type Hire = {
  id: string;
  status: string;
  candidateId: string;
  interviewId: string | null;
  jobId: string | null;
  managerId: string | null;
  jobTitle: string;
  startsOn: string | null;
  items: HireItem[];
  askedAt: string | null;
  firstName: string;
  lastName: string;
  email: string;
  userId: string | null;
  locale: string | null;
  country: string | null;
  company: string;
};

/** Nobody where the candidate is erased or removed. */
const HIRE = {
  projections: ['recruiting.pendingHire', 'recruiting.candidate', 'recruiting.job'],
  text: `select h.id, h.status, h.candidate_id as "candidateId", h.interview_id as "interviewId", h.job_id as "jobId", h.manager_id as "managerId", h.job_title as "jobTitle",
      h.starts_on as "startsOn", h.items, h.asked_at as "askedAt", c.first_name as "firstName", c.last_name as "lastName",
      c.email, c.user_id as "userId", a.locale, j.country, t.name as company
    from read.pending_hire h
    join access.tenant t on t.tenant_id = h.tenant_id
    join read.candidate c on c.tenant_id = h.tenant_id and c.id = h.candidate_id and c.last_name is not null
    left join access.account a on a.user_id = c.user_id
    left join read.job j on j.tenant_id = h.tenant_id and j.id = h.job_id
    where h.tenant_id = $1 and h.id = $2`,
};

export const readHire = async (cause: Cause, id: string, { read }: Pick<Tools, 'read'>): Promise<Hire | undefined> => {
  const [hire] = await read<Hire>(cause, { ...HIRE, values: [cause.tenantId, id] });
  return hire;
};

/** The language of their account; without one that of the country in which the job is. */
export const localeOfHire = ({ locale, country }: Hire): Locale =>
  Locale.catch(country === 'BR' ? 'pt-br' : DEFAULT_LOCALE).parse(locale);

/** Days as mails write them. */
export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale === 'pt-br' ? 'pt-BR' : 'en-US', {
    ...{ timeZone: 'UTC', year: 'numeric' },
    ...(locale === 'pt-br' ? { month: '2-digit', day: '2-digit' } : { month: 'short', day: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** Items as a mail lists them. */
export const itemsIn = (locale: Locale, hire: Hire, items: readonly HireItem[]): MailValue => ({
  lines: items.map((item) => {
    const due = dueDayOf(item, hire);
    if (due === null) return item.title;
    return `${item.title} (${locale === 'pt-br' ? 'até' : 'by'} ${dayIn(locale, due)})`;
  }),
});

/** Items that are still to be done, by whose they are. */
export const openItemsOf = (hire: Hire, ids?: ReadonlySet<string>): HireItem[] =>
  isOpenHire(hire.status) ? hire.items.filter(({ id, doneAt }) => doneAt === null && (!ids || ids.has(id))) : [];

/** The user who does an item; null where it is the candidate, or nobody yet. */
export const assigneeOf = ({ managerId }: Hire, { assignee, assigneeId }: HireItem): string | null =>
  ({ candidate: null, manager: managerId, user: assigneeId })[assignee];

/** What mails to the person who is hired say; whoever has no account has no page to answer on. */
export const candidateValues = (hire: Hire, items: readonly HireItem[], { publicUrl }: { publicUrl: string }) => ({
  ...{ 'candidate.first_name': hire.firstName, 'company.name': hire.company, 'job.title': hire.jobTitle },
  'hire.items': itemsIn(localeOfHire(hire), hire, items),
  'hire.link': hire.userId === null ? '' : { url: `${publicUrl}/c/hires` },
});
