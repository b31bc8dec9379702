import { useQuery } from '@tanstack/react-query';
import type { LateLearners } from 'contracts/training/matrix/training-matrix.endpoints';
import { useCreate, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';

type Props = { program: string; team: string; onClose: () => void };

/** Writes to everybody who has missed a deadline, once somebody has read to how many. */
export const RemindLateDialog = ({ program, team, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const query = { ...(program && { program }), ...(team && { team }) };
  const { data, error, refetch } = useQuery<LateLearners, Error>({
    queryKey: ['training-matrix', 'late', query],
    queryFn: () => ask<LateLearners>('training-matrix/late', query),
    gcTime: 0,
  });
  const [create, { isPending }] = useCreate();
  const [people, remindedToday] = [data?.people ?? 0, data?.remindedToday ?? 0];
  const left = people - remindedToday;
  const remind = () =>
    create(
      'training-late-reminders',
      { data: { programId: program || null, teamId: team || null } },
      {
        onSuccess: () => {
          notify('handbook.matrix.reminded', { type: 'success' });
          onClose();
        },
        onError: (failed) => notify((failed as Error).message, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={t('training.matrix.remind.title')}
      confirm={t('training.matrix.remind.confirm', { smart_count: left })}
      isBusy={isPending}
      isUnready={left === 0}
      onConfirm={remind}
      onCancel={onClose}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      <p role="status" style={{ margin: 0, minHeight: '3em' }}>
        {data &&
          t(people === 0 ? 'training.matrix.remind.nobody' : 'training.matrix.remind.detail', { smart_count: left })}
        {data && remindedToday > 0 && ` ${t('training.matrix.remind.today', { smart_count: remindedToday })}`}
      </p>
      {(program || team) && people > 0 && <p style={{ margin: '8px 0 0' }}>{t('training.matrix.remind.filtered')}</p>}
    </ConfirmDialog>
  );
};
