import { ptBr as kitPtBr } from 'ui-kit/i18n/pt-br';
import { playerPtBr } from 'ui-kit/media/player.pt-br';
import { responseProblemPtBr } from 'ui-kit/recruiting/response-problems.pt-br';
import { uploadProblemPtBr } from 'ui-kit/upload/upload.pt-br';
import { emailTemplateProblemPtBr, emailTemplatePtBr } from '#admin-ui/automation/email-template/email-template.pt-br';
import {
  eventActionProblemPtBr,
  eventActionPtBr,
  eventActionRunPtBr,
} from '#admin-ui/automation/event-action/event-action.pt-br';
import { labelProblemPtBr, labelPtBr } from '#admin-ui/automation/label/label.pt-br';
import { mailPtBr } from '#admin-ui/automation/mail/mail.pt-br';
import { mailAddressProblemPtBr, mailAddressPtBr } from '#admin-ui/automation/mail-address/mail-address.pt-br';
import { productMailProblemPtBr, productMailPtBr } from '#admin-ui/automation/product-mail/product-mail.pt-br';
import { taskProblemPtBr, taskPtBr } from '#admin-ui/automation/task/task.pt-br';
import { deliveryPtBr, webhookProblemPtBr, webhookPtBr } from '#admin-ui/automation/webhook/webhook.pt-br';
import { apiKeyProblemPtBr, apiKeyPtBr } from '#admin-ui/identity/api-key/api-key.pt-br';
import { companyPtBr } from '#admin-ui/identity/company/company.pt-br';
import { domainProblemPtBr, domainPtBr } from '#admin-ui/identity/company-domains/domain.pt-br';
import { invitationPtBr } from '#admin-ui/identity/invitation/invitation.pt-br';
import { userProblemPtBr, userPtBr } from '#admin-ui/identity/membership/user.pt-br';
import { partnershipPtBr } from '#admin-ui/identity/partnership/partnership.pt-br';
import { roleProblemPtBr, rolePtBr, roleResourcePtBr } from '#admin-ui/identity/role/role.pt-br';
import {
  subAccountCompanyPtBr,
  subAccountProblemPtBr,
  subAccountPtBr,
} from '#admin-ui/identity/sub-account-group/sub-account.pt-br';
import { teamProblemPtBr, teamPtBr } from '#admin-ui/identity/team/team.pt-br';
import { accountPtBr } from '#admin-ui/identity/user/account.pt-br';
import { ownDataPtBr } from '#admin-ui/identity/user/own-data.pt-br';
import { layoutPtBr } from '#admin-ui/layout/layout.pt-br';
import { fileProblemPtBr, filePtBr, folderPtBr } from '#admin-ui/library/file/file.pt-br';
import { libraryPtBr } from '#admin-ui/library/library.pt-br';
import { quarantinePtBr } from '#admin-ui/library/quarantine/quarantine.pt-br';
import { candidateProblemPtBr, candidatePtBr } from '#admin-ui/recruiting/candidate/candidate.pt-br';
import { certificatePtBr } from '#admin-ui/recruiting/candidate/erasure/certificate.pt-br';
import {
  candidateImportProblemPtBr,
  candidateImportPtBr,
} from '#admin-ui/recruiting/candidate-import/candidate-import.pt-br';
import { candidateMailProblemPtBr, candidateMailPtBr } from '#admin-ui/recruiting/candidate-mail/candidate-mail.pt-br';
import { candidateNotePtBr } from '#admin-ui/recruiting/candidate-note/candidate-note.pt-br';
import {
  candidateSourceProblemPtBr,
  candidateSourcePtBr,
} from '#admin-ui/recruiting/candidate-source/candidate-source.pt-br';
import { contractProblemPtBr, contractPtBr } from '#admin-ui/recruiting/contract/contract.pt-br';
import { contractBatchProblemPtBr, contractBatchPtBr } from '#admin-ui/recruiting/contract-batch/contract-batch.pt-br';
import {
  contractTemplateProblemPtBr,
  contractTemplatePtBr,
} from '#admin-ui/recruiting/contract-template/contract-template.pt-br';
import { customFieldProblemPtBr, customFieldPtBr } from '#admin-ui/recruiting/custom-field/custom-field.pt-br';
import { hiringChecklistPtBr } from '#admin-ui/recruiting/hiring-checklist/hiring-checklist.pt-br';
import { interviewProblemPtBr, interviewPtBr } from '#admin-ui/recruiting/interview/interview.pt-br';
import {
  interviewReviewProblemPtBr,
  interviewReviewPtBr,
} from '#admin-ui/recruiting/interview-review/interview-review.pt-br';
import { jobProblemPtBr, jobPtBr } from '#admin-ui/recruiting/job/job.pt-br';
import { jobNotePtBr } from '#admin-ui/recruiting/job-note/job-note.pt-br';
import { jobTemplatePtBr } from '#admin-ui/recruiting/job-template/job-template.pt-br';
import { liveInterviewProblemPtBr, liveInterviewPtBr } from '#admin-ui/recruiting/live-interview/live-interview.pt-br';
import {
  marketplaceProblemPtBr,
  marketplacePtBr,
  marketplacePurchasePtBr,
} from '#admin-ui/recruiting/marketplace/marketplace.pt-br';
import { openInterviewProblemPtBr, openInterviewPtBr } from '#admin-ui/recruiting/open-interview/open-interview.pt-br';
import { partnerCandidatePtBr } from '#admin-ui/recruiting/partner-candidate/partner-candidate.pt-br';
import { pendingHireProblemPtBr, pendingHirePtBr } from '#admin-ui/recruiting/pending-hire/pending-hire.pt-br';
import { questionProblemPtBr, questionPtBr, questionSetPtBr } from '#admin-ui/recruiting/question/question.pt-br';
import {
  rejectionReasonProblemPtBr,
  rejectionReasonPtBr,
} from '#admin-ui/recruiting/rejection-reason/rejection-reason.pt-br';
import { responsePtBr } from '#admin-ui/recruiting/response/response.pt-br';
import { reviewLinkProblemPtBr, reviewLinkPtBr } from '#admin-ui/recruiting/review-link/review-link.pt-br';
import { auditPtBr } from '#admin-ui/reporting/audit/audit.pt-br';
import { auditedPtBr } from '#admin-ui/reporting/audit/audited.pt-br';
import { firstStepsPtBr } from '#admin-ui/reporting/first-steps/first-steps.pt-br';
import { namedFilterProblemPtBr, namedFilterPtBr } from '#admin-ui/reporting/named-filter/named-filter.pt-br';
import { dashboardPtBr } from '#admin-ui/reporting/report/dashboard.pt-br';
import { savedFilterProblemPtBr, savedFilterPtBr } from '#admin-ui/reporting/saved-filter/saved-filter.pt-br';
import { commonPtBr } from '#admin-ui/shared/common.pt-br';
import { richTextPtBr } from '#admin-ui/shared/rich-text/rich-text.pt-br';
import { certificateProblemPtBr, trainingCertificatePtBr } from '#admin-ui/training/certificate/certificate.pt-br';
import { givenProgramProblemPtBr, givenProgramPtBr } from '#admin-ui/training/given-program/given-program.pt-br';
import {
  acknowledgementPtBr,
  acknowledgementReminderPtBr,
  acknowledgementRoundPtBr,
  handbookDocumentPtBr,
  handbookProblemPtBr,
  handbookPtBr,
} from '#admin-ui/training/handbook/handbook.pt-br';
import { trainingLessonProblemPtBr, trainingLessonPtBr } from '#admin-ui/training/lesson/lesson.pt-br';
import { processRunProblemPtBr, processRunPtBr } from '#admin-ui/training/process-run/process-run.pt-br';
import { trainingProgramProblemPtBr, trainingProgramPtBr } from '#admin-ui/training/program/program.pt-br';
import {
  publicTrainingProblemPtBr,
  publicTrainingPtBr,
} from '#admin-ui/training/public-training/public-training.pt-br';
import { ratingTypeProblemPtBr, ratingTypePtBr } from '#admin-ui/training/rating-type/rating-type.pt-br';
import {
  lateReminderPtBr,
  trainingAssignmentPtBr,
  trainingScheduleProblemPtBr,
  trainingSchedulePtBr,
} from '#admin-ui/training/schedule/schedule.pt-br';
import { trainingPtBr } from '#admin-ui/training/training.pt-br';
import { plainPtBr } from './plain.pt-br.ts';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  ...kitPtBr,
  resources: {
    ...plainPtBr,
    ...auditedPtBr,
    jobs: jobPtBr,
    'job-templates': jobTemplatePtBr,
    'job-notes': jobNotePtBr,
    'candidate-notes': candidateNotePtBr,
    questions: questionPtBr,
    'question-sets': questionSetPtBr,
    candidates: candidatePtBr,
    'erasure-certificates': certificatePtBr,
    'partner-candidates': partnerCandidatePtBr,
    'marketplace-candidates': marketplacePtBr,
    'marketplace-purchases': marketplacePurchasePtBr,
    interviews: interviewPtBr,
    'live-interviews': liveInterviewPtBr,
    'open-interviews': openInterviewPtBr,
    'interview-reviews': interviewReviewPtBr,
    'review-links': reviewLinkPtBr,
    'pending-hires': pendingHirePtBr,
    contracts: contractPtBr,
    'contract-batches': contractBatchPtBr,
    'contract-templates': contractTemplatePtBr,
    'hiring-checklists': hiringChecklistPtBr,
    'rating-types': ratingTypePtBr,
    'training-lessons': trainingLessonPtBr,
    'training-programs': trainingProgramPtBr,
    'given-programs': givenProgramPtBr,
    'handbook-documents': handbookDocumentPtBr,
    'process-runs': processRunPtBr,
    acknowledgements: acknowledgementPtBr,
    'acknowledgement-reminders': acknowledgementReminderPtBr,
    'acknowledgement-rounds': acknowledgementRoundPtBr,
    'public-trainings': publicTrainingPtBr,
    'training-schedules': trainingSchedulePtBr,
    'training-assignments': trainingAssignmentPtBr,
    'training-late-reminders': lateReminderPtBr,
    'training-certificates': trainingCertificatePtBr,
    responses: responsePtBr,
    'api-keys': apiKeyPtBr,
    roles: roleResourcePtBr,
    labels: labelPtBr,
    'custom-fields': customFieldPtBr,
    'candidate-sources': candidateSourcePtBr,
    'rejection-reasons': rejectionReasonPtBr,
    'candidate-imports': candidateImportPtBr,
    files: filePtBr,
    folders: folderPtBr,
    'quarantined-files': quarantinePtBr,
    'email-templates': emailTemplatePtBr,
    'candidate-mails': candidateMailPtBr,
    'product-mails': productMailPtBr,
    mails: mailPtBr,
    'event-actions': eventActionPtBr,
    'event-action-runs': eventActionRunPtBr,
    tasks: taskPtBr,
    'mail-addresses': mailAddressPtBr,
    webhooks: webhookPtBr,
    'webhook-deliveries': deliveryPtBr,
    teams: teamPtBr,
    users: userPtBr,
    invitations: invitationPtBr,
    'sub-accounts': subAccountPtBr,
    'sub-account-companies': subAccountCompanyPtBr,
  },
  common: commonPtBr,
  layout: layoutPtBr,
  identity: {
    partnership: partnershipPtBr,
    account: accountPtBr,
    company: companyPtBr,
    domain: domainPtBr,
    role: rolePtBr,
  },
  library: libraryPtBr,
  training: trainingPtBr,
  richText: richTextPtBr,
  ownData: ownDataPtBr,
  handbook: handbookPtBr,
  player: playerPtBr,
  reporting: {
    audit: auditPtBr,
    dashboard: dashboardPtBr,
    firstSteps: firstStepsPtBr,
    namedFilter: namedFilterPtBr,
    savedFilter: savedFilterPtBr,
  },
  problem: {
    ...kitPtBr.problem,
    ...jobProblemPtBr,
    ...questionProblemPtBr,
    ...candidateProblemPtBr,
    ...marketplaceProblemPtBr,
    ...interviewProblemPtBr,
    ...liveInterviewProblemPtBr,
    ...openInterviewProblemPtBr,
    ...interviewReviewProblemPtBr,
    ...reviewLinkProblemPtBr,
    ...pendingHireProblemPtBr,
    ...contractProblemPtBr,
    ...contractBatchProblemPtBr,
    ...contractTemplateProblemPtBr,
    ...ratingTypeProblemPtBr,
    ...trainingLessonProblemPtBr,
    ...trainingProgramProblemPtBr,
    ...givenProgramProblemPtBr,
    ...handbookProblemPtBr,
    ...processRunProblemPtBr,
    ...publicTrainingProblemPtBr,
    ...trainingScheduleProblemPtBr,
    ...certificateProblemPtBr,
    ...responseProblemPtBr,
    ...namedFilterProblemPtBr,
    ...savedFilterProblemPtBr,
    ...labelProblemPtBr,
    ...customFieldProblemPtBr,
    ...candidateSourceProblemPtBr,
    ...rejectionReasonProblemPtBr,
    ...candidateImportProblemPtBr,
    ...uploadProblemPtBr,
    ...fileProblemPtBr,
    ...teamProblemPtBr,
    ...subAccountProblemPtBr,
    ...eventActionProblemPtBr,
    ...taskProblemPtBr,
    ...mailAddressProblemPtBr,
    ...webhookProblemPtBr,
    ...emailTemplateProblemPtBr,
    ...productMailProblemPtBr,
    ...candidateMailProblemPtBr,
    ...roleProblemPtBr,
    ...domainProblemPtBr,
    ...apiKeyProblemPtBr,
    ...userProblemPtBr,
  },
};
