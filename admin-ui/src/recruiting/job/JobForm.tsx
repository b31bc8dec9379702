import { employmentTypes, MAX_JOB_DESCRIPTION_LENGTH, salaryIntervals } from 'contracts/recruiting/job/job.choices';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { countryChoices } from 'ui-kit/format/countries';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Card, Columns, FormTitle } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, matching, required } from '#admin-ui/shared/form/validators';
import { currencyChoices } from './currencies.ts';
import { useSlugFromTitle } from './useSlugFromTitle.ts';

const titleRules = [required(), atMost(200)];
const slugRules = [atMost(100), matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'problem.slug-invalid')];
const amountRules = [matching(/^\d{1,10}([.,]\d{1,3})?$/, 'problem.job-amount-invalid')];

const Salary = () => {
  const t = useTranslate();
  const locale = useLocale();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const intervals = salaryIntervals.map((id) => ({ id, name: t(`recruiting.job.interval.${id}`) }));
  return (
    <Card>
      <FormTitle>{t('recruiting.job.form.salary')}</FormTitle>
      <Columns>
        <TextField
          source="salaryMin"
          label={t('recruiting.job.field.salaryMin')}
          inputMode="decimal"
          validate={amountRules}
        />
        <TextField
          source="salaryMax"
          label={t('recruiting.job.field.salaryMax')}
          inputMode="decimal"
          validate={amountRules}
        />
        <ComboboxField
          source="currency"
          label={t('recruiting.job.field.currency')}
          placeholder={t('recruiting.job.form.find')}
          choices={currencies}
        />
        <SelectField
          source="interval"
          label={t('recruiting.job.field.interval')}
          none={t('recruiting.job.form.unsaid')}
          choices={intervals}
        />
      </Columns>
    </Card>
  );
};

/** What staff write about a job. While nobody touches the address, it follows the title of a new job. */
export const JobForm = ({ isNew = false }: { isNew?: boolean }) => {
  const t = useTranslate();
  const locale = useLocale();
  const keepSlug = useSlugFromTitle(isNew);
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const types = employmentTypes.map((id) => ({ id, name: t(`recruiting.job.employmentType.${id}`) }));
  return (
    <>
      <Card>
        <FormTitle>{t('recruiting.job.form.basics')}</FormTitle>
        <TextField source="title" label={t('recruiting.job.field.title')} validate={titleRules} autoFocus={isNew} />
        <TextField
          source="slug"
          label={t('recruiting.job.field.slug')}
          hint={t('recruiting.job.form.slugHint')}
          validate={slugRules}
          onChange={keepSlug}
          spellCheck={false}
        />
        <Columns>
          <TextField source="location" label={t('recruiting.job.field.location')} validate={[atMost(200)]} />
          <ComboboxField
            source="country"
            label={t('recruiting.job.field.country')}
            placeholder={t('recruiting.job.form.find')}
            choices={countries}
          />
          <SelectField
            source="employmentType"
            label={t('recruiting.job.field.employmentType')}
            none={t('recruiting.job.form.unsaid')}
            choices={types}
          />
        </Columns>
      </Card>
      <Card>
        <TextAreaField
          source="description"
          label={t('recruiting.job.field.description')}
          hint={t('recruiting.job.form.descriptionHint')}
          max={MAX_JOB_DESCRIPTION_LENGTH}
        />
      </Card>
      <Salary />
    </>
  );
};
