import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import type { OpenJobView, PublicCompanyView } from 'contracts/recruiting/public/public.views';
import { chosenLang, pathWith } from './address.ts';
import { jobItem } from './company-box.ts';
import { type Language, otherLocale } from './language.ts';
import { type Head, type Page, renderPage } from './render.ts';
import { OWN_COLOR, ownIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

/** Jobs that are offered instead of one that is closed. */
const OTHERS = 10;

/** A title as all of our own pages have it. */
const ofOurs = (title: string): string => `${title} · Onrecord`;

const headOf = ({ locale }: Language, path: string): Omit<Head, 'title' | 'description'> => ({
  locale,
  color: OWN_COLOR,
  icon: ownIcon,
  canonical: null,
  alternates: [],
  switchHref: pathWith(path, { lang: otherLocale(locale) }),
  isIndexed: false,
  jsonLd: null,
});

/** Nothing is here, and never was. */
export const notFoundPage = (language: Language, path: string): Page => {
  const { notFound: title, notFoundLead: lead } = pageTexts[language.locale];
  const head = { ...headOf(language, path), title: ofOurs(title), description: lead };
  return renderPage('missing', head, { title, lead, jobs: [], jobsTitle: null, allHref: null });
};

/** A job was here. */
export const closedPage = (
  { company, jobs }: { company: PublicCompanyView; jobs: readonly OpenJobView[] },
  language: Language,
  path: string,
): Page => {
  const texts = pageTexts[language.locale];
  const lead = texts.closedLead(company.name);
  const head = { ...headOf(language, path), title: ofOurs(texts.closed), description: lead };
  return renderPage('missing', head, {
    title: texts.closed,
    lead,
    jobs: jobs.slice(0, OTHERS).map((job) => jobItem(job, language)),
    jobsTitle: texts.otherJobsOf(company.name),
    allHref: pathWith(publicCompanyPath(company.subdomain), { lang: chosenLang(language) }),
  });
};
