import { z } from 'zod';
import { MailContent, MailFiles, MailSubject, MailVariants } from '#contracts/automation/mail/mail-fields';
import { productMails } from '#contracts/automation/product-mail/product-mails';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { personal } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';

/** What is written in a form; `mail`: one of the product's, which has tags of its own. */
export const draft = {
  locale: Locale,
  subject: MailSubject,
  content: MailContent,
  mail: z.enum(productMails).nullable().default(null),
};

/** A mail that a company writes again and again. */
export const emailTemplate = entity({
  name: 'emailTemplate',
  context: 'automation',
  plural: 'email-templates',
  permissions: 'tenant.email.templates',
  fields: {
    name: text(100).min(1, 'template-name-required'),
    /** Of subject and content; those who read none of the variants get these. */
    locale: Locale,
    subject: MailSubject,
    content: MailContent,
    variants: MailVariants,
    /** Files of the library that go along. */
    attachmentIds: MailFiles,
  },
  defaults: { locale: DEFAULT_LOCALE, variants: [], attachmentIds: [] },
  unique: { name: { within: 'tenant' } },
  events: {
    /** Somebody had it sent to themselves, with examples in the place of values. */
    EmailTemplateTested: { userId: Id, locale: Locale },
    /** The same of what was not saved yet: each in a stream of its own, and whatever was written in it goes with whoever wrote it. */
    EmailDraftTested: {
      userId: Id,
      ...draft,
      subject: personal(MailSubject, 'userId'),
      content: personal(MailContent, 'userId'),
    },
  },
  commands: {
    TestEmailTemplate: { data: z.strictObject({ userId: Id, locale: Locale }) },
    TestEmailDraft: { data: z.strictObject({ emailTemplateId: Id, userId: Id, ...draft }) },
  },
  search: ['name', 'subject'],
});
export type EmailTemplateFields = typeof emailTemplate.types.fields;
export type EmailTemplateView = typeof emailTemplate.types.view;
export type EmailTemplateEvent = typeof emailTemplate.types.event;

/** What a template says in a language, or in its own where it has none. */
export const templateIn = (
  template: Pick<EmailTemplateFields, 'locale' | 'subject' | 'content' | 'variants'>,
  locale: Locale,
): { locale: Locale; subject: string; content: string } =>
  template.variants.find((variant) => variant.locale === locale) ?? template;

/** Every way a template, or a draft that is sent at once, may refuse beyond those of any entity. */
export type EmailTemplateRejection =
  | 'template-name-required'
  | 'email-template-name-taken'
  | 'mail-tag-unknown' // the detail names it
  | 'mail-tag-broken' // something between braces that is no tag
  | 'mail-locale-repeated'
  | 'mail-file-not-found' // no completed file of the library
  | 'mail-files-too-large'; // together
