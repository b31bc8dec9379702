import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenAcknowledgements } from 'contracts/training/acknowledgement/matrix.endpoints';
import { useCreate, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { useRemindedBefore } from './useRemindedBefore.tsx';

/** `hasUnseen`: there are policies that the table does not show. */
type Props = { hasUnseen: boolean; onClose: () => void };

/** Writes to everybody who has not confirmed some policy, shown here or not, once somebody has read to how many. */
export const RemindAllDialog = ({ hasUnseen, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<OpenAcknowledgements, Error>({
    queryKey: ['acknowledgement-matrix', 'open'],
    queryFn: () => ask<OpenAcknowledgements>('acknowledgement-matrix/open', {}),
    gcTime: 0,
  });
  const [create, { isPending }] = useCreate();
  const remind = () =>
    create(
      'acknowledgement-reminders',
      { data: { kind: 'policy' } },
      {
        onSuccess: () => {
          notify('handbook.matrix.reminded', { type: 'success' });
          void queries.invalidateQueries();
          onClose();
        },
        onError: (failed) => notify((failed as Error).message, { type: 'error' }),
      },
    );
  const { people = 0, documents = 0, remindedAt } = data ?? {};
  const before = useRemindedBefore(remindedAt);
  return (
    <ConfirmDialog
      isOpen
      title={t('handbook.matrix.remindTitle')}
      confirm={t('handbook.matrix.remindAll')}
      isBusy={isPending}
      isUnready={people === 0 || before.isUnready}
      onConfirm={remind}
      onCancel={onClose}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      <p role="status" style={{ margin: 0, minHeight: '3em' }}>
        {data && people === 0 && t('handbook.matrix.remindNobody')}
        {people > 0 && (
          <>
            {t('handbook.matrix.remindPeople', { smart_count: people })}{' '}
            {t('handbook.matrix.remindDocuments', { smart_count: documents })}
            {hasUnseen && ` ${t('handbook.matrix.remindUnseen')}`}
          </>
        )}
      </p>
      {people > 0 && before.note}
    </ConfirmDialog>
  );
};
