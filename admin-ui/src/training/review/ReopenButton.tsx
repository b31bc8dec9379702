import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from 'contracts/training/assignment/assignment.choices';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import type { ReviewedOf } from './AnswerReview.tsx';

/** Takes one's submitted review up again; the history keeps it with the reason. */
export const ReopenButton = ({ questionId, of }: { questionId: string; of: ReviewedOf }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useSend({
    resource: 'training-reviews',
    success: 'training.review.reopened',
    onSuccess: () => setOpen(false),
  });
  const { assignmentId: id, lessonId } = of;
  return (
    <Allowed to="tenant.training.reviews.update">
      <Button size="small" variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {t('training.review.reopen')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('training.review.reopenTitle')}
        confirm={t('training.review.reopen')}
        isBusy={isPending}
        onConfirm={() => mutate({ id, action: `answers/${questionId}/reopen`, body: { lessonId, reason } })}
        onCancel={() => setOpen(false)}
      >
        <p style={{ margin: '0 0 16px' }}>{t('training.review.reopenDetail')}</p>
        <TextField
          label={t('training.schedule.extend.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        />
      </ConfirmDialog>
    </Allowed>
  );
};
