import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';

/** Makes another job that says the same, and opens its form. */
export const CopyDialog = ({ record: job, onClose }: { record: JobView; onClose: () => void }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { editPath } = useResource('jobs');
  const { mutate, isPending } = useSend<JobView>({
    resource: 'jobs',
    success: 'resources.jobs.copy.done',
    onSuccess: (copy) => {
      onClose();
      void navigate(editPath(copy));
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.jobs.copy.title')}
      confirm={t('resources.jobs.copy.action')}
      isBusy={isPending}
      onConfirm={() => mutate({ id: job.id, action: 'copy', body: {} })}
      onCancel={onClose}
    >
      {t('resources.jobs.copy.detail')}
    </ConfirmDialog>
  );
};
