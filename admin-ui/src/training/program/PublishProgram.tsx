import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PublishButton } from '#admin-ui/training/PublishButton.tsx';

/** Publishes a program: with its lessons as they are now, or with what was published of them last. */
export const PublishProgram = ({ record }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const mayPublish = useCan()('tenant.training.lessons.update');
  const [takesDrafts, setTakesDrafts] = useState(true);
  const lessons = mayPublish && takesDrafts ? 'drafts' : 'published';
  return (
    <PublishButton
      resource="training-programs"
      permission="tenant.training.programs.update"
      record={record}
      more={{ lessons }}
    >
      <FormControlLabel
        sx={{ mb: 2 }}
        control={
          <Checkbox
            checked={mayPublish && takesDrafts}
            disabled={!mayPublish}
            onChange={(_, isOn) => setTakesDrafts(isOn)}
          />
        }
        label={t('training.program.takesDrafts')}
      />
    </PublishButton>
  );
};
