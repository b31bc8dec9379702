import { templateIn } from 'contracts/automation/email-template/email-template.entity';
import { type FilledMail, fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailPage } from 'contracts/automation/mail/mail-page';
import { mailValuesOf } from 'contracts/automation/mail/mail-tags';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Locale } from 'contracts/kernel/locale';
import { Rejection } from 'contracts/kernel/problem';
import { candidateMailIdOf, type MailToSend } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import * as endpoints from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { MailContext } from '#command-service/automation/automation.routes';
import { refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import { requireMailFiles } from '#command-service/automation/mail/mail-files';
import { type MailSender, mailSender } from '#command-service/automation/mail/mail-sources';
import { answered, latest } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { reasonOf } from '#command-service/http/reason';
import {
  type Found,
  findRecipient,
  type Reached,
  recipientView,
  sourcesOf,
  type Wanted,
  wantedIds,
} from './recipients.ts';

/** Commands that are under way at once. */
const AT_ONCE = 20;

const inTurns = async <In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> => {
  const done: Out[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE)
    done.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(work))));
  return done;
};

/** Whoever writes to candidates sees their names. */
const requireReading = ({ permissions }: TenantAuth, wanted: Wanted): void => {
  const needed = ['tenant.candidates.read', ...('interviewIds' in wanted ? ['tenant.interviews.read'] : [])] as const;
  const missing = needed.find((permission) => !permissions.includes(permission as never));
  if (missing) throw new Rejection('forbidden', 403, { detail: missing });
};

const filledFor = (reached: Reached, mail: MailToSend, sender: MailSender): FilledMail & { locale: Locale } => {
  const { locale, ...draft } = templateIn(mail, reached.locale);
  return { ...fillMail(draft, mailValuesOf(sourcesOf(reached, sender, locale))), locale };
};

/** Mails that people of the company write to candidates (docs/product.md REC-60). */
export const candidateMailRoutes = (router: IRouter, context: MailContext): void => {
  const { store, publicUrl } = context;
  const send = context.commands.candidateMail;
  const senderOf = (auth: TenantAuth) =>
    mailSender(store, { tenantId: auth.tenantId, userId: 'userId' in auth ? auth.userId : null, publicUrl });
  const findAll = ({ tenantId }: TenantAuth, wanted: Wanted): Promise<Found[]> =>
    inTurns(wantedIds(wanted), (id) => findRecipient(store, { tenantId, id }, wanted));

  mount(
    router,
    endpoints.findMailRecipients,
    async ({ auth, body }) => {
      requireReading(auth, body);
      return answered(null, (await findAll(auth, body)).map(recipientView));
    },
    context,
  );

  mount(
    router,
    endpoints.previewCandidateMail,
    async ({ auth, body }) => {
      requireReading(auth, body);
      refuseDraft(textsFaults(body));
      const [found] = await findAll(auth, body);
      if (!found || 'skipped' in found) throw new Rejection(found?.skipped ?? 'candidate-not-found', 422);
      const sender = await senderOf(auth);
      const filled = filledFor(found, body, sender);
      return answered(null, { ...filled, ...mailPage({ ...filled, brand: sender.brand }) });
    },
    context,
  );

  mount(
    router,
    endpoints.sendCandidateMails,
    async (request) => {
      const { auth, body } = request;
      requireReading(auth, body);
      refuseDraft(textsFaults(body));
      await requireMailFiles(store, auth.tenantId, body.attachmentIds);
      const sender = await senderOf(auth);
      const asked = createdId('candidateMail', request);
      const answer: BulkAnswer = { changed: [], refused: [] };
      const positions: string[] = [];
      const said = new Set<string>();
      await inTurns(await findAll(auth, body), async (found) => {
        if ('skipped' in found) {
          answer.refused.push({ id: found.id, ...reasonOf(new Rejection(found.skipped, 422)) });
          return;
        }
        const { id, to, candidateId, interviewId, jobId } = found;
        const { subject, content, locale } = filledFor(found, body, sender);
        const words = JSON.stringify([candidateId, subject, content]);
        if (said.has(words)) {
          answer.refused.push({ id, ...reasonOf(new Rejection('mail-repeated', 422)) });
          return;
        }
        said.add(words);
        const candidateMailId = candidateMailIdOf(asked, id);
        const data = {
          ...{ candidateMailId, candidateId, interviewId, jobId, to, subject, content, locale },
          ...{ templateId: body.templateId, attachmentIds: body.attachmentIds, sendAt: null },
        };
        try {
          const metadata = causeOf(request);
          positions.push((await send(candidateMailId, { type: 'WriteCandidateMail', data, metadata })).position);
          answer.changed.push(id);
        } catch (error) {
          answer.refused.push({ id, ...reasonOf(error) });
        }
      });
      return answered(latest(positions), answer);
    },
    context,
  );

  mount(
    router,
    endpoints.cancelCandidateMail,
    async (request) => {
      const { id } = request.params;
      const command = { type: 'CancelCandidateMail' as const, data: {}, metadata: causeOf(request) };
      const { position } = await send(id, command, request.ifMatch);
      return answered(position, { id });
    },
    context,
  );
};
