import { learningFacts, learningSources } from 'contracts/automation/event-action/event-action.learning';
import {
  assignmentFacts,
  customFacts,
  type Facts,
  type Filter,
  unmetOf,
} from 'contracts/automation/event-action/event-action.matching';
import type { MailSources, MailValues } from 'contracts/automation/mail/mail-tags';
import {
  asksRecord,
  isSaid,
  isTold,
  learningToldBy,
  type PublicEvent,
  recordToldBy,
  saidOf,
} from 'contracts/automation/webhook/webhook.published';
import { type EventSaid, webhookValuesOf } from 'contracts/automation/webhook/webhook.tags';
import type { CandidateFields } from 'contracts/recruiting/candidate/candidate.entity';
import type { CustomValues } from 'contracts/recruiting/custom-field/custom-values';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { learningIn } from './learning.ts';
import { lookAgain } from './payload.ts';
import { recordFacts, recordIn, recordSources } from './records.ts';

const COMPANY = {
  projections: ['identity.company'],
  text: `select coalesce(c.name, t.name) as name, coalesce(c.email, '') as email, coalesce(c.phone, '') as phone,
      coalesce(c.website, '') as website, coalesce(c.address, '') as address, t.subdomain, t.time_zone as "timeZone"
    from access.tenant t left join read.company c on c.tenant_id = t.tenant_id and c.id = t.tenant_id
    where t.tenant_id = $1`,
};
/**
 * Whom and what an event is about, as they are now: what an interview is for and whose it is follows from it. Who is merged into another
 * record (`s`) is looked after there.
 */
const ABOUT = {
  projections: ['recruiting.candidate', 'recruiting.interview', 'recruiting.job', 'recruiting.response'],
  text: `select i.status, i.created_at as "createdAt", coalesce(i.candidate_id, a.candidate_id) as "candidateId",
      coalesce(i.job_id, a.job_id) as "jobId", c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
      c.city, c.location, c.state, c.country, c.current_title as "currentTitle", c.label_ids as "labelIds", c.erased,
      s.assignee_id as "assigneeId", s.team_id as "teamId",
      c.id is not null as "isKnown", case when i.id is null then c.source else i.source end as source, c.skills, c.custom,
      i.reason_id as "reasonId", i.open_interview_id as "openInterviewId", j.custom as "jobCustom", j.title, j.slug, j.location as "jobLocation", j.city as "jobCity",
      j.salary_min as "salaryMin", j.salary_max as "salaryMax", j.currency, j.expires_on as "expiresOn",
      (select r.expires_at from read.response r where r.tenant_id = $1 and r.interview_id = i.id
        and r.status in ('invited', 'begun') order by r.created_at limit 1) as "answerBy"
    from (select $2::uuid as interview_id, $3::uuid as candidate_id, $4::uuid as job_id) a
    left join read.interview i on i.tenant_id = $1 and i.id = a.interview_id
    left join read.candidate c on c.tenant_id = $1 and c.id = coalesce(i.candidate_id, a.candidate_id)
    left join read.candidate s on s.tenant_id = $1 and s.id = coalesce(c.merged_into, c.id)
    left join read.job j on j.tenant_id = $1 and j.id = coalesce(i.job_id, a.job_id)`,
};

type Person = Pick<
  CandidateFields,
  'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'location' | 'state' | 'country' | 'currentTitle'
>;
type Row = { [Field in keyof Person]: Person[Field] | null } & {
  status: string | null;
  createdAt: Date | null;
  answerBy: Date | null;
  candidateId: string | null;
  jobId: string | null;
  labelIds: string[] | null;
  assigneeId: string | null;
  teamId: string | null;
  erased: boolean | null;
  isKnown: boolean;
  source: string | null;
  skills: string[] | null;
  custom: CustomValues | null;
  reasonId: string | null;
  openInterviewId: string | null;
  jobCustom: CustomValues | null;
  title: string | null;
  slug: string | null;
  jobLocation: string | null;
  jobCity: string | null;
  salaryMin: string | null;
  salaryMax: string | null;
  currency: string | null;
  expiresOn: string | null;
};
type Reading = Pick<Tools, 'read' | 'publicUrl' | 'clock'>;

const NOBODY: Row = {
  ...{
    status: null,
    createdAt: null,
    answerBy: null,
    candidateId: null,
    jobId: null,
    labelIds: null,
    erased: null,
    isKnown: false,
  },
  ...{ assigneeId: null, teamId: null },
  ...{ source: null, skills: null, custom: null, reasonId: null, openInterviewId: null, jobCustom: null },
  ...{ firstName: null, lastName: null, email: null, phone: null, city: null, location: null, state: null },
  ...{ country: null, currentTitle: null, title: null, slug: null, jobLocation: null, jobCity: null },
  ...{ salaryMin: null, salaryMax: null, currency: null, expiresOn: null },
};

