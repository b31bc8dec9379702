import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { JobFunnelView } from 'contracts/recruiting/job/job.endpoints';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { InterviewStatusChip, statusOrder } from '#admin-ui/recruiting/interview/interview-status';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { durationText } from './durations.ts';
import { FigureTable } from './FigureTable.tsx';
import { JobSources } from './JobSources.tsx';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 16,
  margin: '0 0 20px',
  '& dt': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: theme.palette.text.secondary },
}));

/** A bar as wide as its share; what it says stands beside it. */
const Bar = styled('span')<{ share: number }>(({ theme, share }) => ({
  display: 'block',
  height: 6,
  width: `${Math.max(2, share * 100)}%`,
  margin: '4px 0 0 auto',
  borderRadius: 3,
  background: theme.palette.primary.main,
}));

/** How many were rejected, and why. */
const Reasons = ({ reasons }: Pick<JobFunnelView, 'reasons'>) => {
  const t = useTranslate();
  const locale = useLocale();
  const label = t('resources.jobs.funnel.reasons');
  if (reasons.every(({ reasonId }) => reasonId === null)) return null;
  return (
    <div style={{ marginTop: 20 }}>
      <FigureTable
        label={label}
        columns={[label, t('resources.jobs.funnel.interviews')]}
        rows={reasons.map(({ reasonId, name, interviews }) => ({
          key: reasonId ?? '',
          cells: [name ?? t('resources.rejection-reasons.none'), formatCount(interviews, locale)],
        }))}
      />
    </div>
  );
};

const FunnelBody = ({ funnel }: { funnel: JobFunnelView }) => {
  const t = useTranslate();
  const locale = useLocale();
  const words = 'resources.jobs.funnel';
  const time = ({ count, medianSeconds }: JobFunnelView['hire']) => (
    <dd>
      {durationText(medianSeconds, locale)}
      {count > 0 && <small>{t(`${words}.ofMany`, { number: formatCount(count, locale) })}</small>}
    </dd>
  );
  return (
    <>
      <Figures>
        <div>
          <dt>{t(`${words}.interviews`)}</dt>
          <dd>{formatCount(funnel.interviews, locale)}</dd>
        </div>
        <div>
          <dt>{t(`${words}.firstAnswer`)}</dt>
          {time(funnel.firstAnswer)}
        </div>
        <div>
          <dt>{t(`${words}.hire`)}</dt>
          {time(funnel.hire)}
        </div>
        <div>
          <dt>{t(`${words}.hired`)}</dt>
          {time(funnel.hired)}
        </div>
      </Figures>
      <FigureTable
        label={t(`${words}.title`)}
        columns={['status', 'reached', 'now', 'stay', 'waiting'].map((column) => t(`${words}.columns.${column}`))}
        rows={funnel.statuses
          .filter(({ reached }) => reached > 0)
          .toSorted((one, other) => statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status))
          .map(({ status, reached, now, medianSeconds, waitingSeconds }) => ({
            key: status,
            cells: [
              <InterviewStatusChip key="status" status={status} />,
              <span key="reached">
                {formatCount(reached, locale)}
                <Bar share={reached / funnel.interviews} aria-hidden="true" />
              </span>,
              formatCount(now, locale),
              durationText(medianSeconds, locale),
              durationText(waitingSeconds, locale),
            ],
          }))}
      />
      <Reasons reasons={funnel.reasons} />
    </>
  );
};

/** How far the interviews of a job have come, how long that took, and what each source brought. */
export const JobFunnel = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'funnel', job.id],
    queryFn: () => dataProvider.ask<JobFunnelView>(`jobs/${job.id}/funnel`),
    retry: false,
  });
  return (
    <>
      <Panel title={t('resources.jobs.funnel.title')}>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={160} />}
        {data?.interviews === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('resources.jobs.funnel.none')}
          </Typography>
        )}
        {data && data.interviews > 0 && <FunnelBody funnel={data} />}
      </Panel>
      {data && <JobSources job={job} sources={data.sources} />}
    </>
  );
};
