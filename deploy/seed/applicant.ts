import { applicantIdOf, applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import type { ApplicantContent, ApplicationContent, CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { SeedCommand, Step } from '#deploy/seed/step';

const SECOND_MS = 1_000;

type Applying = { company: CompanyContent; applicant: ApplicantContent; now: Date };

/** An application and what the process policy would do about it: policies act on nothing from before their first start. */
const planApplication = ({ company, applicant, now }: Applying, one: ApplicationContent, isFirst: boolean): Step[] => {
  const { slug, source, daysAgo, moved } = one;
  const userId = userIdOf(applicant);
  const candidateId = applicantIdOf(tenantIdOf(company), userId);
  const jobId = demoId('job', company.subdomain, slug);
  const applicationId = applicationIdOf(userId, jobId);
  const interviewId = interviewIdOf(applicationId);
  const appliedAt = atWork(daysBefore(now, daysAgo), now).getTime();
  const { firstName, lastName, email, phone } = applicant;

  const step = (by: Step['by'], at: number, id: string, command: SeedCommand): Step => ({
    ...command,
    id,
    by,
    at: new Date(at),
    key: `demo-${applicationId}-${command.command.type}`,
  });
  const person = { candidateId, firstName, lastName, email, phone, source };
  const made: Step[] = [
    step('Process', appliedAt + SECOND_MS, candidateId, {
      aggregate: 'candidate',
      command: { type: 'CreateCandidate', data: person },
    }),
    step('Process', appliedAt + 2 * SECOND_MS, candidateId, {
      aggregate: 'candidate',
      command: { type: 'LinkCandidate', data: { userId } },
    }),
  ];
  return [
    step('Applicant', appliedAt, applicationId, {
      aggregate: 'application',
      command: {
        type: 'SubmitApplication',
        data: { applicationId, interviewId, jobId, openInterviewId: null, userId, source },
      },
    }),
    ...(isFirst ? made : []),
    step('Process', appliedAt + 3 * SECOND_MS, interviewId, {
      aggregate: 'interview',
      command: { type: 'CreateInterview', data: { interviewId, candidateId, jobId, source } },
    }),
    ...(moved
      ? [
          step('Recruiter', atWork(daysBefore(now, moved.daysAgo), now).getTime(), interviewId, {
            aggregate: 'interview',
            command: {
              type: 'ChangeInterviewStatus',
              data: { status: moved.status, comment: moved.comment, reasonId: null, isSilent: false },
            },
          }),
        ]
      : []),
  ];
};

/** What somebody with an account of their own applied for in the company. */
export const planApplicant = (company: CompanyContent, now: Date): Step[] => {
  const { applicant } = company;
  if (!applicant) return [];
  return applicant.applications.flatMap((one, index) => planApplication({ company, applicant, now }, one, index === 0));
};
