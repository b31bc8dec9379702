import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { LogoView } from '#contracts/kernel/stored-image';
import { jobContent } from '#contracts/recruiting/job/job.content';
import { job } from '#contracts/recruiting/job/job.entity';

export { OPEN_JOBS_PER_PAGE } from './public.limits.ts';

/** What a company shows to everybody. Empty texts are not shown. */
export const PublicCompanyView = z.object({
  id: Id,
  name: z.string(),
  subdomain: z.string(),
  /** Host name of its own by which search engines know its pages; null: the product's. */
  domain: z.string().nullable(),
  label: z.string(),
  description: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneE164: z.string(),
  website: z.string(),
  address: z.string(),
  color: z.string(),
  logo: LogoView.nullable(),
});
export type PublicCompanyView = z.infer<typeof PublicCompanyView>;

/** A published job as anybody sees it in a list. */
export const OpenJobView = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  /** In a few words, without its country. */
  location: z.string(),
  country: z.string().nullable(),
  workplaceType: jobContent.workplaceType,
  employmentTypes: jobContent.employmentTypes,
  companyName: z.string(),
  companySubdomain: z.string(),
  publishedAt: z.iso.datetime(),
});
export type OpenJobView = z.infer<typeof OpenJobView>;

/** What of a job everybody sees once it is published. */
const { title, expiresOn, expiresAt } = job.fields;
export const publicJobContent = { title, ...jobContent, expiresOn, expiresAt };
export type PublicJobContent = { [Field in keyof typeof publicJobContent]: z.output<(typeof publicJobContent)[Field]> };

/** A published job and who offers it. Salaries are integer minor units of `currency` per `interval`. */
export const PublicJobView = z.object({
  id: Id,
  slug: job.fields.slug,
  ...publicJobContent,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  company: PublicCompanyView,
});
export type PublicJobView = z.infer<typeof PublicJobView>;

/** With its description as it is shown (docs/product.md REC-5). */
export const ShownJobView = PublicJobView.extend({ descriptionHtml: z.string() });
export type ShownJobView = z.infer<typeof ShownJobView>;

/** One value of a filter, and how many open jobs have it. */
const facet = z.array(z.object({ value: z.string(), jobs: z.int() }));
/** What the open jobs of a company can be filtered by. */
export const JobFacets = z.object({ places: facet, workplaceTypes: facet, employmentTypes: facet, categories: facet });
export type JobFacets = z.infer<typeof JobFacets>;
