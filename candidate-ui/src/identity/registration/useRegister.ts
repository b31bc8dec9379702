import { type CallOptions, routeOf } from 'contracts/client/route';
import type { register } from 'contracts/identity/registration/registration.endpoints';
import { countryOfLanguage } from 'contracts/kernel/country';
import { DEFAULT_LOCALE } from 'contracts/kernel/locales';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { missingFields, type Refusal, useSend } from 'ui-kit/api/useSend';
import { phoneFaults } from 'ui-kit/form/phone-number';
import type { Typed } from 'ui-kit/form/useHtmlForm';
import { confirmPassword, faultsIn, newEmail, newPassword } from 'ui-kit/identity/user/account-fields';
import { cache } from '#candidate-ui/api/cache';
import { client, session } from '#candidate-ui/api/client';
import { forgetCompany } from '#candidate-ui/identity/session/workspace';

const registerRoute = routeOf<typeof register>({ method: 'POST', path: '/api/auth/register', access: 'public' });

export type Registration = CallOptions<typeof register>['body'];

/** Problems that are about one field, where the server names none. */
const fieldOfCode: Record<string, string> = { 'email-taken': 'email', 'subdomain-taken': 'subdomain' };

const withField = (refusal: Refusal): Refusal => {
  const field = fieldOfCode[refusal.code];
  return field ? { ...refusal, fields: { [field]: [refusal.code], ...refusal.fields } } : refusal;
};

const refusedConsent = { employerContact: ['employer-contact-required'] };

/** What can be seen to be wrong before anything is sent: all of it at once. */
const faultOf = async (
  registration: Registration,
  required: readonly string[],
  typed: Typed,
): Promise<Refusal | null> => {
  const country = countryOfLanguage(registration.locale ?? DEFAULT_LOCALE);
  const fields = {
    ...missingFields(registration, required)?.fields,
    ...faultsIn([newEmail, newPassword, confirmPassword], typed),
    ...('phone' in registration && (await phoneFaults(registration.phone ?? '', country))),
    ...('employerContact' in registration && !registration.employerContact ? refusedConsent : {}),
  };
  return Object.keys(fields).length > 0 ? { code: 'validation-failed', fields } : null;
};

/** Signs up, is logged in with it, and goes on to `next`. */
export const useRegister = ({ required, next }: { required: readonly string[]; next: string }) => {
  const navigate = useNavigate();
  const { submit, refusal, refuse, isBusy } = useSend(async (body: Registration, idempotencyKey: string) => {
    const { data } = await client.call(registerRoute, { body, idempotencyKey });
    forgetCompany();
    cache.clear();
    session.store(data.token);
    return data;
  });
  const named = useMemo(() => refusal && withField(refusal), [refusal]);
  const signUp = async (registration: Registration, typed: Typed) => {
    const fault = await faultOf(registration, required, typed);
    if (fault) return refuse(fault);
    if (await submit(registration)) void navigate(next, { replace: true });
  };
  return { submit: signUp, refusal: named, isBusy };
};
