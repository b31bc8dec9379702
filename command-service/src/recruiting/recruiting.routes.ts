import type { IRouter } from 'express';
import type { MailContext } from '#command-service/context';
import type { FileContext } from '#command-service/library/file/file.routes';
import { applicationRoutes } from './application/application.routes.ts';
import { openInterviewApplicationRoutes } from './application/apply-to-open-interview.routes.ts';
import { candidateBulkRoutes } from './candidate/bulk.routes.ts';
import { keptDocumentRoutes } from './candidate/kept-document.routes.ts';
import { type PortalAccessContext, portalAccessRoutes } from './candidate/portal-access.routes.ts';
import { resumeRoutes } from './candidate/resume.routes.ts';
import { type CandidateImportContext, candidateImportRoutes } from './candidate-import/candidate-import.routes.ts';
import { candidateMailRoutes } from './candidate-mail/candidate-mail.routes.ts';
import type { ContractContext } from './contract/context.ts';
import { contractRoutes } from './contract/contract.routes.ts';
import { interviewRoutes } from './interview/interview.routes.ts';
import { interviewReviewRoutes } from './interview-review/interview-review.routes.ts';
import { scorecardRoutes } from './interview-review/scorecard.routes.ts';
import { jobRoutes } from './job/job.routes.ts';
import { jobNoteRoutes } from './job-note/job-note.routes.ts';
import { type LiveInterviewContext, liveInterviewRoutes } from './live-interview/live-interview.routes.ts';
import { marketplaceRoutes } from './marketplace/marketplace.routes.ts';
import { myMarketplaceRoutes } from './marketplace/my-marketplace.routes.ts';
import { myHireRoutes } from './pending-hire/my-hire.routes.ts';
import { myPolicyRoutes } from './pending-hire/my-policy.routes.ts';
import { type PendingHireContext, pendingHireRoutes } from './pending-hire/pending-hire.routes.ts';
import { type ProfileContext, profileRoutes } from './profile/profile.routes.ts';
import { profileDocumentRoutes } from './profile/profile-document.routes.ts';
import { answerTicketRoutes } from './response/answer-ticket.routes.ts';
import { invitationRoutes } from './response/invitation.routes.ts';
import { myResponseRoutes, type ResponseContext } from './response/my-response.routes.ts';
import { reviewLinkRoutes } from './review-link/review-link.routes.ts';

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const recruitingMounted = [
  'candidateImport',
  'contract',
  'contractBatch',
  'interview',
  'job',
  'jobNote',
  'liveInterview',
  'response',
  'reviewLink',
] as const;

export type RecruitingContext = ProfileContext &
  FileContext &
  CandidateImportContext &
  ContractContext &
  MailContext &
  PendingHireContext &
  ResponseContext &
  LiveInterviewContext &
  PortalAccessContext;

export const recruitingRoutes = (router: IRouter, context: RecruitingContext): void => {
  applicationRoutes(router, context);
  contractRoutes(router, context);
  openInterviewApplicationRoutes(router, context);
  interviewRoutes(router, context);
  interviewReviewRoutes(router, context);
  scorecardRoutes(router, context);
  candidateBulkRoutes(router, context);
  candidateImportRoutes(router, context);
  candidateMailRoutes(router, context);
  portalAccessRoutes(router, context);
  resumeRoutes(router, context);
  jobRoutes(router, context);
  jobNoteRoutes(router, context);
  liveInterviewRoutes(router, context);
  marketplaceRoutes(router, context);
  myMarketplaceRoutes(router, context);
  pendingHireRoutes(router, context);
  myHireRoutes(router, context);
  myPolicyRoutes(router, context);
  profileRoutes(router, context);
  profileDocumentRoutes(router, context);
  keptDocumentRoutes(router, context);
  invitationRoutes(router, context);
  myResponseRoutes(router, context);
  answerTicketRoutes(router, context);
  reviewLinkRoutes(router, context);
};
