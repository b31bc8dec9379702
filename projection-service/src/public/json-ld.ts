import type { Locale } from 'contracts/kernel/locales';
import { majorOf } from 'contracts/kernel/money';
import { plainText, richTextHtml } from 'contracts/kernel/rich-text';
import {
  type EducationLevel,
  type EmploymentType,
  type ExperienceLevel,
  experienceMonths,
  intervalUnits,
} from 'contracts/recruiting/job/job.choices';
import type { JobContent } from 'contracts/recruiting/job/job.content';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import type { OpenJobView, PublicCompanyView, PublicJobView } from 'contracts/recruiting/public/public.views';
import type {
  Course,
  Graph,
  ItemList,
  JobPosting,
  MonetaryAmount,
  Organization,
  Place,
  PropertyValue,
  QuantitativeValue,
  Thing,
  WithContext,
} from 'schema-dts';

import { canonicalSite } from './site.ts';
import { pageTexts } from './texts/texts.ts';

const EMPLOYMENT: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  'per-diem': 'PER_DIEM',
  other: 'OTHER',
};

/** As schema.org's credentialCategory is read by search engines of jobs. */
const EDUCATION: Record<EducationLevel, string | null> = {
  none: null,
  'high-school': 'high school',
  vocational: 'professional certificate',
  associate: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

const SIGNS: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const LINE_ENDS = /[\u2028\u2029]/g;

/** JSON as it may stand in a script element: nothing in it ends the element or begins a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(LINE_ENDS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

const salaryOf = ({ salaryMin, salaryMax, currency, interval }: JobContent): MonetaryAmount | undefined => {
  if (currency === null || interval === null || (salaryMin === null && salaryMax === null)) return undefined;
  const value: QuantitativeValue = {
    '@type': 'QuantitativeValue',
    unitText: intervalUnits[interval].toUpperCase(),
    ...(salaryMin !== null && salaryMin === salaryMax && { value: majorOf(salaryMin, currency) }),
    ...(salaryMin !== null && salaryMin !== salaryMax && { minValue: majorOf(salaryMin, currency) }),
    ...(salaryMax !== null && salaryMin !== salaryMax && { maxValue: majorOf(salaryMax, currency) }),
  };
  return { '@type': 'MonetaryAmount', currency, value };
};

/** The name of a country as search engines have it in whatever language. */
const COUNTRY = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Of a job that is done wholly from elsewhere: that it is, and where people may live, without which they would have to live where
 * the job is. Work that is done elsewhere on some days is not called that.
 */
const remoteOf = ({ workplaceType, country }: JobContent) =>
  workplaceType === 'remote' && {
    jobLocationType: 'TELECOMMUTE' as const,
    ...(country && {
      applicantLocationRequirements: { '@type': 'Country', name: COUNTRY.of(country) ?? country } as const,
    }),
  };

/** Where the work is done: said of the job, else the headquarters; undefined where neither is known. */
const placeOf = (job: PublicJobView): Place | undefined => {
  const { location, streetAddress, postalCode, city, region, country, company } = job;
  const locality = city || location;
  if (![locality, streetAddress, postalCode, region, country].some(Boolean))
    return company.address ? { '@type': 'Place', address: company.address } : undefined;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(streetAddress && { streetAddress }),
      ...(postalCode && { postalCode }),
      ...(locality && { addressLocality: locality }),
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country }),
    },
  };
};

/** One value as it is, several as a list. */
const oneOrMany = <T>(values: readonly T[]): T | readonly T[] | undefined => (values.length > 1 ? values : values[0]);

/** As search engines of jobs read that nothing is asked for. */
const NO_REQUIREMENTS = 'no requirements';

const educationOf = (level: EducationLevel) => {
  const credentialCategory = EDUCATION[level];
  return credentialCategory === null
    ? NO_REQUIREMENTS
    : ({ '@type': 'EducationalOccupationalCredential', credentialCategory } as const);
};

