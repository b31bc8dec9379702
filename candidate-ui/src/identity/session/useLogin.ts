import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { login } from 'contracts/identity/session/session.endpoints';
import { useState } from 'react';
import { client, session } from '#candidate-ui/api/client';

const loginRoute = routeOf<typeof login>({ method: 'POST', path: '/api/auth/login', access: 'public' });

/** What the last attempt came to: a problem's code, and per field the codes of what is wrong with it. */
type Refusal = { code: string; fields: Record<string, string[]> };

const missingFields = (credentials: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(credentials).flatMap(([field, value]) => (value.trim() ? [] : [[field, ['field-required']]])),
  );

const refusalOf = (error: unknown): Refusal =>
  isProblemError(error) ? { code: error.code, fields: error.errors } : { code: 'internal-error', fields: {} };

/** Logs in and goes on to `target`, which may be another bundle. */
export const useLogin = (target: string) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (credentials: { email: string; password: string }) => {
    const fields = missingFields(credentials);
    if (Object.keys(fields).length > 0) return setRefusal({ code: 'validation-failed', fields });
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await client.call(loginRoute, { body: credentials });
      session.store(data.token);
      window.location.assign(target);
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  return { submit, refusal, isBusy };
};
