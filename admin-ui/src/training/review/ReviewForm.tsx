import '#admin-ui/training/learn/problems.words';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { MAX_FEEDBACK_LENGTH } from 'contracts/training/assignment/assignment.choices';
import type { Opinion, ReviewedAnswer } from 'contracts/training/review/review.views';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { documentUploads } from 'ui-kit/answer/document-uploads';
import { variablesOf } from 'ui-kit/theme/colours';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { isUnfinished } from 'ui-kit/upload/upload-item';
import { RatingChoice } from '#admin-ui/recruiting/interview-review/RatingChoice.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { learner, uploadApi } from '#admin-ui/training/mine/lesson-api';
import { feedbackPlace, keptReview, proposedPoints, type ReviewedOf } from './review-draft.ts';

const Root = styled('form')({ display: 'grid', gap: 14, minWidth: 0 });
const Upload = styled('div')(({ theme }) => ({ ...variablesOf(theme.palette.brand), '& p': { margin: 0 } }));

type Props = { question: ReviewedAnswer; offered: readonly OfferedRating[]; of: ReviewedOf; mine: Opinion | undefined };

/** Points, a word, and what is to be said about an answer. What is written is kept in this tab until it is submitted. */
export const ReviewForm = ({ question, offered, of, mine }: Props) => {
  const t = useTranslate();
  const { questionId, answerVersion, points: possible } = question;
  const key = `${learner} ${of.assignmentId} ${questionId} ${answerVersion}`;
  const [said, setSaid] = useState(() => keptReview.get(key) ?? { ...keptReview.blank, ...keptReview.of(mine) });
  const change = (more: Partial<typeof said>) => {
    const next = { ...said, ...more };
    setSaid(next);
    keptReview.set(key, next);
  };
  const queue = documentUploads({
    key: `feedback ${key}`,
    api: uploadApi,
    about: { ...of, questionId },
    give: async () => undefined,
  });
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const sent =
    items
      .find(({ status }) => status === 'completed')
      ?.url?.split('/')
      .at(-1) ?? null;
  const { mutate, isPending } = useSend({
    resource: 'training-reviews',
    success: 'training.review.submitted',
    onSuccess: () => keptReview.remove(key),
  });
  const points = possible === null ? null : said.points === '' ? Number.NaN : Number(said.points);
  const isWrong = points !== null && !(Number.isInteger(points) && points >= 0 && points <= (possible ?? 0));
  const { ratingTypeId, feedback } = said;
  const body = { lessonId: of.lessonId, answerVersion, points, ratingTypeId, feedback };
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        const feedbackFileId = sent ?? said.feedbackFileId;
        mutate({ id: of.assignmentId, action: `answers/${questionId}/review`, body: { ...body, feedbackFileId } });
      }}
    >
      {offered.length > 0 && (
        <RatingChoice
          offered={offered}
          chosen={ratingTypeId === null ? undefined : { ratingTypeId }}
          isDisabled={isPending}
          onChoose={(id) => change({ ratingTypeId: id, ...proposedPoints(offered, { id, possible }) })}
        />
      )}
      {possible !== null && (
        <TextField
          label={t('training.review.pointsOf', { possible })}
          type="number"
          required
          value={said.points}
          error={said.points !== '' && isWrong}
          helperText={said.points !== '' && isWrong ? t('problem.review-points-invalid') : undefined}
          onChange={({ target }) => change({ points: target.value })}
          slotProps={{ htmlInput: { min: 0, max: possible, step: 1 } }}
        />
      )}
      <TextField
        label={t('training.review.feedback')}
        helperText={t('training.review.feedbackHint')}
        multiline
        minRows={3}
        value={feedback}
        onChange={({ target }) => change({ feedback: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_FEEDBACK_LENGTH } }}
      />
      <Upload>
        <FileUpload queue={queue} place={feedbackPlace} label={t('training.review.video')} />
      </Upload>
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || isWrong || items.some(isUnfinished)}
        sx={{ justifySelf: 'start' }}
      >
        {t('training.review.submit')}
      </Button>
    </Root>
  );
};
