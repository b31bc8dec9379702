import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.responses.resend';

/** Asks before the candidate is written to once more. */
export const ResendDialog = ({
  record: { id, candidateName },
  onClose,
}: {
  record: ResponseView;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: 'responses', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'resend-invitation' })}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t(`${words}.detail`, { name: candidateName ?? '' })}</p>
    </ConfirmDialog>
  );
};
