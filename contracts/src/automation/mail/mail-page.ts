import { shadesOf } from '#contracts/kernel/colour';
import { languageTag } from '#contracts/kernel/language-tag';
import type { Locale } from '#contracts/kernel/locales';
import { richTextHtml } from '#contracts/kernel/rich-text';
import { mailPlainText } from './mail-text.ts';

/** How a company's mails look. `logo.url`: whole, since a mail has no address of its own. */
export type MailBrand = { name: string; color: string; logo: { url: string; width: number; height: number } | null };

/** Pixels that a logo in a mail is high. */
const LOGO_HEIGHT = 40;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const DARK_ONLY = '@media (prefers-color-scheme:dark)';

/** Light unless the reader's system is dark; programs that know no styles show dark on white. */
const stylesOf = (color: string): string => {
  const { light, dark } = shadesOf(color);
  return `:root{color-scheme:light dark}
body{margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c2430;background:#ffffff}
main{max-width:560px;margin:0 auto;overflow-wrap:anywhere}
header{margin:0 0 24px;padding:0 0 16px;border-bottom:2px solid ${light.fill};font-weight:600}
a{color:${light.link}}
h2,h3,h4,h5,h6{font-size:1.125em;line-height:1.3;margin:1.2em 0 .5em}
footer{margin:32px 0 0;padding:16px 0 0;border-top:1px solid #c9d0cc;font-size:.875em;color:#5b655f}
blockquote{margin:1em 0;padding:0 0 0 16px;border-left:3px solid #c9d0cc}
${DARK_ONLY}{body{color:#e8edea;background:#121614}a{color:${dark.link}}header{border-color:${dark.fill}}blockquote{border-color:#3a443f}footer{border-color:#3a443f;color:#a7b0ab}}`;
};

const headerOf = ({ name, logo }: MailBrand): string => {
  if (!logo) return escapedHtml(name);
  const width = Math.round((logo.width / logo.height) * LOGO_HEIGHT);
  return `<img src="${escapedHtml(logo.url)}" alt="${escapedHtml(name)}" width="${width}" height="${LOGO_HEIGHT}">`;
};

/** `unsubscribeUrl`: where whoever reads it says that they want no more such mails. */
type Page = { locale: Locale; subject: string; content: string; brand: MailBrand; unsubscribeUrl?: string | null };

const unsubscribe: Record<Locale, (company: string) => { why: string; link: string }> = {
  'en-us': (company) => ({ why: `You can stop emails of this kind from ${company}.`, link: 'Unsubscribe' }),
  'pt-br': (company) => ({
    why: `Você pode deixar de receber e-mails deste tipo de ${company}.`,
    link: 'Cancelar inscrição',
  }),
};

type Document = Pick<Page, 'locale' | 'subject' | 'brand'> & { body: string; footer?: string };

/** A document on a company's colours, in light and dark; `body` is mark-up. */
export const brandedDocument = ({ locale, subject, brand, body, footer = '' }: Document): string => `<!doctype html>
<html lang="${languageTag(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapedHtml(subject)}</title>
<style>${stylesOf(brand.color)}</style></head>
<body>
<main>
<header>${headerOf(brand)}</header>
${body}
${footer}</main>
</body>
</html>
`;

/** The page as readers see it whose system is light, or dark, whatever that of whoever looks at it is. */
export const pageIn = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replace(DARK_ONLY, scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme:light dark', `color-scheme:${scheme}`);

/** A mail as its reader sees it: the same text as HTML on the company's colours, and plain. `content` is Markdown. */
export const mailPage = ({
  locale,
  subject,
  content,
  brand,
  unsubscribeUrl = null,
}: Page): { html: string; text: string } => {
  const { why, link } = unsubscribe[locale](brand.name);
  const footer = unsubscribeUrl
    ? `<footer>${escapedHtml(why)} <a href="${escapedHtml(unsubscribeUrl)}">${escapedHtml(link)}</a></footer>\n`
    : '';
  return {
    html: brandedDocument({ locale, subject, brand, footer, body: richTextHtml(content, 'h2', { isLetter: true }) }),
    text: mailPlainText(content) + (unsubscribeUrl ? `\n-- \n${why} ${link}: ${unsubscribeUrl}\n` : ''),
  };
};
