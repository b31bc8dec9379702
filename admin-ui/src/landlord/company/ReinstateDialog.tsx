import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Lets a company in again, after asking. */
export const ReinstateDialog = ({ company, onClose }: { company: TenantOverview; onClose: () => void }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({
    resource: 'companies',
    success: 'resources.companies.reinstate.done',
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.companies.reinstate.title', { name: company.name })}
      confirm={t('resources.companies.reinstate.action')}
      isBusy={isPending}
      onConfirm={() => mutate({ id: company.id, action: 'reinstate' })}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('resources.companies.reinstate.detail')}</p>
    </ConfirmDialog>
  );
};
