import type { StoredDocuments } from 'access/library/stored-documents';
import type { ContractAddresses } from 'access/recruiting/contract-addresses';
import { candidateSource } from 'contracts/recruiting/candidate-source/candidate-source.entity';
import { customField } from 'contracts/recruiting/custom-field/custom-field.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { jobNote } from 'contracts/recruiting/job-note/job-note.entity';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { response } from 'contracts/recruiting/response/response.entity';
import type { FileStorage } from 'platform/storage/file-storage';
import { memoryFiles } from 'platform/storage/memory-files';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import type { Uses } from '#command-service/identity/reservation/names';
import { applicationHandler } from './application/application.handler.ts';
import { candidateHandler } from './candidate/candidate.handler.ts';
import { candidateImportHandler } from './candidate-import/candidate-import.handler.ts';
import { candidateMailHandler } from './candidate-mail/candidate-mail.handler.ts';
import { candidateMailState } from './candidate-mail/candidate-mail.state.ts';
import { mailAllowances } from './candidate-mail/mail-allowance.handler.ts';
import { candidateNoteHandler } from './candidate-note/candidate-note.handler.ts';
import { candidateSourceDecider } from './candidate-source/candidate-source.decider.ts';
import { contractHandler } from './contract/contract.handler.ts';
import { contractBatchHandler } from './contract-batch/contract-batch.handler.ts';
import { contractTemplateHandler } from './contract-template/contract-template.handler.ts';
import { customFieldDecider } from './custom-field/custom-field.decider.ts';
import { hiringChecklistHandler } from './hiring-checklist/hiring-checklist.handler.ts';
import { interviewHandler } from './interview/interview.handler.ts';
import { openPairUses } from './interview/open-pair.ts';
import { interviewReviewDecider } from './interview-review/interview-review.decider.ts';
import { jobHandler } from './job/job.handler.ts';
import type { JobLookup } from './job/job.lookup.ts';
import { jobNoteHandler } from './job-note/job-note.handler.ts';
import { jobTemplateHandler } from './job-template/job-template.handler.ts';
import { liveInterviewHandler } from './live-interview/live-interview.handler.ts';
import {
  marketplaceCreditsHandler,
  marketplaceListingHandler,
  marketplaceListingIds,
  marketplaceShortlistHandler,
} from './marketplace/marketplace.handler.ts';
import { openInterviewHandler } from './open-interview/open-interview.handler.ts';
import { pendingHireHandler } from './pending-hire/pending-hire.handler.ts';
import { profileHandler } from './profile/profile.handler.ts';
import { questionHandler, questionSetHandler } from './question/question.handler.ts';
import { applicantInvitations } from './response/invite.ts';
import { responseHandler } from './response/response.handler.ts';
import { reviewLinkHandler } from './review-link/review-link.handler.ts';

/** Who goes by which name, by the name's purpose. */
export const recruitingUses: Uses = openPairUses;

export type RecruitingDeps = HandlerDeps & {
  jobLookup: Pick<JobLookup, 'put'>;
  nameKey: Buffer;
  /** Where rows of imports lie; a process that takes no files works on none. */
  files?: FileStorage;
  documents?: Pick<StoredDocuments, 'put'>;
  contractAddresses?: Pick<ContractAddresses, 'put'>;
};

export const recruitingCommands = ({
  files = memoryFiles(),
  documents,
  contractAddresses,
  ...deps
}: RecruitingDeps) => ({
  application: applicationHandler(deps.store),
  candidate: candidateHandler(deps),
  candidateImport: candidateImportHandler({
    ...deps,
    files,
    candidates: candidateHandler(deps),
    interviews: interviewHandler(deps),
  }),
  candidateMail: candidateMailHandler(deps),
  candidateMailState: candidateMailState(deps.store),
  contract: contractHandler({ ...deps, files, documents, contractAddresses }),
  contractBatch: contractBatchHandler(deps),
  contractTemplate: contractTemplateHandler({ ...deps, files, documents }),
  candidateNote: candidateNoteHandler(deps),
  candidateSource: entityHandler(candidateSource, candidateSourceDecider)(deps),
  customField: entityHandler(customField, customFieldDecider)(deps),
  hiringChecklist: hiringChecklistHandler(deps),
  interview: interviewHandler(deps),
  interviewReview: entityHandler(interviewReview, interviewReviewDecider)(deps),
  job: jobHandler(deps),
  jobNote: jobNoteHandler(deps),
  jobNoteState: (tenantId: string, id: string) => entityState(deps.store, jobNote, { tenantId, id }),
  interviewState: (tenantId: string, id: string) => entityState(deps.store, interview, { tenantId, id }),
  /** What a job says now. */
  jobState: (tenantId: string, id: string) => entityState(deps.store, job, { tenantId, id }),
  jobTemplate: jobTemplateHandler(deps),
  liveInterview: liveInterviewHandler(deps),
  liveInterviewState: (tenantId: string, id: string) => entityState(deps.store, liveInterview, { tenantId, id }),
  /** What a company may still write to candidates today. */
  mailAllowance: mailAllowances(deps.store),
  marketplaceCredits: marketplaceCreditsHandler(deps.store),
  marketplaceListing: marketplaceListingHandler(deps.store),
  /** Of an account. */
  marketplaceListingId: marketplaceListingIds(deps.nameKey),
  marketplaceShortlist: marketplaceShortlistHandler(deps.store),
  openInterview: openInterviewHandler(deps),
  /** Whoever applied to an open interview is invited to it. */
  applicantInvitation: applicantInvitations({
    store: deps.store,
    commands: { response: responseHandler({ ...deps, interviews: interviewHandler(deps) }) },
  }),
  pendingHire: pendingHireHandler(deps),
  profile: profileHandler(deps.store),
  question: questionHandler(deps),
  questionSet: questionSetHandler(deps),
  /** How far a candidate is. */
  responseState: (tenantId: string, id: string) => entityState(deps.store, response, { tenantId, id }),
  reviewLink: reviewLinkHandler(deps),
  response: responseHandler({ ...deps, interviews: interviewHandler(deps) }),
});
