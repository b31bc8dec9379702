import { minorDigits } from 'contracts/kernel/money';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { intlTag } from '#admin-ui/shared/formats';
import { weekdays } from './weekdays.ts';

type Of = { candidate: CandidateView };

export const WebLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer noopener">
    {address.replace(/^https?:\/\/(www\.)?/, '')}
  </a>
);

export const hasAddress = (candidate: CandidateView): boolean =>
  [candidate.street, candidate.postalCode, candidate.city, candidate.state, candidate.country, candidate.location].some(
    Boolean,
  );

export const hasPay = (candidate: CandidateView): boolean =>
  [candidate.expectedSalary, candidate.expectedMonthlyWage, candidate.expectedHourlyWage].some((one) => one !== null);

/** Where somebody lives; what they say of it themselves comes last. */
export const AddressText = ({ candidate }: Of) => {
  const locale = useLocale();
  const { street, complement, postalCode, city, state, country, location } = candidate;
  const lines = [
    [street, complement].filter(Boolean).join(', '),
    country === 'US' || country === 'CA'
      ? [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      : [postalCode, city, state].filter(Boolean).join(' '),
    country && countryName(country, locale),
    location,
  ].filter(Boolean);
  return lines.length > 0 && <span style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</span>;
};

/** Amounts in somebody's own currency, as the reader's language writes them. */
const useAmount = ({ salaryCurrency }: CandidateView) => {
  const locale = useLocale();
  return (minor: number): string => {
    const amount = minor / 10 ** minorDigits(salaryCurrency ?? '');
    const style = salaryCurrency ? { style: 'currency' as const, currency: salaryCurrency } : {};
    return new Intl.NumberFormat(intlTag(locale), {
      ...style,
      maximumFractionDigits: 2,
      minimumFractionDigits: 0,
    }).format(amount);
  };
};

/** What somebody is paid now. */
export const AmountText = ({ candidate }: Of) => {
  const format = useAmount(candidate);
  return candidate.currentSalary !== null && format(candidate.currentSalary);
};

/** What somebody expects to be paid. */
export const PayText = ({ candidate }: Of) => {
  const t = useTranslate();
  const format = useAmount(candidate);
  const { expectedSalary, expectedMonthlyWage, expectedHourlyWage } = candidate;
  const lines = (
    [
      [expectedSalary, 'annually'],
      [expectedMonthlyWage, 'monthly'],
      [expectedHourlyWage, 'hourly'],
    ] as const
  ).flatMap(([minor, per]) => (minor === null ? [] : [`${format(minor)} ${t(`resources.jobs.per.${per}`)}`]));
  return lines.length > 0 && <span style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</span>;
};

export const DaysText = ({ days }: { days: readonly number[] }) => {
  const locale = useLocale();
  return weekdays(locale)
    .filter(({ day }) => days.includes(day))
    .map(({ name }) => name)
    .join(', ');
};
