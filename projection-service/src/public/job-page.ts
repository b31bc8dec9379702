import { richTextHtml } from 'contracts/kernel/rich-text';
import { applyPath, publicJobPath } from 'contracts/recruiting/public/public.paths';
import type { PublicJobView } from 'contracts/recruiting/public/public.views';
import { addressesOf, chosenLang, pathWith } from './address.ts';
import { companyBox } from './company-box.ts';
import { formatDay, formatPlace, formatSalary } from './formats.ts';
import { summaryOf } from './html.ts';
import { jobPosting, scriptJson } from './json-ld.ts';
import type { Language } from './language.ts';
import { type Page, renderPage } from './render.ts';
import { canonicalSite, companyPath, productHref, type Site } from './site.ts';
import { initialsIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

/** Characters that search engines and messengers show of a description. */
const SUMMARY = 160;

type PageOptions = Site & { language: Language; source: string; isOwnSource: boolean };

/** The page of one open job; whoever applies on it comes from `source`. */
export const jobPage = (job: PublicJobView, { language, source, isOwnSource, ...site }: PageOptions): Page => {
  const { locale } = language;
  const { company } = job;
  const texts = pageTexts[locale];
  const path = publicJobPath(job.slug);
  const place = formatPlace(job, locale);
  const salary = formatSalary(job, locale);
  const employment = job.employmentType && texts.employment[job.employmentType];
  const facts = [
    { label: texts.location, value: place },
    { label: texts.employmentType, value: employment },
    { label: texts.salary, value: salary },
  ].filter(({ value }) => value !== null);
  const kept = isOwnSource ? {} : { source };
  const saying = [texts.jobAt(job.title, company.name), place, employment, salary].filter(Boolean).join(' · ');
  return renderPage(
    'job',
    {
      locale,
      ...addressesOf({ origin: canonicalSite(site.origin, company).origin, path, language, kept }),
      productHref: productHref(site, '/', language),
      title: texts.jobAt(job.title, company.name),
      description: summaryOf(job.description, SUMMARY) || saying,
      color: company.color,
      icon: initialsIcon(company.name, company.color),
      image: company.logo && site.origin + company.logo.url,
      isIndexed: true,
      jsonLd: scriptJson(jobPosting(job, site.origin)),
    },
    {
      title: job.title,
      facts,
      company: companyBox(company, language, site),
      applyHref: productHref(site, applyPath(job.id, source), language),
      published: formatDay(job.publishedAt, locale),
      publishedAt: job.publishedAt,
      descriptionHtml: richTextHtml(job.description, 'h3'),
      allJobsHref: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    },
  );
};
