import { sessionEnUs } from 'candidate-ui/identity/session/session.en-us';
import { fieldEnUs, problemEnUs } from 'candidate-ui/shared/problem.en-us';
import { mailEnUs } from '#admin-ui/automation/mail/mail.en-us';
import { layoutEnUs } from '#admin-ui/layout/layout.en-us';
import { candidateEnUs, candidateProblemEnUs } from '#admin-ui/recruiting/candidate/candidate.en-us';
import { interviewEnUs, interviewProblemEnUs } from '#admin-ui/recruiting/interview/interview.en-us';
import { jobEnUs, jobProblemEnUs } from '#admin-ui/recruiting/job/job.en-us';
import { auditEnUs } from '#admin-ui/reporting/audit/audit.en-us';
import { commonEnUs } from '#admin-ui/shared/common.en-us';

/** Every text of the console, merged from the catalogues of each context. */
export const enUs = {
  common: commonEnUs,
  layout: layoutEnUs,
  recruiting: { job: jobEnUs, candidate: candidateEnUs, interview: interviewEnUs },
  reporting: { audit: auditEnUs },
  automation: { mail: mailEnUs },
  field: fieldEnUs,
  problem: {
    ...problemEnUs,
    ...sessionEnUs.problem,
    ...jobProblemEnUs,
    ...candidateProblemEnUs,
    ...interviewProblemEnUs,
  },
};
