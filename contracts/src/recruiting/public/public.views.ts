import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { LogoView } from '#contracts/kernel/stored-image';
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
  location: z.string(),
  country: z.string().nullable(),
  employmentType: job.written.shape.employmentType,
  companyName: z.string(),
  companySubdomain: z.string(),
  publishedAt: z.iso.datetime(),
});
export type OpenJobView = z.infer<typeof OpenJobView>;

/** What everybody sees of a job: a company's own fields are for the company. */
const { custom: _, ...publicFields } = job.written.shape;

/** A published job and who offers it. Salaries are integer minor units of `currency` per `interval`. */
export const PublicJobView = z.object({
  id: Id,
  ...publicFields,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  company: PublicCompanyView,
});
export type PublicJobView = z.infer<typeof PublicJobView>;

/** With its description as it is shown (docs/product.md REC-5). */
export const ShownJobView = PublicJobView.extend({ descriptionHtml: z.string() });
export type ShownJobView = z.infer<typeof ShownJobView>;
