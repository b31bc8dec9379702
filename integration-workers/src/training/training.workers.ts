import type { Workers } from '#integration-workers/engine/policy';
import {
  acknowledgementDeadline,
  acknowledgementReminder,
  acknowledgementRepetition,
} from './acknowledgement/acknowledgement.due.ts';
import { acknowledgementPolicy, newcomerPolicy, roundPolicy } from './acknowledgement/acknowledgement.policy.ts';
import { acknowledgementReminderPolicy } from './acknowledgement/acknowledgement-reminder.policy.ts';
import { trainingDeadline, trainingReminder, trainingStart } from './assignment/assignment.due.ts';
import { assignmentPolicy } from './assignment/assignment.policy.ts';
import { certificateExpiry, certificateNotice } from './certificate/certificate.due.ts';
import { certificatePolicy, passingPolicy } from './certificate/certificate.policy.ts';
import { givenProgramPolicy } from './given-program/given-program.policy.ts';
import { settleGiven } from './given-program/settle-given.job.ts';
import { handbookReview } from './handbook/handbook.due.ts';
import { handbookPolicy } from './handbook/handbook.policy.ts';
import { learnerPolicy } from './learner/learner.policy.ts';
import { lateReminderPolicy } from './matrix/late-reminder.policy.ts';
import { processRunReminder } from './process-run/process-run.due.ts';
import { processRunPolicy } from './process-run/process-run.policy.ts';
import { tellReviewers } from './review/tell-reviewers.job.ts';
import { scheduleRepetition } from './schedule/schedule.due.ts';
import { scheduleNewcomerPolicy, schedulePolicy } from './schedule/schedule.policy.ts';

export const trainingWorkers: Workers = {
  policies: [
    ...[assignmentPolicy, schedulePolicy, learnerPolicy, lateReminderPolicy, passingPolicy, certificatePolicy],
    ...[scheduleNewcomerPolicy, givenProgramPolicy],
    processRunPolicy,
    ...[handbookPolicy, acknowledgementPolicy, roundPolicy, newcomerPolicy],
    acknowledgementReminderPolicy,
  ],
  due: [
    ...[scheduleRepetition, certificateNotice, certificateExpiry],
    ...[trainingDeadline, trainingReminder, trainingStart],
    processRunReminder,
    ...[handbookReview, acknowledgementDeadline, acknowledgementReminder, acknowledgementRepetition],
  ],
  followUps: [tellReviewers, settleGiven],
};
