import type { MyLessonQuestion } from 'contracts/training/assignment/assignment.views';
import { useTranslate } from 'react-admin';
import { SaidOfAnswer } from '#admin-ui/training/review/OpinionView.tsx';

/** What reviewers made of an answer of mine. */
export const MyFeedback = ({ question: { awarded, points, feedback } }: { question: MyLessonQuestion }) => {
  const t = useTranslate();
  if (feedback.length === 0) return null;
  return (
    <>
      {awarded !== null && (
        <strong>
          {t('training.review.result')}: {t('training.score.of', { earned: awarded, possible: points })}
        </strong>
      )}
      {feedback.map(({ reviewerName, ...said }) => (
        <SaidOfAnswer key={`${reviewerName} ${said.at}`} name={reviewerName ?? t('common.erasedPerson')} {...said} />
      ))}
    </>
  );
};
