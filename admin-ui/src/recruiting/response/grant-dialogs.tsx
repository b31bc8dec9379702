import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import { isWaiting } from 'contracts/recruiting/response/response.choices';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import type { MoreAction } from '#admin-ui/shared/MoreActions.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { EndTakeDialog, runningIn } from './EndTakeDialog.tsx';
import { isDay, tomorrowIn } from './invitation.ts';
import { isReason, ReasonInput } from './ReasonInput.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { useAsked } from './useAsked.ts';
import { RestoreDialog, WithdrawDialog } from './withdraw-dialogs.tsx';

type Props = { record: ResponseView; onClose: () => void };
const words = 'resources.responses.grant';

/** Percent that are offered; 100 is what everybody has. */
const times = [100, 125, 150, 200, 300, 400] as const;

const useGrant = (action: string, onClose: () => void) =>
  useSend({ resource: 'responses', success: `${words}.${action}.done`, onSuccess: onClose });

const ExtendDialog = ({ record: { id, deadline }, onClose }: Props) => {
  const t = useTranslate();
  const { timeZone } = deadline;
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useGrant('extend', onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.extend.title`)}
      confirm={t(`${words}.extend.action`)}
      isBusy={isPending}
      isUnready={!isDay(day) || !isReason(reason)}
      onConfirm={() => mutate({ id, action: 'extend', body: { deadline: { day, timeZone }, reason } })}
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <DateInput
          label={t('resources.responses.invite.lastDay')}
          value={day}
          onChange={setDay}
          min={tomorrowIn(timeZone)}
          hint={t('resources.responses.invite.lastDayHint', { zone: zoneName(timeZone) })}
          isRequired
        />
        <ReasonInput value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
};

const TimeDialog = ({ record: { id, timePercent: before }, onClose }: Props) => {
  const t = useTranslate();
  const field = useId();
  const [timePercent, setTime] = useState<number>(before);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useGrant('time', onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.time.title`)}
      confirm={t(`${words}.time.action`)}
      isBusy={isPending}
      isUnready={timePercent === before || !isReason(reason)}
      onConfirm={() => mutate({ id, action: 'time', body: { timePercent, reason } })}
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 16, paddingTop: 6 }}>
        <TextField
          id={field}
          select
          label={t('resources.responses.fields.timePercent')}
          value={timePercent}
          onChange={({ target }) => setTime(Number(target.value))}
          helperText={t(`${words}.time.hint`)}
          fullWidth
        >
          {times.map((percent) => (
            <MenuItem key={percent} value={percent}>
              {t(percent === 100 ? `${words}.time.usual` : `${words}.time.percent`, { percent })}
            </MenuItem>
          ))}
        </TextField>
        <ReasonInput value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
};

const TakeDialog = ({ record, onClose }: Props) => {
  const t = useTranslate();
  const field = useId();
  const { id, progress, status, deadline } = record;
  const { timeZone } = deadline;
  const isHandedIn = status === 'submitted';
  const [day, setDay] = useState('');
  const { data: questions = [] } = useAsked(record);
  const [chosen, choose] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useGrant('take', onClose);
  const last = isDay(day) ? { deadline: { day, timeZone } } : {};
  const offered = questions.filter(({ id: questionId, responseType, allowedTakes }) => {
    const { takes = [], grantedTakes = 0 } = progress[questionId] ?? {};
    const isUsedUp = allowedTakes !== null || isHandedIn;
    const isOpen = !record.reopenedFor || record.reopenedFor === questionId;
    return recordedTypes.includes(responseType) && isOpen && isUsedUp && takes.length > 0 && grantedTakes === 0;
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.take.title`)}
      confirm={t(`${words}.take.action`)}
      isBusy={isPending}
      isUnready={chosen === '' || !isReason(reason) || (isHandedIn && !isDay(day))}
      onConfirm={() => mutate({ id, action: 'take', body: { questionId: chosen, reason, ...last } })}
      onCancel={onClose}
    >
      {offered.length === 0 ? (
        <p style={{ margin: 0 }}>{t(`${words}.take.none`)}</p>
      ) : (
        <div style={{ display: 'grid', gap: 16, paddingTop: 6 }}>
          <TextField
            id={field}
            select
            label={t('resources.responses.fields.questionId')}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
            fullWidth
          >
            {offered.map((question) => (
              <MenuItem key={question.id} value={question.id} sx={{ whiteSpace: 'normal' }}>
                {question.text}
              </MenuItem>
            ))}
          </TextField>
          {isHandedIn && (
            <DateInput
              label={t('resources.responses.invite.lastDay')}
              value={day}
              onChange={setDay}
              min={tomorrowIn(timeZone)}
              hint={t(`${words}.take.reopens`)}
              isRequired
            />
          )}
          <ReasonInput value={reason} onChange={setReason} />
        </div>
      )}
    </ConfirmDialog>
  );
};

const permission = 'tenant.interviews.responses.update' as const;
const isOpen = ({ status }: ResponseView): boolean => status !== 'submitted' && status !== 'withdrawn';

const isAnswering = ({ status }: ResponseView): boolean => isWaiting(status);

/** What is done with the invitation of one candidate, and what they may be given that others do not have. */
export const grants: readonly MoreAction<ResponseView>[] = [
  { label: 'resources.responses.resend.action', permission, isFor: isAnswering, dialog: ResendDialog },
  { label: `${words}.extend.action`, permission, isFor: isOpen, dialog: ExtendDialog },
  { label: `${words}.time.action`, permission, isFor: isOpen, dialog: TimeDialog },
  { label: `${words}.take.action`, permission, isFor: ({ status }) => status !== 'withdrawn', dialog: TakeDialog },
  {
    ...{ label: 'resources.responses.endTake.action', permission, dialog: EndTakeDialog },
    isFor: (record) => isAnswering(record) && runningIn(record) !== undefined,
  },
  {
    ...{ label: 'resources.responses.withdraw.action', permission, isDangerous: true },
    ...{ isFor: isAnswering, dialog: WithdrawDialog },
  },
  {
    ...{ label: 'resources.responses.restore.action', permission, dialog: RestoreDialog },
    isFor: ({ status }) => status === 'withdrawn',
  },
];
