import {
  type CandidateFacts,
  type JobFacts,
  type OpenInterviewFacts,
  PAYLOAD_VERSION,
  payloadData,
  type WebhookPayload,
} from './webhook.payload.ts';
import type { PublicEvent } from './webhook.published.ts';
import { publicTypes } from './webhook.published.ts';

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
};

const NOBODY: CandidateFacts = { id: null, firstName: null, lastName: null, email: null };

const dataOf = async (event: PublicEvent, facts: WebhookFacts, webhookName: string) => {
  switch (event.type) {
    case 'JobPublished':
    case 'JobUnpublished':
    case 'JobExpired':
      return { job: await facts.job(event.data.jobId) };
    case 'CandidateCreated':
      return { candidate: await facts.candidate(event.data.candidateId) };
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
      const { webhookId: _, candidateId, jobId, trigger, ...run } = event.data;
      const interview = run.interviewId === null ? undefined : await facts.interview(run.interviewId);
      const { openInterview = null } = interview ?? {};
      const job = jobId === null ? null : await facts.job(jobId);
      return {
        ...run,
        event: trigger,
        job,
        openInterview,
        candidate: candidateId === null ? null : await facts.candidate(candidateId),
      };
    }
    case 'WebhookTested':
      return { webhookId: event.data.webhookId, name: webhookName };
  }
};

/** What a webhook is told about an event, with names and addresses as they are now. */
export const payloadOf = async (event: PublicEvent, facts: WebhookFacts, webhookName: string): Promise<Composed> => {
  const type = publicTypes[event.type];
  const data = payloadData[type].parse(await dataOf(event, facts, webhookName));
  const timestamp = event.metadata.occurredAt;
  const payload = { type, version: PAYLOAD_VERSION, timestamp, data } as WebhookPayload;
  return { payload, subjectId: 'candidate' in data ? (data.candidate?.id ?? null) : null };
};

/** The same without a word about the person, who was erased meanwhile. */
export const withoutPerson = ({ payload }: Composed): WebhookPayload =>
  'candidate' in payload.data && payload.data.candidate
    ? ({
        ...payload,
        data: { ...payload.data, candidate: { ...NOBODY, id: payload.data.candidate.id } },
      } as WebhookPayload)
    : payload;
