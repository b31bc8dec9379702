import type { Locale } from 'contracts/kernel/locales';
import { type JobFacets, OPEN_JOBS_PER_PAGE, type PublicCompanyView } from 'contracts/recruiting/public/public.views';
import { publicTrainingPath } from 'contracts/training/public-training/public-training.paths';
import type { JobFilter, OpenJobs } from '#projection-service/recruiting/public/public.reads';
import type { ListedTraining } from '#projection-service/training/public-training/public-training.reads';
import { addressesOf, chosenLang, pathWith } from './address.ts';
import { companyBox, jobItem } from './company-box.ts';
import { formatCount, formatJobsFound } from './formats.ts';
import { summaryOf } from './html.ts';
import { companyGraph, scriptJson } from './json-ld.ts';
import type { Language } from './language.ts';
import { companyPicturePath } from './pictures.ts';
import { type Page, renderPage } from './render.ts';
import { canonicalSite, companyPath, productHref, type Site } from './site.ts';
import { initialsIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

const SUMMARY = 160;

type PageOptions = Site & {
  language: Language;
  q: string;
  page: number;
  filter: JobFilter;
  facets: JobFacets;
  trainings: readonly ListedTraining[];
};

type Facet = JobFacets['places'];
type Words = Record<string, string>;

/** What the list can be narrowed to, in words; a choice of one says nothing, unless it was made. */
const filtersOf = (facets: JobFacets, filter: JobFilter, locale: Locale) => {
  const texts = pageTexts[locale];
  const selectOf = (
    name: keyof JobFilter,
    facet: Facet,
    { label, all, words }: { label: string; all: string; words?: Words },
  ) => {
    const chosen = filter[name] ?? '';
    const known = facet.some(({ value }) => value === chosen) || chosen === '';
    const choices = (known ? facet : [...facet, { value: chosen, jobs: 0 }])
      .map(({ value, jobs }) => ({
        value,
        text: words?.[value] ?? value,
        count: formatCount(jobs, locale),
        isChosen: value === chosen,
      }))
      .sort((one, other) => one.text.localeCompare(other.text, locale));
    return { name, label, all, choices };
  };
  return [
    selectOf('place', facets.places, { label: texts.location, all: texts.anyPlace }),
    selectOf('workplace', facets.workplaceTypes, {
      label: texts.workplace,
      all: texts.anyWorkplace,
      words: texts.workplaces,
    }),
    selectOf('employment', facets.employmentTypes, {
      label: texts.employmentType,
      all: texts.anyEmployment,
      words: texts.employment,
    }),
    selectOf('category', facets.categories, { label: texts.category, all: texts.anyCategory, words: texts.categories }),
  ].filter(({ choices, name }) => choices.length > 1 || filter[name]);
};

/** The page of a company with one page of its open jobs. */
export const companyPage = (
  company: PublicCompanyView,
  { jobs, jobsFound }: OpenJobs,
  { language, q, page, filter, facets, trainings, ...site }: PageOptions,
): Page => {
  const { locale } = language;
  const texts = pageTexts[locale];
  const path = companyPath(site, company);
  const canonical = canonicalSite(site.origin, company);
  const lastPage = Math.max(1, Math.ceil(jobsFound / OPEN_JOBS_PER_PAGE));
  const asked = { q, ...filter };
  const isAsked = Object.values(asked).some(Boolean);
  const hrefOf = (to: number) =>
    pathWith(path, { ...asked, page: to > 1 ? to : undefined, lang: chosenLang(language) });
  const found = formatJobsFound(jobsFound, locale);
  const title = texts.openJobsOf(company.name);
  return renderPage(
    'company',
    {
      language,
      ...addressesOf({
        origin: canonical.origin,
        path: canonical.home,
        shownPath: path,
        language,
        parameters: { ...asked, page: page > 1 ? page : undefined },
      }),
      productHref: productHref(site, '/', language),
      title: page > 1 ? `${title} · ${texts.page(formatCount(page, locale), formatCount(lastPage, locale))}` : title,
      description: summaryOf(company.label || company.description, SUMMARY) || `${title} · ${found}`,
      color: company.color,
      icon: initialsIcon(company.name, company.color),
      image: site.origin + companyPicturePath(company.subdomain),
      hasLogo: company.logo !== null,
      isIndexed: !isAsked,
      jsonLd: scriptJson(
        companyGraph(company, jobs, { origin: site.origin, skipped: (page - 1) * OPEN_JOBS_PER_PAGE }),
      ),
    },
    {
      company: companyBox(company, language, site),
      path,
      q,
      isAsked,
      filters: filtersOf(facets, filter, locale),
      lang: chosenLang(language) ?? null,
      found,
      hasSearch: isAsked || jobsFound > 0,
      jobs: jobs.map((job) => jobItem(job, language)),
      trainings: trainings.map(({ slug, name, lessonCount }) => ({
        name,
        lessons: texts.lessonCount(lessonCount),
        href: publicTrainingPath(company.subdomain, slug, undefined, chosenLang(language)),
      })),
      allHref: pathWith(path, { lang: chosenLang(language) }),
      previousHref: page > 1 ? hrefOf(page - 1) : null,
      nextHref: page < lastPage ? hrefOf(page + 1) : null,
      place: lastPage > 1 ? texts.page(formatCount(page, locale), formatCount(lastPage, locale)) : null,
    },
  );
};
