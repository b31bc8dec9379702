import { context } from '#contracts/kernel/context';
import { applicationCommandsOfSystem } from './application/application.commands.ts';
import * as application from './application/application.endpoints.ts';
import { applicationEvents } from './application/application.events.ts';
import * as candidateBulk from './candidate/candidate.bulk.ts';
import { candidate } from './candidate/candidate.entity.ts';
import * as candidateErasure from './candidate/candidate.erasure.ts';
import { exportCandidates } from './candidate/candidate.export.ts';
import { candidateJsonResume, createCandidateFromResume } from './candidate/candidate.json-resume.ts';
import * as keptDocument from './candidate/candidate.kept-documents.ts';
import { candidateDuplicates, listDuplicates } from './candidate/candidate.merge.ts';
import { readResume } from './candidate/candidate.resume-reading.ts';
import { candidateTimeline } from './candidate/candidate.timeline.ts';
import * as portalAccess from './candidate/portal-access.endpoints.ts';
import * as candidateImportEndpoints from './candidate-import/candidate-import.endpoints.ts';
import { candidateImport } from './candidate-import/candidate-import.entity.ts';
import { candidateMailCommandsOfSystem } from './candidate-mail/candidate-mail.commands.ts';
import * as candidateMailEndpoints from './candidate-mail/candidate-mail.endpoints.ts';
import { candidateMailEvents } from './candidate-mail/candidate-mail.events.ts';
import { mailAllowanceEvents } from './candidate-mail/mail-allowance.events.ts';
import { candidateNote } from './candidate-note/candidate-note.entity.ts';
import { candidateSource } from './candidate-source/candidate-source.entity.ts';
import * as contractEndpoints from './contract/contract.endpoints.ts';
import { contract } from './contract/contract.entity.ts';
import * as contractBatchEndpoints from './contract-batch/contract-batch.endpoints.ts';
import { contractBatch } from './contract-batch/contract-batch.entity.ts';
import * as contractTemplateEndpoints from './contract-template/contract-template.endpoints.ts';
import { contractTemplate } from './contract-template/contract-template.entity.ts';
import { customField } from './custom-field/custom-field.entity.ts';
import { hiringChecklist } from './hiring-checklist/hiring-checklist.entity.ts';
import * as interviewEndpoints from './interview/interview.endpoints.ts';
import { interview } from './interview/interview.entity.ts';
import { compareAnswers, compareOpenAnswers } from './interview-review/comparison.endpoints.ts';
import * as interviewReviewEndpoints from './interview-review/interview-review.endpoints.ts';
import { interviewReview } from './interview-review/interview-review.entity.ts';
import * as scorecardEndpoints from './interview-review/scorecard.endpoints.ts';
import * as jobEndpoints from './job/job.endpoints.ts';
import { job } from './job/job.entity.ts';
import { jobNote } from './job-note/job-note.entity.ts';
import { jobTemplate } from './job-template/job-template.entity.ts';
import * as liveInterviewEndpoints from './live-interview/live-interview.endpoints.ts';
import { liveInterview } from './live-interview/live-interview.entity.ts';
import * as marketplace from './marketplace/marketplace.endpoints.ts';
import { marketplaceCreditsCommandsOfSystem } from './marketplace/marketplace-credits.commands.ts';
import { marketplaceCreditsEvents } from './marketplace/marketplace-credits.events.ts';
import { marketplaceListingEvents } from './marketplace/marketplace-listing.events.ts';
import { marketplaceShortlistEvents } from './marketplace/marketplace-shortlist.events.ts';
import * as myMarketplace from './marketplace/my-marketplace.endpoints.ts';
import * as openInterviewEndpoints from './open-interview/open-interview.endpoints.ts';
import { openInterview } from './open-interview/open-interview.entity.ts';
import * as partnerCandidate from './partner-candidate/partner-candidate.endpoints.ts';
import * as pendingHireEndpoints from './pending-hire/pending-hire.endpoints.ts';
import { pendingHire } from './pending-hire/pending-hire.entity.ts';
import * as profile from './profile/profile.endpoints.ts';
import { profileEvents } from './profile/profile.events.ts';
import * as profileDocument from './profile/profile-document.endpoints.ts';
import { readMyResume } from './profile/profile-resume.endpoints.ts';
import * as publicPages from './public/public.endpoints.ts';
import { question } from './question/question.entity.ts';
import { showQuestionSetRevision } from './question/question-set.endpoints.ts';
import { questionSet } from './question/question-set.entity.ts';
import { rejectionReason } from './rejection-reason/rejection-reason.entity.ts';
import { invitationCommandsOfSystem } from './response/invitation.commands.ts';
import * as responseEndpoints from './response/response.endpoints.ts';
import { response } from './response/response.entity.ts';
import { proveInterview, proveJob, proveOpenInterview, provePieces } from './response/response.proof.ts';
import * as reviewLinkEndpoints from './review-link/review-link.endpoints.ts';
import { reviewLink } from './review-link/review-link.entity.ts';

