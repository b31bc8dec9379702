import { responseProblemEnUs } from 'ui-kit/recruiting/response-problems.en-us';
import { uploadProblemEnUs } from 'ui-kit/upload/upload.en-us';
import { emailTemplateEnUs, emailTemplateProblemEnUs } from '#admin-ui/automation/email-template/email-template.en-us';
import {
  eventActionEnUs,
  eventActionProblemEnUs,
  eventActionRunEnUs,
} from '#admin-ui/automation/event-action/event-action.en-us';
import { labelProblemEnUs } from '#admin-ui/automation/label/label.en-us';
import { mailAddressEnUs, mailAddressProblemEnUs } from '#admin-ui/automation/mail-address/mail-address.en-us';
import { productMailEnUs, productMailProblemEnUs } from '#admin-ui/automation/product-mail/product-mail.en-us';
import { taskEnUs, taskProblemEnUs } from '#admin-ui/automation/task/task.en-us';
import { deliveryEnUs, webhookEnUs, webhookProblemEnUs } from '#admin-ui/automation/webhook/webhook.en-us';
import { apiKeyEnUs, apiKeyProblemEnUs } from '#admin-ui/identity/api-key/api-key.en-us';
import { domainEnUs } from '#admin-ui/identity/company-domains/domain.en-us';
import { userProblemEnUs } from '#admin-ui/identity/membership/user-problem.en-us';
import { roleEnUs, roleProblemEnUs, roleResourceEnUs } from '#admin-ui/identity/role/role.en-us';
import {
  subAccountCompanyEnUs,
  subAccountEnUs,
  subAccountProblemEnUs,
} from '#admin-ui/identity/sub-account-group/sub-account.en-us';
import { teamProblemEnUs } from '#admin-ui/identity/team/team.en-us';
import { ownDataEnUs } from '#admin-ui/identity/user/own-data.en-us';
import { fileProblemEnUs } from '#admin-ui/library/file/file-problem.en-us';
import { libraryEnUs } from '#admin-ui/library/library.en-us';
import { quarantineEnUs } from '#admin-ui/library/quarantine/quarantine.en-us';
import { candidateProblemEnUs } from '#admin-ui/recruiting/candidate/candidate-problem.en-us';
import { certificateEnUs } from '#admin-ui/recruiting/candidate/erasure/certificate.en-us';
import {
  candidateImportEnUs,
  candidateImportProblemEnUs,
} from '#admin-ui/recruiting/candidate-import/candidate-import.en-us';
import { candidateMailEnUs, candidateMailProblemEnUs } from '#admin-ui/recruiting/candidate-mail/candidate-mail.en-us';
import { candidateSourceProblemEnUs } from '#admin-ui/recruiting/candidate-source/candidate-source.en-us';
import { contractEnUs, contractProblemEnUs } from '#admin-ui/recruiting/contract/contract.en-us';
import { contractBatchEnUs, contractBatchProblemEnUs } from '#admin-ui/recruiting/contract-batch/contract-batch.en-us';
import {
  contractTemplateEnUs,
  contractTemplateProblemEnUs,
} from '#admin-ui/recruiting/contract-template/contract-template.en-us';
import { customFieldProblemEnUs } from '#admin-ui/recruiting/custom-field/custom-field.en-us';
import { hiringChecklistEnUs } from '#admin-ui/recruiting/hiring-checklist/hiring-checklist.en-us';
import { interviewProblemEnUs } from '#admin-ui/recruiting/interview/interview-problem.en-us';
import {
  interviewReviewEnUs,
  interviewReviewProblemEnUs,
} from '#admin-ui/recruiting/interview-review/interview-review.en-us';
import { jobProblemEnUs } from '#admin-ui/recruiting/job/job-problem.en-us';
import { jobTemplateEnUs } from '#admin-ui/recruiting/job-template/job-template.en-us';
import { liveInterviewEnUs, liveInterviewProblemEnUs } from '#admin-ui/recruiting/live-interview/live-interview.en-us';
import {
  marketplaceEnUs,
  marketplaceProblemEnUs,
  marketplacePurchaseEnUs,
} from '#admin-ui/recruiting/marketplace/marketplace.en-us';
import { openInterviewEnUs, openInterviewProblemEnUs } from '#admin-ui/recruiting/open-interview/open-interview.en-us';
import { partnerCandidateEnUs } from '#admin-ui/recruiting/partner-candidate/partner-candidate.en-us';
import { pendingHireEnUs, pendingHireProblemEnUs } from '#admin-ui/recruiting/pending-hire/pending-hire.en-us';
import { questionEnUs, questionProblemEnUs, questionSetEnUs } from '#admin-ui/recruiting/question/question.en-us';
import { rejectionReasonProblemEnUs } from '#admin-ui/recruiting/rejection-reason/rejection-reason.en-us';
import { responseEnUs } from '#admin-ui/recruiting/response/response.en-us';
import { reviewLinkEnUs, reviewLinkProblemEnUs } from '#admin-ui/recruiting/review-link/review-link.en-us';
import { richTextEnUs } from '#admin-ui/shared/rich-text/rich-text.en-us';
import { certificateProblemEnUs, trainingCertificateEnUs } from '#admin-ui/training/certificate/certificate.en-us';
import { givenProgramEnUs, givenProgramProblemEnUs } from '#admin-ui/training/given-program/given-program.en-us';
import {
  acknowledgementEnUs,
  acknowledgementReminderEnUs,
  acknowledgementRoundEnUs,
  handbookDocumentEnUs,
  handbookEnUs,
  handbookProblemEnUs,
} from '#admin-ui/training/handbook/handbook.en-us';
import { trainingLessonEnUs, trainingLessonProblemEnUs } from '#admin-ui/training/lesson/lesson.en-us';
import { processRunEnUs, processRunProblemEnUs } from '#admin-ui/training/process-run/process-run.en-us';
import { trainingProgramEnUs, trainingProgramProblemEnUs } from '#admin-ui/training/program/program.en-us';
import {
  publicTrainingEnUs,
  publicTrainingProblemEnUs,
} from '#admin-ui/training/public-training/public-training.en-us';
import { ratingTypeEnUs, ratingTypeProblemEnUs } from '#admin-ui/training/rating-type/rating-type.en-us';
import {
  lateReminderEnUs,
  trainingAssignmentEnUs,
  trainingScheduleEnUs,
  trainingScheduleProblemEnUs,
} from '#admin-ui/training/schedule/schedule.en-us';
import { trainingEnUs } from '#admin-ui/training/training.en-us';

