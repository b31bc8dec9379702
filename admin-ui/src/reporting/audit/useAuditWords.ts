import { useLocale } from 'candidate-ui/shared/preferences';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '#admin-ui/shared/formats';
import { formatMoney } from '#admin-ui/shared/money';

type Values = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const amounts = new Set(['salaryMin', 'salaryMax']);
/** Fields whose values are words of the product, by the catalogue that translates them. */
const catalogues: Record<string, string> = {
  employmentType: 'recruiting.job.employmentType',
  interval: 'recruiting.job.interval',
};

/** Fields and values of the history in the reader's words. */
export const useAuditWords = (entity: string) => {
  const t = useTranslate();
  const locale = useLocale();

  const fieldName = (field: string) =>
    t(`recruiting.${entity}.field.${field}`, { _: t(`reporting.audit.field.${field}`, { _: field }) });

  const valueText = (field: string, value: unknown, siblings: Values = {}): string => {
    if (value === null) return t('reporting.audit.erasedValue');
    if (value === undefined || value === '') return t('common.none');
    if (typeof value === 'number' && amounts.has(field) && typeof siblings.currency === 'string') {
      return formatMoney(value, siblings.currency, locale);
    }
    if (Array.isArray(value)) return value.map((item) => valueText(field, item)).join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    if (typeof value !== 'string') return String(value);
    if (INSTANT.test(value)) return formatDateTime(value, locale);
    if (['status', 'from', 'to'].includes(field)) return t(`recruiting.${entity}.status.${value}`, { _: value });
    return t(`${catalogues[field] ?? 'reporting.audit.value'}.${value}`, { _: value });
  };
  return { fieldName, valueText };
};
