import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from 'contracts/recruiting/response/response.choices';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { isDay, tomorrowIn } from './invitation.ts';

type Props = { record: ResponseView; onClose: () => void };

/** Asks before a candidate is told that nothing is waited for any more. */
export const WithdrawDialog = ({ record: { id, candidateName, reopenedFor }, onClose }: Props) => {
  const t = useTranslate();
  const field = useId();
  const words = 'resources.responses.withdraw';
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useSend({ resource: 'responses', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'withdraw', body: { reason } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>
        {t(`${words}.${reopenedFor === null ? 'detail' : 'reopened'}`, { name: candidateName ?? '' })}
      </p>
      {reopenedFor === null && (
        <TextField
          id={field}
          label={t(`${words}.reason`)}
          helperText={t(`${words}.reasonHint`)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
          multiline
          fullWidth
        />
      )}
    </ConfirmDialog>
  );
};

/** Asks before a candidate is invited once more. */
export const RestoreDialog = ({ record: { id, candidateName, expiresAt, deadline }, onClose }: Props) => {
  const t = useTranslate();
  const { timeZone } = deadline;
  const [isOver] = useState(() => Date.parse(expiresAt) <= Date.now());
  const [day, setDay] = useState('');
  const words = 'resources.responses.restore';
  const { mutate, isPending } = useSend({ resource: 'responses', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      isUnready={isOver && !isDay(day)}
      onConfirm={() => mutate({ id, action: 'restore', body: isOver ? { deadline: { day, timeZone } } : {} })}
      onCancel={onClose}
    >
      <p style={{ margin: isOver ? '0 0 16px' : 0 }}>
        {t(`${words}.${isOver ? 'over' : 'detail'}`, { name: candidateName ?? '' })}
      </p>
      {isOver && (
        <DateInput
          label={t('resources.responses.invite.lastDay')}
          value={day}
          onChange={setDay}
          min={tomorrowIn(timeZone)}
          hint={t('resources.responses.invite.lastDayHint', { zone: zoneName(timeZone) })}
          isRequired
        />
      )}
    </ConfirmDialog>
  );
};
