import { styled } from '@mui/material/styles';
import type { Opinion } from 'contracts/training/review/review.views';
import { useTranslate } from 'react-admin';
import { When } from '#admin-ui/shared/When.tsx';
import { FileVideo } from '#admin-ui/training/learn/StepVideo.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: '12px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  fontSize: '0.9375rem',
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 640, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Said = {
  name: string;
  ratingName: string | null;
  points?: number | null;
  possible?: number | null;
  text: string;
  fileId: string | null;
  at: string;
};

/** What somebody said of an answer. */
export const SaidOfAnswer = ({ name, ratingName, points = null, possible = null, text, fileId, at }: Said) => {
  const t = useTranslate();
  const score = points !== null && t('training.score.of', { earned: points, possible });
  return (
    <Root>
      <strong>{[ratingName, score].filter(Boolean).join(' · ') || t('training.review.feedback')}</strong>
      {text && <p>{text}</p>}
      {fileId && <FileVideo fileId={fileId} title={t('training.review.videoOf', { name })} />}
      <small>
        {name} · <When at={at} withTime />
      </small>
    </Root>
  );
};

export const OpinionView = ({ opinion, possible }: { opinion: Opinion; possible: number | null }) => {
  const t = useTranslate();
  const { isMine, reviewerName, ratingName, points, feedback, feedbackFileId, submittedAt } = opinion;
  const name = isMine ? t('training.review.you') : (reviewerName ?? t('common.erasedPerson'));
  return (
    <SaidOfAnswer
      {...{ name, ratingName, points, possible }}
      text={feedback}
      fileId={feedbackFileId}
      at={submittedAt}
    />
  );
};
