import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type {
  CandidateImportRecord,
  candidateImport,
} from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importedInterviewId } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { type InterviewRejection, interview } from 'contracts/recruiting/interview/interview.entity';
import { progressOf } from 'contracts/recruiting/interview/interview.statuses';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState } from '#command-service/entity/entity.state';

type Deps = { store: EventStore; send: SendEntity<typeof candidate>; interviews: SendEntity<typeof interview> };
type Start = Extract<(typeof candidateImport)['types']['command'], { type: 'StartCandidateImport' }>;

const hasJob = async (store: EventStore, tenantId: string, id: string): Promise<boolean> =>
  (await entityState(store, job, { tenantId, id })).status === 'kept';

/** Labels and a job that the company has (docs/product.md REC-197). */
export const assertForAll = async (store: EventStore, { data, metadata: { tenantId } }: Start): Promise<void> => {
  const { labelIds = [], jobId = null } = data;
  await requireLabels(store, tenantId, { labelIds, thing: 'candidate', field: 'labelIds' });
  if (jobId === null || (await hasJob(store, tenantId, jobId))) return;
  throw new Rejection<InterviewRejection>('job-not-found', 422, { errors: { jobId: ['job-not-found'] } });
};

const unless = async (work: Promise<unknown>, ...codes: string[]): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Rejection && codes.includes(error.code))) throw error;
  }
};

/** Gives a candidate of an import what everybody of it gets, once however often it is tried. A label or a job that is gone by then is left out. */
export const createForAll = async (
  { store, send, interviews }: Deps,
  { labelIds, jobId, source }: Pick<CandidateImportRecord, 'labelIds' | 'jobId' | 'source'>,
  candidateId: string,
  metadata: CommandMetadata,
): Promise<void> => {
  for (const labelId of labelIds) {
    const labelled = send(
      candidateId,
      { type: 'LabelCandidate', data: { add: [labelId], remove: [] }, metadata },
      null,
    );
    await unless(labelled, 'label-not-found', 'label-scope-wrong');
  }
  if (jobId === null || !(await hasJob(store, metadata.tenantId, jobId))) return;
  const interviewId = importedInterviewId(candidateId);
  const data = { interviewId, candidateId, jobId, openInterviewId: null, source };
  await unless(interviews(interviewId, { type: 'CreateInterview', data, metadata }, null), 'already-exists');
};

/** Ends the interview that a candidate got with an import, where nothing was decided about it; nobody is told. */
export const endForAll = async (
  { store, interviews }: Deps,
  { jobId }: Pick<CandidateImportRecord, 'jobId'>,
  candidateId: string,
  metadata: CommandMetadata,
): Promise<void> => {
  if (jobId === null) return;
  const id = importedInterviewId(candidateId);
  const state = await entityState(store, interview, { tenantId: metadata.tenantId, id });
  if (state.status !== 'kept' || progressOf(state.record.status) === 'completed') return;
  const data = { status: 'discarded' as const, comment: '', reasonId: null, isSilent: true };
  await interviews(id, { type: 'ChangeInterviewStatus', data, metadata }, null);
};
