import type { Locale } from '#contracts/kernel/locales';
import { formatMoney, formatMoneyRange } from '#contracts/kernel/money';
import type { JobFields } from './job.entity.ts';

/** How a salary is said: one amount or a range of them, from one upwards, or up to one. */
export type SalaryWords = { bound: 'exact' | 'from' | 'up-to'; amount: string };

/** What a job pays, without its interval; null where nothing is said. */
export const salaryWords = (
  { salaryMin, salaryMax, currency }: Pick<JobFields, 'salaryMin' | 'salaryMax' | 'currency'>,
  locale: Locale,
): SalaryWords | null => {
  if (currency === null) return null;
  if (salaryMin === null)
    return salaryMax === null ? null : { bound: 'up-to', amount: formatMoney(salaryMax, currency, locale) };
  if (salaryMax === null) return { bound: 'from', amount: formatMoney(salaryMin, currency, locale) };
  const isOne = salaryMin === salaryMax;
  const amount = isOne
    ? formatMoney(salaryMin, currency, locale)
    : formatMoneyRange([salaryMin, salaryMax], currency, locale);
  return { bound: 'exact', amount };
};
