import type { OpenJobView, PublicCompanyView } from 'contracts/recruiting/public/public.views';
import { chosenLang, pathWith } from './address.ts';
import { jobItem } from './company-box.ts';
import { type Language, otherLocale } from './language.ts';
import { type Head, type Page, renderPage } from './render.ts';
import { companyPath, productHref, type Site } from './site.ts';
import { OWN_COLOR, ownIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

/** Jobs that are offered instead of one that is closed. */
const OTHERS = 10;

/** A title as all of our own pages have it. */
const ofOurs = (title: string): string => `${title} · Onrecord`;

type PageOptions = { language: Language; path: string; site: Site };

const headOf = ({ language, path, site }: PageOptions): Omit<Head, 'title' | 'description'> => ({
  language,
  productHref: productHref(site, '/', language),
  color: OWN_COLOR,
  icon: ownIcon,
  image: null,
  hasLogo: false,
  canonical: null,
  alternates: [],
  switchHref: pathWith(path, { lang: otherLocale(language.locale) }),
  isIndexed: false,
  jsonLd: null,
});

/** Nothing is here, and never was. */
export const notFoundPage = (options: PageOptions): Page => {
  const { notFound: title, notFoundLead: lead } = pageTexts[options.language.locale];
  const head = { ...headOf(options), title: ofOurs(title), description: lead };
  return renderPage('missing', head, { title, lead, jobs: [], jobsTitle: null, allHref: null, allText: null });
};

/** A job was here. */
export const closedPage = (
  { company, jobs }: { company: PublicCompanyView; jobs: readonly OpenJobView[] },
  options: PageOptions,
): Page => {
  const { language, site } = options;
  const texts = pageTexts[language.locale];
  const lead = texts.closedLead(company.name);
  const head = { ...headOf(options), title: ofOurs(texts.closed), description: lead };
  return renderPage('missing', head, {
    title: texts.closed,
    lead,
    jobs: jobs.slice(0, OTHERS).map((job) => jobItem(job, language)),
    jobsTitle: texts.otherJobsOf(company.name),
    allHref: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    allText: texts.allJobs,
  });
};

/** A training was here that everybody could join. */
export const closedTrainingPage = (company: PublicCompanyView, options: PageOptions): Page => {
  const { language, site } = options;
  const texts = pageTexts[language.locale];
  const lead = texts.trainingClosedLead(company.name);
  const head = { ...headOf(options), title: ofOurs(texts.trainingClosed), description: lead };
  return renderPage('missing', head, {
    title: texts.trainingClosed,
    lead,
    jobs: [],
    jobsTitle: null,
    allHref: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    allText: texts.moreOfCompany,
  });
};
