import './registration.words.ts';
import '#candidate-ui/identity/partnership/partnership.words';
import { MAX_NAME_LENGTH } from 'contracts/kernel/contact.limits';
import { useState } from 'react';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { browserZone, timeZoneChoices } from 'ui-kit/format/time-zones';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { subdomainOf, typedSubdomain } from 'ui-kit/identity/company-domains/subdomain';
import { localePreference } from 'ui-kit/preferences/preferences';
import { useFaults } from 'ui-kit/problem/faults';
import { SignUpForm } from './SignUpForm.tsx';
import { useRegister } from './useRegister.ts';

const required = ['companyName', 'subdomain', 'name'];

type Props = {
  next: string;
  login: string;
  /** The sign-up link of a group that the new company joins, and what was read there. */
  subAccount?: { token: string; sharesCandidates: boolean };
};

export const CompanyForm = ({ next, login, subAccount }: Props) => {
  const { t } = useTranslation();
  const { submit, refusal, isBusy } = useRegister({ required, next });
  const faultsOf = useFaults(refusal);
  const [zones] = useState(() => timeZoneChoices(localePreference.get(), browserZone()));
  const [companyName, setCompanyName] = useState('');
  /** Follows the name until somebody writes an address of their own. */
  const [ownSubdomain, setOwnSubdomain] = useState<string | null>(null);
  const subdomain = ownSubdomain ?? subdomainOf(companyName);

  return (
    <SignUpForm
      refusal={refusal}
      isBusy={isBusy}
      login={login}
      submitLabel={t(subAccount ? 'partnership.submit' : 'registration.company.submit')}
      onSubmit={(typed) => {
        const { name = '', email = '', password = '', timeZone = '' } = typed;
        const registration = {
          ...(subAccount ? { type: 'sub-account' as const, ...subAccount } : { type: 'company' as const }),
          companyName: companyName.trim(),
          subdomain: subdomain.replace(/-$/, ''),
          ...{ name, email, password, locale: localePreference.get(), timeZone },
        };
        return submit(registration, typed);
      }}
      before={
        <>
          <TextInput
            label={t('registration.company.companyName')}
            name="companyName"
            autoComplete="organization"
            maxLength={MAX_NAME_LENGTH}
            autoFocus={!subAccount}
            required
            value={companyName}
            onChange={(event) => setCompanyName(event.target.value)}
            faults={faultsOf('companyName')}
          />
          <TextInput
            label={t('registration.company.subdomain')}
            name="subdomain"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            prefix={`${window.location.host}/p/`}
            value={subdomain}
            onChange={(event) => setOwnSubdomain(typedSubdomain(event.target.value))}
            onBlur={() => setOwnSubdomain((own) => own?.replace(/-$/, '') || null)}
            hint={t('registration.company.subdomainHint')}
            faults={faultsOf('subdomain')}
          />
          <SelectInput
            label={t('registration.company.timeZone')}
            name="timeZone"
            choices={zones}
            defaultValue={browserZone()}
            required
            faults={faultsOf('timeZone')}
          />
          <TextInput
            label={t('registration.company.name')}
            name="name"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            required
            faults={faultsOf('name')}
          />
        </>
      }
    />
  );
};
