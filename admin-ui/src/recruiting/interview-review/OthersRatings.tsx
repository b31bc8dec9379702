import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import { agreementOf } from 'contracts/recruiting/interview-review/interview-review.agreement';
import type { ShownRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { scoreText } from './score-text.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& li > span:first-of-type': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
});
const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  '& svg': { fontSize: 18 },
}));
const words = 'resources.interview-reviews';

/** How somebody is called who has reviewed. */
export const useReviewerName = () => {
  const t = useTranslate();
  return ({ reviewerName, isGuest, isMine }: Pick<ShownRating, 'reviewerName' | 'isGuest' | 'isMine'>): string => {
    if (isMine) return t(`${words}.you`);
    const name = reviewerName ?? t('common.erasedPerson');
    return isGuest ? t(`${words}.guest`, { name }) : name;
  };
};

/** How far reviewers agree about one answer, in a sentence. */
export const AgreementText = ({ ratings }: { ratings: readonly ShownRating[] }) => {
  const t = useTranslate();
  const locale = useLocale();
  const agreement = agreementOf(ratings);
  if (!agreement || agreement.count < 2) return null;
  const { count, same, average, lowest, highest } = agreement;
  const how = same === count ? 'all' : same === 1 ? 'none' : 'some';
  const said = t(`${words}.agreement.${how}`, { same, smart_count: count });
  const span = { average: scoreText(average, locale), lowest, highest };
  return (
    <Note>
      {said} {t(`${words}.agreement.${lowest === highest ? 'average' : 'span'}`, span)}
    </Note>
  );
};

type Props = {
  ratings: readonly ShownRating[];
  isHidden: boolean;
  hiddenCount: number;
  /** What is said where nobody else has rated. */
  none?: string;
};

/** What others think of an answer or a live interview, or that it is in sight later. */
export const OthersRatings = ({ ratings, isHidden, hiddenCount, none = `${words}.noOthers` }: Props) => {
  const t = useTranslate();
  const nameOf = useReviewerName();
  if (isHidden)
    return (
      <Note>
        <VisibilityOffOutlined aria-hidden="true" />
        {t(`${words}.hidden`, { smart_count: hiddenCount })}
      </Note>
    );
  const others = ratings.filter(({ isMine }) => !isMine);
  if (others.length === 0) return <Note>{t(none)}</Note>;
  return (
    <>
      <List>
        {others.map((rating) => (
          <li key={rating.reviewId}>
            <span>{nameOf(rating)}</span>
            <strong>
              {rating.name} · {rating.score}
            </strong>
          </li>
        ))}
      </List>
      <AgreementText ratings={ratings} />
    </>
  );
};
