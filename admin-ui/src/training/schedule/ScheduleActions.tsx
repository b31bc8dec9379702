import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from 'contracts/training/assignment/assignment.choices';
import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { dayjs } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

/** Cancels a schedule for everybody who has not finished, once somebody has read what follows. */
export const CancelSchedule = ({ record: { id, status } }: { record: TrainingScheduleView }) => {
  const t = useTranslate();
  if (status === 'cancelled') return null;
  return (
    <Allowed to="tenant.training.schedules.update">
      <CommandButton
        button={{ color: 'error' }}
        resource="training-schedules"
        id={id}
        action="cancel"
        words="training.schedule.cancel"
        cancel={t('training.schedule.cancel.keep')}
        isDangerous
      />
    </Allowed>
  );
};

/** Moves the deadline of one person. */
export const ExtendButton = ({ record }: { record: TrainingAssignmentView }) => {
  const t = useTranslate();
  const zone = usePageZone();
  const [isOpen, setOpen] = useState(false);
  const [moment, setMoment] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useSend({
    resource: 'training-assignments',
    success: 'training.schedule.extend.done',
    onSuccess: () => setOpen(false),
  });
  const { id, userName, status } = record;
  if (status === 'completed' || status === 'cancelled') return null;
  const isValid = dayjs(moment).isValid();
  const name = userName ?? t('common.erasedPerson');
  return (
    <Allowed to="tenant.training.schedules.update">
      <Button
        size="small"
        aria-label={`${t('training.schedule.extend.action')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('training.schedule.extend.action')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={t('training.schedule.extend.title', { name })}
          confirm={t('training.schedule.extend.action')}
          isBusy={isPending}
          isUnready={!isValid}
          onConfirm={() =>
            mutate({ id, action: 'extend', body: { deadline: dayjs.tz(moment, zone).toISOString(), reason } })
          }
          onCancel={() => setOpen(false)}
        >
          <div style={{ display: 'grid', gap: 16 }}>
            <DateInput
              label={t('training.schedule.extend.deadline')}
              hint={t('common.period.zone', { zone: zoneName(zone) })}
              withTime
              value={moment}
              onChange={setMoment}
              isRequired
            />
            <TextField
              label={t('training.schedule.extend.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              multiline
              minRows={2}
              fullWidth
              slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
            />
          </div>
        </ConfirmDialog>
      )}
    </Allowed>
  );
};
