import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { zoneName } from 'ui-kit/format/time-zones';
import { ReminderDaysField } from '#admin-ui/recruiting/response/ReminderDaysField.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { dayjs } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: TrainingScheduleView; onClose: () => void };

/** How many people of a schedule are at a status. */
const useCount = (scheduleId: string, status: string): number => {
  const { total = 0 } = useGetList(
    'training-assignments',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'updatedAt', order: 'DESC' },
      filter: { scheduleId, status },
    },
    { retry: false },
  );
  return total;
};

/** Moves the deadline of everybody who has not finished, and says when they are reminded. */
export const RescheduleDialog = ({ record, onClose }: Props) => {
  const t = useTranslate();
  const zone = usePageZone();
  const { id, reminderDays: before } = record;
  const [moment, setMoment] = useState('');
  const form = useForm<{ reminderDays: number[] }>({ defaultValues: { reminderDays: [...before] } });
  const reminderDays = form.watch('reminderDays');
  const unfinished = useCount(id, 'waiting') + useCount(id, 'open') + useCount(id, 'begun');
  const overdue = useCount(id, 'expired');
  const { mutate, isPending } = useSend({
    resource: 'training-schedules',
    success: 'training.schedule.reschedule.done',
    onSuccess: onClose,
  });
  const isDated = dayjs(moment).isValid();
  const hasOther = reminderDays.toSorted().join() !== [...before].sort().join();
  const words = 'training.schedule.reschedule';
  const body = {
    ...(isDated && { deadline: dayjs.tz(moment, zone).toISOString() }),
    ...(hasOther && { reminderDays }),
  };
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t(`${words}.title`)}
      confirm={t(`${words}.confirm`)}
      isBusy={isPending}
      isUnready={!(isDated || hasOther)}
      onConfirm={() => mutate({ id, action: 'reschedule', body })}
      onCancel={onClose}
    >
      <ResourceContextProvider value="training-schedules">
        <FormProvider {...form}>
          <div style={{ display: 'grid', gap: 16 }}>
            <p style={{ margin: 0 }} role="status">
              {t(`${words}.people`, { smart_count: unfinished })}
              {overdue > 0 && ` ${t(`${words}.overdue`, { smart_count: overdue })}`}
            </p>
            <DateInput
              label={t(`${words}.deadline`)}
              hint={t('common.period.zone', { zone: zoneName(zone) })}
              withTime
              value={moment}
              onChange={setMoment}
            />
            <p style={{ margin: 0 }}>{t(`${words}.detail`)}</p>
            <ReminderDaysField source="reminderDays" />
          </div>
        </FormProvider>
      </ResourceContextProvider>
    </ConfirmDialog>
  );
};
