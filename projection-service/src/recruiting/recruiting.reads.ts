import { hiringChecklist } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import type { Reads } from '#projection-service/context';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { applicationProjection } from './application/application.projection.ts';
import { applicationResource } from './application/application.resource.ts';
import { myApplicationProjection } from './application/my-application.projection.ts';
import { myApplicationResource } from './application/my-application.resource.ts';
import { myInvitationProjection } from './application/my-invitation.projection.ts';
import { myInvitationResource } from './application/my-invitation.resource.ts';
import { candidateProjection, candidateResource } from './candidate/candidate.projection.ts';
import { candidateCopyResource } from './candidate/candidate-copy.resource.ts';
import { candidateDuplicatesResource } from './candidate/candidate-duplicates.resource.ts';
import { candidateErasureResource } from './candidate/candidate-erasure.resource.ts';
import { candidateExportResource } from './candidate/candidate-export.resource.ts';
import { candidateLabelProjection } from './candidate/candidate-label.projection.ts';
import { candidateOriginProjection } from './candidate/candidate-origin.projection.ts';
import { candidateResumeResource } from './candidate/candidate-resume.resource.ts';
import { candidateSkillProjection } from './candidate/candidate-skill.projection.ts';
import { candidateTimelineResource } from './candidate/candidate-timeline.resource.ts';
import {
  candidateImportProjection,
  candidateImportReportResource,
} from './candidate-import/candidate-import.projection.ts';
import { importedCandidateProjection } from './candidate-import/imported-candidate.projection.ts';
import { candidateMailProjection } from './candidate-mail/candidate-mail.projection.ts';
import { candidateMailResource } from './candidate-mail/candidate-mail.resource.ts';
import { candidateNoteProjection } from './candidate-note/candidate-note.projection.ts';
import { contractProjection, contractResource } from './contract/contract.projection.ts';
import { contractTrailResource } from './contract/contract-trail.resource.ts';
import { myContractProjection } from './contract/my-contract.projection.ts';
import { myContractResource } from './contract/my-contract.resource.ts';
import { contractBatchProjection, contractBatchResource } from './contract-batch/contract-batch.projection.ts';
import { contractBatchReportResource } from './contract-batch/contract-batch-report.resource.ts';
import { candidateCustomProjection, jobCustomProjection } from './custom-field/custom-value.projection.ts';
import { interviewProjection, interviewResource } from './interview/interview.projection.ts';
import { interviewLogProjection } from './interview/interview-log.projection.ts';
import { interviewLogResource } from './interview/interview-log.resource.ts';
import { comparisonResource } from './interview-review/comparison.resource.ts';
import { interviewReviewProjection, interviewReviewResource } from './interview-review/interview-review.projection.ts';
import { interviewReviewPage } from './interview-review/interview-review.resource.ts';
import { scorecardResource } from './interview-review/scorecard.resource.ts';
import { interviewCourseProjection } from './job/interview-course.projection.ts';
import { jobProjection, jobResource } from './job/job.projection.ts';
import { jobFunnelResource } from './job/job-funnel.resource.ts';
import { jobPreviewResource } from './job/job-preview.resource.ts';
import { jobNoteProjection, jobNoteResource } from './job-note/job-note.projection.ts';
import { jobTemplateProjection } from './job-template/job-template.projection.ts';
import { liveInterviewProjection, liveInterviewResource } from './live-interview/live-interview.projection.ts';
import { liveInterviewerProjection } from './live-interview/live-interviewer.projection.ts';
import { myLiveInterviewResource } from './live-interview/my-live-interview.resource.ts';
import { marketplaceResource } from './marketplace/marketplace.resource.ts';
import { marketplaceBuyerProjection } from './marketplace/marketplace-buyer.projection.ts';
import { marketplaceCandidateProjection } from './marketplace/marketplace-candidate.projection.ts';
import { marketplaceCreditsResource, marketplacePurchaseResource } from './marketplace/marketplace-credits.resource.ts';
import { marketplacePurchaseProjection } from './marketplace/marketplace-purchase.projection.ts';
import { marketplaceShortlistProjection } from './marketplace/marketplace-shortlist.projection.ts';
import { marketplaceTagProjection } from './marketplace/marketplace-tag.projection.ts';
import { myMarketplaceProjection } from './marketplace/my-marketplace.projection.ts';
import { myMarketplaceResource } from './marketplace/my-marketplace.resource.ts';
import { publicOpenInterviewResource } from './open-interview/open-interview.resource.ts';
import { publicOpenInterviewProjection } from './open-interview/public-open-interview.projection.ts';
import { partnerCandidateResource } from './partner-candidate/partner-candidate.resource.ts';
import { hireTaskProjection } from './pending-hire/hire-task.projection.ts';
import { hireTaskResource } from './pending-hire/hire-task.resource.ts';
import { myHireProjection } from './pending-hire/my-hire.projection.ts';
import { myHireResource } from './pending-hire/my-hire.resource.ts';
import { pendingHireProjection, pendingHireResource } from './pending-hire/pending-hire.projection.ts';
import { profileProjection } from './profile/profile.projection.ts';
import { profileResource } from './profile/profile.resource.ts';
import { profileDocumentProjection } from './profile/profile-document.projection.ts';
import { profileDocumentResource } from './profile/profile-document.resource.ts';
import { publicResource } from './public/public.resource.ts';
import { publicCompanyProjection } from './public/public-company.projection.ts';
import { publicJobProjection } from './public/public-job.projection.ts';
import { questionSetRevisionProjection } from './question/question-set-revision.projection.ts';
import { questionSetRevisionResource } from './question/question-set-revision.resource.ts';
import { myResponseResource } from './response/my-response.resource.ts';
import { responseProjection, responseResource } from './response/response.projection.ts';
import { responseGrantProjection } from './response/response-grant.projection.ts';
import { responsePiecesResource } from './response/response-pieces.resource.ts';
import { responseProofResource } from './response/response-proof.resource.ts';
import { reviewLinkProjection, reviewLinkResource } from './review-link/review-link.projection.ts';

