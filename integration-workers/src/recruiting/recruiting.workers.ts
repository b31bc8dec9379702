import type { Workers } from '#integration-workers/engine/policy';
import { applicationPolicy } from './application/application.policy.ts';
import { confirmReceipt } from './application/confirm-receipt.job.ts';
import { candidatePolicy } from './candidate/candidate.policy.ts';
import { importExpiry } from './candidate-import/candidate-import.due.ts';
import { candidateImportPolicy } from './candidate-import/candidate-import.policy.ts';
import { candidateMailPolicy } from './candidate-mail/candidate-mail.policy.ts';
import { candidateNotePolicy } from './candidate-note/candidate-note.policy.ts';
import { contractExpiry, contractReminder } from './contract/contract.due.ts';
import { contractPolicy } from './contract/contract.policy.ts';
import { contractOwnerPolicy } from './contract/contract-owner.policy.ts';
import { contractBatchPolicy } from './contract-batch/contract-batch.policy.ts';
import { interviewSettling } from './interview/interview.due.ts';
import { interviewPolicy } from './interview/interview.policy.ts';
import { interviewReviewPolicy } from './interview-review/interview-review.policy.ts';
import { jobExpiry } from './job/job.due.ts';
import { jobNotePolicy } from './job-note/job-note.policy.ts';
import { liveInterviewLapse, liveInterviewReminder, scorecardRequest } from './live-interview/live-interview.due.ts';
import { liveInterviewPolicy } from './live-interview/live-interview.policy.ts';
import { marketplacePolicy } from './marketplace/marketplace.policy.ts';
import { hireReminder } from './pending-hire/pending-hire.due.ts';
import { pendingHirePolicy } from './pending-hire/pending-hire.policy.ts';
import { responseDeadline, responseReminder } from './response/response.due.ts';
import { answerPolicy, responsePolicy } from './response/response.policy.ts';
import { reviewLinkPolicy } from './review-link/review-link.policy.ts';

export const recruitingWorkers: Workers = {
  policies: [
    applicationPolicy,
    answerPolicy,
    candidateImportPolicy,
    candidateMailPolicy,
    candidatePolicy,
    contractPolicy,
    contractOwnerPolicy,
    contractBatchPolicy,
    interviewPolicy,
    interviewReviewPolicy,
    candidateNotePolicy,
    jobNotePolicy,
    liveInterviewPolicy,
    marketplacePolicy,
    pendingHirePolicy,
    responsePolicy,
    reviewLinkPolicy,
  ],
  due: [
    contractExpiry,
    contractReminder,
    importExpiry,
    interviewSettling,
    jobExpiry,
    hireReminder,
    liveInterviewLapse,
    liveInterviewReminder,
    scorecardRequest,
    responseDeadline,
    responseReminder,
  ],
  followUps: [confirmReceipt],
};
