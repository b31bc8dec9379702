import { z } from 'zod';
import { mailRecordKinds } from '#contracts/automation/mail/mail-records';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { draft, emailTemplate } from './email-template.entity.ts';

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
  summary: 'Show what a mail would say about somebody, or with examples; nothing is sent or kept',
  body: z.strictObject({
    ...draft,
    candidateId: Id.nullable().default(null),
    jobId: Id.nullable().default(null),
    /** Of whose candidate and job it is about. */
    interviewId: Id.nullable().default(null),
    /** … or a live interview, a hire, a contract, a training or a certificate. */
    record: z
      .strictObject({ kind: z.enum(mailRecordKinds), id: Id })
      .nullable()
      .default(null),
    /** Who would send it; without, whoever asks. */
    userId: Id.nullable().default(null),
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

export const testEmailDraft = endpoint({
  method: 'POST',
  path: '/api/tenant/email-templates/test',
  access: 'tenant.email.templates.create',
  summary: 'Send a draft to oneself, with examples in the place of values, without saving it',
  body: z.strictObject(draft),
  answer: z.strictObject({}),
});
