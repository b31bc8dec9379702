import { OPEN_JOBS_PER_PAGE, type PublicCompanyView } from 'contracts/recruiting/public/public.views';
import type { OpenJobs } from '#projection-service/recruiting/public/public.reads';
import { addressesOf, chosenLang, pathWith } from './address.ts';
import { companyBox, jobItem } from './company-box.ts';
import { formatCount, formatJobsFound } from './formats.ts';
import { summaryOf } from './html.ts';
import { companyGraph, scriptJson } from './json-ld.ts';
import type { Language } from './language.ts';
import { type Page, renderPage } from './render.ts';
import { canonicalSite, companyPath, productHref, type Site } from './site.ts';
import { initialsIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

const SUMMARY = 160;

type PageOptions = Site & { language: Language; q: string; page: number };

/** The page of a company with one page of its open jobs. */
export const companyPage = (
  company: PublicCompanyView,
  { jobs, jobsFound }: OpenJobs,
  { language, q, page, ...site }: PageOptions,
): Page => {
  const { locale } = language;
  const texts = pageTexts[locale];
  const path = companyPath(site, company);
  const canonical = canonicalSite(site.origin, company);
  const lastPage = Math.max(1, Math.ceil(jobsFound / OPEN_JOBS_PER_PAGE));
  const hrefOf = (to: number) => pathWith(path, { q, page: to > 1 ? to : undefined, lang: chosenLang(language) });
  const found = formatJobsFound(jobsFound, locale);
  const title = texts.openJobsOf(company.name);
  return renderPage(
    'company',
    {
      locale,
      ...addressesOf({
        origin: canonical.origin,
        path: canonical.home,
        shownPath: path,
        language,
        parameters: { q, page: page > 1 ? page : undefined },
      }),
      productHref: productHref(site, '/', language),
      title: page > 1 ? `${title} · ${texts.page(formatCount(page, locale), formatCount(lastPage, locale))}` : title,
      description: summaryOf(company.label || company.description, SUMMARY) || `${title} · ${found}`,
      color: company.color,
      icon: initialsIcon(company.name, company.color),
      image: company.logo && site.origin + company.logo.url,
      isIndexed: q === '',
      jsonLd: scriptJson(
        companyGraph(company, jobs, { origin: site.origin, skipped: (page - 1) * OPEN_JOBS_PER_PAGE }),
      ),
    },
    {
      company: companyBox(company, language, site),
      path,
      q,
      lang: chosenLang(language) ?? null,
      found,
      hasSearch: q !== '' || jobsFound > 0,
      jobs: jobs.map((job) => jobItem(job, language)),
      allHref: pathWith(path, { lang: chosenLang(language) }),
      previousHref: page > 1 ? hrefOf(page - 1) : null,
      nextHref: page < lastPage ? hrefOf(page + 1) : null,
      place: lastPage > 1 ? texts.page(formatCount(page, locale), formatCount(lastPage, locale)) : null,
    },
  );
};
