import { z } from 'zod';
import { derivedId, Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { COMPANY_PAGE } from '#contracts/recruiting/candidate-source/candidate-source.usual';
import type { OpenInterviewRejection } from '#contracts/recruiting/open-interview/open-interview.entity';

/** What one applies for: a job, or an interview that is open without one. */
export type AppliedFor = { jobId: Id; openInterviewId: null } | { jobId: null; openInterviewId: Id };

export const SubmitApplication = z.strictObject({ jobId: Id, source: SourceCode.default(COMPANY_PAGE) });

/** One application for each account and job, or open interview, and the interview that follows from it. */
export const applicationIdOf = (userId: Id, appliedFor: Id): Id => derivedId('application', userId, appliedFor);
export const interviewIdOf = (applicationId: Id): Id => derivedId('interview', applicationId);
/** The record a company makes of an account that applies there for the first time. */
export const applicantIdOf = (tenantId: Id, userId: Id): Id => derivedId('candidate', tenantId, userId);

/** Records of one person in one company that may have been erased or removed one after the other. */
const MAX_RECORDS = 20;
/** Ids of the records that a company made of an account because it applied, first to last: a new one where one was erased. */
export const applicantIdsOf = (tenantId: Id, userId: Id): Id[] => {
  const ids = [applicantIdOf(tenantId, userId)];
  while (ids.length < MAX_RECORDS) ids.push(derivedId('candidate', tenantId, userId, ids.at(-1) ?? ''));
  return ids;
};

export type ApplicationCommand =
  | Command<'SubmitApplication', AppliedFor & { applicationId: Id; interviewId: Id; userId: Id; source: string }>
  | Command<'WithdrawApplication'>;

export const applicationCommandsOfSystem = systemCommands('tenant', { WithdrawApplication: z.strictObject({}) });

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type ApplicationRejection =
  | 'application-not-found'
  | 'already-applied' // one application for each person and job
  | 'job-not-found'
  | 'job-not-open' // not published, or not any more
  | OpenInterviewRejection;
