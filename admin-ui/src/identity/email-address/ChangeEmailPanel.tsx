import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEmailChange } from 'ui-kit/identity/email-address/useEmailChange';
import { Remark } from '#admin-ui/identity/session/SecurityRows.tsx';
import { AccountForm } from '#admin-ui/identity/user/AccountForm.tsx';
import { client } from '#admin-ui/providers/client';
import { useMe } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';

export const ChangeEmailPanel = () => {
  const t = useTranslate();
  const { email: from } = useMe();
  const [isOpen, setOpen] = useState(false);
  const { form, sentTo } = useEmailChange(client, () => setOpen(false));
  return (
    <Panel
      title={t('emailAddress.change.title')}
      actions={
        !isOpen && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {t('emailAddress.change.open')}
          </Button>
        )
      }
    >
      <Remark role="status">
        {sentTo === null
          ? t('emailAddress.change.detail', { email: from })
          : t('emailAddress.change.sent', { from, to: sentTo })}
      </Remark>
      {isOpen && <AccountForm form={form} onCancel={() => setOpen(false)} />}
    </Panel>
  );
};
