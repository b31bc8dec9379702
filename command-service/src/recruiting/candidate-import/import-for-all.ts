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

/** Whether the work was done; refused for one of the reasons it is left out. */
const unless = async (work: Promise<unknown>, ...codes: string[]): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof Rejection && codes.includes(error.code))) throw error;
    return false;
  }
};

/** Of a candidate who is not there any more. */
const GONE = ['not-found', 'erased'];

/**
 * Gives a candidate of an import what everybody of it gets, once however often it is tried. What cannot be given by then is left out:
 * a label or a job that is gone, one label too many, an interview for a job for which there is an open one.
 */
export const createForAll = async (
  { store, send, interviews }: Deps,
  { labelIds, jobId, source }: Pick<CandidateImportRecord, 'labelIds' | 'jobId' | 'source'>,
  candidateId: string,
  metadata: CommandMetadata,
): Promise<void> => {
  const label = (add: string[]) =>
    send(candidateId, { type: 'LabelCandidate', data: { add, remove: [] }, metadata }, null);
  const refusals = ['label-not-found', 'label-scope-wrong', 'labels-too-many', ...GONE];
  // Where one is refused, all but that.
  if (labelIds.length > 0 && !(await unless(label([...labelIds]), ...refusals)))
    for (const labelId of labelIds) await unless(label([labelId]), ...refusals);
  if (jobId === null || !(await hasJob(store, metadata.tenantId, jobId))) return;
  const interviewId = importedInterviewId(candidateId);
  const data = { interviewId, candidateId, jobId, openInterviewId: null, source };
  const opened = interviews(interviewId, { type: 'CreateInterview', data, metadata }, null);
  await unless(opened, 'already-exists', 'candidate-not-found', 'interview-open-already', 'job-not-found');
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
