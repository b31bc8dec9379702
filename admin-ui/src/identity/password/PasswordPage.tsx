import { useNotify, useTranslate } from 'react-admin';
import { usePasswordChange } from 'ui-kit/identity/password/usePasswordChange';
import { AccountForm } from '#admin-ui/identity/user/AccountForm.tsx';
import { AccountFrame } from '#admin-ui/identity/user/AccountFrame.tsx';
import { client } from '#admin-ui/providers/client';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';

export const PasswordPage = () => {
  const t = useTranslate();
  const notify = useNotify();
  const form = usePasswordChange(client, () => notify('password.changed', { type: 'success' }));
  return (
    <AccountFrame title="security.password.title" detail={t('security.password.detail')}>
      <Card>
        <AccountForm form={form} />
      </Card>
    </AccountFrame>
  );
};
