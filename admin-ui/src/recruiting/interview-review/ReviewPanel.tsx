import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { ReviewStep } from './ReviewStep.tsx';
import { useReview } from './useReview.ts';

/** What was answered last, to be looked at and rated; nothing where nobody was asked. */
export const ReviewPanel = ({ record }: { record: InterviewView }) => {
  const t = useTranslate();
  const { path } = useResource('interviews');
  const [place, setPlace] = useState(0);
  const { data, error, refetch } = useReview(record.id);
  if (record.responseIds.length === 0) return null;
  const step = data?.steps.find(({ questions }) => questions.some(({ answer }) => answer !== null));
  if (data && !step) return null;
  return (
    <Panel
      title={t('resources.interview-reviews.panel')}
      actions={
        <Button
          size="small"
          variant="outlined"
          startIcon={<OpenInFullOutlined />}
          component={Link}
          to={`/${path}/${record.id}/review`}
        >
          {t('resources.interview-reviews.fullScreen')}
        </Button>
      }
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {step && <ReviewStep step={step} place={place} onPlace={setPlace} level={3} />}
    </Panel>
  );
};
