import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { RunContent } from 'contracts/training/process-run/process-run.endpoints';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { useDataProvider, useTranslate } from 'react-admin';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { RunComments } from './RunComments.tsx';
import { RunStepCard } from './RunStepCard.tsx';

const Steps = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** Where files of a run are asked for. */
const ticketsOf = (id: string) => (fileId: string) => ({
  resource: 'process-runs',
  id,
  action: `files/${fileId}/ticket`,
});

/** The steps of a run: what is to be done in each, by whom, and what is done. */
export const RunBody = ({ record: run }: { record: ProcessRunView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<RunContent, Error>({
    queryKey: ['process-runs', run.id, 'content'],
    queryFn: () => dataProvider.ask<RunContent>(`process-runs/${run.id}/content`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <TicketRouteContext.Provider value={ticketsOf(run.id)}>
      <Panel title={t('resources.process-runs.steps')}>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && (
          <Steps>
            {run.outline.steps.map((step, at) => (
              <RunStepCard
                key={step.id}
                run={run}
                outline={step}
                number={at + 1}
                content={data.steps.find(({ id }) => id === step.id)}
                lessons={data.lessons}
              />
            ))}
          </Steps>
        )}
      </Panel>
      <Panel title={t('resources.process-runs.comments')}>
        <RunComments run={run} stepId={null} />
      </Panel>
    </TicketRouteContext.Provider>
  );
};
