import { useMemo } from 'react';
import { countryChoices } from 'ui-kit/format/countries';
import { useLocale } from 'ui-kit/preferences/preferences';
import { SourceField } from '#admin-ui/recruiting/candidate-source/SourceField.tsx';
import { CustomInputs } from '#admin-ui/recruiting/custom-field/CustomInputs.tsx';
import { currencyChoices } from '#admin-ui/recruiting/job/currencies';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { matching, phoneNumber } from '#admin-ui/shared/form/validators';
import { amountRule } from '#admin-ui/shared/money';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { ContactDays } from './ContactDays.tsx';
import { ResumeInputs } from './ResumeInputs.tsx';

const phoneRule = phoneNumber();
const wholeRule = matching(/^\d{1,3}$/, 'problem.candidate-number-invalid');

const Address = () => {
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  return (
    <FormSection title="address">
      <Columns>
        <Input source="street" />
        <Input source="complement" />
      </Columns>
      <Columns>
        <Input source="city" />
        <Input source="state" />
        <Input source="postalCode" />
        <ComboboxField source="country" choices={countries} />
      </Columns>
      <Input source="location" />
    </FormSection>
  );
};

const Pay = () => {
  const locale = useLocale();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  return (
    <FormSection title="pay">
      <Columns>
        <ComboboxField source="salaryCurrency" choices={currencies} />
        <TextField source="currentSalary" inputMode="decimal" validate={amountRule} />
        <TextField source="expectedSalary" inputMode="decimal" validate={amountRule} />
        <TextField source="expectedMonthlyWage" inputMode="decimal" validate={amountRule} />
        <TextField source="expectedHourlyWage" inputMode="decimal" validate={amountRule} />
      </Columns>
      <Columns>
        <Input source="availability" />
        <Input source="contactTime" />
      </Columns>
      <ContactDays />
    </FormSection>
  );
};

/** All that staff write about a person. */
export const CandidateForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection title="contact">
      <Columns>
        <Input source="firstName" autoComplete="off" autoFocus={isNew} />
        <Input source="lastName" autoComplete="off" />
      </Columns>
      <Columns>
        <Input source="email" type="email" autoComplete="off" />
        <Input source="phone" type="tel" validate={phoneRule} autoComplete="off" />
        <Input source="linkedinUrl" isLine type="url" />
        <SourceField />
      </Columns>
    </FormSection>
    <CustomInputs owner="candidate" />
    <FormSection title="position">
      <Columns>
        <Input source="currentTitle" />
        <Input source="currentOrganization" />
        <Input source="jobLevel" />
      </Columns>
      <Columns>
        <TextField source="experienceYears" inputMode="numeric" validate={wholeRule} />
        <TextField source="age" inputMode="numeric" validate={wholeRule} />
      </Columns>
      <TextField source="skills" validate={() => undefined} />
      <Input source="summary" rows={4} />
    </FormSection>
    <Address />
    <Pay />
    <ResumeInputs />
  </>
);
