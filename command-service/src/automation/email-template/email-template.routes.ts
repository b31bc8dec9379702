import * as endpoints from 'contracts/automation/email-template/email-template.endpoints';
import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailPage } from 'contracts/automation/mail/mail-page';
import type { MailRecordKind } from 'contracts/automation/mail/mail-records';
import { mailValuesOf, withExamples } from 'contracts/automation/mail/mail-tags';
import { fillProductMail, productMailExamples, productMailTags } from 'contracts/automation/product-mail/product-mails';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { draftFaults, refuseDraft } from '#command-service/automation/mail/draft';
import { requireAttaching } from '#command-service/automation/mail/mail-files';
import { mailRecord } from '#command-service/automation/mail/mail-record';
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

/** What it takes to look at each kind of record that a mail may be about. */
const sightOf: Readonly<Record<MailRecordKind, readonly Permission[]>> = {
  live: ['tenant.candidates.read', 'tenant.interviews.lives.read'],
  hire: ['tenant.candidates.read', 'tenant.pendingHires.read'],
  contract: ['tenant.candidates.read', 'tenant.contracts.read'],
  training: ['tenant.training.schedules.read'],
  certificate: ['tenant.training.schedules.read'],
};

/** Templates are written as any record is; beside that a draft is shown as a mail, and a template sent to oneself. */
export const emailTemplateRoutes = (router: IRouter, context: MailContext): void => {
  const { store, publicUrl, commands } = context;

  /** The record that a draft is shown about, as far as whoever asks may look at it. */
  const recordFor = async (auth: TenantAuth, of: { kind: MailRecordKind; id: string }) => {
    for (const needed of sightOf[of.kind]) requireRight(auth, needed);
    const found = await mailRecord(store, { tenantId: auth.tenantId, publicUrl, ...of });
    if (!found) throw new Rejection('not-found', 404);
    if (found.about.jobId !== null) await jobSight(context).assertJob(auth, found.about.jobId);
    return found;
  };

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
    async ({ auth, body: { locale, subject, content, record, userId: chosen, mail, ...named } }) => {
      const { candidateId, jobId, interviewId } = named;
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
      const told = record && (await recordFor(auth, record));
      const about = told?.about ?? { candidateId, jobId, interviewId };
      const sources = await mailSources(store, { tenantId, sender, locale }, about);
      const known = mailValuesOf({ ...sources, ...told?.sources });
      const isAboutSomebody = told !== null || candidateId !== null || jobId !== null || interviewId !== null;
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
