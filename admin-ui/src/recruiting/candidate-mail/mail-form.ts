import type { EmailTemplateView } from 'contracts/automation/email-template/email-template.entity';
import { MAX_MAIL_SUBJECT } from 'contracts/automation/mail/mail.limits';
import type { Locale } from 'contracts/kernel/locales';

export type Text = { locale: Locale; subject: string; content: string };
/** A mail while it is written; `only`: the language that everybody gets, null: each their own. */
export type MailForm = Text & {
  variants: Text[];
  attachmentIds: string[];
  templateId: string | null;
  only: Locale | null;
};

/** `subject`: what is answered. */
export const blankMail = (locale: Locale, subject = ''): MailForm => ({
  ...{ locale, subject, content: '', variants: [] },
  ...{ attachmentIds: [], templateId: null, only: null },
});

const ANSWERED = /^(re|res|aw|sv)\s*:/i;
/** The subject of an answer; braces would be tags. */
export const answerSubject = (subject: string): string => {
  const plain = subject.replace(/[{}]+/g, '');
  return (ANSWERED.test(plain) ? plain : `Re: ${plain}`).slice(0, MAX_MAIL_SUBJECT);
};

export const mailFrom = (template: EmailTemplateView): MailForm => {
  const { id: templateId, locale, subject, content, variants, attachmentIds } = template;
  return { locale, subject, content, variants, attachmentIds, templateId, only: null };
};

/** What it says, the first language first, each under the path of its fields in the form. */
export const textsOf = ({ locale, subject, content, variants }: MailForm): (Text & { path: string })[] => [
  { locale, subject, content, path: '' },
  ...variants.map((variant, at) => ({ ...variant, path: `variants.${at}.` })),
];

/** As the API takes it. */
export const mailToSend = (form: MailForm): object => {
  const { attachmentIds, templateId, only } = form;
  const texts = textsOf(form).map(({ path: _, ...text }) => text);
  const [first = texts[0], ...variants] = only ? texts.filter(({ locale }) => locale === only) : texts;
  return { ...first, variants, attachmentIds, templateId };
};
