import { enUs as kitEnUs } from 'ui-kit/i18n/en-us';
import { playerEnUs } from 'ui-kit/media/player.en-us';
import { responseProblemEnUs } from 'ui-kit/recruiting/response-problems.en-us';
import { uploadProblemEnUs } from 'ui-kit/upload/upload.en-us';
import { emailTemplateEnUs, emailTemplateProblemEnUs } from '#admin-ui/automation/email-template/email-template.en-us';
import {
  eventActionEnUs,
  eventActionProblemEnUs,
  eventActionRunEnUs,
} from '#admin-ui/automation/event-action/event-action.en-us';
import { labelEnUs, labelProblemEnUs, labelScopeEnUs } from '#admin-ui/automation/label/label.en-us';
import { mailEnUs } from '#admin-ui/automation/mail/mail.en-us';
import { productMailEnUs, productMailProblemEnUs } from '#admin-ui/automation/product-mail/product-mail.en-us';
import { deliveryEnUs, webhookEnUs, webhookProblemEnUs } from '#admin-ui/automation/webhook/webhook.en-us';
import { apiKeyEnUs, apiKeyProblemEnUs } from '#admin-ui/identity/api-key/api-key.en-us';
import { companyEnUs } from '#admin-ui/identity/company/company.en-us';
import { domainEnUs, domainProblemEnUs } from '#admin-ui/identity/company-domains/domain.en-us';
import { invitationEnUs } from '#admin-ui/identity/invitation/invitation.en-us';
import { userEnUs, userProblemEnUs } from '#admin-ui/identity/membership/user.en-us';
import { partnershipEnUs } from '#admin-ui/identity/partnership/partnership.en-us';
import { roleEnUs, roleProblemEnUs, roleResourceEnUs } from '#admin-ui/identity/role/role.en-us';
import {
  subAccountCompanyEnUs,
  subAccountEnUs,
  subAccountProblemEnUs,
} from '#admin-ui/identity/sub-account-group/sub-account.en-us';
import { teamEnUs, teamProblemEnUs } from '#admin-ui/identity/team/team.en-us';
import { accountEnUs } from '#admin-ui/identity/user/account.en-us';
import { layoutEnUs } from '#admin-ui/layout/layout.en-us';
import { fileEnUs, fileProblemEnUs, folderEnUs } from '#admin-ui/library/file/file.en-us';
import { libraryEnUs } from '#admin-ui/library/library.en-us';
import { quarantineEnUs } from '#admin-ui/library/quarantine/quarantine.en-us';
import { candidateEnUs, candidateProblemEnUs } from '#admin-ui/recruiting/candidate/candidate.en-us';
import {
  candidateImportEnUs,
  candidateImportProblemEnUs,
} from '#admin-ui/recruiting/candidate-import/candidate-import.en-us';
import { candidateMailEnUs, candidateMailProblemEnUs } from '#admin-ui/recruiting/candidate-mail/candidate-mail.en-us';
import { customFieldEnUs, customFieldProblemEnUs } from '#admin-ui/recruiting/custom-field/custom-field.en-us';
import { hiringChecklistEnUs } from '#admin-ui/recruiting/hiring-checklist/hiring-checklist.en-us';
import { interviewEnUs, interviewProblemEnUs } from '#admin-ui/recruiting/interview/interview.en-us';
import {
  interviewReviewEnUs,
  interviewReviewProblemEnUs,
} from '#admin-ui/recruiting/interview-review/interview-review.en-us';
import { jobEnUs, jobProblemEnUs } from '#admin-ui/recruiting/job/job.en-us';
import { jobNoteEnUs } from '#admin-ui/recruiting/job-note/job-note.en-us';
import { jobTemplateEnUs } from '#admin-ui/recruiting/job-template/job-template.en-us';
import {
  marketplaceEnUs,
  marketplaceProblemEnUs,
  marketplacePurchaseEnUs,
} from '#admin-ui/recruiting/marketplace/marketplace.en-us';
import { partnerCandidateEnUs } from '#admin-ui/recruiting/partner-candidate/partner-candidate.en-us';
import { pendingHireEnUs, pendingHireProblemEnUs } from '#admin-ui/recruiting/pending-hire/pending-hire.en-us';
import { questionEnUs, questionProblemEnUs, questionSetEnUs } from '#admin-ui/recruiting/question/question.en-us';
import {
  rejectionReasonEnUs,
  rejectionReasonProblemEnUs,
} from '#admin-ui/recruiting/rejection-reason/rejection-reason.en-us';
import { responseEnUs } from '#admin-ui/recruiting/response/response.en-us';
import { reviewLinkEnUs, reviewLinkProblemEnUs } from '#admin-ui/recruiting/review-link/review-link.en-us';
import { auditEnUs } from '#admin-ui/reporting/audit/audit.en-us';
import { auditedEnUs } from '#admin-ui/reporting/audit/audited.en-us';
import { firstStepsEnUs } from '#admin-ui/reporting/first-steps/first-steps.en-us';
import { dashboardEnUs } from '#admin-ui/reporting/report/dashboard.en-us';
import { savedFilterEnUs, savedFilterProblemEnUs } from '#admin-ui/reporting/saved-filter/saved-filter.en-us';
import { commonEnUs } from '#admin-ui/shared/common.en-us';
import { trainingLessonEnUs, trainingLessonProblemEnUs } from '#admin-ui/training/lesson/lesson.en-us';
import { trainingProgramEnUs, trainingProgramProblemEnUs } from '#admin-ui/training/program/program.en-us';
import { ratingTypeEnUs, ratingTypeProblemEnUs } from '#admin-ui/training/rating-type/rating-type.en-us';
import {
  trainingAssignmentEnUs,
  trainingScheduleEnUs,
  trainingScheduleProblemEnUs,
} from '#admin-ui/training/schedule/schedule.en-us';
import { trainingEnUs } from '#admin-ui/training/training.en-us';

