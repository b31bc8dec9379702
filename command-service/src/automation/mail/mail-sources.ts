import type { MailBrand } from 'contracts/automation/mail/mail-page';
import type { MailSources } from 'contracts/automation/mail/mail-tags';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import { Rejection } from 'contracts/kernel/problem';
import { logoView } from 'contracts/kernel/stored-image';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { isWaiting } from 'contracts/recruiting/response/response.choices';
import { response } from 'contracts/recruiting/response/response.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { companyDecider } from '#command-service/identity/company/company.decider';
import { tenantDecider } from '#command-service/identity/tenant/tenant.decider';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';

/** What all mails of one request have in common. */
export type MailSender = Pick<MailSources, 'publicUrl' | 'company' | 'user'> & { brand: MailBrand };

/** The company, and whoever writes; `userId` is null where a program does. */
export const mailSender = async (
  store: EventStore,
  { tenantId, userId, publicUrl }: { tenantId: string; userId: string | null; publicUrl: string },
): Promise<MailSender> => {
  const [company, tenant, user] = await Promise.all([
    stateOf(store, streamName('company', tenantId, tenantId), companyDecider),
    stateOf(store, streamName('tenant', GLOBAL, tenantId), tenantDecider),
    userId === null ? null : stateOf(store, streamName('user', GLOBAL, userId), userDecider),
  ]);
  const { name, subdomain } = tenant.status === 'registered' ? tenant : { name: '', subdomain: '' };
  const profile = company.status === 'registered' ? company.profile : { ...defaultProfile, name };
  const logo = logoView(tenantId, company.status === 'registered' ? company.logo : null);
  return {
    publicUrl,
    company: { ...profile, subdomain },
    user: user?.status === 'registered' && user.name !== null ? { name: user.name, email: user.email ?? '' } : null,
    brand: { name: profile.name, color: profile.color, logo: logo && { ...logo, url: publicUrl + logo.url } },
  };
};

/** Until when the candidate of an interview is to answer the first step that waits for it; null where none does. */
export const answerByOf = async (
  store: EventStore,
  tenantId: string,
  { responseIds }: { responseIds: readonly string[] },
): Promise<string | null> => {
  const steps = await Promise.all(responseIds.map((id) => entityState(store, response, { tenantId, id })));
  const waiting = steps.find((step) => step.status === 'kept' && isWaiting(step.record.status));
  return waiting?.status === 'kept' ? waiting.record.expiresAt : null;
};

export type MailAbout = { candidateId: string | null; jobId: string | null; interviewId: string | null };

/** Everything that a mail in a language may say about them. Refused where there is no such record. */
export const mailSources = async (
  store: EventStore,
  { tenantId, sender, locale }: { tenantId: string; sender: MailSender; locale: Locale },
  about: MailAbout,
): Promise<MailSources> => {
  const refuse = (code: 'candidate-not-found' | 'job-not-found' | 'interview-not-found', field: keyof MailAbout) =>
    new Rejection(code, 422, { errors: { [field]: [code] } });
  const considered =
    about.interviewId === null ? null : await entityState(store, interview, { tenantId, id: about.interviewId });
  if (considered && considered.status !== 'kept') throw refuse('interview-not-found', 'interviewId');
  const { candidateId = null, jobId = null } = considered?.record ?? about;
  const [person, offered] = await Promise.all([
    candidateId === null ? null : entityState(store, candidate, { tenantId, id: candidateId }),
    jobId === null ? null : entityState(store, job, { tenantId, id: jobId }),
  ]);
  if (person && person.status !== 'kept') throw refuse('candidate-not-found', 'candidateId');
  if (offered && offered.status === 'absent') throw refuse('job-not-found', 'jobId');
  const { brand: _, ...common } = sender;
  return {
    ...common,
    locale,
    candidate: person?.record ?? null,
    job: offered?.record ?? null,
    interview: considered && { ...considered.record, answerBy: await answerByOf(store, tenantId, considered.record) },
    training: null,
  };
};
