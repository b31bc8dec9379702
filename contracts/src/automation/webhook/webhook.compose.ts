import type { LearningKind } from '#contracts/automation/event-action/event-action.choices';
import { isLate, type Learning } from '#contracts/automation/event-action/event-action.learning';
import { known } from '#contracts/kernel/personal';
import { certificateNumber } from '#contracts/training/certificate/certificate.choices';
import {
  type CandidateFacts,
  type JobFacts,
  type OpenInterviewFacts,
  PAYLOAD_VERSION,
  payloadData,
  type RecordFacts,
  toldRecords,
  type WebhookPayload,
} from './webhook.payload.ts';
import {
  learningToldBy,
  type PublicEvent,
  publicTypes,
  type RecordKind,
  recordKinds,
  recordToldBy,
} from './webhook.published.ts';

/** What is sent, and whom it names: null where nobody. */
export type Composed = { payload: WebhookPayload; subjectId: string | null };

type Offered = { job: JobFacts | null; openInterview: OpenInterviewFacts | null };
/** What is known of the things that an event names, at the moment of asking. */
export type WebhookFacts = {
  /** What somebody applied for: one of the two. */
  offered(of: { jobId: string | null; openInterviewId: string | null }): Promise<Offered>;
  job(id: string): Promise<JobFacts>;
  candidate(id: string): Promise<CandidateFacts>;
  /** Undefined where there is none, or none yet. */
  interview(id: string): Promise<(Offered & { candidate: CandidateFacts }) | undefined>;
  /** A live interview, a review, a hire or a contract; null where there is none. */
  record(of: { kind: RecordKind; id: string }): Promise<RecordFacts | null>;
  /** What somebody learns, has earned or reads; null where nothing is known of it. */
  learning(of: { kind: LearningKind; id: string }): Promise<Learning | null>;
};

const NOBODY: CandidateFacts = { id: null, firstName: null, lastName: null, email: null };

const NO_LEARNING = { training: null, certificate: null, acknowledgement: null, user: null };

/** What is told of somebody's learning, each by the name of its kind. */
const toldOf = (learning: Learning | null) => {
  if (!learning) return NO_LEARNING;
  const { kind, id, userId, name, email, title, version, status, score, validUntil, completedAt } = learning;
  const user = { id: userId, name, email };
  const deadline = learning.dueAt;
  if (kind === 'handbook') {
    const document = { id: learning.documentId, name: title, version };
    const said = { id, document, status, acknowledgedAt: completedAt, deadline, isLate: isLate(learning) };
    return { ...NO_LEARNING, acknowledgement: said, user };
  }
  const program = { id: learning.programId, name: title, version };
  if (kind === 'certificate')
    return {
      ...NO_LEARNING,
      certificate: { id, number: certificateNumber(id), program, status, score, validUntil },
      user,
    };
  const { result, startedAt } = learning;
  const said = { id, program, status, result, score, startedAt, completedAt, deadline, isLate: isLate(learning) };
  return { ...NO_LEARNING, training: said, user };
};

/** What a record says, by the name of its kind. */
const saidBy = (kind: RecordKind, found: RecordFacts | null) =>
  Object.fromEntries(Object.keys(toldRecords[kind]).map((name) => [name, found?.said ?? null]));
const NO_RECORD: object = Object.assign({}, ...recordKinds.map((kind) => saidBy(kind, null)));

/** What is told of a record, and whom and what it is about: that of its interview, where it is of one. */
const recordData = async (of: { kind: RecordKind; id: string }, facts: WebhookFacts) => {
  const found = await facts.record(of);
  const { candidateId = null, interviewId = null, jobId = null } = found ?? {};
  const interview = interviewId === null ? undefined : await facts.interview(interviewId);
  return {
    ...saidBy(of.kind, found),
    job: jobId === null ? null : await facts.job(jobId),
    openInterview: interview?.openInterview ?? null,
    candidate: candidateId === null ? (of.kind === 'contract' ? null : NOBODY) : await facts.candidate(candidateId),
  };
};

/** What follows from others is nobody's change. */
const computedFields = ['phoneE164'];

