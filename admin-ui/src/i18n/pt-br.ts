import { sessionPtBr } from 'candidate-ui/identity/session/session.pt-br';
import { applicationProblemPtBr } from 'candidate-ui/recruiting/application/application.pt-br';
import { profileProblemPtBr } from 'candidate-ui/recruiting/profile/profile.pt-br';
import { fieldPtBr, problemPtBr } from 'candidate-ui/shared/problem.pt-br';
import { mailPtBr } from '#admin-ui/automation/mail/mail.pt-br';
import { webhookProblemPtBr, webhookPtBr } from '#admin-ui/automation/webhook/webhook.pt-br';
import { companyPtBr } from '#admin-ui/identity/company/company.pt-br';
import { layoutPtBr } from '#admin-ui/layout/layout.pt-br';
import { candidateProblemPtBr, candidatePtBr } from '#admin-ui/recruiting/candidate/candidate.pt-br';
import { interviewProblemPtBr, interviewPtBr } from '#admin-ui/recruiting/interview/interview.pt-br';
import { jobProblemPtBr, jobPtBr } from '#admin-ui/recruiting/job/job.pt-br';
import { auditPtBr } from '#admin-ui/reporting/audit/audit.pt-br';
import { dashboardPtBr } from '#admin-ui/reporting/dashboard/dashboard.pt-br';
import { keptFilterProblemPtBr, keptFilterPtBr } from '#admin-ui/reporting/kept-filter/kept-filter.pt-br';
import { commonPtBr } from '#admin-ui/shared/common.pt-br';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  common: commonPtBr,
  layout: layoutPtBr,
  identity: { company: companyPtBr },
  recruiting: { job: jobPtBr, candidate: candidatePtBr, interview: interviewPtBr },
  reporting: { audit: auditPtBr, dashboard: dashboardPtBr, keptFilter: keptFilterPtBr },
  automation: { mail: mailPtBr, webhook: webhookPtBr },
  field: fieldPtBr,
  problem: {
    ...problemPtBr,
    ...sessionPtBr.problem,
    ...applicationProblemPtBr,
    ...profileProblemPtBr,
    ...jobProblemPtBr,
    ...candidateProblemPtBr,
    ...interviewProblemPtBr,
    ...keptFilterProblemPtBr,
    ...webhookProblemPtBr,
  },
};
