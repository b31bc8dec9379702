import { atWork, daysBefore, HOUR_MS, MINUTE_MS } from '#deploy/seed/calendar';
import type { CandidateContent, CompanyContent, JobContent } from '#deploy/seed/content';
import { drawCourse, type Turn } from '#deploy/seed/course';
import { demoId } from '#deploy/seed/demo-id';
import { marketplacePeople } from '#deploy/seed/marketplace-people';
import { drawProfile } from '#deploy/seed/profiles';
import { createRandom, type Random } from '#deploy/seed/random';
import { userIdOf } from '#deploy/seed/register';
import { oneAfterAnother, type Step } from '#deploy/seed/step';
import { drawEmail, drawTelephone } from '#deploy/seed/telephone';

/** Interviews were opened during the last sixty days: a weekend's are moved back into the Friday before. */
const SPAN_DAYS = 57;
/** A job is open for certain only this long after it was published: both moments may move over a weekend. */
const MARGIN_DAYS = 3;
/** Candidates who were not invited came in during these days. */
const UNINVITED_DAYS = 6;
const PROFILE_SEED = 1981;
const REASON_SEED = 1987;

/** The same for everything about somebody, whatever else is drawn. */
const sourceOf = ({ sources }: CompanyContent, id: string): string | null =>
  sources?.of[Number.parseInt(id.slice(-6), 16) % sources.of.length] ?? null;

type Pair = { candidate: CandidateContent; job: JobContent };
type Opened = Pair & { at: Date };

const wasOpen = (job: JobContent, daysAgo: number): boolean =>
  job.publishedDaysAgo !== undefined &&
  job.publishedDaysAgo > daysAgo + MARGIN_DAYS &&
  (job.unpublishedDaysAgo === undefined || job.unpublishedDaysAgo < daysAgo - MARGIN_DAYS);

/** Who was invited to what, and when: each pair once. */
const drawOpenings = (company: CompanyContent, now: Date, random: Random): Opened[] => {
  const jobsOf = new Map<CandidateContent, JobContent[]>(company.candidates.map((candidate) => [candidate, []]));
  return Array.from({ length: company.interviews }, (_, index): Opened => {
    const daysAgo = SPAN_DAYS * (1 - (index + random.fraction()) / company.interviews);
    const possible = company.candidates.flatMap((candidate): (Pair & { rank: number })[] => {
      const taken = jobsOf.get(candidate) ?? [];
      const jobs = company.jobs.filter(
        (job) => wasOpen(job, daysAgo) && job.fields.includes(candidate[3]) && !taken.includes(job),
      );
      const [first, ...rest] = jobs;
      if (!first) return [];
      return [{ candidate, job: random.pick([first, ...rest]), rank: (1 + taken.length) * random.fraction() }];
    });
    const chosen = possible.reduce((best, pair) => (pair.rank < best.rank ? pair : best));
    jobsOf.get(chosen.candidate)?.push(chosen.job);
    return { candidate: chosen.candidate, job: chosen.job, at: atWork(daysBefore(now, daysAgo), now) };
  });
};

const nameOf = ([first, last]: CandidateContent): string => `${first} ${last}`;

const planCandidate = (
  candidate: CandidateContent,
  company: CompanyContent,
  at: Date,
  { random, profiles, phones }: { random: Random; profiles: Random; phones: Set<string> },
): Step => {
  const { subdomain } = company;
  const [firstName, lastName, country] = candidate;
  const profile = drawProfile(candidate, company, profiles);
  const id = demoId('candidate', subdomain, nameOf(candidate));
  const email = drawEmail(random, firstName, lastName);
  const phone = drawTelephone(random, country, phones);
  phones.add(phone);
  return {
    aggregate: 'candidate',
    id,
    at,
    by: 'Recruiter',
    key: `demo-${id}`,
    command: {
      type: 'CreateCandidate',
      data: { candidateId: id, firstName, lastName, email, phone, source: sourceOf(company, id), ...profile },
    },
  };
};

