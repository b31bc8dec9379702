import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { useCan } from '#admin-ui/providers/me.tsx';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { dayjs } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';
import { useSettled } from '#admin-ui/shared/useSettled';
import { useFound } from './useFound.ts';

const OFFERED = { page: 1, perPage: 25 };

/** Gives the training of one person to another, with the same deadline or a new one. */
export const HandOverDialog = ({ record, onClose }: { record: TrainingAssignmentView; onClose: () => void }) => {
  const t = useTranslate();
  const zone = usePageZone();
  const pickId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [moment, setMoment] = useState('');
  const q = useSettled(typed.trim());
  const { scheduleId, userId, userName, expiresAt } = record;
  const isOfUsers = useCan()('tenant.users.read');
  const { data: users = [] } = useGetList<MemberView>(
    'users',
    { pagination: OFFERED, sort: { field: 'name', order: 'ASC' }, filter: { ...offered, ...(q && { q }) } },
    { retry: false, enabled: isOfUsers },
  );
  const found = useFound('schedule-people', { q, isAsked: !isOfUsers });
  const people = isOfUsers ? users.map(offeredUser) : found;
  const { mutate, isPending } = useSend({
    resource: 'training-schedules',
    success: 'training.schedule.handOver.done',
    onSuccess: onClose,
  });
  // What is over already goes on for nobody.
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const isDated = dayjs(moment).isValid();
  const deadline = isDated ? dayjs.tz(moment, zone).toISOString() : null;
  const words = 'training.schedule.handOver';
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t(`${words}.title`, { name: userName ?? t('common.erasedPerson') })}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      isUnready={chosen === null || (isOver && !isDated)}
      onConfirm={() =>
        chosen && mutate({ id: scheduleId, action: 'hand-over', body: { userId, toUserId: chosen.id, deadline } })
      }
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p style={{ margin: 0 }}>{t(`${words}.detail`)}</p>
        <FieldFrame id={pickId} label={t(`${words}.to`)} required>
          <Combobox
            id={pickId}
            placeholder={t('common.find')}
            choices={people.filter(({ id }) => id !== userId)}
            chosen={chosen}
            onChoose={setChosen}
            onSearch={setTyped}
          />
        </FieldFrame>
        <DateInput
          label={t(isOver ? 'training.schedule.extend.deadline' : `${words}.deadline`)}
          hint={t('common.period.zone', { zone: zoneName(zone) })}
          withTime
          value={moment}
          onChange={setMoment}
          isRequired={isOver}
        />
      </div>
    </ConfirmDialog>
  );
};
