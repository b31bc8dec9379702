import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { saveJson } from '#admin-ui/shared/save-file';
import { useSend } from '#admin-ui/shared/useSend';

/** Saves all that the company knows of somebody as a file to be handed to them; their history tells that it was done. */
export const CopyDialog = ({ record: { id }, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const save = async () => {
    try {
      saveJson(await dataProvider.ask(`candidates/${id}/copy`), `candidate-${id}`);
      notify('resources.candidates.copy.done', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    onClose();
  };
  const { mutate, isPending } = useSend({ resource: 'candidates', onSuccess: () => void save() });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.copy.title')}
      confirm={t('resources.candidates.copy.confirm')}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'export' })}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('resources.candidates.copy.detail')}</p>
    </ConfirmDialog>
  );
};
