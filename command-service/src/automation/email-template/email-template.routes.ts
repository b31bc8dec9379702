import * as endpoints from 'contracts/automation/email-template/email-template.endpoints';
import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailPage } from 'contracts/automation/mail/mail-page';
import { mailValuesOf, withExamples } from 'contracts/automation/mail/mail-tags';
import { fillProductMail, productMailExamples, productMailTags } from 'contracts/automation/product-mail/product-mails';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { draftFaults, refuseDraft } from '#command-service/automation/mail/draft';
import { requireAttaching } from '#command-service/automation/mail/mail-files';
import { mailSender, mailSources } from '#command-service/automation/mail/mail-sources';
import type { MailContext } from '#command-service/context';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { jobSight } from '#command-service/recruiting/job/job.sight';

const requireRight = ({ permissions }: TenantAuth, needed: Permission): void => {
  if (!permissions.includes(needed)) throw new Rejection('forbidden', 403, { detail: needed });
};

/** Templates are written as any record is; beside that a draft is shown as a mail, and a template sent to oneself. */
export const emailTemplateRoutes = (router: IRouter, context: MailContext): void => {
  const { store, publicUrl, commands } = context;

  entityRoutes(router, context, {
    entity: emailTemplate,
    send: async (
      templateId: string,
      command: typeof emailTemplate.types.command,
      ifMatch: number | null,
      { auth }: Asking,
    ) => {
      if (command.type === 'CreateEmailTemplate' || command.type === 'ChangeEmailTemplate')
        await requireAttaching(store, auth, { attachmentIds: command.data.attachmentIds ?? [], templateId });
      return commands.emailTemplate(templateId, command, ifMatch);
    },
  });

  mount(
    router,
    endpoints.previewMail,
    async ({ auth, body: { locale, subject, content, candidateId, jobId, interviewId, userId: chosen, mail } }) => {
      const draft = { subject, content };
      refuseDraft(draftFaults(draft, '', mail ? productMailTags(mail) : undefined));
      if (candidateId !== null) requireRight(auth, 'tenant.candidates.read');
      if (jobId !== null) requireRight(auth, 'tenant.jobs.read');
      if (jobId !== null) await jobSight(context).assertNamed(auth, jobId);
      if (interviewId !== null) {
        requireRight(auth, 'tenant.candidates.read');
        requireRight(auth, 'tenant.interviews.read');
        await jobSight(context).assertInterview(auth, interviewId);
      }
      const { tenantId } = auth;
      if (chosen !== null) {
        requireRight(auth, 'tenant.users.read');
        if (!(await isMember(store, tenantId, chosen)))
          throw new Rejection('user-unknown', 422, { errors: { userId: ['user-unknown'] } });
      }
      const userId = chosen ?? ('userId' in auth ? auth.userId : null);
      const sender = await mailSender(store, { tenantId, userId, publicUrl });
      const about = { candidateId, jobId, interviewId };
      const known = mailValuesOf(await mailSources(store, { tenantId, sender, locale }, about));
      const isAboutSomebody = candidateId !== null || jobId !== null || interviewId !== null;
      const examples = mail
        ? { ...productMailExamples(mail, locale), 'company.name': sender.company.name }
        : withExamples(known, locale);
      const values = isAboutSomebody && !mail ? known : examples;
      const filled = mail ? fillProductMail(draft, values) : fillMail(draft, values);
      return answered(null, { ...filled, ...mailPage({ ...filled, locale, brand: sender.brand }) });
    },
    context,
  );

  mount(
    router,
    endpoints.testEmailTemplate,
    async (request) => {
      const { auth, params, ifMatch, body } = request;
      if (!('userId' in auth)) throw new Rejection('takes-a-person', 403);
      const command = { type: 'TestEmailTemplate' as const, data: { ...body, userId: auth.userId } };
      return answerOf(
        emailTemplate,
        await context.commands.emailTemplate(params.id, { ...command, metadata: causeOf(request) }, ifMatch),
      );
    },
    context,
  );

  mount(
    router,
    endpoints.testEmailDraft,
    async (request) => {
      const { auth, body } = request;
      if (!('userId' in auth)) throw new Rejection('takes-a-person', 403);
      const emailTemplateId = createdId('email-draft', request);
      const data = { ...body, emailTemplateId, userId: auth.userId };
      const command = { type: 'TestEmailDraft' as const, data, metadata: causeOf(request) };
      const { position } = await context.commands.emailTemplate(emailTemplateId, command);
      return answered(position, {});
    },
    context,
  );
};
