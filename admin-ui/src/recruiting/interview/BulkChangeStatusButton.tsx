import Button from '@mui/material/Button';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { CommentInput, isTooLongComment } from './CommentInput.tsx';
import { StatusChoice } from './StatusChoice.tsx';

/** Moves every selected interview; afterwards tells which were refused, and why. */
export const BulkChangeStatusButton = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<StaffInterviewStatus | null>(null);
  const [comment, setComment] = useState('');
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);

  const { mutate, isPending } = useSend<BulkAnswer>({
    resource: 'interviews',
    onSuccess: (result) => {
      setOpen(false);
      choose(null);
      setComment('');
      if (result.refused.length > 0) return setAnswer(result);
      onUnselectItems();
      notify('resources.interviews.bulk.done', {
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
        onConfirm={() => mutate({ action: 'status', body: { ids: selectedIds, status: chosen, comment } })}
        onCancel={() => setOpen(false)}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <StatusChoice chosen={chosen} onChoose={choose} />
          <CommentInput value={comment} onChange={setComment} />
        </div>
      </ConfirmDialog>
      {answer && <BulkResultDialog answer={answer} onClose={closeResult} />}
    </>
  );
};
