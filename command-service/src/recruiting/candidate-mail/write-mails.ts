import type { MailKind } from 'contracts/automation/mail/mail-kinds';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import {
  candidateMailIdOf,
  type Decision,
  type MailToSend,
} from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import type { CandidateMailKind } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import { requireAttaching, requireMailFiles } from '#command-service/automation/mail/mail-files';
import { type MailSender, mailSender } from '#command-service/automation/mail/mail-sources';
import type { MailContext } from '#command-service/context';
import { causeOf, createdId, type Origin } from '#command-service/http/cause';
import { inTurns } from '#command-service/http/in-turns';
import { reasonOf } from '#command-service/http/reason';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { filledFor } from './filled-mail.ts';
import { requireVerifiedSender } from './mail-sender.ts';
import { type Found, findRecipient, type Reached, type Wanted, wantedIds } from './recipients.ts';

const TO_WRITE = 'tenant.email.outbox.create';

/** Whoever writes to candidates sees their names. */
export const requireReading = ({ permissions }: TenantAuth, wanted: Wanted): void => {
  const needed = ['tenant.candidates.read', ...('interviewIds' in wanted ? ['tenant.interviews.read'] : [])] as const;
  const missing = needed.find((permission) => !permissions.includes(permission as never));
  if (missing) throw new Rejection('forbidden', 403, { detail: missing });
};

export const senderOf = ({ store, publicUrl }: MailContext, auth: TenantAuth): Promise<MailSender> =>
  mailSender(store, { tenantId: auth.tenantId, userId: 'userId' in auth ? auth.userId : null, publicUrl });

/** What is kept to a hiring team that the asker is not on is not there for them. */
export const findAll = async (
  context: MailContext,
  auth: TenantAuth,
  { wanted, kind }: { wanted: Wanted; kind: MailKind },
): Promise<Found[]> => {
  const { store, commands, jobLookup } = context;
  const { stopOf } = commands.mailAddresses;
  const { tenantId } = auth;
  if ('jobId' in wanted && wanted.jobId !== null) await jobSight(context).assertNamed(auth, wanted.jobId);
  const hidden = await jobLookup.hiddenFrom(auth);
  return inTurns(wantedIds(wanted), (id) => findRecipient({ store, stopOf }, { tenantId, id, hidden, kind }, wanted));
};

/** What may be sent at all, and by whom; throws what is wrong with it. */
export const requireSendable = async (context: MailContext, auth: TenantAuth, mail: MailToSend): Promise<void> => {
  const { store } = context;
  if (!auth.permissions.includes(TO_WRITE)) throw new Rejection('forbidden', 403, { detail: TO_WRITE });
  refuseDraft(textsFaults(mail));
  await requireVerifiedSender(context, auth);
  await requireAttaching(store, auth, mail);
  await requireMailFiles(store, auth.tenantId, mail.attachmentIds);
};

/** `decisionOf`: what each of them waits for. */
type Writing = { mail: MailToSend; to: Wanted; kind: CandidateMailKind; decisionOf?: (id: string) => Decision | null };

/** Writes to each who can be reached, once for the request; answers who was left out and why. Throws where that is more than the day allows. */
export const writeMails = async (
  context: MailContext,
  request: Origin & { auth: TenantAuth },
  { mail, to, kind, decisionOf = () => null }: Writing,
): Promise<{ answer: BulkAnswer; positions: string[] }> => {
  const { auth } = request;
  const sender = await senderOf(context, auth);
  const asked = createdId('candidateMail', request);
  const answer: BulkAnswer = { changed: [], refused: [] };
  const positions: string[] = [];
  const said = new Set<string>();
  const refuse = (id: string, error: unknown) => answer.refused.push({ id, ...reasonOf(error) });

  const writeTo = async (reached: Reached): Promise<void> => {
    const { id, to: address, candidateId, interviewId, jobId } = reached;
    const { subject, content, locale } = filledFor(reached, mail, sender);
    const words = JSON.stringify([candidateId, subject, content]);
    if (said.has(words)) throw new Rejection('mail-repeated', 422);
    said.add(words);
    const candidateMailId = candidateMailIdOf(asked, id);
    const data = {
      ...{ candidateMailId, candidateId, interviewId, jobId, to: address, subject, content, locale },
      ...{ templateId: mail.templateId, attachmentIds: mail.attachmentIds, kind, decision: decisionOf(id) },
    };
    const command = { type: 'WriteCandidateMail' as const, data, metadata: causeOf(request) };
    positions.push((await context.commands.candidateMail(candidateMailId, command)).position);
    answer.changed.push(id);
  };

  const all = await findAll(context, auth, { wanted: to, kind });
  const count = all.filter((found) => !('skipped' in found)).length;
  await context.commands.mailAllowance.spend(causeOf(request), { askedId: asked, count });
  await inTurns(all, async (found) => {
    if ('skipped' in found) refuse(found.id, new Rejection(found.skipped, 422));
    else await writeTo(found).catch((error) => refuse(found.id, error));
  });
  return { answer, positions };
};
