import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { formatMoney } from 'contracts/kernel/money';
import { auditedChoices, resourceOf } from 'contracts/reporting/audit/audited-events';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useCustomWords } from '#admin-ui/recruiting/custom-field/useCustomWords';
import { formatDateTime } from '#admin-ui/shared/formats';

type Values = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Of items, whose declarations the history does not know, what may be one of some values. */
const CHOICE = /^[a-z][\w-]*$/i;
const unsaid = new Set(['null', '""', 'false', '[]']);
const amounts = new Set(['salaryMin', 'salaryMax']);
/** Of these, null says that the person was erased; of all others, that nothing was said. */
const personal = new Set(['firstName', 'lastName', 'email', 'phone', 'phoneE164', 'comment', 'name', 'candidateName']);

const scopeNames = new Map(Object.entries(systemLabelScopes).map(([name, id]) => [id as string, name]));

/** Fields and values of the history in the reader's words. */
export const useAuditWords = (entity: string) => {
  const t = useTranslate();
  const locale = useLocale();

  const words = `resources.${resourceOf(entity)}`;
  const choices = useMemo(() => auditedChoices(entity), [entity]);
  const custom = useCustomWords(entity);
  const fieldName = (field: string) =>
    custom.fieldName(field) ?? t(`${words}.fields.${field}`, { _: t(`reporting.audit.field.${field}`, { _: field }) });

  const nothing = (field: string, value: unknown) =>
    t(value === null && personal.has(field) ? 'reporting.audit.erasedValue' : 'common.none');

  const word = (field: string, value: string, within: string): string => {
    if (field === 'country') return countryName(value, locale);
    const scope = field === 'scopeId' && scopeNames.get(value);
    if (scope) return t(`resources.labels.scope.${scope}`);
    if (INSTANT.test(value)) return formatDateTime(value, locale);
    const isChoice = within === words ? field === 'status' || choices[field]?.includes(value) : CHOICE.test(value);
    return isChoice ? t(`${within}.${field}.${value}`, { _: value }) : value;
  };

  /** What is said in an item of a list: `2. Name: Safety; Kind: Video`. */
  const itemText = ({ id: _id, ...item }: Values, index: number, within: string): string => {
    const said = Object.entries(item).filter(([, value]) => !unsaid.has(JSON.stringify(value)));
    const parts = said.map(
      ([field, value]) => `${t(`${within}.fields.${field}`, { _: field })}: ${valueText(field, value, item, within)}`,
    );
    return `${index + 1}. ${parts.join('; ')}`;
  };

  /** `siblings` are the other values of the record: an amount is read with its currency. */
  const valueText = (field: string, value: unknown, siblings: Values = {}, within = words): string => {
    if (value === null || value === undefined || value === '') return nothing(field, value);
    const said = custom.valueText(field, value);
    if (said !== null) return said;
    if (typeof value === 'string') return word(field, value, within);
    if (typeof value === 'boolean') return t(`reporting.audit.value.${value}`);
    if (typeof value === 'number' && amounts.has(field) && typeof siblings.currency === 'string') {
      return formatMoney(value, siblings.currency, locale);
    }
    if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (value.every((item) => typeof item !== 'object')) return value.map((item) => valueText(field, item)).join(', ');
    return value.map((item, index) => itemText(item, index, `${within}.items.${field}`)).join('\n');
  };
  return { fieldName, valueText };
};
