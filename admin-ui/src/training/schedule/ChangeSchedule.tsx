import Button from '@mui/material/Button';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { isAtWork } from './ScheduleProgress.tsx';

type DialogProps = { record: TrainingScheduleView; onClose: () => void };
type Props = { record: TrainingScheduleView; label: string; dialog: ComponentType<DialogProps> };

const DialogButton = ({ record, label, dialog: Asking }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} disabled={isAtWork(record)}>
        {t(label)}
      </Button>
      {isOpen && <Asking record={record} onClose={() => setOpen(false)} />}
    </>
  );
};

/** What can be changed of a schedule that runs: who has it, until when, when they are reminded, and whether it comes again. */
export const ChangeSchedule = ({ record }: { record: TrainingScheduleView }) => {
  const { id, status, deadline, repeatsAt } = record;
  if (status === 'cancelled') return null;
  const isOver = deadline !== null && Date.parse(deadline) <= Date.now();
  return (
    <Allowed to="tenant.training.schedules.update">
      {!isOver && <DialogButton record={record} label="training.schedule.add.action" dialog={AddPeopleDialog} />}
      <DialogButton record={record} label="training.schedule.reschedule.action" dialog={RescheduleDialog} />
      {repeatsAt !== null && (
        <CommandButton
          resource="training-schedules"
          id={id}
          action="end-repetition"
          words="training.schedule.endRepetition"
        />
      )}
    </Allowed>
  );
};
