import { useMutation } from '@tanstack/react-query';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { saveJson } from '#admin-ui/shared/save-file';

/** Saves all that the company knows of somebody as a file to be handed to them; their history tells that it was done. */
export const CopyDialog = ({ record: { id }, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const copy = () => dataProvider.ask<object>(`candidates/${id}/copy`);
  // What somebody may not have is not noted as handed out: only what is refused for that is.
  const { mutate: make, isPending } = useMutation<object, Error>({
    mutationFn: async () => {
      try {
        return await copy();
      } catch (error) {
        if (codeOf(error) !== 'candidate-copy-unrecorded') throw error;
        await dataProvider.send('candidates', { id, action: 'export' });
        return await copy();
      }
    },
    onSuccess: (made) => {
      saveJson(made, `candidate-${id}`);
      notify('resources.candidates.copy.done', { type: 'success' });
      refresh();
      onClose();
    },
    onError: ({ message }) => {
      notify(message, { type: 'error' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.copy.title')}
      confirm={t('resources.candidates.copy.confirm')}
      isBusy={isPending}
      onConfirm={() => make()}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('resources.candidates.copy.detail')}</p>
    </ConfirmDialog>
  );
};