export const recruitingReads: Reads = {
  entities: {
    job: { rows: jobProjection, resource: jobResource },
    jobTemplate: { rows: jobTemplateProjection },
    contract: { rows: contractProjection, resource: contractResource },
    contractBatch: { rows: contractBatchProjection, resource: contractBatchResource },
    candidateImport: { rows: candidateImportProjection },
    jobNote: { rows: jobNoteProjection, resource: jobNoteResource },
    candidateNote: { rows: candidateNoteProjection },
    candidate: { rows: candidateProjection, resource: candidateResource },
    interview: { rows: interviewProjection, resource: interviewResource },
    interviewReview: { rows: interviewReviewProjection, resource: interviewReviewResource },
    liveInterview: { rows: liveInterviewProjection, resource: liveInterviewResource },
    hiringChecklist: { rows: entityProjection(hiringChecklist, { version: 2 }) },
    pendingHire: { rows: pendingHireProjection, resource: pendingHireResource },
    reviewLink: { rows: reviewLinkProjection, resource: reviewLinkResource },
    response: { rows: responseProjection, resource: responseResource },
  },
  projections: [
    applicationProjection,
    candidateCustomProjection,
    candidateLabelProjection,
    candidateMailProjection,
    candidateOriginProjection,
    candidateSkillProjection,
    hireTaskProjection,
    importedCandidateProjection,
    interviewCourseProjection,
    jobCustomProjection,
    interviewLogProjection,
    liveInterviewerProjection,
    marketplaceBuyerProjection,
    marketplaceCandidateProjection,
    marketplacePurchaseProjection,
    marketplaceShortlistProjection,
    marketplaceTagProjection,
    myApplicationProjection,
    myInvitationProjection,
    myMarketplaceProjection,
    myContractProjection,
    myHireProjection,
    profileProjection,
    profileDocumentProjection,
    publicCompanyProjection,
    publicJobProjection,
    publicOpenInterviewProjection,
    questionSetRevisionProjection,
    responseGrantProjection,
  ],
  resources: [
    applicationResource,
    candidateDuplicatesResource,
    candidateMailResource,
    candidateResumeResource,
    candidateExportResource,
    candidateTimelineResource,
    candidateErasureResource,
    candidateCopyResource,
    candidateImportReportResource,
    contractBatchReportResource,
    contractTrailResource,
    hireTaskResource,
    interviewLogResource,
    interviewReviewPage,
    scorecardResource,
    comparisonResource,
    jobFunnelResource,
    jobPreviewResource,
    marketplaceCreditsResource,
    marketplacePurchaseResource,
    marketplaceResource,
    myApplicationResource,
    myInvitationResource,
    myMarketplaceResource,
    myContractResource,
    myHireResource,
    myLiveInterviewResource,
    partnerCandidateResource,
    profileResource,
    profileDocumentResource,
    publicResource,
    publicOpenInterviewResource,
    questionSetRevisionResource,
    myResponseResource,
    responsePiecesResource,
    responseProofResource,
  ],
};
