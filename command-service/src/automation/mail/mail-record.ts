import { learningSources } from 'contracts/automation/event-action/event-action.learning';
import type { MailRecordKind } from 'contracts/automation/mail/mail-records';
import type { MailSources } from 'contracts/automation/mail/mail-tags';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { learningOf } from '#command-service/automation/learning/learning-record';
import { entityState } from '#command-service/entity/entity.state';
import type { MailAbout } from './mail-sources.ts';

type Of = { tenantId: string; id: string; publicUrl: string };
/** Whom and what a record is about, and what a mail may say of it beside that. */
type MailRecord = { about: MailAbout; sources: Partial<MailSources> };

const nobody: MailAbout = { candidateId: null, jobId: null, interviewId: null };
const learned =
  (kind: 'training' | 'certificate') =>
  async (store: EventStore, { publicUrl, ...of }: Of): Promise<MailRecord | null> => {
    const learning = await learningOf(store, { ...of, kind });
    const { tenantId } = of;
    return learning && { about: nobody, sources: learningSources(learning, { publicUrl, tenantId }) };
  };

const reads: Readonly<Record<MailRecordKind, (store: EventStore, of: Of) => Promise<MailRecord | null>>> = {
  live: async (store, of) => {
    const state = await entityState(store, liveInterview, of);
    if (state.status !== 'kept') return null;
    const { candidateId, jobId, interviewId, title, startsAt, place } = state.record;
    return { about: { candidateId, jobId, interviewId }, sources: { live: { title, startsAt, place } } };
  },
  hire: async (store, of) => {
    const state = await entityState(store, pendingHire, of);
    if (state.status !== 'kept') return null;
    const { candidateId, jobId, jobTitle, startsOn } = state.record;
    return { about: { ...nobody, candidateId, jobId }, sources: { hire: { jobTitle, startsOn } } };
  },
  contract: async (store, of) => {
    const state = await entityState(store, contract, of);
    if (state.status !== 'kept') return null;
    const { candidateId, jobId, title, expiresAt } = state.record;
    return { about: { ...nobody, candidateId, jobId }, sources: { contract: { title, expiresAt } } };
  },
  training: learned('training'),
  certificate: learned('certificate'),
};

/** A record that a mail is about, as it is now; null where there is none. */
export const mailRecord = (
  store: EventStore,
  { kind, ...of }: Of & { kind: MailRecordKind },
): Promise<MailRecord | null> => reads[kind](store, of);
