import Button from '@mui/material/Button';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useOpenList } from '#admin-ui/reporting/report/useOpenList';

/** Leads to what is scheduled of a program. */
export const ProgramSchedules = ({ record: { id, publishedVersion } }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const open = useOpenList();
  if (publishedVersion === 0) return null;
  return (
    <Allowed to="tenant.training.schedules.read">
      <Button
        variant="outlined"
        onClick={() => void open({ resource: 'training-schedules', filter: { programId: id } })}
      >
        {t('resources.training-schedules.title')}
      </Button>
    </Allowed>
  );
};
