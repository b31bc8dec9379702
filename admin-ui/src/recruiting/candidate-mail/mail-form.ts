import type { EmailTemplateView } from 'contracts/automation/email-template/email-template.entity';
import type { Locale } from 'contracts/kernel/locales';

export type Text = { locale: Locale; subject: string; content: string };
/** A mail while it is written; `only`: the language that everybody gets, null: each their own. */
export type MailForm = Text & {
  variants: Text[];
  attachmentIds: string[];
  templateId: string | null;
  only: Locale | null;
};

export const blankMail = (locale: Locale): MailForm => ({
  ...{ locale, subject: '', content: '', variants: [] },
  ...{ attachmentIds: [], templateId: null, only: null },
});

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
