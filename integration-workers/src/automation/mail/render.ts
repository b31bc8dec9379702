import type { Locale } from 'contracts/kernel/locale';

/** A mail in one language. A paragraph that is nothing but `link` is shown as a link. */
export type MailText = { subject: string; paragraphs: readonly string[] };
export type MailValues = Record<string, string>;
export type MailTexts<Values extends MailValues> = Record<Locale, (values: Values) => MailText>;

/** What people typed stays on its line: it can start neither a header nor a paragraph. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const htmlLang: Record<Locale, string> = { 'en-us': 'en-US', 'pt-br': 'pt-BR' };

const page = (lang: string, subject: string, paragraphs: readonly string[]): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c2430;background:#ffffff">
<main style="max-width:560px;margin:0 auto">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>\n`).join('')}</main>
</body>
</html>
`;

/** Subject, plain text and HTML of a mail. Values are text, whatever they look like. */
export const renderMail = <Values extends MailValues>(
  texts: MailTexts<Values>,
  locale: Locale,
  values: Values,
): { subject: string; text: string; html: string } => {
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)])) as Values;
  const { subject, paragraphs } = texts[locale](safe);
  const inHtml = (text: string) =>
    text === safe.link ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text);
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(htmlLang[locale], subject, paragraphs.map(inHtml)),
  };
};