/** Every text of the console, merged from the catalogues of each context. */
export const enUs = {
  ...kitEnUs,
  resources: {
    ...auditedEnUs,
    jobs: jobEnUs,
    'job-templates': jobTemplateEnUs,
    'job-notes': jobNoteEnUs,
    questions: questionEnUs,
    'question-sets': questionSetEnUs,
    candidates: candidateEnUs,
    'partner-candidates': partnerCandidateEnUs,
    'marketplace-candidates': marketplaceEnUs,
    'marketplace-purchases': marketplacePurchaseEnUs,
    interviews: interviewEnUs,
    'interview-reviews': interviewReviewEnUs,
    'review-links': reviewLinkEnUs,
    'pending-hires': pendingHireEnUs,
    'hiring-checklists': hiringChecklistEnUs,
    'rating-types': ratingTypeEnUs,
    'training-lessons': trainingLessonEnUs,
    'training-programs': trainingProgramEnUs,
    'training-schedules': trainingScheduleEnUs,
    'training-assignments': trainingAssignmentEnUs,
    responses: responseEnUs,
    'api-keys': apiKeyEnUs,
    roles: roleResourceEnUs,
    labels: labelEnUs,
    'label-scopes': labelScopeEnUs,
    'custom-fields': customFieldEnUs,
    'rejection-reasons': rejectionReasonEnUs,
    'candidate-imports': candidateImportEnUs,
    files: fileEnUs,
    folders: folderEnUs,
    'quarantined-files': quarantineEnUs,
    'email-templates': emailTemplateEnUs,
    'candidate-mails': candidateMailEnUs,
    'product-mails': productMailEnUs,
    mails: mailEnUs,
    'event-actions': eventActionEnUs,
    'event-action-runs': eventActionRunEnUs,
    webhooks: webhookEnUs,
    'webhook-deliveries': deliveryEnUs,
    teams: teamEnUs,
    users: userEnUs,
    invitations: invitationEnUs,
    'sub-accounts': subAccountEnUs,
    'sub-account-companies': subAccountCompanyEnUs,
  },
  common: commonEnUs,
  layout: layoutEnUs,
  identity: {
    partnership: partnershipEnUs,
    account: accountEnUs,
    company: companyEnUs,
    domain: domainEnUs,
    role: roleEnUs,
  },
  library: libraryEnUs,
  training: trainingEnUs,
  player: playerEnUs,
  reporting: { audit: auditEnUs, dashboard: dashboardEnUs, firstSteps: firstStepsEnUs, savedFilter: savedFilterEnUs },
  problem: {
    ...kitEnUs.problem,
    ...jobProblemEnUs,
    ...questionProblemEnUs,
    ...candidateProblemEnUs,
    ...marketplaceProblemEnUs,
    ...interviewProblemEnUs,
    ...interviewReviewProblemEnUs,
    ...reviewLinkProblemEnUs,
    ...pendingHireProblemEnUs,
    ...ratingTypeProblemEnUs,
    ...trainingLessonProblemEnUs,
    ...trainingProgramProblemEnUs,
    ...trainingScheduleProblemEnUs,
    ...responseProblemEnUs,
    ...savedFilterProblemEnUs,
    ...labelProblemEnUs,
    ...customFieldProblemEnUs,
    ...rejectionReasonProblemEnUs,
    ...candidateImportProblemEnUs,
    ...uploadProblemEnUs,
    ...fileProblemEnUs,
    ...teamProblemEnUs,
    ...subAccountProblemEnUs,
    ...eventActionProblemEnUs,
    ...webhookProblemEnUs,
    ...emailTemplateProblemEnUs,
    ...productMailProblemEnUs,
    ...candidateMailProblemEnUs,
    ...roleProblemEnUs,
    ...domainProblemEnUs,
    ...apiKeyProblemEnUs,
    ...userProblemEnUs,
  },
};