/** Words that come with all pages but the first: laid over those of `en-us.ts`. */
export const moreEnUs = {
  resources: {
    'erasure-certificates': certificateEnUs,
    'pending-hires': pendingHireEnUs,
    'partner-candidates': partnerCandidateEnUs,
    'job-templates': jobTemplateEnUs,
    'review-links': reviewLinkEnUs,
    'hiring-checklists': hiringChecklistEnUs,
    'quarantined-files': quarantineEnUs,
    'event-actions': eventActionEnUs,
    'event-action-runs': eventActionRunEnUs,
    tasks: taskEnUs,
    'webhook-deliveries': deliveryEnUs,
    'mail-addresses': mailAddressEnUs,
    webhooks: webhookEnUs,
    'product-mails': productMailEnUs,
    'email-templates': emailTemplateEnUs,
    'candidate-imports': candidateImportEnUs,
    contracts: contractEnUs,
    'contract-batches': contractBatchEnUs,
    'contract-templates': contractTemplateEnUs,
    'marketplace-candidates': marketplaceEnUs,
    'marketplace-purchases': marketplacePurchaseEnUs,
    'live-interviews': liveInterviewEnUs,
    'open-interviews': openInterviewEnUs,
    'sub-account-companies': subAccountCompanyEnUs,
    'sub-accounts': subAccountEnUs,
    'api-keys': apiKeyEnUs,
    'training-lessons': trainingLessonEnUs,
    'training-programs': trainingProgramEnUs,
    'given-programs': givenProgramEnUs,
    'handbook-documents': handbookDocumentEnUs,
    'process-runs': processRunEnUs,
    acknowledgements: acknowledgementEnUs,
    'acknowledgement-reminders': acknowledgementReminderEnUs,
    'acknowledgement-rounds': acknowledgementRoundEnUs,
    'training-assignments': trainingAssignmentEnUs,
    'public-trainings': publicTrainingEnUs,
    'training-schedules': trainingScheduleEnUs,
    'training-late-reminders': lateReminderEnUs,
    'training-certificates': trainingCertificateEnUs,
    'rating-types': ratingTypeEnUs,
    questions: questionEnUs,
    'question-sets': questionSetEnUs,
    'interview-reviews': interviewReviewEnUs,
    roles: roleResourceEnUs,
    responses: responseEnUs,
    'candidate-mails': candidateMailEnUs,
  },
  identity: { domain: domainEnUs, role: roleEnUs },
  training: trainingEnUs,
  richText: richTextEnUs,
  ownData: ownDataEnUs,
  library: libraryEnUs,
  handbook: handbookEnUs,
  problem: {
    ...candidateProblemEnUs,
    ...jobProblemEnUs,
    ...interviewProblemEnUs,
    ...givenProgramProblemEnUs,
    ...responseProblemEnUs,
    ...uploadProblemEnUs,
    ...labelProblemEnUs,
    ...teamProblemEnUs,
    ...candidateSourceProblemEnUs,
    ...rejectionReasonProblemEnUs,
    ...customFieldProblemEnUs,
    ...userProblemEnUs,
    ...fileProblemEnUs,
    ...candidateMailProblemEnUs,
    ...roleProblemEnUs,
    ...questionProblemEnUs,
    ...interviewReviewProblemEnUs,
    ...pendingHireProblemEnUs,
    ...reviewLinkProblemEnUs,
    ...eventActionProblemEnUs,
    ...taskProblemEnUs,
    ...mailAddressProblemEnUs,
    ...webhookProblemEnUs,
    ...productMailProblemEnUs,
    ...emailTemplateProblemEnUs,
    ...candidateImportProblemEnUs,
    ...contractProblemEnUs,
    ...contractBatchProblemEnUs,
    ...contractTemplateProblemEnUs,
    ...marketplaceProblemEnUs,
    ...liveInterviewProblemEnUs,
    ...openInterviewProblemEnUs,
    ...subAccountProblemEnUs,
    ...apiKeyProblemEnUs,
    ...trainingLessonProblemEnUs,
    ...trainingProgramProblemEnUs,
    ...handbookProblemEnUs,
    ...processRunProblemEnUs,
    ...publicTrainingProblemEnUs,
    ...trainingScheduleProblemEnUs,
    ...certificateProblemEnUs,
    ...ratingTypeProblemEnUs,
  },
};
