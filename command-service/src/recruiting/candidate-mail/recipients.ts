import type { MailKind } from 'contracts/automation/mail/mail-kinds';
import type { MailSources } from 'contracts/automation/mail/mail-tags';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import { candidate, fullName } from 'contracts/recruiting/candidate/candidate.entity';
import type { CandidateMailRejection } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import type { MailRecipient } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { answerByOf, type MailSender } from '#command-service/automation/mail/mail-sources';
import type { MailAddresses } from '#command-service/automation/mail-address/mail-address.handler';
import { entityState } from '#command-service/entity/entity.state';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';

/** Of each: a candidate, perhaps about a job, or an interview with both. */
export type Wanted = { candidateIds: readonly string[]; jobId: string | null } | { interviewIds: readonly string[] };

type CandidateRecord = (typeof candidate)['types']['record'];

/** Somebody who can be written to, and all that the mail may say of them. */
export type Reached = {
  id: string;
  to: string;
  name: string;
  locale: Locale;
  candidateId: string;
  interviewId: string | null;
  jobId: string | null;
  about: Omit<MailSources, keyof MailSender | 'locale' | 'training'>;
};
export type Found = Reached | { id: string; name: string | null; skipped: CandidateMailRejection };

export const wantedIds = (wanted: Wanted): string[] => [
  ...new Set('interviewIds' in wanted ? wanted.interviewIds : wanted.candidateIds),
];

/** The language of their account; else that of the country that the job is in, or they are. */
const localeOf = async (store: EventStore, { userId, country }: CandidateRecord, jobCountry: string | null) => {
  const user = userId === null ? null : await stateOf(store, streamName('user', GLOBAL, userId), userDecider);
  if (user?.status === 'registered') return user.preferences.locale;
  return (jobCountry ?? country) === 'BR' ? 'pt-br' : DEFAULT_LOCALE;
};

export type Finding = { store: EventStore } & Pick<MailAddresses, 'stopOf'>;
type Of = { tenantId: string; id: string; hidden: readonly string[]; kind: MailKind };

/** One of those that a mail is for, as they stand now, or why nobody writes to them. `hidden`: jobs that are not there for who asks. */
export const findRecipient = async (
  { store, stopOf }: Finding,
  { tenantId, id, hidden, kind }: Of,
  wanted: Wanted,
): Promise<Found> => {
  const opened = 'interviewIds' in wanted ? await entityState(store, interview, { tenantId, id }) : null;
  if (opened && (opened.status !== 'kept' || hidden.includes(opened.record.jobId ?? '')))
    return { id, name: null, skipped: 'interview-not-found' };
  const candidateId = opened ? opened.record.candidateId : id;
  const jobId = opened ? opened.record.jobId : 'jobId' in wanted ? wanted.jobId : null;
  const [person, offered] = await Promise.all([
    entityState(store, candidate, { tenantId, id: candidateId }),
    jobId === null ? null : entityState(store, job, { tenantId, id: jobId }),
  ]);
  if (person.status !== 'kept') return { id, name: null, skipped: 'candidate-not-found' };
  const { firstName, lastName, email, erased } = person.record;
  if (erased || firstName === null || lastName === null) return { id, name: null, skipped: 'erased' };
  const name = fullName(firstName, lastName);
  if (!email) return { id, name, skipped: 'mail-no-address' };
  const stopped = await stopOf({ tenantId, address: email }, kind);
  if (stopped) return { id, name, skipped: stopped };
  const about = offered && offered.status !== 'absent' ? offered.record : null;
  return {
    ...{ id, to: email, name, candidateId, jobId, interviewId: opened ? id : null },
    locale: await localeOf(store, person.record, about?.country ?? null),
    about: {
      candidate: person.record,
      job: about,
      interview: opened && { ...opened.record, answerBy: await answerByOf(store, tenantId, opened.record) },
    },
  };
};

export const recipientView = (found: Found): MailRecipient =>
  'skipped' in found
    ? { id: found.id, name: found.name, to: null, locale: null, skipped: found.skipped }
    : { id: found.id, name: found.name, to: found.to, locale: found.locale, skipped: null };

/** What a mail to them in a language may say. */
export const sourcesOf = ({ about }: Reached, { brand: _, ...sender }: MailSender, locale: Locale): MailSources => ({
  ...sender,
  ...about,
  locale,
  training: null,
});
