import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { type Column, openOf } from './useMatrix.ts';

type Props = { columns: readonly Column[]; onClose: () => void };

/** Writes to everybody who has not confirmed these documents, once somebody has read to how many. */
export const RemindDialog = ({ columns, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const open = columns.reduce((sum, column) => sum + openOf(column), 0);
  const { mutate, isPending } = useMutation<void, Error>({
    mutationFn: async () => {
      for (const { roundId } of columns)
        if (roundId !== null) await dataProvider.send('acknowledgement-rounds', { id: roundId, action: 'remind' });
    },
    onSuccess: () => {
      notify('handbook.matrix.reminded', { type: 'success' });
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
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 8px' }}>{t('handbook.matrix.remindDetail', { smart_count: open })}</p>
      <ul style={{ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' }}>
        {columns.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};
