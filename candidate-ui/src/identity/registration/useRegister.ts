import { type CallOptions, routeOf } from 'contracts/client/route';
import type { register } from 'contracts/identity/registration/registration.endpoints';
import { MIN_PASSWORD_LENGTH } from 'contracts/identity/session/session.limits';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { missingFields, type Refusal, useSend } from 'ui-kit/api/useSend';
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

/** What can be seen to be missing before anything is sent. */
const faultOf = (registration: Registration, required: readonly string[]): Refusal | null => {
  const missing = missingFields(registration, required);
  const fields = { ...missing?.fields };
  if (!fields.password && registration.password.length < MIN_PASSWORD_LENGTH) fields.password = ['password-too-short'];
  if (registration.type === 'candidate' && !registration.employerContact) {
    fields.employerContact = ['employer-contact-required'];
  }
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
  const signUp = async (registration: Registration) => {
    const fault = faultOf(registration, required);
    if (fault) return refuse(fault);
    if (await submit(registration)) void navigate(next, { replace: true });
  };
  return { submit: signUp, refusal: named, isBusy };
};
