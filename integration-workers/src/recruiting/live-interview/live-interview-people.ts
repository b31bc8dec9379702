import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

export type LiveRow = {
  interviewId: string;
  candidateId: string;
  jobId: string | null;
  status: string;
  /** The candidate's. */
  answer: string;
  title: string;
  startsAt: Date | null;
  minutes: number;
  timeZone: string;
  place: string;
  reason: string;
  sequence: number;
  interviewerIds: string[];
  interviewerAnswers: { userId: string; answer: string }[];
  organizerId: string | null;
  country: string | null;
  email: string | null;
  firstName: string | null;
  name: string;
  locale: string | null;
};

const LIVE = {
  projections: ['recruiting.liveInterview', 'recruiting.candidate', 'recruiting.job'],
  text: `select l.interview_id as "interviewId", l.candidate_id as "candidateId", l.job_id as "jobId", l.status, l.answer, l.title,
      l.starts_at as "startsAt", l.minutes::int4 as minutes, l.time_zone as "timeZone", l.place, l.reason,
      l.sequence::int4 as sequence, l.interviewer_ids as "interviewerIds", l.interviewer_answers as "interviewerAnswers",
      l.organizer_id as "organizerId", j.country, c.email,
      c.first_name as "firstName", concat_ws(' ', c.first_name, c.last_name) as name, a.locale
    from read.live_interview l
    join read.candidate c on c.tenant_id = l.tenant_id and c.id = l.candidate_id and c.last_name is not null
    left join access.account a on a.user_id = c.user_id
    left join read.job j on j.tenant_id = l.tenant_id and j.id = l.job_id
    where l.tenant_id = $1 and l.id = $2 and not l.erased and l.title is not null`,
};

export type StaffRow = { userId: string; name: string; email: string; locale: string };

/** Those who may look at it: nobody else is told of a candidate. */
const STAFF = {
  projections: ['recruiting.job'],
  text: `select a.user_id as "userId", a.name, a.email, a.locale from access.membership m
    join access.account a on a.user_id = m.user_id
    left join read.job j on j.tenant_id = m.tenant_id and j.id = $3
    where m.tenant_id = $1 and m.user_id = any($2::uuid[]) and m.type = 'regular'
      and 'tenant.interviews.lives.read' = any (m.permissions)
      and (coalesce(not j.is_restricted, true) or 'tenant.jobs.all' = any (m.permissions)
        or j.team @> jsonb_build_array(jsonb_build_object('userId', m.user_id))) order by a.user_id`,
};

/** A live interview with the person it is with; undefined: they were erased or removed. */
export const readLive = async (cause: Cause, id: string, { read }: Pick<Tools, 'read'>): Promise<LiveRow | undefined> =>
  (await read<LiveRow>(cause, { ...LIVE, values: [cause.tenantId, id] }))[0];

export const readStaff = async (
  cause: Cause,
  { ids, jobId }: { ids: readonly string[]; jobId: string | null },
  { read }: Pick<Tools, 'read'>,
): Promise<StaffRow[]> =>
  ids.length === 0 ? [] : read<StaffRow>(cause, { ...STAFF, values: [cause.tenantId, ids, jobId] });

/** The language of their account; candidates without one are written to in that of the country the job is in. */
export const localeOfCandidate = ({ locale, country }: Pick<LiveRow, 'locale' | 'country'>): Locale =>
  Locale.catch(country === 'BR' ? 'pt-br' : DEFAULT_LOCALE).parse(locale);
export const localeOfStaff = ({ locale }: StaffRow): Locale => Locale.catch(DEFAULT_LOCALE).parse(locale);