/** By its time, else by its name. */
const experienceOf = (level: ExperienceLevel, locale: Locale) => {
  const monthsOfExperience = experienceMonths[level];
  if (monthsOfExperience === null) return pageTexts[locale].experienceLevels[level];
  if (monthsOfExperience === 0) return NO_REQUIREMENTS;
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } as const;
};

/** What applicants should bring. */
const requirementsOf = ({ educationLevel, experienceLevel }: JobContent, locale: Locale) => ({
  ...(educationLevel && { educationRequirements: educationOf(educationLevel) }),
  ...(experienceLevel && { experienceRequirements: experienceOf(experienceLevel, locale) }),
});

const addressOf = (company: PublicCompanyView, origin: string): string => {
  const site = canonicalSite(origin, company);
  return site.origin + site.home;
};

const organization = (company: PublicCompanyView, origin: string): Organization => ({
  '@type': 'Organization',
  name: company.name,
  url: addressOf(company, origin),
  ...(company.logo && { logo: origin + company.logo.url }),
  ...(company.description && { description: plainText(company.description) }),
  ...(company.website && { sameAs: company.website }),
  ...(company.email && { email: company.email }),
  ...(company.phoneE164 && { telephone: company.phoneE164 }),
  ...(company.address && { address: company.address }),
});

/** A job as search engines of jobs read it. */
export const jobPosting = (
  job: PublicJobView,
  { origin, locale }: { origin: string; locale: Locale },
): WithContext<JobPosting> => {
  const { company } = job;
  const texts = pageTexts[locale];
  const employment = oneOrMany(job.employmentTypes.map((type) => EMPLOYMENT[type]));
  const industry = job.industries.map((one) => texts.industries[one]).join(', ');
  const category = job.categories.map((one) => texts.categories[one]).join(', ');
  const benefits = job.benefits.map((one) => texts.benefitNames[one]).join(', ');
  const relocation = job.availableToRelocate && texts.relocationWanted;
  const travel =
    job.travelFrequency &&
    job.travelFrequency !== 'none' &&
    `${texts.travel}: ${texts.travelFrequencies[job.travelFrequency]}`;
  const asked = [travel, relocation].filter(Boolean).join('. ');
  const identifier: PropertyValue = { '@type': 'PropertyValue', name: company.name, value: job.id };
  const salary = salaryOf(job);
  const place = placeOf(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: richTextHtml(job.description || job.title, 'h3').replaceAll(' dir="auto"', ''),
    datePosted: job.publishedAt,
    hiringOrganization: organization(company, origin),
    ...(place && { jobLocation: place }),
    ...remoteOf(job),
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    ...(employment && { employmentType: employment }),
    ...(salary && { baseSalary: salary }),
    ...requirementsOf(job, locale),
    ...(industry && { industry }),
    ...(category && { occupationalCategory: category }),
    ...(benefits && { jobBenefits: benefits }),
    ...(asked && { qualifications: asked }),
    identifier,
    directApply: true,
    url: canonicalSite(origin, company).origin + publicJobPath(job.slug),
  };
};

/** A training that everybody may join. */
export const courseOf = (
  { name, summary, path }: { name: string; summary: string; path: string },
  company: PublicCompanyView,
  origin: string,
): WithContext<Course> => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name,
  description: summary,
  provider: organization(company, origin),
  url: origin + path,
});

/** A company and the jobs that its page lists. */
export const companyGraph = (
  company: PublicCompanyView,
  jobs: readonly OpenJobView[],
  { origin, skipped }: { origin: string; skipped: number },
): Graph => {
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: jobs.map(({ title, slug }, index) => ({
      '@type': 'ListItem',
      position: skipped + index + 1,
      name: title,
      url: canonicalSite(origin, company).origin + publicJobPath(slug),
    })),
  };
  const things: Thing[] = [organization(company, origin), ...(jobs.length > 0 ? [list] : [])];
  return { '@context': 'https://schema.org', '@graph': things };
};
