import { type EmailTemplateFields, templateIn } from 'contracts/automation/email-template/email-template.entity';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailPage } from 'contracts/automation/mail/mail-page';
import { withExamples } from 'contracts/automation/mail/mail-tags';
import { Id } from 'contracts/kernel/id';
import { Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { mailFiles } from '#integration-workers/automation/mail/mail-files';
import { postMail } from '#integration-workers/automation/mail/post-mail';
import { job } from '#integration-workers/engine/job';

type Row = Pick<EmailTemplateFields, 'locale' | 'subject' | 'content' | 'variants'> & {
  attachmentIds: string[];
  to: string;
};

/** The template, and the address of whoever asked as long as they are of the company. */
const QUESTION = {
  projections: ['automation.emailTemplate'],
  text: `select t.locale, t.subject, t.content, t.variants, t.attachment_ids as "attachmentIds", a.email as "to"
    from read.email_template t
    join access.membership m on m.tenant_id = t.tenant_id and m.user_id = $3
    join access.account a on a.user_id = m.user_id
    where t.tenant_id = $1 and t.id = $2`,
};

/** Sends somebody a template of theirs with examples in the place of values. */
export const sendTest = job({
  name: 'automation.email-template.send-test',
  payload: z.strictObject({ emailTemplateId: Id, userId: Id, locale: Locale }),
  urgency: 'somebody-waits',
  handle: async ({ data: { emailTemplateId, userId, locale }, cause }, tools) => {
    const { tenantId } = cause;
    const [row] = await tools.read<Row>(cause, { ...QUESTION, values: [tenantId, emailTemplateId, userId] });
    if (!row) return;
    const draft = templateIn(row, locale);
    const { brand } = await brandOf(cause, tools);
    const filled = fillMail(draft, withExamples({ 'company.name': brand.name }, draft.locale));
    const mail = { ...mailPage({ ...filled, locale: draft.locale, brand }), subject: filled.subject };
    const extras = { fromName: brand.name, files: await mailFiles(cause, row.attachmentIds, tools) };
    await postMail(
      { ...mail, kind: 'work', to: row.to, subjectId: userId, tenantId, extras },
      { cause, urgency: 'somebody-waits' },
      tools,
    );
  },
});
