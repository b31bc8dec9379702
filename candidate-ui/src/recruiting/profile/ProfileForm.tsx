import './profile.words.ts';
import styled from '@emotion/styled';
import { profileLimits } from 'contracts/recruiting/profile/profile.limits';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { useMemo, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { type Typed, typedIn, useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { countryChoices } from 'ui-kit/format/countries';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { LeaveGuard } from 'ui-kit/page/LeaveGuard.tsx';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { Me } from '#candidate-ui/identity/session/me';
import { changesOf, useSaveProfile } from './profile.ts';

const Form = styled.form({ display: 'grid', gap: 18, marginTop: 20 });
const Pair = styled.div({
  display: 'grid',
  gap: 18,
  '@media (min-width: 480px)': { gridTemplateColumns: '1fr 1fr', gap: 16 },
});

/** Fields of plain text, in the order of the form. */
const fields = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'location', autoComplete: 'address-level2' },
  { name: 'postalCode', autoComplete: 'postal-code' },
] as const;

/** Somebody without a profile begins with the name of their account. */
const beginning = ({ name }: Me) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' '), phone: '', location: '', postalCode: '', country: null };
};

const detailsOf = (typed: Typed) => {
  const text = (name: string) => (typed[name] ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    location: text('location'),
    postalCode: text('postalCode'),
    country: text('country') || null,
  };
};

export const ProfileForm = ({ profile, me }: { profile: ProfileView | null; me: Me }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { save, refusal, isBusy } = useSaveProfile(profile);
  const countries = useMemo(() => [{ id: '', name: t('profile.noCountry') }, ...countryChoices(locale)], [locale, t]);
  const held = profile ?? beginning(me);

  const [isChanged, setChanged] = useState(false);
  const { props, problem, faultsOf } = useHtmlForm({ refusal, isBusy }, (typed) => save(detailsOf(typed)));

  const inputs = fields.map(({ name, ...input }) => (
    <TextInput
      key={name}
      {...input}
      name={name}
      maxLength={profileLimits[name]}
      label={t(`profile.field.${name}`)}
      defaultValue={held[name]}
      faults={faultsOf(name)}
    />
  ));
  return (
    <Form
      {...props}
      onChange={(event) => setChanged(Object.keys(changesOf(held, detailsOf(typedIn(event.currentTarget)))).length > 0)}
    >
      <LeaveGuard isAtRisk={isChanged} />
      {problem && <Alert>{problem}</Alert>}
      <Pair>{inputs.slice(0, 2)}</Pair>
      <TextInput label={t('profile.field.email')} value={me.email} disabled hint={t('profile.emailHint')} />
      {inputs.slice(2, 3)}
      <Pair>{inputs.slice(3)}</Pair>
      <SelectInput
        name="country"
        label={t('profile.field.country')}
        choices={countries}
        defaultValue={held.country ?? ''}
        faults={faultsOf('country')}
        autoComplete="country"
      />
      <ActionButton type="submit" disabled={isBusy} style={{ justifySelf: 'start', marginTop: 4 }}>
        {t(isBusy ? 'profile.saving' : 'profile.save')}
      </ActionButton>
    </Form>
  );
};
