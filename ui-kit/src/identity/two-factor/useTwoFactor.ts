import type { Client } from 'contracts/client/client';
import { routeOf } from 'contracts/client/route';
import type {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
} from 'contracts/identity/two-factor/two-factor.endpoints';
import { useState } from 'react';
import { currentPassword, loginCode } from '#ui-kit/identity/user/account-fields';
import { useAccountForm } from '#ui-kit/identity/user/useAccountForm';

const post = { method: 'POST', access: 'authenticated' } as const;
const beginRoute = routeOf<typeof beginTwoFactor>({ ...post, path: '/api/auth/two-factor' });
const confirmRoute = routeOf<typeof confirmTwoFactor>({ ...post, path: '/api/auth/two-factor/confirm' });
const disableRoute = routeOf<typeof disableTwoFactor>({ ...post, path: '/api/auth/two-factor/disable' });

const password = currentPassword('password');

/** The password, then the code of the app, then the recovery codes; or password and code to switch it off. */
type State =
  | { step: 'closed' | 'begin' | 'disable' }
  | { step: 'confirm'; secret: string; uri: string }
  | { step: 'kept'; codes: readonly string[] };

type Options = {
  isOn: boolean;
  /** Takes the translation key of what has happened. */
  onChanged: (message: string) => void;
};

/** Switches the code at logins on and off, step by step. What was begun goes on, though `isOn` changes meanwhile. */
export const useTwoFactor = (client: Client, { isOn, onChanged }: Options) => {
  const [state, setState] = useState<State>({ step: 'closed' });
  const close = () => {
    for (const form of Object.values(forms)) form.reset();
    setState({ step: 'closed' });
  };
  const finish = (message: string) => {
    close();
    onChanged(message);
  };
  const begin = useAccountForm({
    fields: [password],
    submitLabel: 'security.twoFactor.next',
    send: (body) => client.call(beginRoute, { body }),
    onDone: ({ data }) => setState({ step: 'confirm', ...data }),
  });
  const confirm = useAccountForm({
    fields: [loginCode],
    submitLabel: 'security.twoFactor.confirm',
    send: (body) => client.call(confirmRoute, { body }),
    onDone: ({ data }) => setState({ step: 'kept', codes: data.recoveryCodes }),
  });
  const disable = useAccountForm({
    fields: [password, loginCode],
    submitLabel: 'security.twoFactor.disable',
    send: (body) => client.call(disableRoute, { body }),
    onDone: () => finish('security.twoFactor.disabled'),
  });
  const forms = { begin, confirm, disable };
  return {
    state,
    forms,
    open: () => setState({ step: isOn ? 'disable' : 'begin' }),
    close,
    keepCodes: () => finish('security.twoFactor.enabled'),
  };
};
