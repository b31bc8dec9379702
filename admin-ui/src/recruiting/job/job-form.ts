import type { JobView } from 'contracts/recruiting/job/job.entity';
import { fromMinor, toMinor } from '#admin-ui/shared/money';

/** What the form holds: amounts as people type them. */
export type JobFormValues = {
  title: string;
  slug: string;
  location: string;
  country: string | null;
  description: string;
  employmentType: JobView['employmentType'];
  salaryMin: string;
  salaryMax: string;
  currency: string | null;
  interval: JobView['interval'];
};

export const emptyJobForm: JobFormValues = {
  title: '',
  slug: '',
  location: '',
  country: null,
  description: '',
  employmentType: null,
  salaryMin: '',
  salaryMax: '',
  currency: null,
  interval: null,
};

export const toJobForm = (job: JobView): JobFormValues & { id: string } => ({
  id: job.id,
  title: job.title,
  slug: job.slug,
  location: job.location,
  country: job.country,
  description: job.description,
  employmentType: job.employmentType,
  salaryMin: fromMinor(job.salaryMin, job.currency ?? ''),
  salaryMax: fromMinor(job.salaryMax, job.currency ?? ''),
  currency: job.currency,
  interval: job.interval,
});

/** The form as the API takes it: amounts in minor units, and no slug where the title shall make one. */
export const fromJobForm = (values: JobFormValues) => {
  const currency = values.currency ?? '';
  const { slug, ...rest } = values;
  return {
    title: rest.title.trim(),
    ...(slug.trim() && { slug: slug.trim() }),
    location: rest.location.trim(),
    country: rest.country,
    description: rest.description.trim(),
    employmentType: rest.employmentType,
    salaryMin: toMinor(rest.salaryMin, currency),
    salaryMax: toMinor(rest.salaryMax, currency),
    currency: rest.currency,
    interval: rest.interval,
  };
};

const MAX_SLUG_LENGTH = 100;

/** A title as the last part of an address: "Café Manager (m/f)" → `cafe-manager-m-f`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
