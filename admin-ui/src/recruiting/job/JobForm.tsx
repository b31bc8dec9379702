import { useMemo } from 'react';
import { countryChoices } from 'ui-kit/format/countries';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { matching } from '#admin-ui/shared/form/validators';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { currencyChoices } from './currencies.ts';
import { useSlugFromTitle } from './useSlugFromTitle.ts';

/** Amounts are typed in whole units, and sent in minor ones. */
const amountRules = [matching(/^\d{1,10}([.,]\d{1,3})?$/, 'problem.job-amount-invalid')];
const DESCRIPTION_ROWS = 10;

/** What staff write about a job. While nobody touches the address, it follows the title of a new job. */
export const JobForm = ({ isNew }: { isNew: boolean }) => {
  const locale = useLocale();
  const keepSlug = useSlugFromTitle(isNew);
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  return (
    <>
      <FormSection title="basics">
        <Input source="title" autoFocus={isNew} />
        <Input source="slug" isOptional onChange={keepSlug} spellCheck={false} />
        <Columns>
          <Input source="location" />
          <ComboboxField source="country" choices={countries} />
          <Input source="employmentType" />
        </Columns>
      </FormSection>
      <FormSection>
        <Input source="description" rows={DESCRIPTION_ROWS} />
      </FormSection>
      <FormSection title="salary">
        <Columns>
          <TextField source="salaryMin" inputMode="decimal" validate={amountRules} />
          <TextField source="salaryMax" inputMode="decimal" validate={amountRules} />
          <ComboboxField source="currency" choices={currencies} />
          <Input source="interval" />
        </Columns>
      </FormSection>
    </>
  );
};
