import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ScheduleMove } from 'contracts/training/schedule/schedule.endpoints';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { MovePreview } from './MovePreview.tsx';

type Props = { id: string; programId: string; onClose: () => void };

/** Says what changes for whom before a schedule is moved to the newest version of its program. */
export const MoveDialog = ({ id, programId, onClose }: Props) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isTold, setTold] = useState(false);
  const { data, error, refetch } = useQuery<ScheduleMove, Error>({
    queryKey: ['training-schedules', id, 'move'],
    queryFn: () => dataProvider.ask<ScheduleMove>(`training-schedules/${id}/move`),
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate, isPending } = useSend({
    resource: 'training-schedules',
    success: 'training.move.done',
    onSuccess: onClose,
  });
  const people = data ? data.notBegun + data.begun : 0;
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={data ? t('training.move.title', { version: data.newestVersion }) : t('training.move.open')}
      confirm={people > 0 ? t('training.move.confirm', { smart_count: people }) : t('training.move.confirmNobody')}
      isBusy={isPending}
      isUnready={!data || data.newestVersion === data.programVersion}
      onConfirm={() => data && mutate({ id, action: 'move', body: { programVersion: data.newestVersion, isTold } })}
      onCancel={onClose}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <MovePreview move={data} programId={programId} />}
      {people > 0 && (
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Checkbox checked={isTold} onChange={({ target }) => setTold(target.checked)} />}
          label={t('training.move.tell')}
        />
      )}
    </ConfirmDialog>
  );
};
