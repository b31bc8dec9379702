import './registration.words.ts';
import { profileLimits } from 'contracts/recruiting/profile/profile.limits';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { localePreference } from 'ui-kit/preferences/preferences';
import { useFaults } from 'ui-kit/problem/faults';
import { Pair, SignUpForm } from './SignUpForm.tsx';
import { type Registration, useRegister } from './useRegister.ts';

const required = ['firstName', 'lastName'];

type CandidateRegistration = Extract<Registration, { type: 'candidate' }>;

type Props = { next: string; login: string; goOnTo: string | undefined };

export const CandidateForm = ({ next, login, goOnTo }: Props) => {
  const { t } = useTranslation();
  const { submit, refusal, isBusy } = useRegister({ required, next });
  const faultsOf = useFaults(refusal);

  return (
    <SignUpForm
      refusal={refusal}
      isBusy={isBusy}
      login={login}
      submitLabel={t('registration.candidate.submit')}
      onSubmit={(typed) => {
        const { firstName = '', lastName = '', phone = '', email = '', password = '', employerContact } = typed;
        const registration = {
          ...{
            type: 'candidate' as const,
            firstName,
            lastName,
            phone,
            email,
            password,
            locale: localePreference.get(),
            ...(goOnTo && { goOnTo }),
          },
          // Only `true` is a consent; anything else is refused, here and by the server.
          employerContact: (employerContact === 'on') as CandidateRegistration['employerContact'],
        };
        return submit(registration, typed);
      }}
      before={
        <Pair>
          <TextInput
            label={t('registration.candidate.firstName')}
            name="firstName"
            autoComplete="given-name"
            maxLength={profileLimits.firstName}
            autoFocus
            required
            faults={faultsOf('firstName')}
          />
          <TextInput
            label={t('registration.candidate.lastName')}
            name="lastName"
            autoComplete="family-name"
            maxLength={profileLimits.lastName}
            required
            faults={faultsOf('lastName')}
          />
        </Pair>
      }
      between={
        <TextInput
          label={t('registration.candidate.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={profileLimits.phone}
          faults={faultsOf('phone')}
        />
      }
      after={
        <CheckInput
          label={t('registration.candidate.employerContact')}
          name="employerContact"
          required
          faults={faultsOf('employerContact')}
        />
      }
    />
  );
};