const dataOf = async (event: PublicEvent, facts: WebhookFacts, webhookName: string) => {
  switch (event.type) {
    case 'JobPublished':
    case 'JobUnpublished':
    case 'JobExpired':
      return { job: await facts.job(event.data.jobId) };
    case 'CandidateCreated':
      return { candidate: await facts.candidate(event.data.candidateId) };
    case 'CandidateAssigned': {
      const { candidateId, assigneeId, teamId } = event.data;
      return { candidate: await facts.candidate(candidateId), assigneeId, teamId };
    }
    case 'CandidateUnassigned':
      return { candidate: await facts.candidate(event.data.candidateId) };
    case 'CandidateChanged': {
      const { candidateId, to } = event.data;
      const fields = Object.keys(known(to) ?? {}).filter((field) => !computedFields.includes(field));
      return { candidate: await facts.candidate(candidateId), fields };
    }
    case 'CandidateMerged':
    case 'CandidateUnmerged': {
      const { candidateId, otherId } = event.data;
      return { candidate: await facts.candidate(candidateId), otherId };
    }
    case 'CandidateRemoved':
    case 'CandidateErased':
      return { candidateId: event.data.candidateId };
    case 'ApplicationSubmitted': {
      const { applicationId, interviewId, jobId, openInterviewId, source } = event.data;
      const interview = await facts.interview(interviewId);
      return {
        applicationId,
        interviewId,
        source,
        ...(await facts.offered({ jobId, openInterviewId })),
        candidate: interview?.candidate ?? NOBODY,
      };
    }
    case 'InterviewCreated': {
      const { interviewId, candidateId, ...offered } = event.data;
      return { interviewId, ...(await facts.offered(offered)), candidate: await facts.candidate(candidateId) };
    }
    case 'InterviewStatusChanged': {
      const { interviewId, candidateId, from, to } = event.data;
      const interview = await facts.interview(interviewId);
      const candidate = interview?.candidate ?? (await facts.candidate(candidateId));
      const { job = null, openInterview = null } = interview ?? {};
      return { interviewId, from, to, job, openInterview, candidate };
    }
    case 'WebhookCalled': {
      const { webhookId: _, candidateId, jobId, recordId: __, trigger, ...run } = event.data;
      const [learned, record] = [learningToldBy(event), recordToldBy(event)];
      const interview = run.interviewId === null ? undefined : await facts.interview(run.interviewId);
      const { openInterview = null } = interview ?? {};
      const job = jobId === null ? null : await facts.job(jobId);
      return {
        ...run,
        event: trigger,
        job,
        openInterview,
        candidate: candidateId === null ? null : await facts.candidate(candidateId),
        ...NO_RECORD,
        ...(record && saidBy(record.kind, await facts.record(record))),
        ...toldOf(learned && (await facts.learning(learned))),
      };
    }
    case 'WebhookTested':
      return { webhookId: event.data.webhookId, name: webhookName };
    default: {
      const record = recordToldBy(event);
      if (record) return recordData(record, facts);
      const learned = learningToldBy(event);
      return toldOf(learned && (await facts.learning(learned)));
    }
  }
};

/** What a webhook is told about an event, with names and addresses as they are now. */
export const payloadOf = async (event: PublicEvent, facts: WebhookFacts, webhookName: string): Promise<Composed> => {
  const type = publicTypes[event.type];
  const data = payloadData[type].parse(await dataOf(event, facts, webhookName));
  const timestamp = event.metadata.occurredAt;
  const payload = { type, version: PAYLOAD_VERSION, timestamp, data } as WebhookPayload;
  const candidateId = 'candidate' in data ? (data.candidate?.id ?? null) : null;
  const userId = 'user' in data ? (data.user?.id ?? null) : null;
  return { payload, subjectId: candidateId ?? userId };
};

/** The same without a word about the person, who was erased meanwhile. */
export const withoutPerson = ({ payload }: Composed): WebhookPayload => {
  const { data } = payload;
  const nameless = {
    ...('candidate' in data && data.candidate && { candidate: { ...NOBODY, id: data.candidate.id } }),
    ...('user' in data && data.user && { user: { id: data.user.id, name: null, email: null } }),
  };
  return { ...payload, data: { ...data, ...nameless } } as WebhookPayload;
};
