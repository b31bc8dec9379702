import Button from '@mui/material/Button';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** Offers the version of the program that was published since. */
export const MoveSchedule = ({ record }: { record: TrainingScheduleView }) => {
  const t = useTranslate();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { id, programId, programVersion, status, movingChunk } = record;
  const isPossible = status === 'scheduled' && movingChunk === null;
  const { data: program } = useGetOne<TrainingProgramView>(
    'training-programs',
    { id: programId },
    {
      enabled: isPossible && can('tenant.training.schedules.update') && can('tenant.training.programs.read'),
      retry: false,
    },
  );
  if (!isPossible || !program || program.publishedVersion <= programVersion) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('training.move.action', { version: program.publishedVersion })}
      </Button>
      {isOpen && <MoveDialog id={id} programId={programId} onClose={() => setOpen(false)} />}
    </>
  );
};
