import ArrowForward from '@mui/icons-material/ArrowForward';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { InterviewLogView } from 'contracts/recruiting/interview/interview.endpoints';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useGetList, useTranslate } from 'react-admin';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { Timeline, TimelineEntry } from '#admin-ui/shared/Timeline.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { InterviewStatusChip, statusStyle } from './interview-status.ts';

const Move = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  '& > svg': { fontSize: 16, color: theme.palette.text.secondary },
}));
export const Quote = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '10px 14px',
  borderRadius: '4px 10px 10px 10px',
  fontSize: '0.9375rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: theme.palette.brand.sunken,
}));
const Reason = styled('p')({ margin: '6px 0 0', fontSize: '0.9375rem', fontWeight: 560, overflowWrap: 'anywhere' });

/** Log lines shown at once: more than any interview gathers. */
const SHOWN = 200;

/** Where an interview came from and went to; without either, that somebody said something. */
export const Headline = ({ from, to }: Pick<InterviewLogView, 'from' | 'to'>) => {
  const t = useTranslate();
  if (!to) return <span>{t('resources.interviews.log.commented')}</span>;
  return (
    <Move>
      {from && from !== to && (
        <>
          <InterviewStatusChip status={from} />
          <ArrowForward titleAccess={t('resources.interviews.log.to')} />
        </>
      )}
      <InterviewStatusChip status={to} />
    </Move>
  );
};

/** The application that the interview follows from, and by which way it came. */
const Applied = ({ source, occurredAt }: Pick<InterviewLogView, 'source' | 'occurredAt'>) => {
  const t = useTranslate();
  const way = useSources().nameOf(source ?? '');
  return (
    <TimelineEntry tone="neutral">
      <strong>{t('resources.interviews.log.applied', { source: way })}</strong>
      <small>
        <When at={occurredAt} withTime />
      </small>
    </TimelineEntry>
  );
};

const Lines = ({ interview }: { interview: InterviewView }) => {
  const t = useTranslate();
  const { data, error, refetch } = useGetList<InterviewLogView>('interview-log', {
    filter: { interviewId: interview.id },
    sort: { field: 'occurredAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={180} />;
  const { lines = [], applied = [] } = Object.groupBy(data, ({ source }) => (source === null ? 'lines' : 'applied'));
  return (
    <Timeline>
      {lines.map(({ id, from, to, comment, reasonName, isUndo, actorName, apiKeyId, occurredAt }) => (
        <TimelineEntry key={id} tone={to ? statusStyle[to].tone : 'neutral'}>
          <Headline from={from} to={to} />
          <small>
            {isUndo && <>{t('resources.interviews.log.undone')} · </>}
            {apiKeyId === null ? (actorName ?? t('common.system')) : t('common.apiKey', { name: actorName ?? '' })} ·{' '}
            <When at={occurredAt} withTime />
          </small>
          {reasonName !== null && <Reason>{t('resources.interviews.log.reason', { reason: reasonName })}</Reason>}
          {comment !== null && comment !== '' && <Quote>{comment}</Quote>}
          {comment === null && <Quote as="em">{t('resources.interviews.log.erased')}</Quote>}
        </TimelineEntry>
      ))}
      <TimelineEntry tone={statusStyle.created.tone}>
        <strong>{t('resources.interviews.log.opened')}</strong>
        <small>
          <When at={interview.createdAt} withTime />
        </small>
      </TimelineEntry>
      {applied.map((line) => (
        <Applied key={line.id} {...line} />
      ))}
    </Timeline>
  );
};

/** What happened to an interview, newest first: moves, comments, who and when. */
export const InterviewLog = ({ record }: { record: InterviewView }) => (
  <Panel title={useTranslate()('resources.interviews.log.title')}>
    <Lines interview={record} />
  </Panel>
);
