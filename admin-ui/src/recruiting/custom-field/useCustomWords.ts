import { type CustomFieldOwner, customFieldOwners } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomValue } from 'contracts/recruiting/custom-field/custom-values';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { CUSTOM } from '#admin-ui/reporting/audit/custom-values';
import { customText } from './custom-text.ts';
import { useCustomFields } from './useCustomFields.ts';

/** Of a field that is gone, what was chosen has no name any more. */
const ID = /^[0-9a-f-]{36}$/;

const ownerOf = (entity: string): CustomFieldOwner | null =>
  customFieldOwners.find((owner) => owner === entity) ?? null;

/** What the history says in a company's own fields, by what field and options are called today; null of all other fields. */
export const useCustomWords = (entity: string) => {
  const t = useTranslate();
  const locale = useLocale();
  const fields = useCustomFields(ownerOf(entity));
  const fieldOf = (name: string) => fields.find(({ id }) => name === `${CUSTOM}${id}`);
  const isOwn = (name: string) => name.startsWith(CUSTOM);
  return {
    fieldName: (name: string): string | null =>
      isOwn(name) ? (fieldOf(name)?.name ?? t('resources.custom-fields.gone')) : null,
    valueText: (name: string, value: unknown): string | null => {
      if (!isOwn(name)) return null;
      const field = fieldOf(name);
      if (field) return customText(field, value as CustomValue, { t, locale });
      return [value].flat().every((one) => ID.test(String(one))) ? t('resources.custom-fields.goneOption') : null;
    },
  };
};
