import { brandedDocument, escapedHtml, type MailBrand } from 'contracts/automation/mail/mail-page';
import type { Locale } from 'contracts/kernel/locale';

/** A mail in one language. A paragraph that is nothing but `link` is shown as a link. */
export type MailText = { subject: string; paragraphs: readonly string[] };
export type MailValues = Record<string, string>;
export type MailTexts<Values extends MailValues> = Record<Locale, (values: Values) => MailText>;

/** What people typed stays on its line: it can start neither a header nor a paragraph. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Subject, plain text and HTML of a mail, on the colours of whoever writes. Values are text, whatever they look like. */
export const renderMail = <Values extends MailValues>(
  texts: MailTexts<Values>,
  locale: Locale,
  { values, brand }: { values: Values; brand: MailBrand },
): { subject: string; text: string; html: string } => {
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)])) as Values;
  const { subject, paragraphs } = texts[locale](safe);
  const inHtml = (text: string) =>
    text === safe.link ? `<a href="${escapedHtml(text)}">${escapedHtml(text)}</a>` : escapedHtml(text);
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: brandedDocument({
      ...{ locale, subject, brand },
      body: paragraphs.map((paragraph) => `<p>${inHtml(paragraph)}</p>`).join('\n'),
    }),
  };
};
