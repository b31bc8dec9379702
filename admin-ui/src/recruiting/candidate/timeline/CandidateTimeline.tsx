import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TimelineEntryView } from 'contracts/recruiting/candidate/candidate.timeline';
import { DOCUMENT, personEvents, readerOf, timelineKind, timelineKinds } from 'contracts/reporting/audit/person-events';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Tone } from 'ui-kit/theme/palette';
import { useCan } from '#admin-ui/providers/me.tsx';
import { statusStyle } from '#admin-ui/recruiting/interview/interview-status';
import { useActorName } from '#admin-ui/reporting/audit/useActorName';
import { useHistoryNames } from '#admin-ui/reporting/audit/useHistoryNames';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { Timeline, TimelineEntry } from '#admin-ui/shared/Timeline.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { asOfPath } from './as-of-path.ts';
import { EntryBody, InterviewJob } from './EntryBody.tsx';
import { useTimeline } from './useTimeline.ts';

const OTHERS = new Set(['labels', 'merges', DOCUMENT]);

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& a': { overflowWrap: 'anywhere', color: theme.palette.text.primary, textUnderlineOffset: 3 },
}));
const Meta = styled('small')(({ theme }) => ({
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));

/** Parts of a timeline that this reader is told of, in words. */
const useKinds = () => {
  const t = useTranslate();
  const can = useCan();
  const { entityName } = useHistoryNames();
  const mayRead = (kind: string) => {
    if (kind === DOCUMENT) return can(readerOf(DOCUMENT));
    const event = personEvents.find((one) => timelineKind(one) === kind);
    return event !== undefined && (can('tenant.audit.read') || can(readerOf(event.aggregate)));
  };
  const nameOf = (kind: string) =>
    OTHERS.has(kind) ? t(`resources.candidates.timeline.kind.${kind}`) : entityName(kind);
  return timelineKinds.filter(mayRead).map((id) => ({ id, name: nameOf(id) }));
};

const toneOf = ({ entity, event, added }: TimelineEntryView): Tone => {
  const status = event === 'InterviewStatusChanged' ? added?.status : undefined;
  if (typeof status === 'string' && status in statusStyle) return statusStyle[status as keyof typeof statusStyle].tone;
  return entity === 'candidate' ? 'success' : 'neutral';
};

/** The import that brought them; other causes are told by the entries beside it. */
const Because = ({ because }: Pick<TimelineEntryView, 'because'>) => {
  const t = useTranslate();
  const { viewPath } = useResource('candidate-imports');
  if (because?.entity !== 'candidateImport') return null;
  return (
    <>
      {' · '}
      <Link to={viewPath({ id: because.entityId })}>{t('resources.candidates.timeline.fromImport')}</Link>
    </>
  );
};

const Entry = ({ entry, candidateId }: { entry: TimelineEntryView; candidateId: string }) => {
  const t = useTranslate();
  const can = useCan();
  const actorName = useActorName();
  const { eventName } = useHistoryNames();
  return (
    <TimelineEntry tone={toneOf(entry)}>
      <Title>
        <strong>{eventName(entry)}</strong>
        {entry.entity === 'interview' && <InterviewJob id={entry.entityId} />}
        {entry.candidateId !== candidateId && (
          <Chip size="small" variant="outlined" label={t('resources.candidates.timeline.ofMerged')} />
        )}
      </Title>
      <Meta>
        {actorName(entry)} · <When at={entry.occurredAt} withTime />
        <Because because={entry.because} />
        {can('tenant.audit.read') && (
          <>
            {' · '}
            <Link to={asOfPath(candidateId, entry.occurredAt)}>{t('resources.candidates.asOf.shown')}</Link>
          </>
        )}
      </Meta>
      <EntryBody entry={entry} />
    </TimelineEntry>
  );
};

type Props = { candidateId: string; until?: string };

const Entries = ({ candidateId, kind, until }: Props & { kind: string }) => {
  const t = useTranslate();
  const asked = useTimeline({ candidateId, kind, until });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = asked;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  if (data.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('resources.candidates.timeline.none')}
      </Typography>
    );
  return (
    <>
      <Timeline>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} candidateId={candidateId} />
        ))}
      </Timeline>
      {error && <Failure error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button variant="outlined" sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('resources.candidates.timeline.more')}
        </Button>
      )}
    </>
  );
};

/** All that happened to a candidate, newest first, as far as the reader may see it; until a moment, if one is named. */
export const CandidateTimeline = (props: Props) => {
  const t = useTranslate();
  const kinds = useKinds();
  const [kind, setKind] = useState('');
  const label = t('resources.candidates.timeline.kinds');
  const select = (
    <PillSelect label={label} value={kind} choices={[{ id: '', name: label }, ...kinds]} onChange={setKind} />
  );
  return (
    <Panel title={t('resources.candidates.timeline.title')} actions={select}>
      <Entries key={kind} {...props} kind={kind} />
    </Panel>
  );
};
