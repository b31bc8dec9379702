import { styled } from '@mui/material/styles';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import type { ReviewedAnswer } from 'contracts/training/review/review.views';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { AnswerView } from '#admin-ui/recruiting/interview-review/AnswerView.tsx';
import { OpinionView } from './OpinionView.tsx';
import { ReopenButton } from './ReopenButton.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewedOf } from './review-draft.ts';

const Root = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  padding: '20px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '&:first-of-type': { paddingTop: 4 },
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 640, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' },
});
const Side = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

type Props = { question: ReviewedAnswer; number: number; offered: readonly OfferedRating[]; of: ReviewedOf };

/** An answer beside its question, and what reviewers say of it. */
export const AnswerReview = ({ question, number, offered, of }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const id = useId();
  const { text, hint, responseType, points, opinions, others, isOpen, awarded } = question;
  const mine = opinions.find(({ isMine }) => isMine);
  const isSubmitted = mine !== undefined && !mine.isOpen;
  const mayReview = isOpen && can('tenant.training.reviews.create');
  const facts = [
    t(`resources.questions.responseType.${responseType}`),
    points !== null && t('training.learn.points', { smart_count: points }),
    awarded !== null && t('training.review.awarded', { smart_count: awarded }),
  ];
  return (
    <Root aria-labelledby={id}>
      <Columns>
        <Side>
          <h3 id={id}>
            {number}. {text}
          </h3>
          <small>{facts.filter(Boolean).join(' · ')}</small>
          {hint && <small>{hint}</small>}
          <AnswerView responseId={of.assignmentId} question={question} />
        </Side>
        <Side>
          {mayReview && !isSubmitted && <ReviewForm key={mine?.submittedAt} {...{ question, offered, of, mine }} />}
          {isSubmitted && (
            <>
              <OpinionView opinion={mine} possible={points} />
              {isOpen && <ReopenButton questionId={question.questionId} of={of} />}
            </>
          )}
          {opinions
            .filter(({ isMine }) => !isMine)
            .map((opinion) => (
              <OpinionView key={opinion.submittedAt + opinion.reviewerName} opinion={opinion} possible={points} />
            ))}
          {others > 0 && !isSubmitted && <small>{t('training.review.others', { smart_count: others })}</small>}
        </Side>
      </Columns>
    </Root>
  );
};
