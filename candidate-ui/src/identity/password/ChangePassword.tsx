import { usePasswordChange } from 'ui-kit/identity/password/usePasswordChange';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { SESSIONS } from '#candidate-ui/identity/session/SessionList.tsx';
import { AccountForm } from '#candidate-ui/identity/user/AccountForm.tsx';
import { say } from '#candidate-ui/shared/toasts';

export const ChangePassword = () => {
  const form = usePasswordChange(client, () => {
    say({ kind: 'success', key: 'password.changed' });
    cache.expire(SESSIONS);
  });
  return <AccountForm form={form} />;
};
