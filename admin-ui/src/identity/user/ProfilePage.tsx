import FormHelperText from '@mui/material/FormHelperText';
import { type MutableMail, mutableMails } from 'contracts/identity/user/user.choices';
import { type Locale, locales } from 'contracts/kernel/locales';
import { useMemo } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { browserZone, timeZoneChoices } from 'ui-kit/format/time-zones';
import { languageNames } from 'ui-kit/preferences/choices';
import { localePreference, useLocale } from 'ui-kit/preferences/preferences';
import { UnverifiedNotice } from '#admin-ui/identity/email-address/UnverifiedNotice.tsx';
import { changesOf } from '#admin-ui/providers/changes';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Card, Columns, FormActions, FormTitle } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, required } from '#admin-ui/shared/form/validators';
import { AccountFrame } from './AccountFrame.tsx';
import { AvatarPanel } from './AvatarPanel.tsx';
import { useChangeUser } from './useChangeUser.ts';

type Values = { name: string; locale: Locale | null; timeZone: string | null; mails: Record<MutableMail, boolean> };

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

/** Which mails about their work they want. */
const Mails = () => {
  const t = useTranslate();
  const can = useCan();
  // Answers wait for those alone who may review them.
  const shown = mutableMails.filter((mail) => mail !== 'reviews' || can('tenant.training.reviews.create'));
  return (
    <Card>
      <FormTitle>{t('identity.account.mails.title')}</FormTitle>
      <FormHelperText sx={{ mt: '-14px' }}>{t('identity.account.mails.hint')}</FormHelperText>
      {shown.map((mail) => (
        <CheckField
          key={mail}
          source={`mails.${mail}`}
          label={t(`identity.account.mails.${mail}`)}
          hint={t(`identity.account.mails.${mail}Hint`)}
        />
      ))}
    </Card>
  );
};

/** What the person is called, in which language the product speaks to them, and by which clock. */
export const ProfilePage = () => {
  const t = useTranslate();
  const notify = useNotify();
  const change = useChangeUser();
  const { id, name, email, locale, timeZone, mutedMails } = useMe();
  const mails = { assignments: !mutedMails.includes('assignments'), reviews: !mutedMails.includes('reviews') };
  const known: Values = { name, locale, timeZone, mails };

  const save = async (values: object) => {
    const input = values as Values;
    try {
      const before = { name, locale, timeZone, mutedMails };
      const muted = mutableMails.filter((mail) => !input.mails[mail]);
      const said = { name: input.name.trim(), locale: input.locale, timeZone: input.timeZone, mutedMails: muted };
      await change(changesOf(before, said));
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
        <Mails />
        <FormActions submit={t('common.save')} cancelTo="/" />
      </Form>
    </AccountFrame>
  );
};
