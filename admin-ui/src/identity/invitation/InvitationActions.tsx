import Button from '@mui/material/Button';
import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { INVITATIONS } from '#admin-ui/identity/membership/user-paths';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Sends an invitation again, or withdraws it once that is confirmed. */
export const InvitationActions = ({ invitation: { id, name } }: { invitation: InvitationView }) => {
  const t = useTranslate();
  const [isAsked, ask] = useState(false);
  const resend = useSend({ resource: INVITATIONS, success: 'resources.invitations.resent' });
  const revoke = useSend({ resource: INVITATIONS, success: 'resources.invitations.revoked' });
  return (
    <Allowed to="tenant.users.create">
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={resend.isPending}
          aria-label={t('resources.invitations.resendTo', { name })}
          onClick={() => resend.mutate({ id, action: 'resend' })}
        >
          {t('resources.invitations.resend')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={t('resources.invitations.revokeOf', { name })}
          onClick={() => ask(true)}
        >
          {t('resources.invitations.revoke')}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('resources.invitations.revokeTitle', { name })}
        confirm={t('resources.invitations.revoke')}
        isDangerous
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id, action: 'revoke' }, { onSettled: () => ask(false) })}
        onCancel={() => ask(false)}
      >
        {t('resources.invitations.revokeDetail')}
      </ConfirmDialog>
    </Allowed>
  );
};
