import {
  type EmailTemplateEvent,
  type EmailTemplateFields,
  templateIn,
} from 'contracts/automation/email-template/email-template.entity';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailPage } from 'contracts/automation/mail/mail-page';
import { withExamples } from 'contracts/automation/mail/mail-tags';
import {
  fillProductMail,
  type ProductMail,
  productMailExamples,
} from 'contracts/automation/product-mail/product-mails';
import { Id } from 'contracts/kernel/id';
import { Locale } from 'contracts/kernel/locale';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { mailFiles } from '#integration-workers/automation/mail/mail-files';
import { postMail } from '#integration-workers/automation/mail/post-mail';
import { job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

type Tested = Extract<EmailTemplateEvent, { type: 'EmailDraftTested' }>;
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

type Draft = { locale: Locale; subject: string; content: string; mail?: ProductMail | null };

/** With examples in the place of values. */
const filledOf = ({ mail = null, locale, ...draft }: Draft, company: string) => {
  if (mail) return fillProductMail(draft, { ...productMailExamples(mail, locale), 'company.name': company });
  return fillMail(draft, withExamples({ 'company.name': company }, locale));
};

type Sending = { to: string; userId: string; attachmentIds: string[]; cause: Cause };
const post = async (draft: Draft, { to, userId: subjectId, attachmentIds, cause }: Sending, tools: Tools) => {
  const { brand } = await brandOf(cause, tools);
  const { subject, content } = filledOf(draft, brand.name);
  const page = mailPage({ locale: draft.locale, subject, content, brand });
  const extras = { fromName: brand.name, files: await mailFiles(cause, attachmentIds, tools) };
  const mail = { ...page, subject, kind: 'work' as const, to, subjectId, tenantId: cause.tenantId, extras };
  await postMail(mail, { cause, urgency: 'somebody-waits' }, tools);
};

/** Sends somebody a template of theirs with examples in the place of values. */
export const sendTest = job({
  name: 'automation.email-template.send-test',
  payload: z.strictObject({ emailTemplateId: Id, userId: Id, locale: Locale }),
  urgency: 'somebody-waits',
  handle: async ({ data: { emailTemplateId, userId, locale }, cause }, tools) => {
    const [row] = await tools.read<Row>(cause, { ...QUESTION, values: [cause.tenantId, emailTemplateId, userId] });
    if (!row) return;
    const { to, attachmentIds } = row;
    await post(templateIn(row, locale), { to, userId, attachmentIds, cause }, tools);
  },
});

const MEMBER = {
  projections: [],
  text: `select a.email as "to" from access.membership m join access.account a on a.user_id = m.user_id
    where m.tenant_id = $1 and m.user_id = $2`,
};

/** The same of what was not saved, as it stood in the form. */
export const sendDraft = job({
  name: 'automation.email-template.send-draft',
  payload: z.strictObject({ userId: Id }),
  urgency: 'somebody-waits',
  handle: async ({ data: { userId }, cause }, tools) => {
    const { data } = (await tools.event(cause.position)) as Recorded<Tested>;
    const [subject, content] = [known(data.subject), known(data.content)];
    if (subject === null || content === null) return;
    const [row] = await tools.read<{ to: string }>(cause, { ...MEMBER, values: [cause.tenantId, userId] });
    if (row) await post({ ...data, subject, content }, { to: row.to, userId, attachmentIds: [], cause }, tools);
  },
});
