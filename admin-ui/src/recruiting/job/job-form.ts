import { slugText } from 'contracts/kernel/slug-text';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { fromMinor, toMinor } from 'ui-kit/format/typed-money';

type Values = Record<string, unknown>;

/** Amounts as people type them. */
export const toJobForm = ({
  salaryMin,
  salaryMax,
  currency,
}: Pick<JobView, 'salaryMin' | 'salaryMax' | 'currency'>): Values => ({
  salaryMin: fromMinor(salaryMin, currency ?? ''),
  salaryMax: fromMinor(salaryMax, currency ?? ''),
});

/** Amounts in minor units, and no slug where the title shall make one. */
export const fromJobForm = ({ slug, ...values }: Values): Values => {
  const minor = (typed: unknown) => toMinor(String(typed ?? ''), String(values.currency ?? ''));
  return {
    ...values,
    ...(slug !== undefined && slug !== '' && { slug }),
    salaryMin: minor(values.salaryMin),
    salaryMax: minor(values.salaryMax),
  };
};

const MAX_SLUG_LENGTH = 100;

/** A title as the last part of an address: "Café Manager (m/f)" → `cafe-manager-m-f`. */
export const slugOf = (title: string): string => slugText(title, MAX_SLUG_LENGTH);