/** Ids that an event tells of: a live interview, a review, a hire and a contract name whom they are about. */
const peopleOf = async (event: PublicEvent, cause: Cause, { read }: Pick<Tools, 'read'>): Promise<EventSaid> => {
  const of = recordToldBy(event);
  const found = of && (await recordIn(of, { read, cause }));
  if (!found) return saidOf(event);
  const { candidateId, interviewId, jobId } = found;
  return { ...saidOf(event), candidateId, interviewId, jobId };
};

/** The interview of an application follows within moments. */
const ask = async (event: PublicEvent, cause: Cause, { read, clock }: Reading): Promise<Row> => {
  const said = await peopleOf(event, cause, { read });
  const values = [cause.tenantId, said.interviewId, said.candidateId, said.jobId];
  const row = (await read<Row>(cause, { ...ABOUT, values }))[0] ?? NOBODY;
  if (event.type === 'ApplicationSubmitted' && row.status === null) lookAgain(event, clock());
  return row;
};

const jobOf = (row: Row): MailSources['job'] =>
  row.title === null
    ? null
    : ({
        ...{ title: row.title, slug: row.slug ?? '', location: row.jobLocation ?? '', city: row.jobCity ?? '' },
        salaryMin: row.salaryMin === null ? null : Number(row.salaryMin),
        salaryMax: row.salaryMax === null ? null : Number(row.salaryMax),
        ...{ currency: row.currency, expiresOn: row.expiresOn },
      } as MailSources['job']);

const iso = (at: Date | null): string | null => at && new Date(at).toISOString();
const interviewOf = ({ createdAt, answerBy }: Row): MailSources['interview'] =>
  createdAt && { createdAt: new Date(createdAt).toISOString(), answerBy: iso(answerBy) };

/** The values of tags, in the words of machines, and whose they are. `isErased`: nothing is said of the person any more. */
export const valuesFor = async (
  event: PublicEvent,
  cause: Cause,
  tools: Reading,
): Promise<{ values: (isErased: boolean) => MailValues; subjectId: string | null }> => {
  const record = recordToldBy(event);
  const [row, learning, told, [company]] = await Promise.all([
    ask(event, cause, tools),
    learningBy(event, { cause, tools }),
    record && recordSources(record, { read: tools.read, cause }),
    tools.read<MailSources['company']>(cause, { ...COMPANY, values: [cause.tenantId] }),
  ]);
  const { publicUrl } = tools;
  const { candidateId, jobId } = row;
  const person = row as unknown as NonNullable<MailSources['candidate']>;
  const sources = (isErased: boolean): MailSources => ({
    ...{ locale: 'en-us', publicUrl, user: null, training: null },
    company: company ?? { name: '', email: '', phone: '', website: '', address: '', subdomain: '', timeZone: 'UTC' },
    candidate: isErased || !row.isKnown ? null : person,
    ...(!isErased && told),
    ...(learning &&
      learningSources(isErased ? { ...learning, name: null } : learning, { publicUrl, tenantId: cause.tenantId })),
    job: jobOf(row),
    interview: interviewOf(row),
  });
  const said = await peopleOf(event, cause, tools);
  const userId = learning?.userId ?? null;
  const all = { ...said, candidateId, jobId, userId };
  return { values: (isErased) => webhookValuesOf(sources(isErased), all), subjectId: candidateId ?? userId };
};

type Asking = { cause: Cause; tools: Reading };
const learningBy = async (event: PublicEvent, { cause, tools: { read } }: Asking) => {
  const of = learningToldBy(event);
  return of && learningIn(of, { read, cause });
};

const some = (value: string | null): string[] => (value ? [value] : []);
const factsOf = (row: Row, said: EventSaid): Facts => ({
  status: some(said.status),
  'status.before': some(said.previousStatus),
  label: [],
  'interview.status': some(row.status),
  'interview.reason': some(row.reasonId),
  job: some(row.jobId),
  openInterview: some(row.openInterviewId),
  source: some(row.source),
  'candidate.labels': row.labelIds ?? [],
  'candidate.state': some(row.state),
  'candidate.country': some(row.country),
  'candidate.city': some(row.city),
  'candidate.title': some(row.currentTitle),
  'candidate.skills': row.skills ?? [],
  ...customFacts('candidate.custom', row.custom),
  ...customFacts('job.custom', row.jobCustom),
  ...assignmentFacts(row.isKnown ? row : undefined),
});

/** Whether a webhook wants to hear of an event: all its filters hold (docs/product.md AUT-45), of the event and of records as they are now. */
export const isWanted = async (filters: readonly Filter[], event: PublicEvent, asking: Asking): Promise<boolean> => {
  if (!isSaid(event)) return false;
  if (filters.length === 0 && !asksRecord(event)) return true;
  if (learningToldBy(event)) {
    const learning = await learningBy(event, asking);
    return learning !== null && isTold(event, learning) && unmetOf(filters, learningFacts(learning)) === null;
  }
  const record = recordToldBy(event);
  const facts = factsOf(await ask(event, asking.cause, asking.tools), saidOf(event));
  const more = record && (await recordFacts(record, { read: asking.tools.read, cause: asking.cause }));
  return unmetOf(filters, { ...facts, ...more }) === null;
};