export const recruiting = context({
  entities: {
    job,
    jobTemplate,
    jobNote,
    question,
    questionSet,
    candidate,
    candidateNote,
    interview,
    interviewReview,
    liveInterview,
    openInterview,
    candidateSource,
    rejectionReason,
    response,
    reviewLink,
    customField,
    candidateImport,
    contract,
    contractBatch,
    contractTemplate,
    hiringChecklist,
    pendingHire,
  },
  events: [
    applicationEvents,
    candidateMailEvents,
    mailAllowanceEvents,
    marketplaceCreditsEvents,
    marketplaceListingEvents,
    marketplaceShortlistEvents,
    profileEvents,
  ],
  endpoints: {
    interview: {
      interviewLog: interviewEndpoints.interviewLog,
      changeInterviewStatus: interviewEndpoints.changeInterviewStatus,
      changeInterviewStatuses: interviewEndpoints.changeInterviewStatuses,
      undoInterviewStatuses: interviewEndpoints.undoInterviewStatuses,
    },
    'interview review': {
      showInterviewReview: interviewReviewEndpoints.showInterviewReview,
      rateAnswer: interviewReviewEndpoints.rateAnswer,
      submitReview: interviewReviewEndpoints.submitReview,
      reopenReview: interviewReviewEndpoints.reopenReview,
      commentAnswer: interviewReviewEndpoints.commentAnswer,
      removeAnswerComment: interviewReviewEndpoints.removeAnswerComment,
      compareAnswers,
      compareOpenAnswers,
      ...scorecardEndpoints,
    },
    candidate: {
      candidateDuplicates,
      listDuplicates,
      candidateTimeline,
      readResume,
      exportCandidates,
      candidateErasure: candidateErasure.candidateErasure,
      showErasureCertificate: candidateErasure.showErasureCertificate,
      candidateCopy: candidateErasure.candidateCopy,
      ...candidateBulk,
      ...portalAccess,
      createCandidateFromResume,
      candidateJsonResume,
    },
    'candidate import': {
      uploadCandidates: candidateImportEndpoints.uploadCandidates,
      previewCandidateImport: candidateImportEndpoints.previewCandidateImport,
      candidateImportReport: candidateImportEndpoints.candidateImportReport,
    },
    'candidate mail': {
      candidateMails: candidateMailEndpoints.candidateMails,
      sendCandidateMails: candidateMailEndpoints.sendCandidateMails,
      previewCandidateMail: candidateMailEndpoints.previewCandidateMail,
      findMailRecipients: candidateMailEndpoints.findMailRecipients,
      cancelCandidateMail: candidateMailEndpoints.cancelCandidateMail,
    },
    'open interview': {
      showOpenInterview: openInterviewEndpoints.showOpenInterview,
      applyToOpenInterview: openInterviewEndpoints.applyToOpenInterview,
    },
    'live interview': {
      listMyLiveInterviews: liveInterviewEndpoints.listMyLiveInterviews,
      chooseMySlot: liveInterviewEndpoints.chooseMySlot,
      answerMyLiveInterview: liveInterviewEndpoints.answerMyLiveInterview,
      answerLiveInterviewAsStaff: liveInterviewEndpoints.answerLiveInterviewAsStaff,
    },
    job: {
      copyJob: jobEndpoints.copyJob,
      previewJob: jobEndpoints.previewJob,
      previewJobDraft: jobEndpoints.previewJobDraft,
      showJobFunnel: jobEndpoints.showJobFunnel,
    },
    contract: {
      sendContract: contractEndpoints.sendContract,
      previewContract: contractEndpoints.previewContract,
      previewContractDocument: contractEndpoints.previewContractDocument,
      fetchContract: contractEndpoints.fetchContract,
      changeContractCode: contractEndpoints.changeContractCode,
      showContractTrail: contractEndpoints.showContractTrail,
      exportContractTrail: contractEndpoints.exportContractTrail,
      openContract: contractEndpoints.openContract,
      signContract: contractEndpoints.signContract,
      declineContract: contractEndpoints.declineContract,
      handOnContract: contractEndpoints.handOnContract,
      fetchContractToSign: contractEndpoints.fetchContractToSign,
      verifyContract: contractEndpoints.verifyContract,
      listMyContracts: contractEndpoints.listMyContracts,
      openMyContract: contractEndpoints.openMyContract,
      makeContractToken: contractEndpoints.makeContractToken,
      finishContract: contractEndpoints.finishContract,
    },
    'contract batch': {
      previewContractBatch: contractBatchEndpoints.previewContractBatch,
      previewContractBatchDocument: contractBatchEndpoints.previewContractBatchDocument,
      contractBatchReport: contractBatchEndpoints.contractBatchReport,
      advanceContractBatch: contractBatchEndpoints.advanceContractBatch,
    },
    'contract template': contractTemplateEndpoints,
    'pending hire': pendingHireEndpoints,
    'question set': { showQuestionSetRevision },
    response: { ...responseEndpoints, proveInterview, proveJob, proveOpenInterview, provePieces },
    'review link': {
      showReviewLinkToken: reviewLinkEndpoints.showReviewLinkToken,
      openGuestReview: reviewLinkEndpoints.openGuestReview,
      rateAsGuest: reviewLinkEndpoints.rateAsGuest,
      commentAsGuest: reviewLinkEndpoints.commentAsGuest,
      submitAsGuest: reviewLinkEndpoints.submitAsGuest,
      issueGuestTicket: reviewLinkEndpoints.issueGuestTicket,
    },
    application,
    profile,
    'profile document': { ...profileDocument, readMyResume },
    'candidate document': {
      listCandidateDocuments: keptDocument.listCandidateDocuments,
      addCandidateDocument: keptDocument.addCandidateDocument,
      changeCandidateDocument: keptDocument.changeCandidateDocument,
      removeCandidateDocument: keptDocument.removeCandidateDocument,
    },
    'partner candidate': partnerCandidate,
    marketplace,
    'my marketplace': myMarketplace,
    public: publicPages,
  },
  systemCommands: {
    application: applicationCommandsOfSystem,
    candidateMail: candidateMailCommandsOfSystem,
    applicantInvitation: invitationCommandsOfSystem,
    marketplaceCredits: marketplaceCreditsCommandsOfSystem,
  },
});
