import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import type { CustomValue } from 'contracts/recruiting/custom-field/custom-values';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { customText } from './custom-text.ts';

type Props = { field: CustomFieldView; value: CustomValue | null | undefined };

/** A value of a company's own field; a link can be followed. */
export const CustomValueText = ({ field, value }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const text = customText(field, value, { t, locale });
  if (field.kind !== 'link' || text === '') return text;
  return (
    <a href={text} target="_blank" rel="noreferrer noopener">
      {text.replace(/^https?:\/\//, '')}
    </a>
  );
};
