import { enUs as kitEnUs } from 'ui-kit/i18n/en-us';
import { playerEnUs } from 'ui-kit/media/player.en-us';
import { labelEnUs } from '#admin-ui/automation/label/label.en-us';
import { mailEnUs } from '#admin-ui/automation/mail/mail.en-us';
import { companyEnUs } from '#admin-ui/identity/company/company.en-us';
import { domainProblemEnUs } from '#admin-ui/identity/company-domains/domain-problem.en-us';
import { invitationEnUs } from '#admin-ui/identity/invitation/invitation.en-us';
import { userEnUs } from '#admin-ui/identity/membership/user.en-us';
import { partnershipEnUs } from '#admin-ui/identity/partnership/partnership.en-us';
import { teamEnUs } from '#admin-ui/identity/team/team.en-us';
import { accountEnUs } from '#admin-ui/identity/user/account.en-us';
import { layoutEnUs } from '#admin-ui/layout/layout.en-us';
import { fileEnUs, folderEnUs } from '#admin-ui/library/file/file.en-us';
import { libraryFirstEnUs } from '#admin-ui/library/library-first.en-us';
import { candidateEnUs, candidateFormProblemEnUs } from '#admin-ui/recruiting/candidate/candidate.en-us';
import { candidateNoteEnUs } from '#admin-ui/recruiting/candidate-note/candidate-note.en-us';
import { candidateSourceEnUs } from '#admin-ui/recruiting/candidate-source/candidate-source.en-us';
import { customFieldEnUs } from '#admin-ui/recruiting/custom-field/custom-field.en-us';
import { interviewEnUs } from '#admin-ui/recruiting/interview/interview.en-us';
import { jobEnUs, jobFormProblemEnUs } from '#admin-ui/recruiting/job/job.en-us';
import { jobNoteEnUs } from '#admin-ui/recruiting/job-note/job-note.en-us';
import { rejectionReasonEnUs } from '#admin-ui/recruiting/rejection-reason/rejection-reason.en-us';
import { auditEnUs } from '#admin-ui/reporting/audit/audit.en-us';
import { auditedEnUs } from '#admin-ui/reporting/audit/audited.en-us';
import { firstStepsEnUs } from '#admin-ui/reporting/first-steps/first-steps.en-us';
import { namedFilterEnUs, namedFilterProblemEnUs } from '#admin-ui/reporting/named-filter/named-filter.en-us';
import { dashboardEnUs } from '#admin-ui/reporting/report/dashboard.en-us';
import { savedFilterEnUs, savedFilterProblemEnUs } from '#admin-ui/reporting/saved-filter/saved-filter.en-us';
import { commonEnUs } from '#admin-ui/shared/common.en-us';
import {
  DOMAINS,
  MY_CERTIFICATES,
  MY_TRAININGS,
  namedEnUs,
  POLICIES,
  PRACTICE,
  REVIEWS,
  WHO_HAS_LEARNED_WHAT,
} from './names.en-us.ts';
import { plainEnUs } from './plain.en-us.ts';

/** What the first pages say; `more.en-us.ts` has the rest, and other languages come whole. */
export const enUs = {
  ...kitEnUs,
  resources: {
    ...namedEnUs,
    ...plainEnUs,
    ...auditedEnUs,
    jobs: jobEnUs,
    'job-notes': jobNoteEnUs,
    'candidate-notes': candidateNoteEnUs,
    candidates: candidateEnUs,
    interviews: interviewEnUs,
    labels: labelEnUs,
    'custom-fields': customFieldEnUs,
    'candidate-sources': candidateSourceEnUs,
    'rejection-reasons': rejectionReasonEnUs,
    files: fileEnUs,
    folders: folderEnUs,
    mails: mailEnUs,
    teams: teamEnUs,
    users: userEnUs,
    invitations: invitationEnUs,
  },
  common: commonEnUs,
  layout: layoutEnUs,
  identity: {
    partnership: partnershipEnUs,
    account: accountEnUs,
    company: companyEnUs,
    domain: { title: DOMAINS },
  },
  training: {
    mine: { title: MY_TRAININGS },
    practice: { title: PRACTICE },
    certificate: { mine: { title: MY_CERTIFICATES } },
    matrix: { title: WHO_HAS_LEARNED_WHAT },
    review: REVIEWS,
  },
  handbook: { policies: POLICIES },
  library: libraryFirstEnUs,
  player: playerEnUs,
  reporting: {
    audit: auditEnUs,
    dashboard: dashboardEnUs,
    firstSteps: firstStepsEnUs,
    namedFilter: namedFilterEnUs,
    savedFilter: savedFilterEnUs,
  },
  problem: {
    ...kitEnUs.problem,
    ...candidateFormProblemEnUs,
    ...jobFormProblemEnUs,
    ...namedFilterProblemEnUs,
    ...savedFilterProblemEnUs,
    ...domainProblemEnUs,
  },
};
