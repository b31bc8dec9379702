import { MAX_REASON_LENGTH } from 'contracts/training/assignment/assignment.choices';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import type { ReviewedOf } from './review-draft.ts';

/** Takes one's submitted review up again; the history keeps it with the reason. */
export const ReopenButton = ({ questionId, of }: { questionId: string; of: ReviewedOf }) => {
  const t = useTranslate();
  return (
    <Allowed to="tenant.training.reviews.update">
      <CommandButton
        button={{ size: 'small', sx: { justifySelf: 'start' } }}
        resource="training-reviews"
        id={of.assignmentId}
        action={`answers/${questionId}/reopen`}
        body={{ lessonId: of.lessonId }}
        words="training.review.reopen"
        reason={{ label: t('training.schedule.extend.reason'), maxLength: MAX_REASON_LENGTH }}
      />
    </Allowed>
  );
};
