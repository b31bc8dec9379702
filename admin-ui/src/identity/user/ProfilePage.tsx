import { type Locale, locales } from 'contracts/kernel/locales';
import { useMemo } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { browserZone, timeZoneChoices } from 'ui-kit/format/time-zones';
import { languageNames } from 'ui-kit/preferences/choices';
import { localePreference, useLocale } from 'ui-kit/preferences/preferences';
import { UnverifiedNotice } from '#admin-ui/identity/email-address/UnverifiedNotice.tsx';
import { changesOf } from '#admin-ui/providers/changes';
import { useMe } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Card, Columns, FormActions } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, required } from '#admin-ui/shared/form/validators';
import { AccountFrame } from './AccountFrame.tsx';
import { AvatarPanel } from './AvatarPanel.tsx';
import { useChangeUser } from './useChangeUser.ts';

type Values = { name: string; locale: Locale | null; timeZone: string | null };

const languages = locales.map((id) => ({ id, name: languageNames[id] }));

const Fields = () => {
  const t = useTranslate();
  const locale = useLocale();
  const { timeZone } = useMe();
  const zones = useMemo(() => timeZoneChoices(locale, timeZone ?? browserZone()), [locale, timeZone]);
  return (
    <Card>
      <TextField
        source="name"
        label={t('identity.account.field.name')}
        validate={[required(), atMost(200)]}
        autoComplete="name"
      />
      <Columns>
        <SelectField
          source="locale"
          label={t('identity.account.field.locale')}
          hint={t('identity.account.hint.locale')}
          none={t('common.choose')}
          choices={languages}
          validate={required()}
        />
        <ComboboxField
          source="timeZone"
          label={t('identity.account.field.timeZone')}
          hint={t('identity.account.hint.timeZone')}
          choices={zones}
        />
      </Columns>
    </Card>
  );
};

/** What the person is called, in which language the product speaks to them, and by which clock. */
export const ProfilePage = () => {
  const t = useTranslate();
  const notify = useNotify();
  const change = useChangeUser();
  const { id, name, email, locale, timeZone } = useMe();
  const known: Values = { name, locale, timeZone };

  const save = async (values: object) => {
    const input = values as Values;
    try {
      await change(changesOf(known, { name: input.name.trim(), locale: input.locale, timeZone: input.timeZone }));
      if (input.locale) localePreference.set(input.locale);
      notify('identity.account.profile.done', { type: 'success' });
      return undefined;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  return (
    <AccountFrame title="identity.account.profile.title" detail={t('identity.account.signedInAs', { email })}>
      <UnverifiedNotice />
      <AvatarPanel />
      <Form
        key={JSON.stringify(known)}
        record={{ id, ...known }}
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
      >
        <Fields />
        <FormActions submit={t('common.save')} cancelTo="/" />
      </Form>
    </AccountFrame>
  );
};
