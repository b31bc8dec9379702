import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: PendingHireView; onClose: () => void };

/** Reminds everybody of what they still have to do for one hire. */
export const RemindDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({
    resource: 'pending-hires',
    success: 'resources.pending-hires.remind.done',
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.pending-hires.remind.title')}
      confirm={t('resources.pending-hires.remind.action')}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'remind', body: {} })}
      onCancel={onClose}
    >
      {t('resources.pending-hires.remind.detail')}
    </ConfirmDialog>
  );
};
