import Button from '@mui/material/Button';
import { CompanyProfile } from 'contracts/identity/company/company.events';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { countryOfAddress, countryOfLanguage } from 'contracts/kernel/country';
import { MAX_EMAIL_LENGTH } from 'contracts/kernel/email-address';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { timeZoneChoices } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { codeOf, fieldErrorsOf } from '#admin-ui/providers/problems';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Card, Columns, FormActions, FormAlert, FormTitle } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, emailAddress, phoneNumber, required } from '#admin-ui/shared/form/validators';
import { maxLengthOf } from '#admin-ui/shared/resource/kinds';
import { validatorOf } from '#admin-ui/shared/resource/schema';
import { RichTextField } from '#admin-ui/shared/rich-text/RichTextField.tsx';
import { BrandColourField } from './BrandColourField.tsx';
import { type CompanyFormValues, toCompanyForm } from './company-form.ts';

const { name, label, description, website, address } = CompanyProfile.shape;
const rules = {
  name: validatorOf(name),
  label: validatorOf(label),
  email: [emailAddress(), atMost(MAX_EMAIL_LENGTH)],
  website: validatorOf(website),
};

const Identity = () => {
  const t = useTranslate();
  return (
    <Card>
      <FormTitle>{t('identity.company.form.identity')}</FormTitle>
      <TextField
        source="name"
        label={t('identity.company.field.name')}
        validate={rules.name}
        autoComplete="organization"
      />
      <TextField
        source="label"
        label={t('identity.company.field.label')}
        hint={t('identity.company.form.labelHint')}
        validate={rules.label}
      />
      <RichTextField
        source="description"
        label={t('identity.company.field.description')}
        max={maxLengthOf(description) ?? 0}
        rows={6}
      />
    </Card>
  );
};

const Contact = () => {
  const t = useTranslate();
  const locale = useLocale();
  const phoneRule = useMemo(
    () => phoneNumber<CompanyFormValues>(({ address }) => countryOfAddress(address) ?? countryOfLanguage(locale)),
    [locale],
  );
  return (
    <Card>
      <FormTitle>{t('identity.company.form.contact')}</FormTitle>
      <Columns>
        <TextField source="email" label={t('identity.company.field.email')} type="email" validate={rules.email} />
        <TextField source="phone" label={t('identity.company.field.phone')} type="tel" validate={phoneRule} />
      </Columns>
      <TextField
        source="website"
        label={t('identity.company.field.website')}
        type="url"
        placeholder="https://"
        validate={rules.website}
      />
      <TextAreaField
        source="address"
        label={t('identity.company.field.address')}
        hint={t('identity.company.form.addressHint')}
        max={maxLengthOf(address) ?? 0}
        rows={3}
      />
    </Card>
  );
};

const Appearance = ({ timeZone }: { timeZone: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  const zones = useMemo(() => timeZoneChoices(locale, timeZone), [locale, timeZone]);
  return (
    <Card>
      <FormTitle>{t('identity.company.form.appearance')}</FormTitle>
      <Columns>
        <BrandColourField source="color" label={t('identity.company.field.color')} />
        <ComboboxField
          source="timeZone"
          label={t('identity.company.field.timeZone')}
          hint={t('identity.company.form.timeZoneHint')}
          choices={zones}
          validate={required()}
        />
      </Columns>
    </Card>
  );
};

type Props = {
  company: CompanyView;
  save: (company: CompanyView, values: CompanyFormValues) => Promise<void>;
  readAgain: () => void;
};

/** Edits what the company says of itself, from the version that was read; when somebody was faster, says so. */
export const CompanyForm = ({ company, save, readAgain }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const [isStale, setStale] = useState(false);
  // A new version that says the same, after a new logo, leaves what was typed.
  const known = toCompanyForm(company);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStale) alert.current?.focus();
  }, [isStale]);

  const submit = async (values: object) => {
    setStale(false);
    try {
      await save(company, values as CompanyFormValues);
      notify('identity.company.saved', { type: 'success' });
      return undefined;
    } catch (error) {
      if (codeOf(error) === 'stale-record') setStale(true);
      else notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  const loadAgain = () => {
    setStale(false);
    readAgain();
  };

  return (
    <>
      {isStale && (
        <FormAlert role="alert" tabIndex={-1} ref={alert}>
          <p>{t('common.stale.message')}</p>
          <Button size="small" variant="outlined" onClick={loadAgain}>
            {t('common.stale.reload')}
          </Button>
        </FormAlert>
      )}
      <Form
        key={JSON.stringify(known)}
        record={{ id: company.id, ...known }}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
      >
        <Identity />
        <Contact />
        <Appearance timeZone={company.timeZone} />
        <FormActions submit={t('common.save')} cancelTo="/" />
      </Form>
    </>
  );
};
