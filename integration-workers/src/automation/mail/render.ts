import type { Locale } from 'contracts/kernel/locale';
import { Liquid } from 'liquidjs';

/** A mail in one language: Liquid, once as a line, once as plain text in paragraphs. */
export type MailText = { subject: string; paragraphs: readonly string[] };
export type MailTexts = Record<Locale, MailText>;
type Values = Record<string, string>;

const plain = new Liquid({ strictVariables: true, ownPropertyOnly: true });
const html = new Liquid({ strictVariables: true, ownPropertyOnly: true, outputEscape: 'escape' });

/** What people typed stays on its line: it can start neither a header nor a paragraph. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const LAYOUT = `<!doctype html>
<html lang="{{ lang }}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ subject }}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c2430;background:#ffffff">
<main style="max-width:560px;margin:0 auto">
{% for paragraph in paragraphs %}<p>{% if paragraph.isLink %}<a href="{{ paragraph.text }}">{{ paragraph.text }}</a>{% else %}{{ paragraph.text }}{% endif %}</p>
{% endfor %}</main>
</body>
</html>
`;

/** A paragraph that is nothing but this is a link. */
const LINK = '{{ link }}';

/** Subject, plain text and HTML of a mail. Values are text, whatever they look like. */
export const renderMail = (
  texts: MailTexts,
  locale: Locale,
  values: Values,
): { subject: string; text: string; html: string } => {
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)]));
  const say = (template: string): string => plain.parseAndRenderSync(template, safe);
  const { subject, paragraphs } = texts[locale];
  const said = { subject: say(subject), paragraphs: paragraphs.map(say) };
  return {
    subject: said.subject,
    text: `${said.paragraphs.join('\n\n')}\n`,
    html: html.parseAndRenderSync(LAYOUT, {
      subject: said.subject,
      paragraphs: said.paragraphs.map((text, at) => ({ text, isLink: paragraphs[at] === LINK })),
      lang: htmlLang[locale],
    }),
  };
};

const htmlLang: Record<Locale, string> = { 'en-us': 'en-US', 'pt-br': 'pt-BR' };
