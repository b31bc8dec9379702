import { majorOf } from 'contracts/kernel/money';
import { plainText, richTextHtml } from 'contracts/kernel/rich-text';
import type { EmploymentType, SalaryInterval } from 'contracts/recruiting/job/job.choices';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import type { OpenJobView, PublicCompanyView, PublicJobView } from 'contracts/recruiting/public/public.views';
import type {
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
import type { PublicFields } from '#projection-service/recruiting/public/public.refs';

import { canonicalSite } from './site.ts';

const EMPLOYMENT: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  'per-diem': 'PER_DIEM',
  other: 'OTHER',
};

const UNIT: Record<SalaryInterval, string> = {
  annually: 'YEAR',
  monthly: 'MONTH',
  weekly: 'WEEK',
  daily: 'DAY',
  hourly: 'HOUR',
};

const SIGNS: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const LINE_ENDS = /[\u2028\u2029]/g;

/** JSON as it may stand in a script element: nothing in it ends the element or begins a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(LINE_ENDS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

const salaryOf = ({ salaryMin, salaryMax, currency, interval }: PublicFields): MonetaryAmount | undefined => {
  if (currency === null || interval === null || (salaryMin === null && salaryMax === null)) return undefined;
  const value: QuantitativeValue = {
    '@type': 'QuantitativeValue',
    unitText: UNIT[interval],
    ...(salaryMin !== null && salaryMin === salaryMax && { value: majorOf(salaryMin, currency) }),
    ...(salaryMin !== null && salaryMin !== salaryMax && { minValue: majorOf(salaryMin, currency) }),
    ...(salaryMax !== null && salaryMin !== salaryMax && { maxValue: majorOf(salaryMax, currency) }),
  };
  return { '@type': 'MonetaryAmount', currency, value };
};

/** Where the work is done: said of the job, else the headquarters; undefined where neither is known. */
const placeOf = ({ location, country, company }: PublicJobView): Place | undefined => {
  if (!location && !country) return company.address ? { '@type': 'Place', address: company.address } : undefined;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(location && { addressLocality: location }),
      ...(country && { addressCountry: country }),
    },
  };
};

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
export const jobPosting = (job: PublicJobView, origin: string): WithContext<JobPosting> => {
  const { company } = job;
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
    ...(job.employmentType && { employmentType: EMPLOYMENT[job.employmentType] }),
    ...(salary && { baseSalary: salary }),
    identifier,
    directApply: true,
    url: canonicalSite(origin, company).origin + publicJobPath(job.slug),
  };
};

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
