import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Ends a key for good, once that is confirmed. */
export const RevokeButton = ({ apiKey: { id, name } }: { apiKey: ApiKeyView }) => {
  const t = useTranslate();
  const [isAsked, ask] = useState(false);
  const revoke = useSend({ resource: 'api-keys', success: 'resources.api-keys.revoke.done' });
  return (
    <Allowed to="tenant.api.keys.delete">
      <Button variant="outlined" color="error" startIcon={<BlockOutlined />} onClick={() => ask(true)}>
        {t('resources.api-keys.revoke.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('resources.api-keys.revoke.title', { name })}
        confirm={t('resources.api-keys.revoke.action')}
        isDangerous
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id, action: 'revoke' }, { onSettled: () => ask(false) })}
        onCancel={() => ask(false)}
      >
        {t('resources.api-keys.revoke.detail')}
      </ConfirmDialog>
    </Allowed>
  );
};
