import type { Locale } from 'contracts/kernel/locales';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import type { CustomValue } from 'contracts/recruiting/custom-field/custom-values';

type Tools = { t: (key: string) => string; locale: Locale };

/** A day that is the same everywhere. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'pt-br' ? 'pt-BR' : 'en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: locale === 'pt-br' ? '2-digit' : 'short',
    day: locale === 'pt-br' ? '2-digit' : 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

const optionNames = ({ options }: CustomFieldView, ids: readonly string[]): string =>
  ids
    .map((id) => options.find((option) => option.id === id)?.name)
    .filter(Boolean)
    .join(', ');

/** A value in words. */
export const customText = (
  field: CustomFieldView,
  value: CustomValue | null | undefined,
  { t, locale }: Tools,
): string => {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return optionNames(field, [value].flat() as string[]);
    case 'yes-no':
      return t(value ? 'common.yes' : 'common.no');
    case 'date':
      return dayText(String(value), locale);
    case 'number':
      return new Intl.NumberFormat(locale === 'pt-br' ? 'pt-BR' : 'en-US', { maximumFractionDigits: 10 }).format(
        Number(value),
      );
    case 'text':
    case 'link':
      return String(value);
  }
};

/** A value as a file has it: days as in ISO 8601, numbers as numbers. */
export const customCell = (
  field: CustomFieldView,
  value: CustomValue | null | undefined,
  tools: Tools,
): string | number => {
  if (typeof value === 'number' || field.kind === 'date')
    return value === undefined || value === null ? '' : (value as number);
  return customText(field, value, tools);
};
