import type { Workers } from '#integration-workers/engine/policy';
import { applicationPolicy } from './application/application.policy.ts';
import { confirmReceipt } from './application/confirm-receipt.job.ts';
import { candidatePolicy } from './candidate/candidate.policy.ts';
import { interviewPolicy } from './interview/interview.policy.ts';

export const recruitingWorkers: Workers = {
  policies: [applicationPolicy, candidatePolicy, interviewPolicy],
  followUps: [confirmReceipt],
};
