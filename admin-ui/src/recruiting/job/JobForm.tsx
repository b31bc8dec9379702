import { useMemo } from 'react';
import { countryChoices } from 'ui-kit/format/countries';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { z } from 'zod';
import { CustomInputs } from '#admin-ui/recruiting/custom-field/CustomInputs.tsx';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { matching } from '#admin-ui/shared/form/validators';
import { toMinor } from '#admin-ui/shared/money';
import { useDescription } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { validatorOf } from '#admin-ui/shared/resource/schema';
import { currencyChoices } from './currencies.ts';
import { useSlugFromTitle } from './useSlugFromTitle.ts';

/** Amounts are typed in whole units, and sent in minor ones, of which the entity says how many there may be. */
const amountRules = (schema: z.core.$ZodType) => {
  const withinLimits = validatorOf(schema, true);
  return [
    matching(/^\d+([.,]\d{1,3})?$/, 'problem.job-amount-invalid'),
    (typed: unknown, { currency }: { currency?: string | null }) =>
      withinLimits(toMinor(String(typed ?? ''), currency ?? '')),
  ];
};
const DESCRIPTION_ROWS = 10;

/** What staff write about a job. While nobody touches the address, it follows the title of a new job. */
export const JobForm = ({ isNew }: { isNew: boolean }) => {
  const locale = useLocale();
  const { salaryMin } = useDescription().entity.fields;
  const rules = useMemo(() => salaryMin && amountRules(salaryMin), [salaryMin]);
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
          <TextField source="salaryMin" inputMode="decimal" validate={rules} />
          <TextField source="salaryMax" inputMode="decimal" validate={rules} />
          <ComboboxField source="currency" choices={currencies} />
          <Input source="interval" />
        </Columns>
      </FormSection>
      <CustomInputs owner="job" />
    </>
  );
};
