import { employmentTypes, industries, jobBenefits, jobCategories } from 'contracts/recruiting/job/job.choices';
import { type ReactNode, useMemo } from 'react';
import { countryChoices } from 'ui-kit/format/countries';
import { toMinor } from 'ui-kit/format/typed-money';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { z } from 'zod';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ChoicesField } from '#admin-ui/shared/form/ChoicesField.tsx';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import type { FormStep } from '#admin-ui/shared/form/FormSteps.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { amountRule } from '#admin-ui/shared/money';
import { useDescription } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { validatorOf } from '#admin-ui/shared/resource/schema';
import { currencyChoices } from './currencies.ts';
import { StepFields } from './StepFields.tsx';

/** Amounts are typed in whole units, and sent in minor ones, of which the entity says how many there may be. */
const amountRules = (schema: z.core.$ZodType) => {
  const withinLimits = validatorOf(schema, true);
  return [
    amountRule,
    (typed: unknown, { currency }: { currency?: string | null }) =>
      withinLimits(toMinor(String(typed ?? ''), currency ?? '')),
  ];
};
const DESCRIPTION_ROWS = 10;

const Place = () => {
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  return (
    <FormSection title="place">
      <Columns>
        <Input source="location" />
        <ComboboxField source="country" choices={countries} />
      </Columns>
      <Columns>
        <Input source="streetAddress" autoComplete="off" />
        <Input source="postalCode" />
        <Input source="city" />
        <Input source="region" />
        <Input source="workplaceType" />
      </Columns>
    </FormSection>
  );
};

const Pay = () => {
  const locale = useLocale();
  const { salaryMin } = useDescription().entity.fields;
  const rules = useMemo(() => salaryMin && amountRules(salaryMin), [salaryMin]);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  return (
    <FormSection title="salary">
      <Columns>
        <TextField source="salaryMin" inputMode="decimal" validate={rules} />
        <TextField source="salaryMax" inputMode="decimal" validate={rules} />
        <ComboboxField source="currency" choices={currencies} />
        <Input source="interval" />
      </Columns>
      <ChoicesField source="benefits" options={jobBenefits} />
    </FormSection>
  );
};

const Description = () => (
  <>
    <FormSection title="description">
      <Input source="description" rows={DESCRIPTION_ROWS} />
    </FormSection>
    <FormSection title="requirements">
      <Columns>
        <Input source="educationLevel" />
        <Input source="experienceLevel" />
        <Input source="travelFrequency" />
      </Columns>
      <Input source="availableToRelocate" />
    </FormSection>
  </>
);

/** What a job and a template of jobs are called, and of which kind they are. */
export const Basics = ({ children }: { children: ReactNode }) => (
  <>
    <FormSection title="basics">{children}</FormSection>
    <FormSection title="kind">
      <Columns>
        <ChoicesField source="employmentTypes" options={employmentTypes} />
        <ChoicesField source="categories" options={jobCategories} />
        <ChoicesField source="industries" options={industries} />
      </Columns>
    </FormSection>
  </>
);

/** What a job and a template of jobs say alike. */
export const contentSteps = [
  { name: 'description', content: <Description /> },
  { name: 'place', content: <Place /> },
  { name: 'salary', content: <Pay /> },
] as const;

/** What the interview asks, for those who may see the questions. */
export const useInterviewStep = (children?: ReactNode): FormStep[] => {
  const can = useCan();
  if (!can('tenant.questions.sets.read')) return [];
  const content = (
    <FormSection title="interview">
      <Input source="steps">
        <StepFields />
      </Input>
      {children}
    </FormSection>
  );
  return [{ name: 'interview', content }];
};
