import type { Locale } from 'contracts/kernel/locales';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { placeOf } from 'contracts/recruiting/job/job.place';
import { applyPath, publicJobPath } from 'contracts/recruiting/public/public.paths';
import type { PublicJobView } from 'contracts/recruiting/public/public.views';
import { addressesOf, chosenLang, pathWith } from './address.ts';
import { companyBox } from './company-box.ts';
import { formatDay, formatPlace, formatSalary } from './formats.ts';
import { summaryOf } from './html.ts';
import { jobPosting, scriptJson } from './json-ld.ts';
import type { Language } from './language.ts';
import { jobPicturePath } from './pictures.ts';
import { type Page, renderPage } from './render.ts';
import { canonicalSite, companyPath, productHref, type Site } from './site.ts';
import { initialsIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

/** Characters that search engines and messengers show of a description. */
const SUMMARY = 160;

type PageOptions = Site & { language: Language; source: string; isOwnSource: boolean };

/** What is known of a job in short; what is not said is left out. */
const factsOf = (job: PublicJobView, locale: Locale) => {
  const texts = pageTexts[locale];
  const listed = (values: readonly string[]): string | null => values.join(', ') || null;
  const address = [job.streetAddress, [job.postalCode, job.city].filter(Boolean).join(' '), job.region];
  const facts = [
    { label: texts.location, value: formatPlace({ ...job, location: placeOf(job) }, locale) },
    { label: texts.address, value: job.streetAddress ? listed(address.filter(Boolean)) : null },
    { label: texts.workplace, value: job.workplaceType && texts.workplaces[job.workplaceType] },
    { label: texts.employmentType, value: listed(job.employmentTypes.map((type) => texts.employment[type])) },
    { label: texts.salary, value: formatSalary(job, locale) },
    { label: texts.category, value: listed(job.categories.map((one) => texts.categories[one])) },
    { label: texts.industry, value: listed(job.industries.map((one) => texts.industries[one])) },
    { label: texts.applyBy, value: job.expiresOn && formatDay(job.expiresOn, locale) },
  ];
  const requirements = [
    { label: texts.experience, value: job.experienceLevel && texts.experienceLevels[job.experienceLevel] },
    { label: texts.education, value: job.educationLevel && texts.educationLevels[job.educationLevel] },
    { label: texts.travel, value: job.travelFrequency && texts.travelFrequencies[job.travelFrequency] },
    { label: texts.relocation, value: job.availableToRelocate ? texts.relocationWanted : null },
  ];
  const isSaid = ({ value }: { value: string | null }) => value !== null;
  return { facts: facts.filter(isSaid), requirements: requirements.filter(isSaid) };
};

/** The page of one open job; whoever applies on it comes from `source`. */
export const jobPage = (job: PublicJobView, { language, source, isOwnSource, ...site }: PageOptions): Page => {
  const { locale } = language;
  const { company } = job;
  const texts = pageTexts[locale];
  const path = publicJobPath(job.slug);
  const { facts, requirements } = factsOf(job, locale);
  const inShort = facts.filter(({ label }) =>
    [texts.location, texts.workplace, texts.employmentType, texts.salary].includes(label),
  );
  const kept = isOwnSource ? {} : { source };
  const saying = [texts.jobAt(job.title, company.name), ...inShort.map(({ value }) => value)].join(' · ');
  return renderPage(
    'job',
    {
      language,
      ...addressesOf({ origin: canonicalSite(site.origin, company).origin, path, language, kept }),
      productHref: productHref(site, '/', language),
      title: texts.jobAt(job.title, company.name),
      description: summaryOf(job.description, SUMMARY) || saying,
      color: company.color,
      icon: initialsIcon(company.name, company.color),
      image: canonicalSite(site.origin, company).origin + jobPicturePath(job.slug),
      hasLogo: company.logo !== null,
      isIndexed: true,
      jsonLd: scriptJson(jobPosting(job, { origin: site.origin, locale })),
    },
    {
      title: job.title,
      facts,
      requirements,
      benefits: job.benefits.map((one) => texts.benefitNames[one]),
      company: companyBox(company, language, site),
      applyHref: productHref(site, applyPath(job.id, source), language),
      published: formatDay(job.publishedAt, locale),
      publishedAt: job.publishedAt,
      descriptionHtml: richTextHtml(job.description, 'h3'),
      allJobsHref: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    },
  );
};
