import { sessionPtBr } from 'candidate-ui/identity/session/session.pt-br';
import { fieldPtBr, problemPtBr } from 'candidate-ui/shared/problem.pt-br';
import { mailPtBr } from '#admin-ui/automation/mail/mail.pt-br';
import { layoutPtBr } from '#admin-ui/layout/layout.pt-br';
import { candidateProblemPtBr, candidatePtBr } from '#admin-ui/recruiting/candidate/candidate.pt-br';
import { interviewProblemPtBr, interviewPtBr } from '#admin-ui/recruiting/interview/interview.pt-br';
import { jobProblemPtBr, jobPtBr } from '#admin-ui/recruiting/job/job.pt-br';
import { auditPtBr } from '#admin-ui/reporting/audit/audit.pt-br';
import { commonPtBr } from '#admin-ui/shared/common.pt-br';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  common: commonPtBr,
  layout: layoutPtBr,
  recruiting: { job: jobPtBr, candidate: candidatePtBr, interview: interviewPtBr },
  reporting: { audit: auditPtBr },
  automation: { mail: mailPtBr },
  field: fieldPtBr,
  problem: {
    ...problemPtBr,
    ...sessionPtBr.problem,
    ...jobProblemPtBr,
    ...candidateProblemPtBr,
    ...interviewProblemPtBr,
  },
};
