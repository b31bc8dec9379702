import { z } from 'zod';
import { productMails } from '#contracts/automation/product-mail/product-mails';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { emailTemplate, MailContent, MailSubject } from './email-template.entity.ts';

/** A mail as it would be. `missing`: tags that have no value, and no fallback. */
export const MailPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  missing: z.array(z.string()),
});
export type MailPreview = z.infer<typeof MailPreview>;

export const previewMail = endpoint({
  method: 'POST',
  path: '/api/tenant/email-templates/preview',
  access: 'tenant.email.templates.read',
  summary: 'Show what a mail would say about a candidate, or with examples; nothing is sent or kept',
  body: z.strictObject({
    locale: Locale,
    subject: MailSubject,
    content: MailContent,
    candidateId: Id.nullable().default(null),
    jobId: Id.nullable().default(null),
    /** A mail of the product: its tags, with examples. */
    mail: z.enum(productMails).nullable().default(null),
  }),
  answer: MailPreview,
});

export const testEmailTemplate = endpoint({
  method: 'POST',
  path: '/api/tenant/email-templates/:id/test',
  access: 'tenant.email.templates.update',
  summary: 'Send an email template to oneself, with examples in the place of values',
  params: ById,
  body: z.strictObject({ locale: Locale }),
  answer: emailTemplate.view,
});
