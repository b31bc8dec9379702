import { useState } from 'react';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { subdomainOf, typedSubdomain } from 'ui-kit/identity/company-domains/subdomain';
import { localePreference } from 'ui-kit/preferences/preferences';
import { useFaults } from 'ui-kit/problem/faults';
import { SignUpForm } from './SignUpForm.tsx';
import { useRegister } from './useRegister.ts';

const required = ['companyName', 'subdomain', 'name', 'email', 'password'];

/** As the browser has it: days of the company's reports begin and end in it. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

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
      onSubmit={({ name = '', email = '', password = '' }) =>
        submit({
          ...(subAccount ? { type: 'sub-account', ...subAccount } : { type: 'company' }),
          companyName: companyName.trim(),
          subdomain: subdomain.replace(/-$/, ''),
          name,
          email,
          password,
          locale: localePreference.get(),
          timeZone: timeZone(),
        })
      }
      before={
        <>
          <TextInput
            label={t('registration.company.companyName')}
            name="companyName"
            autoComplete="organization"
            maxLength={200}
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
          <TextInput
            label={t('registration.company.name')}
            name="name"
            autoComplete="name"
            maxLength={200}
            required
            faults={faultsOf('name')}
          />
        </>
      }
    />
  );
};
