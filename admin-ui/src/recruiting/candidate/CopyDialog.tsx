import { useMutation } from '@tanstack/react-query';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useRef } from 'react';
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
  const made = useRef<object>({});
  const { mutate: note, isPending: isNoted } = useSend({
    resource: 'candidates',
    success: 'resources.candidates.copy.done',
    onSuccess: () => {
      saveJson(made.current, `candidate-${id}`);
      onClose();
    },
  });
  // What somebody may not have is not noted as handed out.
  const { mutate: make, isPending: isMade } = useMutation<object, Error>({
    mutationFn: () => dataProvider.ask(`candidates/${id}/copy`),
    onSuccess: (copy) => {
      made.current = copy;
      note({ id, action: 'export' });
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
      isBusy={isMade || isNoted}
      onConfirm={() => make()}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('resources.candidates.copy.detail')}</p>
    </ConfirmDialog>
  );
};