export const rejectionReasonIdOf = (subdomain: string, name: string): string =>
  demoId('rejection-reason', subdomain, name);

/** Every fourth rejection says no reason. */
const reasonOf = ({ rejectionReasons = [], subdomain }: CompanyContent, random: Random): string | null => {
  const [first, ...rest] = rejectionReasons;
  return first === undefined || random.chance(0.25)
    ? null
    : rejectionReasonIdOf(subdomain, random.pick([first, ...rest]));
};

const commandOf = (
  { status, comment }: Turn,
  company: CompanyContent,
  reasons: Random,
): Extract<Step, { aggregate: 'interview' }>['command'] => {
  if (status === null) return { type: 'CommentInterview', data: { comment } };
  const reasonId = status === 'rejected' ? reasonOf(company, reasons) : null;
  return { type: 'ChangeInterviewStatus', data: { status, comment, reasonId, isSilent: false } };
};

/** Somebody who hires looks after every other interview. */
const planAssignment = ({ id, at }: Step, company: CompanyContent): Step[] => {
  const hiring = company.people.filter(({ role }) => role === 'Recruiter' || role === 'Owner');
  const draw = Number.parseInt(id.slice(-4), 16);
  const assignee = draw % 2 === 0 ? hiring[(draw / 2) % hiring.length] : undefined;
  if (!assignee) return [];
  const data = { assigneeId: userIdOf(assignee), teamId: null, isForManager: false };
  const command = { type: 'AssignInterview' as const, data };
  return [{ aggregate: 'interview', id, at, by: 'Recruiter', key: `demo-${id}-assigned`, command }];
};

type Drawing = { random: Random; reasons: Random };

const planInterview = (
  { candidate, job, at }: Opened,
  company: CompanyContent,
  now: Date,
  { random, reasons }: Drawing,
): Step[] => {
  const { subdomain } = company;
  const id = demoId('interview', subdomain, `${nameOf(candidate)} ${job.slug}`);
  const candidateId = demoId('candidate', subdomain, nameOf(candidate));
  const jobId = demoId('job', subdomain, job.slug);
  const data = { interviewId: id, candidateId, jobId, source: sourceOf(company, candidateId) };
  const opened: Step = {
    aggregate: 'interview',
    id,
    at,
    by: 'Recruiter',
    key: `demo-${id}-0`,
    command: { type: 'CreateInterview', data },
  };
  let hours = 0;
  const turns = drawCourse(random, company.comments, candidate[3]).map((turn, index): Step => {
    hours += turn.afterHours;
    const moment = atWork(new Date(at.getTime() + hours * HOUR_MS), now);
    const key = `demo-${id}-${index + 1}`;
    return { aggregate: 'interview', id, at: moment, by: turn.by, key, command: commandOf(turn, company, reasons) };
  });
  return oneAfterAnother([opened, ...turns]).flatMap((step, at) =>
    at === 0 ? [step, ...planAssignment(step, company)] : [step],
  );
};

/** Candidates, each known since shortly before the first invitation, and what became of their interviews. */
export const planInterviews = (company: CompanyContent, now: Date, random: Random): Step[] => {
  const openings = drawOpenings(company, now, random);
  const profiles = createRandom(PROFILE_SEED);
  const reasons = createRandom(REASON_SEED);
  const phones = new Set(marketplacePeople.map(({ phone }) => phone));
  const firstInvited = (candidate: CandidateContent): Date => {
    const invitations = openings.flatMap((opened) => (opened.candidate === candidate ? [opened.at.getTime()] : []));
    if (invitations.length === 0) return daysBefore(now, random.fraction() * UNINVITED_DAYS);
    return new Date(Math.min(...invitations) - random.between(4, 50) * MINUTE_MS);
  };
  return [
    ...company.candidates.map((candidate) =>
      planCandidate(candidate, company, firstInvited(candidate), { random, profiles, phones }),
    ),
    ...openings.flatMap((opened) => planInterview(opened, company, now, { random, reasons })),
  ];
};
