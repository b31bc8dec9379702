import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ComparedAnswer } from 'contracts/recruiting/interview-review/comparison.endpoints';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';
import { AnswerComments } from './AnswerComments.tsx';
import { AnswerView } from './AnswerView.tsx';
import { NewComment } from './NewComment.tsx';
import { OthersRatings } from './OthersRatings.tsx';
import { Overtime } from './Overtime.tsx';
import { OwnReview } from './OwnReview.tsx';
import { RecordingFaultNote } from './RecordingFaultNote.tsx';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  minWidth: 0,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& h2 a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));
const words = 'resources.interview-reviews';

type Props = { answer: ComparedAnswer; offered: readonly OfferedRating[]; areNamesHidden: boolean };

/** What was said of the answer, once somebody wants to read it or to say something. */
const ComparedComments = ({
  answer,
  mediaRef,
}: Pick<Props, 'answer'> & { mediaRef: RefObject<HTMLVideoElement | null> }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { responseId, questionId, comments, responseType } = answer;
  const isRecorded = recordedTypes.includes(responseType) && answer.answer !== null;
  const seek = (second: number) => {
    if (!mediaRef.current) return;
    mediaRef.current.currentTime = second;
    void mediaRef.current.play().catch(() => undefined);
  };
  return (
    <div>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(`${words}.compare.comments`, { smart_count: comments.length })}
      </Button>
      {isOpen && (
        <div style={{ marginTop: 8 }}>
          <AnswerComments of={`responses/${responseId}`} comments={comments} onSeek={seek} />
          {answer.answer !== null && (
            <Allowed to="tenant.interviews.comments.create">
              <NewComment
                responseId={responseId}
                questionId={questionId}
                secondNow={isRecorded ? () => mediaRef.current?.currentTime ?? 0 : null}
              />
            </Allowed>
          )}
        </div>
      )}
    </div>
  );
};

/** One candidate's answer among those of the others. */
export const ComparedCard = ({ answer, offered, areNamesHidden }: Props) => {
  const t = useTranslate();
  const id = useId();
  const { path } = useResource('interviews');
  const { mutate, isPending } = useSend({ resource: 'responses' });
  const { responseId, interviewId, questionId, number, candidateName, ratings, isHidden } = answer;
  const media = useRef<HTMLVideoElement>(null);
  const mine = ratings.find(({ isMine }) => isMine);
  const others = answer.reviewers - (mine ? 1 : 0);
  const rate = (ratingTypeId: string) =>
    mutate({
      ...{ id: responseId, action: 'rating' },
      body: { questionId, ratingTypeId: ratingTypeId === '' ? null : ratingTypeId },
    });
  const chosen = offered.some((word) => word.id === mine?.ratingTypeId) ? mine?.ratingTypeId : '';
  return (
    <Card>
      <h2>
        {areNamesHidden ? (
          t(`${words}.compare.candidate`, { number })
        ) : (
          <Link to={`/${path}/${interviewId}/review`}>
            <PersonName name={candidateName} />
          </Link>
        )}
      </h2>
      <div>
        <AnswerView responseId={responseId} question={answer} mediaRef={media} />
        {answer.overtime !== null && <Overtime milliseconds={answer.overtime} />}
        {answer.recordingFault !== null && <RecordingFaultNote fault={answer.recordingFault} />}
      </div>
      {answer.answer !== null && offered.length > 0 && (
        <Allowed to="tenant.interviews.ratings.create">
          <TextField
            id={id}
            select
            size="small"
            label={t(`${words}.yourRating`)}
            value={chosen}
            disabled={isPending || answer.isSubmitted}
            onChange={({ target }) => rate(target.value)}
            slotProps={{ select: { displayEmpty: true } }}
            fullWidth
          >
            <MenuItem value="">{t(`${words}.compare.notRated`)}</MenuItem>
            {offered.map(({ id: word, name, score }) => (
              <MenuItem key={word} value={word}>
                {name} · {score}
              </MenuItem>
            ))}
          </TextField>
        </Allowed>
      )}
      <div>
        <OthersRatings ratings={ratings} isHidden={isHidden} hiddenCount={others} />
      </div>
      <ComparedComments answer={answer} mediaRef={media} />
      {(mine || answer.isSubmitted) && (
        <div>
          <OwnReview responseId={responseId} isSubmitted={answer.isSubmitted} hasRated isSmall />
        </div>
      )}
    </Card>
  );
};
