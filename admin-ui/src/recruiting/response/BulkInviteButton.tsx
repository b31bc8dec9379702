import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { useId, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { BulkResult } from '#admin-ui/recruiting/interview/BulkResult.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { useSend } from '#admin-ui/shared/useSend';
import { InvitationFields } from './InvitationFields.tsx';
import { bodyOf, type InvitationTime, isDay, usualTime } from './invitation.ts';

/** Invites the candidates of the selected interviews, each to their next step; afterwards tells whom not, and why. */
export const BulkInviteButton = () => {
  const t = useTranslate();
  const notify = useNotify();
  const zone = usePageZone();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  /** Null: as each job says. */
  const [time, setTime] = useState<InvitationTime | null>(null);
  const id = useId();
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);
  const { mutate, isPending } = useSend<BulkAnswer>({
    resource: 'interviews',
    onSuccess: (result) => {
      setOpen(false);
      if (result.refused.length > 0) return setAnswer(result);
      onUnselectItems();
      notify('resources.responses.invite.manyDone', {
        type: 'success',
        messageArgs: { smart_count: result.changed.length },
      });
    },
  });
  const closeResult = () => {
    setAnswer(null);
    onUnselectItems();
  };
  return (
    <Allowed to="tenant.interviews.responses.create">
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.responses.invite.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.responses.invite.manyTitle', { smart_count: selectedIds.length })}
        confirm={t('resources.responses.invite.action')}
        isBusy={isPending}
        isUnready={time !== null && !isDay(time.day)}
        onConfirm={() => mutate({ action: 'invite', body: { ids: selectedIds, ...(time && bodyOf(time, zone)) } })}
        onCancel={() => setOpen(false)}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <p style={{ margin: 0 }}>{t('resources.responses.invite.nextStep')}</p>
          <TextField
            id={id}
            select
            label={t('resources.responses.invite.terms')}
            value={time === null ? 'job' : 'own'}
            onChange={({ target }) => setTime(target.value === 'job' ? null : usualTime(zone))}
            fullWidth
          >
            {(['job', 'own'] as const).map((terms) => (
              <MenuItem key={terms} value={terms}>
                {t(`resources.responses.invite.termsOf.${terms}`)}
              </MenuItem>
            ))}
          </TextField>
          {time && <InvitationFields time={time} onChange={setTime} />}
        </div>
      </ConfirmDialog>
      {answer && <BulkResult answer={answer} onClose={closeResult} />}
    </Allowed>
  );
};
