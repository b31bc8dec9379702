import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { planAssignments } from '#deploy/seed/assignments';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import { type CompanyContent, type CustomFieldContent, describeJob, type JobContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { planHires } from '#deploy/seed/hires';
import { stepOf } from '#deploy/seed/hiring';
import { planInterviews, rejectionReasonIdOf } from '#deploy/seed/interviews';
import { planLabels } from '#deploy/seed/labels';
import { planNamedFilters } from '#deploy/seed/named-filters';
import { createRandom, type Random } from '#deploy/seed/random';
import { userIdOf } from '#deploy/seed/register';
import { oneAfterAnother, type Step } from '#deploy/seed/step';

const SEED = 1974;
/** Days since the company's own fields were made. */
const KNOWN_DAYS = 120;

const planJob = async (company: CompanyContent, job: JobContent, now: Date, random: Random): Promise<Step[]> => {
  const { fields: _, createdDaysAgo, publishedDaysAgo, unpublishedDaysAgo, changed, ...rest } = job;
  const { expiresInDays, questionSet, hiringTeam = [], ...details } = rest;
  const id = demoId('job', company.subdomain, job.slug);
  const step = (daysAgo: number, by: Step['by'], command: Extract<Step, { aggregate: 'job' }>['command']): Step => ({
    aggregate: 'job',
    id,
    at: atWork(daysBefore(now, daysAgo + random.fraction()), now),
    by,
    key: `demo-${job.slug}-${command.type}`,
    command,
  });
  const description = await describeJob(company.subdomain, job.slug);
  const created = step(createdDaysAgo, 'Recruiter', {
    type: 'CreateJob',
    data: {
      jobId: id,
      ...details,
      description,
      ...(expiresInDays !== undefined && {
        expiresOn: dayName(dayOf(company.profile.timeZone, now.getTime()) + expiresInDays),
        timeZone: company.profile.timeZone,
      }),
      ...(questionSet && { steps: [stepOf(company, questionSet)] }),
      team: company.people
        .filter(({ role }) => hiringTeam.includes(role))
        .map((person) => ({ userId: userIdOf(person), isMailed: person.role === 'Recruiter' })),
    },
  });
  return oneAfterAnother([
    created,
    ...(publishedDaysAgo === undefined ? [] : [step(publishedDaysAgo, 'Owner', { type: 'PublishJob', data: {} })]),
    ...(changed ? [step(changed.daysAgo, 'Recruiter', { type: 'ChangeJob', data: changed.to })] : []),
    ...(unpublishedDaysAgo === undefined
      ? []
      : [step(unpublishedDaysAgo, 'Recruiter', { type: 'UnpublishJob', data: {} })]),
  ]);
};

/** The company's own fields are there before anything has a value of them. */
const planCustomField = (company: CompanyContent, field: CustomFieldContent, now: Date): Step => {
  const { subdomain } = company;
  const id = demoId('custom-field', subdomain, field.name);
  const options = (field.options ?? []).map((name) => ({
    id: demoId('custom-option', subdomain, `${field.name} ${name}`),
    name,
    isRetired: false,
  }));
  return {
    ...{ aggregate: 'customField', id, by: 'Owner', key: `demo-custom-field-${field.name}` },
    at: atWork(daysBefore(now, KNOWN_DAYS), now),
    command: { type: 'CreateCustomField', data: { customFieldId: id, ...field, options } },
  };
};

/** So are its reasons before anybody is rejected. */
const planReason = ({ subdomain }: CompanyContent, name: string, now: Date): Step => {
  const id = rejectionReasonIdOf(subdomain, name);
  return {
    ...{ aggregate: 'rejectionReason', id, by: 'Owner', key: `demo-rejection-reason-${name}` },
    at: atWork(daysBefore(now, KNOWN_DAYS), now),
    command: { type: 'CreateRejectionReason', data: { rejectionReasonId: id, name } },
  };
};

/** … and its sources before anybody came from them. */
const planSources = ({ subdomain, sources }: CompanyContent, now: Date): Step[] =>
  (sources?.own ?? []).map(({ name, code }): Step => {
    const id = demoId('candidate-source', subdomain, code);
    return {
      ...{ aggregate: 'candidateSource', id, by: 'Owner', key: `demo-candidate-source-${code}` },
      at: atWork(daysBefore(now, KNOWN_DAYS), now),
      command: { type: 'CreateCandidateSource', data: { candidateSourceId: id, name, code } },
    };
  });

/** What was written about jobs. */
const planNotes = (company: CompanyContent, now: Date): Step[] =>
  (company.hiring?.notes ?? []).map(({ slug, by, daysAgo, text, mentions }): Step => {
    const id = demoId('jobNote', company.subdomain, text);
    const jobId = demoId('job', company.subdomain, slug);
    const mentioned = company.people.filter(({ role }) => mentions.includes(role)).map(userIdOf);
    return {
      ...{ aggregate: 'jobNote', id, by, at: atWork(daysBefore(now, daysAgo), now), key: `demo-${id}` },
      command: { type: 'CreateJobNote', data: { jobNoteId: id, jobId, text, mentions: mentioned } },
    };
  });

/** What was written about candidates, some days after they became known. */
const planCandidateNotes = (company: CompanyContent, known: readonly Step[]): Step[] =>
  (company.hiring?.candidateNotes ?? []).flatMap(({ candidate, by, daysAfter, text, mentions }): Step[] => {
    const candidateId = demoId('candidate', company.subdomain, candidate);
    const first = known.find((step) => step.aggregate === 'candidate' && step.id === candidateId);
    if (!first) return [];
    const id = demoId('candidateNote', company.subdomain, text);
    const mentioned = company.people.filter(({ role }) => mentions.includes(role)).map(userIdOf);
    return [
      {
        ...{ aggregate: 'candidateNote', id, by, at: daysBefore(first.at, -daysAfter), key: `demo-${id}` },
        command: {
          type: 'CreateCandidateNote',
          data: { candidateNoteId: id, candidateId, text, mentions: mentioned },
        },
      },
    ];
  });

/** Everything that happened in a company up to now, in the order in which it happened. */
export const planCompany = async (company: CompanyContent, now: Date): Promise<Step[]> => {
  const random = createRandom(SEED);
  const jobs: Step[] = [];
  for (const job of company.jobs) jobs.push(...(await planJob(company, job, now, random)));
  const others = planInterviews(company, now, random);
  const fields = (company.customFields ?? []).map((field) => planCustomField(company, field, now));
  const reasons = (company.rejectionReasons ?? []).map((name) => planReason(company, name, now));
  const notes = [...planNotes(company, now), ...planCandidateNotes(company, others)];
  const labels = [...planLabels(company, others), ...planNamedFilters(company, now)];
  const happened = [
    ...fields,
    ...reasons,
    ...planSources(company, now),
    ...jobs,
    ...others,
    ...notes,
    ...labels,
    ...planAssignments(company, others, now),
  ].filter((step) => step.at <= now);
  return [...happened, ...planHires(company, happened, now)]
    .filter((step) => step.at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
};
