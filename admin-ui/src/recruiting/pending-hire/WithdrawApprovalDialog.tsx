import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: PendingHireView; onClose: () => void };

/** Takes an approval back. */
export const WithdrawApprovalDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({
    resource: 'pending-hires',
    success: 'resources.pending-hires.withdrawApproval.done',
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.pending-hires.withdrawApproval.title')}
      confirm={t('resources.pending-hires.withdrawApproval.action')}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'withdraw-approval' })}
      onCancel={onClose}
    >
      {t('resources.pending-hires.withdrawApproval.detail')}
    </ConfirmDialog>
  );
};
