import { sessionEnUs } from 'candidate-ui/identity/session/session.en-us';
import { applicationProblemEnUs } from 'candidate-ui/recruiting/application/application.en-us';
import { profileProblemEnUs } from 'candidate-ui/recruiting/profile/profile.en-us';
import { fieldEnUs, problemEnUs } from 'candidate-ui/shared/problem.en-us';
import { mailEnUs } from '#admin-ui/automation/mail/mail.en-us';
import { webhookEnUs, webhookProblemEnUs } from '#admin-ui/automation/webhook/webhook.en-us';
import { companyEnUs } from '#admin-ui/identity/company/company.en-us';
import { layoutEnUs } from '#admin-ui/layout/layout.en-us';
import { candidateEnUs, candidateProblemEnUs } from '#admin-ui/recruiting/candidate/candidate.en-us';
import { interviewEnUs, interviewProblemEnUs } from '#admin-ui/recruiting/interview/interview.en-us';
import { jobEnUs, jobProblemEnUs } from '#admin-ui/recruiting/job/job.en-us';
import { auditEnUs } from '#admin-ui/reporting/audit/audit.en-us';
import { dashboardEnUs } from '#admin-ui/reporting/dashboard/dashboard.en-us';
import { keptFilterEnUs, keptFilterProblemEnUs } from '#admin-ui/reporting/kept-filter/kept-filter.en-us';
import { commonEnUs } from '#admin-ui/shared/common.en-us';

/** Every text of the console, merged from the catalogues of each context. */
export const enUs = {
  common: commonEnUs,
  layout: layoutEnUs,
  identity: { company: companyEnUs },
  recruiting: { job: jobEnUs, candidate: candidateEnUs, interview: interviewEnUs },
  reporting: { audit: auditEnUs, dashboard: dashboardEnUs, keptFilter: keptFilterEnUs },
  automation: { mail: mailEnUs, webhook: webhookEnUs },
  field: fieldEnUs,
  problem: {
    ...problemEnUs,
    ...sessionEnUs.problem,
    ...applicationProblemEnUs,
    ...profileProblemEnUs,
    ...jobProblemEnUs,
    ...candidateProblemEnUs,
    ...interviewProblemEnUs,
    ...keptFilterProblemEnUs,
    ...webhookProblemEnUs,
  },
};
