import { useQuery } from '@tanstack/react-query';
import type {
  CandidatesReport,
  HiresReport,
  InterviewsReport,
  JobsReport,
  SourcesReport,
  TrainingProgramsReport,
  TrainingSchedulesReport,
} from 'contracts/reporting/report/report.views';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { momentsOf } from '#admin-ui/shared/period';
import type { ReportPeriod } from './dashboard-period.ts';

/** Milliseconds after which a dashboard that is looked at asks again. */
const FRESH_FOR = 30_000;

/** One report as it stands: its answer, none yet, or why there is none. */
export type ReportQuery<T> = { data: T | undefined; isFailed: boolean; retry: () => void };
export type Reports = {
  interviews: ReportQuery<InterviewsReport>;
  jobs: ReportQuery<JobsReport>;
  sources: ReportQuery<SourcesReport>;
  candidates: ReportQuery<CandidatesReport>;
  hires: ReportQuery<HiresReport>;
  programs: ReportQuery<TrainingProgramsReport>;
  trainings: ReportQuery<TrainingSchedulesReport>;
};

const useReport = <T>(name: string, period: { start: string; end: string }, enabled: boolean): ReportQuery<T> => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { currentTenant } = useMe();
  const { data, error, refetch } = useQuery<T, Error>({
    queryKey: ['report', currentTenant?.id, name, period.start, period.end],
    queryFn: () =>
      dataProvider.ask<T>(`reports/${name}-consolidated`, { 'filter[period]': `${period.start},${period.end}` }),
    enabled,
    refetchInterval: FRESH_FOR,
  });
  useEffect(() => {
    if (error) console.error(`The report ${name} could not be loaded.`, error);
  }, [error, name]);
  return { data, isFailed: error !== null && data === undefined, retry: () => void refetch() };
};

/** What the reports say of a period. Those that the person may not read are not asked for. */
export const useReports = (shown: ReportPeriod, timeZone: string): Reports => {
  const can = useCan();
  return {
    interviews: useReport('interviews', momentsOf(shown.labels, timeZone), can('tenant.interviews.read')),
    jobs: useReport('jobs', shown, can('tenant.jobs.read')),
    sources: useReport('sources', shown, can('tenant.interviews.read')),
    candidates: useReport('candidates', shown, can('tenant.candidates.read')),
    hires: useReport('hires', shown, can('tenant.pendingHires.read')),
    programs: useReport('training-programs', shown, can('tenant.training.programs.read')),
    trainings: useReport('training-schedules', shown, can('tenant.training.schedules.read')),
  };
};
