import { useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { required } from '#admin-ui/shared/form/validators';
import { useCompanyChoices } from './useCompanyChoices.ts';

const rules = [required()];

/** The company that something is made for. */
export const CompanyField = () => {
  const t = useTranslate();
  const { id, field, fault } = useField({ source: 'companyId', validate: rules, defaultValue: null });
  const { choices, chosen, setSearch } = useCompanyChoices(field.value ?? null);
  return (
    <FieldFrame id={id} label={t('platform.company.one')} fault={fault} required>
      <Combobox
        placeholder={t('platform.company.choose')}
        choices={choices}
        chosen={chosen}
        onChoose={(choice) => field.onChange(choice?.id ?? null)}
        onSearch={setSearch}
        {...describedBy(id, { hint: undefined, fault })}
      />
    </FieldFrame>
  );
};
