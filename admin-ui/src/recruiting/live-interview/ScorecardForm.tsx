import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { LiveScorecards } from 'contracts/recruiting/interview-review/interview-review.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  CommentFields,
  isSayable,
  isTooLong,
  noComment,
} from '#admin-ui/recruiting/interview-review/CommentFields.tsx';
import { RatingChoice } from '#admin-ui/recruiting/interview-review/RatingChoice.tsx';
import { LeaveGuard } from '#admin-ui/shared/form/LeaveGuard.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const Form = styled('form')({
  display: 'grid',
  gap: 14,
  maxWidth: 560,
  '& > h3': { margin: 0, fontSize: '0.9375rem', fontWeight: 640 },
  '& > p': { margin: 0 },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const words = 'resources.live-interviews.scorecard';
const resource = 'live-interviews';

/** What one who talked with the candidate thinks of it: a word, and what is to be said. What was typed goes along with what is submitted. */
export const ScorecardForm = ({ scorecards }: { scorecards: LiveScorecards }) => {
  const t = useTranslate();
  const [draft, setDraft] = useState(noComment);
  const { liveInterviewId: id, offered, reviewers, ratings, comments } = scorecards;
  const isSubmitted = reviewers.find(({ isMine }) => isMine)?.status === 'submitted';
  const chosen = ratings.find(({ isMine }) => isMine);
  const rating = useSend({ resource });
  const reopening = useSend({ resource, success: `${words}.reopened` });
  const submitting = useSend({ resource, success: `${words}.submitted` });
  const commenting = useSend({
    ...{ resource, success: 'resources.interview-reviews.comments.added' },
    onSuccess: () => setDraft(noComment),
  });
  const comment = { id, action: 'comments', body: { text: draft.text.trim(), mentions: draft.mentions } };
  /** What was typed goes first; it stays where that is refused. */
  const submit = async () => {
    if (isSayable(draft)) await commenting.mutateAsync(comment);
    await submitting.mutateAsync({ id, action: 'scorecard/submit', body: {} });
  };
  const isPending = [rating, reopening, submitting, commenting].some((one) => one.isPending);
  const isEmpty = !chosen && !isSayable(draft) && !comments.some(({ isMine }) => isMine);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSubmitted) commenting.mutate(comment);
        // Each has said by itself why it failed.
        else void submit().catch(() => undefined);
      }}
    >
      <LeaveGuard isAtRisk={draft.text.trim() !== ''} />
      <h3>{t(`${words}.yours`)}</h3>
      {offered.length > 0 ? (
        <RatingChoice
          offered={offered}
          chosen={chosen}
          isDisabled={isPending || isSubmitted}
          onChoose={(ratingTypeId) => rating.mutate({ id, action: 'rating', body: { ratingTypeId } })}
        />
      ) : (
        <p>{t('resources.interview-reviews.noWords')}</p>
      )}
      <CommentFields draft={draft} onChange={setDraft} label={t(`${words}.comment`)} minRows={3} />
      <Buttons>
        {isSubmitted ? (
          <>
            <Button type="submit" variant="outlined" disabled={isPending || !isSayable(draft)}>
              {t('resources.interview-reviews.comments.add')}
            </Button>
            <Button
              variant="text"
              disabled={isPending}
              onClick={() => reopening.mutate({ id, action: 'scorecard/reopen', body: {} })}
            >
              {t(`${words}.reopen`)}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="contained" disabled={isPending || isEmpty || isTooLong(draft)}>
            {t(`${words}.submit`)}
          </Button>
        )}
      </Buttons>
    </Form>
  );
};
