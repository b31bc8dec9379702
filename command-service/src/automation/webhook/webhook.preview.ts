import { learningSources } from 'contracts/automation/event-action/event-action.learning';
import { mailRecordKindOf } from 'contracts/automation/mail/mail-records';
import { payloadOf, type WebhookFacts } from 'contracts/automation/webhook/webhook.compose';
import type { previewWebhook } from 'contracts/automation/webhook/webhook.endpoints';
import type { HeaderPart } from 'contracts/automation/webhook/webhook.entity';
import { examplePayload } from 'contracts/automation/webhook/webhook.examples';
import { recordToldBy } from 'contracts/automation/webhook/webhook.published';
import { composeRequest, HIDDEN, payloadText, requestFaults } from 'contracts/automation/webhook/webhook.request';
import { webhookExamples, webhookValuesOf } from 'contracts/automation/webhook/webhook.tags';
import type { RequestPreview } from 'contracts/automation/webhook/webhook.views';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { z } from 'zod';
import { learningOf } from '#command-service/automation/learning/learning-record';
import { mailRecord } from '#command-service/automation/mail/mail-record';
import { answerByOf, mailSender, mailSources } from '#command-service/automation/mail/mail-sources';
import { entityState } from '#command-service/entity/entity.state';
import { refuseParts } from './webhook.decider.ts';
import { aboutOf, type PastDeps, pastEvent } from './webhook.past.ts';
import { recordIn } from './webhook.records.ts';

type PreviewRequest = z.infer<typeof previewWebhook.body>;
type Deps = PastDeps & { publicUrl: string };
/** `hidden`: jobs of which whoever asks may not know. */
type Asker = { tenantId: string; hidden: readonly string[] };

/** What deliveries read of the read models, read of history: the same, as it is now. */
const factsIn = (store: EventStore, tenantId: string): WebhookFacts => {
  const jobFacts: WebhookFacts['job'] = async (id) => {
    const state = await entityState(store, job, { tenantId, id });
    const { title = null, slug = null } = state.status === 'kept' ? state.record : {};
    return { id, title, slug };
  };
  const candidateFacts: WebhookFacts['candidate'] = async (id) => {
    const state = await entityState(store, candidate, { tenantId, id });
    const { firstName = null, lastName = null, email = null } = state.status === 'kept' ? state.record : {};
    return { id, firstName, lastName, email };
  };
  const offered: WebhookFacts['offered'] = async ({ jobId, openInterviewId }) => {
    const open =
      openInterviewId === null ? null : await entityState(store, openInterview, { tenantId, id: openInterviewId });
    return {
      job: jobId === null ? null : await jobFacts(jobId),
      openInterview:
        open && openInterviewId !== null
          ? { id: openInterviewId, title: open.status === 'kept' ? open.record.title : null }
          : null,
    };
  };
  return {
    offered,
    job: jobFacts,
    candidate: candidateFacts,
    interview: async (id) => {
      const state = await entityState(store, interview, { tenantId, id });
      if (state.status !== 'kept') return undefined;
      return { ...(await offered(state.record)), candidate: await candidateFacts(state.record.candidateId) };
    },
    record: (of) => recordIn(store, { tenantId, ...of }),
    learning: (of) => learningOf(store, { tenantId, ...of }),
  };
};

/** Of the past event, or of an example where none is named: the values of tags, and the payload of the catalogue. */
const told = async ({ publicUrl, ...deps }: Deps, { tenantId, hidden }: Asker, { event, eventId }: PreviewRequest) => {
  if (eventId === null) return { values: webhookExamples(event), payload: payloadText(examplePayload(event)) };
  const { store } = deps;
  const past = await pastEvent(deps, { tenantId, event, eventId, hidden });
  const { said, learning } = await aboutOf(store, tenantId, past);
  const { payload } = await payloadOf(past, factsIn(store, tenantId), '');
  const sender = await mailSender(store, { tenantId, userId: null, publicUrl });
  const isThere = async (id: string | null) =>
    id !== null && (await entityState(store, candidate, { tenantId, id })).status === 'kept' ? id : null;
  const about = { interviewId: null, candidateId: await isThere(said.candidateId), jobId: said.jobId };
  const sources = await mailSources(store, { tenantId, sender, locale: 'en-us' }, about);
  const opened =
    said.interviewId === null ? null : await entityState(store, interview, { tenantId, id: said.interviewId });
  const record = recordToldBy(past);
  const kind = record && mailRecordKindOf(record.kind);
  const recorded = kind && (await mailRecord(store, { tenantId, publicUrl, kind, id: record.id }));
  const all = {
    ...sources,
    ...recorded?.sources,
    interview:
      opened?.status === 'kept'
        ? { ...opened.record, answerBy: await answerByOf(store, tenantId, opened.record) }
        : null,
    ...(learning && learningSources(learning, { publicUrl, tenantId })),
  };
  return { values: webhookValuesOf(all, said), payload: payloadText(payload) };
};

/** A secret is shown to nobody, nor is it asked for in a preview. */
const named = (headers: readonly HeaderPart[]): HeaderPart[] =>
  headers.map((header, at) =>
    header.isSecret ? { ...header, secretId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` } : header,
  );

/** The request that a webhook as it is written would send. */
export const previewOf = async (deps: Deps, asker: Asker, asked: PreviewRequest): Promise<RequestPreview> => {
  const parts = { ...asked, headers: named(asked.headers) };
  refuseParts(requestFaults(parts));
  const secrets = new Map(parts.headers.flatMap(({ secretId }) => (secretId === null ? [] : [[secretId, HIDDEN]])));
  return composeRequest(parts, { ...(await told(deps, asker, asked)), secrets });
};
