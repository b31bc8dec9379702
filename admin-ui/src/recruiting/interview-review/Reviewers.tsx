import { styled } from '@mui/material/styles';
import { averageOf } from 'contracts/recruiting/interview-review/interview-review.agreement';
import type { ReviewedStep } from 'contracts/recruiting/interview-review/interview-review.views';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { When } from '#admin-ui/shared/When.tsx';
import { useReviewerName } from './OthersRatings.tsx';
import { OwnReview } from './OwnReview.tsx';
import { scoreText } from './score-text.ts';

const Root = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 20,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.divider}`,
  fontSize: '0.9375rem',
  '& ul': { flex: '1 1 320px', display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& small': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
}));
const words = 'resources.interview-reviews';

/** Who has reviewed this step and how far they are; where one submits one's own. */
export const Reviewers = ({ step }: { step: ReviewedStep }) => {
  const t = useTranslate();
  const locale = useLocale();
  const nameOf = useReviewerName();
  const average = step.isHidden ? null : averageOf(step.questions.map(({ ratings }) => ratings));
  const mine = step.reviewers.find(({ isMine }) => isMine);
  const answered = step.questions.filter(({ answer }) => answer !== null).length;
  return (
    <Root>
      <ul aria-label={t(`${words}.reviewers`)}>
        {step.reviewers.map((reviewer) => (
          <li key={reviewer.reviewId}>
            {nameOf(reviewer)}{' '}
            <small>
              {t(`${words}.rated`, { rated: reviewer.ratedCount, smart_count: answered })}
              {reviewer.status === 'submitted' && reviewer.submittedAt !== null && (
                <>
                  {' · '}
                  {t(`${words}.status.submitted`)} <When at={reviewer.submittedAt} withTime />
                </>
              )}
              {reviewer.changedAt !== null && ` · ${t(`${words}.changed`)}`}
            </small>
          </li>
        ))}
        {step.reviewers.length === 0 && <li>{t(`${words}.nobody`)}</li>}
      </ul>
      {average !== null && <strong>{t(`${words}.average`, { score: scoreText(average, locale) })}</strong>}
      <OwnReview
        responseId={step.responseId}
        isSubmitted={mine?.status === 'submitted'}
        hasRated={(mine?.ratedCount ?? 0) > 0}
      />
    </Root>
  );
};
