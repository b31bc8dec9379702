import { mailPage } from 'contracts/automation/mail/mail-page';
import { Rejection } from 'contracts/kernel/problem';
import { kindOfMail } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import * as endpoints from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import type { MailContext } from '#command-service/context';
import { answered, latest } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { filledFor } from './filled-mail.ts';
import { recipientView } from './recipients.ts';
import { findAll, requireReading, requireSendable, senderOf, writeMails } from './write-mails.ts';

/** Mails that people of the company write to candidates (docs/product.md REC-60). */
export const candidateMailRoutes = (router: IRouter, context: MailContext): void => {
  const sight = jobSight(context);
  mount(
    router,
    endpoints.findMailRecipients,
    async ({ auth, body }) => {
      requireReading(auth, body);
      return answered(
        null,
        (await findAll(context, auth, { wanted: body, kind: kindOfMail(body) })).map(recipientView),
      );
    },
    context,
  );

  mount(
    router,
    endpoints.previewCandidateMail,
    async ({ auth, body }) => {
      requireReading(auth, body);
      refuseDraft(textsFaults(body));
      const [found] = await findAll(context, auth, { wanted: body, kind: kindOfMail(body) });
      if (!found || 'skipped' in found) throw new Rejection(found?.skipped ?? 'candidate-not-found', 422);
      const sender = await senderOf(context, auth);
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
      await requireSendable(context, auth, body);
      const { answer, positions } = await writeMails(context, request, {
        mail: body,
        to: body,
        kind: kindOfMail(body),
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
      await sight.assertMail(request.auth, id);
      const mail = await context.commands.candidateMailState(request.auth.tenantId, id);
      if (mail.status !== 'absent')
        requireReading(
          request.auth,
          mail.interviewId === null ? { candidateIds: [], jobId: null } : { interviewIds: [] },
        );
      const command = { type: 'CancelCandidateMail' as const, data: {}, metadata: causeOf(request) };
      const { position } = await context.commands.candidateMail(id, command, request.ifMatch);
      return answered(position, { id });
    },
    context,
  );
};
