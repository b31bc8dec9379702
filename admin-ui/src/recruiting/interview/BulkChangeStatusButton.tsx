import Button from '@mui/material/Button';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { REJECTED } from 'contracts/recruiting/interview/interview.statuses';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { CommentInput, isTooLongComment } from './CommentInput.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { TellSwitch } from './TellSwitch.tsx';
import { useStatusChange } from './useStatusChange.tsx';

/** Moves every selected interview; afterwards offers to undo it, and tells which were refused, and why. */
export const BulkChangeStatusButton = () => {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<StaffInterviewStatus | null>(null);
  const [comment, setComment] = useState('');
  const close = () => {
    setOpen(false);
    choose(null);
    setComment('');
  };
  const { change, isPending, dialogs } = useStatusChange({ onAnswer: close, onDone: () => onUnselectItems() });

  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {t('resources.interviews.bulk.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.interviews.bulk.title', { smart_count: selectedIds.length })}
        confirm={t('resources.interviews.change.submit')}
        isBusy={isPending}
        isUnready={chosen === null || isTooLongComment(comment)}
        onConfirm={() => chosen && change({ ids: selectedIds, status: chosen, comment })}
        onCancel={close}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <StatusChoice chosen={chosen} onChoose={choose} />
          <CommentInput value={comment} onChange={setComment} />
          {chosen !== null && chosen !== REJECTED && <TellSwitch />}
        </div>
      </ConfirmDialog>
      {dialogs}
    </>
  );
};
