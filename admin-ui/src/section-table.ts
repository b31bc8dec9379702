import { emailTemplates } from '#admin-ui/automation/email-template/email-template.resource';
import { eventActions } from '#admin-ui/automation/event-action/event-action.resource';
import { labels } from '#admin-ui/automation/label/label.resource';
import { labelScopes } from '#admin-ui/automation/label/label-scope.resource';
import { mails } from '#admin-ui/automation/mail/mail.resource';
import { productMails } from '#admin-ui/automation/product-mail/product-mail.resource';
import { tasks } from '#admin-ui/automation/task/task.resource';
import { webhooks } from '#admin-ui/automation/webhook/webhook.resource';
import { apiKeys } from '#admin-ui/identity/api-key/api-key.resource';
import { companySection } from '#admin-ui/identity/company/company.section';
import { partnershipSection } from '#admin-ui/identity/partnership/partnership.section';
import { passwordSection } from '#admin-ui/identity/password/password.section';
import { roles } from '#admin-ui/identity/role/role.resource';
import { securitySection } from '#admin-ui/identity/security/security.section';
import { subAccounts } from '#admin-ui/identity/sub-account-group/sub-account.resource';
import { teams } from '#admin-ui/identity/team/team.resource';
import { accountSection } from '#admin-ui/identity/user/account.section';
import { homeSection, navigationSection, settingsSection } from '#admin-ui/layout/layout.section';
import { librarySection, usageSection } from '#admin-ui/library/library.section';
import { quarantinedFiles } from '#admin-ui/library/quarantine/quarantine.resource';
import { candidates } from '#admin-ui/recruiting/candidate/candidate.resource';
import { candidateImports } from '#admin-ui/recruiting/candidate-import/candidate-import.resource';
import { candidateSources } from '#admin-ui/recruiting/candidate-source/candidate-source.resource';
import { contracts } from '#admin-ui/recruiting/contract/contract.resource';
import { myDocumentsSection } from '#admin-ui/recruiting/contract/my-documents.section';
import { contractBatches } from '#admin-ui/recruiting/contract-batch/contract-batch.resource';
import { contractTemplates } from '#admin-ui/recruiting/contract-template/contract-template.resource';
import { customFields } from '#admin-ui/recruiting/custom-field/custom-field.resource';
import { hiringChecklists } from '#admin-ui/recruiting/hiring-checklist/hiring-checklist.resource';
import { interviews } from '#admin-ui/recruiting/interview/interview.resource';
import { jobs } from '#admin-ui/recruiting/job/job.resource';
import { jobTemplates } from '#admin-ui/recruiting/job-template/job-template.resource';
import { liveInterviews } from '#admin-ui/recruiting/live-interview/live-interview.resource';
import {
  marketplaceCandidates,
  marketplaceInterviewSection,
  marketplacePurchases,
} from '#admin-ui/recruiting/marketplace/marketplace.resource';
import { openInterviews } from '#admin-ui/recruiting/open-interview/open-interview.resource';
import { partnerCandidates } from '#admin-ui/recruiting/partner-candidate/partner-candidate.resource';
import { hireTasksSection } from '#admin-ui/recruiting/pending-hire/hire-task.section';
import { pendingHires } from '#admin-ui/recruiting/pending-hire/pending-hire.resource';
import { questionSets, questions } from '#admin-ui/recruiting/question/question.resource';
import { rejectionReasons } from '#admin-ui/recruiting/rejection-reason/rejection-reason.resource';
import { auditSection } from '#admin-ui/reporting/audit/audit.section';
import { trainingCertificates } from '#admin-ui/training/certificate/certificate.resource';
import { myCertificatesSection } from '#admin-ui/training/certificate/my-certificates.section';
import { handbookDocuments } from '#admin-ui/training/handbook/handbook.resource';
import { policies } from '#admin-ui/training/handbook/policies.resource';
import { teamHandbook } from '#admin-ui/training/handbook/team-handbook.section';
import { trainingLessons } from '#admin-ui/training/lesson/lesson.resource';
import { matrixSection } from '#admin-ui/training/matrix/matrix.section';
import { myTrainingSection } from '#admin-ui/training/mine/my-training.section';
import { practiceSection } from '#admin-ui/training/practice/practice.section';
import { processRuns } from '#admin-ui/training/process-run/process-run.resource';
import { trainingPrograms } from '#admin-ui/training/program/program.resource';
import { publicTrainings } from '#admin-ui/training/public-training/public-training.resource';
import { ratingTypes } from '#admin-ui/training/rating-type/rating-type.resource';
import {
  reviewSection,
  scheduleFeedbackSection,
  scheduleReviewSection,
} from '#admin-ui/training/review/review.section';
import { trainingAssignments } from '#admin-ui/training/schedule/assignment.resource';
import { trainingSchedules } from '#admin-ui/training/schedule/schedule.resource';
import { domainSection } from './identity/company-domains/domain.section.ts';
import { invitations } from './identity/invitation/invitation.resource.ts';
import { users } from './identity/membership/user.resource.ts';
import { dashboardSection } from './reporting/report/dashboard.section.ts';
import type { Section } from './sections.ts';

/** Everything the console has, in the order of its menu. One line per aggregate. */
export const sectionTable: readonly Section[] = [
  homeSection,
  dashboardSection,
  tasks,
  jobs,
  jobTemplates,
  questionSets,
  questions,
  candidates,
  candidateImports,
  partnerCandidates,
  marketplaceCandidates,
  marketplacePurchases,
  marketplaceInterviewSection,
  interviews,
  openInterviews,
  liveInterviews,
  pendingHires,
  hireTasksSection,
  contracts,
  contractBatches,
  contractTemplates,
  auditSection,
  settingsSection,
  companySection,
  domainSection,
  librarySection,
  usageSection,
  quarantinedFiles,
  users,
  invitations,
  roles,
  teams,
  subAccounts,
  partnershipSection,
  labels,
  labelScopes,
  customFields,
  emailTemplates,
  productMails,
  candidateSources,
  rejectionReasons,
  hiringChecklists,
  myTrainingSection,
  myCertificatesSection,
  practiceSection,
  handbookDocuments,
  teamHandbook,
  processRuns,
  policies,
  trainingPrograms,
  trainingLessons,
  publicTrainings,
  trainingSchedules,
  trainingAssignments,
  matrixSection,
  trainingCertificates,
  reviewSection,
  scheduleReviewSection,
  scheduleFeedbackSection,
  ratingTypes,
  eventActions,
  webhooks,
  apiKeys,
  navigationSection,
  mails,
  passwordSection,
  myDocumentsSection,
  securitySection,
  accountSection,
];
