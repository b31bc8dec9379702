import { fileURLToPath } from 'node:url';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import { Liquid } from 'liquidjs';
import { fontUrl } from 'ui-kit/theme/font';
import { type Body, bodyOf } from './body.ts';
import { keepingScript, type Language, otherLocale } from './language.ts';
import { brandStyle, pageStyle, securityPolicy } from './style.ts';
import { pageTexts } from './texts/texts.ts';

const templates = new Liquid({
  root: fileURLToPath(new URL('templates', import.meta.url)),
  extname: '.liquid',
  cache: true,
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  outputEscape: 'escape',
});

export type Template = 'job' | 'company' | 'missing' | 'open-interview' | 'training' | 'training-frame';

/** What every page says of itself. */
export type Head = {
  language: Language;
  title: string;
  description: string;
  color: string;
  icon: string;
  /** Absolute address of a picture to show beside a link to the page. */
  image: string | null;
  /** The page itself shows a logo. */
  hasLogo: boolean;
  /** Absolute addresses: of this page, of it in each language, and the path that switches the language. */
  canonical: string | null;
  alternates: readonly { hreflang: string; href: string }[];
  switchHref: string;
  /** The product's first page. */
  productHref: string;
  isIndexed: boolean;
  /** JSON as it stands in a script element. */
  jsonLd: string | null;
  /** Origins of the sites that may show it in a frame; none by default. */
  frameAncestors?: readonly string[];
};

/** A page as it is sent, and what lets its styles in. */
export type Page = { locale: Locale; policy: string; body: Body; isFramed: boolean };

/** A page of `template`; what is in `view` is text, whatever it looks like, unless the template calls it raw. */
export const renderPage = (template: Template, head: Head, view: Record<string, unknown>): Page => {
  const { frameAncestors = [], hasLogo } = head;
  const { locale } = head.language;
  const isFramed = frameAncestors.length > 0;
  // What runs in another site keeps nothing.
  const script = isFramed ? null : keepingScript(head.language);
  const brand = brandStyle(head.color);
  const html = templates.renderFileSync(template, {
    t: pageTexts[locale],
    lang: languageTag(locale),
    otherLang: languageTag(otherLocale(locale)),
    head,
    font: fontUrl('latin'),
    style: pageStyle,
    brand,
    script,
    view,
  });
  return { locale, policy: securityPolicy({ brand, script, hasLogo, frameAncestors }), body: bodyOf(html), isFramed };
};
