import type { Client } from 'contracts/client/client';
import { routeOf } from 'contracts/client/route';
import type { changePassword } from 'contracts/identity/password/password.endpoints';
import { confirmPassword, currentPassword, newPassword } from '#ui-kit/identity/user/account-fields';
import { useAccountForm } from '#ui-kit/identity/user/useAccountForm';

const changeRoute = routeOf<typeof changePassword>({
  method: 'POST',
  path: '/api/auth/password',
  access: 'authenticated',
});
const fields = [currentPassword('currentPassword'), newPassword, confirmPassword] as const;

/** Changes my password; my other sessions end with it. */
export const usePasswordChange = (client: Client, onChanged: () => void) =>
  useAccountForm({
    fields,
    submitLabel: 'security.password.submit',
    busyLabel: 'security.password.submitting',
    send: ({ currentPassword, password }) => client.call(changeRoute, { body: { currentPassword, password } }),
    onDone: onChanged,
  });
