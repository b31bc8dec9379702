import { z } from 'zod';
import { productMails } from '#contracts/automation/product-mail/product-mails';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_MAIL_CONTENT, MAX_MAIL_FILES, MAX_MAIL_SUBJECT } from './email-template.limits.ts';

/** With tags in it, on one line when it is sent. */
export const MailSubject = requiredText(MAX_MAIL_SUBJECT);
/** Markdown with tags in it. */
export const MailContent = requiredText(MAX_MAIL_CONTENT);
export const MailFiles = z.array(Id).max(MAX_MAIL_FILES);

/** The same mail in another language. */
const Variant = z.strictObject({ locale: Locale, subject: MailSubject, content: MailContent });

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
    variants: z.array(Variant).max(Locale.options.length - 1),
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
