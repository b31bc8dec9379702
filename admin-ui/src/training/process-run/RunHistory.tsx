import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { RunEntry } from 'contracts/training/process-run/process-run.endpoints';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Tone } from 'ui-kit/theme/palette';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { Timeline, TimelineEntry } from '#admin-ui/shared/Timeline.tsx';
import { When } from '#admin-ui/shared/When.tsx';

/** Entries that are shown at first. */
const SHOWN = 10;
const tones: Partial<Record<RunEntry['entry'], Tone>> = {
  started: 'notice',
  'step-done': 'success',
  completed: 'success',
  cancelled: 'danger',
};

/** What happened in a run, newest first. */
export const RunHistory = ({ record: run }: { record: ProcessRunView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch } = useQuery<RunEntry[], Error>({
    queryKey: ['process-runs', run.id, 'history', run.version],
    queryFn: () => dataProvider.ask<RunEntry[]>(`process-runs/${run.id}/history`),
    placeholderData: (before) => before,
    retry: false,
  });
  const shown = isWhole ? data : data?.slice(0, SHOWN);
  return (
    <Panel title={t('resources.process-runs.history.title')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {shown && (
        <Timeline>
          {shown.map(({ entry, at, byName, stepName, text }, place) => (
            <TimelineEntry key={`${data ? data.length - place : place}`} tone={tones[entry] ?? 'quiet'}>
              <span style={{ overflowWrap: 'anywhere' }}>
                {t(`resources.process-runs.history.${entry}`)}
                {stepName && `: ${stepName}`}
                {text && ` · ${text}`}
              </span>
              <small>
                {byName && `${byName} · `}
                <When at={at} withTime />
              </small>
            </TimelineEntry>
          ))}
        </Timeline>
      )}
      {data && data.length > SHOWN && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('resources.process-runs.history.more')}
        </Button>
      )}
    </Panel>
  );
};
