import { emailTemplate, templateIn } from 'contracts/automation/email-template/email-template.entity';
import { actionEventCatalogue, learningIn } from 'contracts/automation/event-action/event-action.choices';
import { type Learning, learningSources } from 'contracts/automation/event-action/event-action.learning';
import {
  type EventActionRunCommand,
  type EventActionRunRecord,
  subjectOf,
} from 'contracts/automation/event-action/event-action-run.entity';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailRecordKindOf } from 'contracts/automation/mail/mail-records';
import { mailValuesOf } from 'contracts/automation/mail/mail-tags';
import { derivedId, GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { learningOf } from '#command-service/automation/learning/learning-record';
import { requireMailFiles } from '#command-service/automation/mail/mail-files';
import { mailRecord } from '#command-service/automation/mail/mail-record';
import { mailSender, mailSources } from '#command-service/automation/mail/mail-sources';
import type { MailAddresses } from '#command-service/automation/mail-address/mail-address.handler';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';

type WriteMail = Extract<EventActionRunCommand, { type: 'WriteEventActionMail' }>;
const refuse = (code: string) => new Rejection(code, 422);

/** The template as it is now. */
export const templateOf = async (store: EventStore, tenantId: string, id: string | null) => {
  const template = id === null ? null : await entityState(store, emailTemplate, { tenantId, id });
  if (template?.status !== 'kept') throw refuse('email-template-not-found');
  return template.record;
};

/** Somebody who works in the company, or learns there from outside: their address, and the language they read. */
const colleague = async (store: EventStore, tenantId: string, { userId, learning }: Reader) => {
  const user = await stateOf(store, streamName('user', GLOBAL, userId), userDecider);
  const isOutside = learning?.userId === userId && learning.hasJoined;
  if (user.status !== 'registered' || !user.email || !(isOutside || (await isMember(store, tenantId, userId))))
    throw refuse('user-unknown');
  return { to: user.email, locale: user.preferences.locale };
};

type Reader = { userId: string; learning: Learning | null };
type Reaching = { store: EventStore } & Pick<MailAddresses, 'stopOf'>;

/** Where a mail of a rule goes to; refused where it may not. */
const addressee = async (
  { store, stopOf }: Reaching,
  tenantId: string,
  { userId, address, learning = null }: { userId: string | null; address: string | null; learning?: Learning | null },
) => {
  const reader = userId === null ? null : await colleague(store, tenantId, { userId, learning });
  const to = reader ? reader.to : address;
  if (!to) throw refuse('mail-no-address');
  const stopped = await stopOf({ tenantId, address: to }, 'rule');
  if (stopped) throw refuse(stopped);
  return { to, locale: reader?.locale ?? null };
};

/** Whether a colleague may be written to by a rule, whatever it says; refused where not. */
export const requireReachable = async (of: Reaching, tenantId: string, userId: string): Promise<void> => {
  await addressee(of, tenantId, { userId, address: null });
};

/** What is told of a job that is kept to its hiring team goes to those on it (docs/product.md REC-43); refused for others, and for an address. */
export const assertOnTeam = async (
  store: EventStore,
  tenantId: string,
  { userId, jobId }: { userId: string | null; jobId: string | null },
): Promise<void> => {
  const state = jobId === null ? null : await entityState(store, job, { tenantId, id: jobId });
  if (!state || state.status === 'absent') return;
  const { isRestricted, team } = state.record;
  if (isRestricted && !team.some((one) => one.userId === userId)) throw refuse('job-kept-to-team');
};

/** A mail of a run to somebody of the company or to an address, in the words of its template. */
export const writtenMail = async (
  reaching: Reaching,
  run: Pick<
    EventActionRunRecord,
    'id' | 'event' | 'actions' | 'candidateId' | 'interviewId' | 'jobId' | 'userId' | 'recordId'
  >,
  { data, metadata }: WriteMail,
) => {
  const { store } = reaching;
  const { tenantId } = metadata;
  const { index, userId, publicUrl } = data;
  const step = run.actions[index];
  if (step?.kind !== 'mail') throw refuse('not-found');
  const template = await templateOf(store, tenantId, step.templateId);
  await requireMailFiles(store, tenantId, template.attachmentIds);
  const kind = learningIn(run.event);
  const learning = kind && (await learningOf(store, { tenantId, kind, id: run.recordId }));
  if (kind && (learning === null || learning.name === null)) throw refuse('erased');
  const reader = await addressee(reaching, tenantId, { userId, address: step.address, learning });
  await assertOnTeam(store, tenantId, { userId, jobId: run.jobId });
  const { locale, ...draft } = templateIn(template, reader.locale ?? template.locale);
  const sender = await mailSender(store, { tenantId, userId: null, publicUrl });
  const about = await mailSources(store, { tenantId, sender, locale }, run);
  const of = kind ? null : mailRecordKindOf(actionEventCatalogue[run.event].about);
  const record = of && (await mailRecord(store, { tenantId, publicUrl, kind: of, id: run.recordId }));
  const sources = {
    ...about,
    ...record?.sources,
    ...(learning && learningSources(learning, { publicUrl, tenantId })),
  };
  if (sources.candidate && sources.candidate.lastName === null) throw refuse('erased');
  return {
    type: 'PutEventActionMail' as const,
    data: {
      ...fillMail(draft, mailValuesOf(sources)),
      mailId: derivedId('eventActionMail', run.id, String(index), userId ?? ''),
      subjectId: subjectOf(run),
      readerId: userId,
      attachmentIds: template.attachmentIds,
      ...{ to: reader.to, locale },
    },
    metadata,
  };
};
