import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { type Column, openOf } from './useMatrix.ts';
import { useRemindedBefore } from './useRemindedBefore.tsx';

type Props = { column: Column; onClose: () => void };

/** Writes to everybody who has not confirmed a document, once somebody has read to how many. */
export const RemindDialog = ({ column, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { name, roundId, remindedAt } = column;
  const before = useRemindedBefore(remindedAt);
  const { mutate, isPending } = useMutation<void, Error>({
    mutationFn: async () => {
      if (roundId !== null) await dataProvider.send('acknowledgement-rounds', { id: roundId, action: 'remind' });
    },
    onSuccess: () => {
      notify('handbook.matrix.reminded', { type: 'success' });
      void queries.invalidateQueries();
      onClose();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('handbook.matrix.remindTitle')}
      confirm={t('handbook.matrix.remind')}
      isBusy={isPending}
      isUnready={before.isUnready}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 8px' }}>{t('handbook.matrix.remindDetail', { smart_count: openOf(column) })}</p>
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{name}</p>
      {before.note}
    </ConfirmDialog>
  );
};
