import type { Client } from 'contracts/client/client';
import { routeOf } from 'contracts/client/route';
import type { requestEmailChange } from 'contracts/identity/email-address/email-change.endpoints';
import { useState } from 'react';
import { currentPassword, newEmail } from '#ui-kit/identity/user/account-fields';
import { useAccountForm } from '#ui-kit/identity/user/useAccountForm';

const requestRoute = routeOf<typeof requestEmailChange>({
  method: 'POST',
  path: '/api/auth/email-change',
  access: 'authenticated',
});
const fields = [newEmail, currentPassword('password')] as const;

/** Asks for another address, which is mine once both have agreed; `sentTo` is the new one. */
export const useEmailChange = (client: Client, onSent: () => void = () => undefined) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    fields,
    submitLabel: 'emailAddress.change.submit',
    busyLabel: 'emailAddress.sending',
    send: (body) => client.call(requestRoute, { body }),
    onDone: (_, { email }) => {
      setSentTo(email);
      onSent();
    },
  });
  return { form, sentTo };
};
