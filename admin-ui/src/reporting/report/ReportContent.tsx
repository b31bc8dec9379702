import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import type { SourcesReport as SourcesAnswer } from 'contracts/reporting/report/report.views';
import { useTranslate } from 'react-admin';
import { BarsReport } from './BarsReport.tsx';
import type { ReportPeriod } from './dashboard-period.ts';
import {
  type Bar,
  byJob,
  bySource,
  byStatus,
  hiresTotal,
  jobsTotal,
  overDays,
  totalOf,
  trainingsByStatus,
} from './figures.ts';
import { SourcesReport } from './SourcesReport.tsx';
import { TotalReport } from './TotalReport.tsx';
import type { ReportQuery, Reports } from './useReports.ts';

const Quiet = styled('div')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 12px',
  fontSize: '0.875rem',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

/** `seconds`: how long what is counted took, in its place. */
type Figures = { total: Bar; seconds?: number | null } | { bars: Bar[] } | { sources: SourcesAnswer['data'] };
const figuresOf = (
  report: ReportName,
  reports: Reports,
  shown: ReportPeriod,
): [asked: ReportQuery<unknown>, () => Figures] => {
  const { interviews, jobs, sources, candidates, hires, programs, trainings } = reports;
  const from = <T,>(asked: ReportQuery<T>, figures: (data: T) => Figures): [ReportQuery<unknown>, () => Figures] => [
    asked,
    () => figures(asked.data as T),
  ];
  const { start, end } = shown;
  switch (report) {
    case 'interviews-total':
      return from(interviews, (data) => ({ total: totalOf(data, shown) }));
    case 'interviews-by-status':
      return from(interviews, (data) => ({ bars: byStatus(data, shown) }));
    case 'interviews-by-job':
      return from(interviews, (data) => ({ bars: byJob(data, shown) }));
    case 'interviews-over-days':
      return from(interviews, (data) => ({ bars: overDays(data, shown) }));
    case 'jobs-total':
      return from(jobs, (data) => ({ total: jobsTotal(data) }));
    case 'jobs-by-source':
      return from(jobs, (data) => ({ bars: bySource(data) }));
    case 'sources':
      return from(sources, ({ data }) => ({ sources: data }));
    case 'hires-total':
      return from(hires, (data) => ({ total: hiresTotal(data, shown) }));
    case 'hire-time-total':
      return from(hires, (data) => ({ total: hiresTotal(data, shown), seconds: data.data.hire_seconds }));
    case 'programs-total':
      return from(programs, ({ data }) => ({
        total: {
          key: 'total',
          count: data.training_programs_count,
          filter: { resource: 'training-programs', filter: { createdAt_gte: start, createdAt_lte: end } },
        },
      }));
    case 'trainings-by-status':
      return from(trainings, (data) => ({ bars: trainingsByStatus(data, shown) }));
    case 'candidates-total':
      return from(candidates, ({ data }) => ({
        total: {
          key: 'total',
          count: data.candidates_count,
          filter: { resource: 'candidates', filter: { createdAt_gte: start, createdAt_lte: end } },
        },
      }));
  }
};

type Props = { report: ReportName; reports: Reports; shown: ReportPeriod; isTable: boolean };

/** What a report says; or that it is on its way, could not be loaded, or has nothing to tell. */
export const ReportContent = ({ report, reports, shown, isTable }: Props) => {
  const t = useTranslate();
  const [asked, figures] = figuresOf(report, reports, shown);
  if (asked.isFailed) {
    return (
      <Quiet role="status">
        {t('reporting.dashboard.failed')}
        <Button size="small" variant="outlined" onClick={asked.retry}>
          {t('common.retry')}
        </Button>
      </Quiet>
    );
  }
  if (asked.data === undefined) return <Skeleton variant="rounded" height="100%" aria-label={t('common.loading')} />;
  const shownFigures = figures();
  if ('total' in shownFigures) return <TotalReport bar={shownFigures.total} seconds={shownFigures.seconds} />;
  if ('sources' in shownFigures)
    return shownFigures.sources.length === 0 ? (
      <Quiet>{t('reporting.dashboard.empty')}</Quiet>
    ) : (
      <SourcesReport rows={shownFigures.sources} shown={shown} />
    );
  if (shownFigures.bars.every(({ count }) => count === 0)) return <Quiet>{t('reporting.dashboard.empty')}</Quiet>;
  return <BarsReport report={report} bars={shownFigures.bars} isTable={isTable} />;
};
