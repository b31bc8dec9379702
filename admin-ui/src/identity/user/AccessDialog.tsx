import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { USERS } from './user-paths.ts';

/** Shuts somebody out of the company, or lets them in again, once it is confirmed. */
export const AccessDialog = ({ user, onClose }: { user: MemberView; onClose: () => void }) => {
  const t = useTranslate();
  const isActive = user.status === 'active';
  const action = isActive ? 'deactivate' : 'reactivate';
  const texts = `identity.user.${action}`;
  const { mutate, isPending } = useSend({ resource: USERS, success: `${texts}.done` });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${texts}.title`, { name: user.name })}
      confirm={t(`${texts}.action`)}
      isDangerous={isActive}
      isBusy={isPending}
      onConfirm={() => mutate({ id: user.id, action }, { onSettled: onClose })}
      onCancel={onClose}
    >
      {t(`${texts}.detail`)}
    </ConfirmDialog>
  );
};
