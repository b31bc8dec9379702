import { type Day, dayName, dayNumber } from 'contracts/kernel/zoned-day';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import type {
  HiresReport,
  InterviewsReport,
  JobsReport,
  TrainingSchedulesReport,
} from 'contracts/reporting/report/report.views';
import type { ListFilter } from 'contracts/reporting/saved-filter/saved-filter.events';
import { assignmentStatuses } from 'contracts/training/assignment/assignment.choices';
import { type Days, momentsOf } from '#admin-ui/shared/period';
import type { ReportPeriod } from './dashboard-period.ts';

/** One bar of a chart: how many there are, and under which filter the list shows them. */
export type Bar = { key: string; count: number; filter: ListFilter | null };

/** Ids that fit into the address of a list. */
const MOST_IDS = 200;

const sumBy = <T>(all: readonly T[], keyOf: (one: T) => string, countOf: (one: T) => number): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + countOf(one));
  return sums;
};

const within = ({ start, end }: { start: string; end: string }) => ({ updatedAt_gte: start, updatedAt_lte: end });
const named = (ids: readonly string[]) => ids.length > 0 && ids.length <= MOST_IDS;

/** Rows of the days that count: those below a chart may be more. */
export const counting = ({ data }: InterviewsReport, { first, last }: Days): InterviewsReport['data'] =>
  data.filter(({ updated_at }) => {
    const day = dayNumber(updated_at);
    return day >= first && day <= last;
  });

export const totalOf = (report: InterviewsReport, shown: ReportPeriod): Bar => ({
  key: 'total',
  count: counting(report, shown).reduce((sum, { interviews_count }) => sum + interviews_count, 0),
  filter: { resource: 'interviews', filter: within(shown) },
});

/** In the order of the statuses; those without interviews are left out. */
export const byStatus = (report: InterviewsReport, shown: ReportPeriod): Bar[] => {
  const sums = sumBy(
    counting(report, shown),
    (row) => row.interview_status,
    (row) => row.interviews_count,
  );
  return interviewStatuses.flatMap((status): Bar[] => {
    const count = sums.get(status) ?? 0;
    return count > 0
      ? [{ key: status, count, filter: { resource: 'interviews', filter: { status, ...within(shown) } } }]
      : [];
  });
};

/** The list of those of a title; none where a job and an open interview share it. */
const listOf = ({ meta }: InterviewsReport, title: string): Record<string, unknown> | null => {
  const idsIn = (all: readonly { id: string; title: string }[]) =>
    all.filter((one) => one.title === title).map(({ id }) => id);
  const [jobs, open] = [idsIn(meta.jobs), idsIn(meta.open_interviews)];
  const ids = jobs.length > 0 ? jobs : open;
  if (!named(ids) || (jobs.length > 0 && open.length > 0)) return null;
  const value = ids.length === 1 ? ids[0] : ids;
  return jobs.length > 0 ? { jobId: value } : { openInterviewId: value };
};

/** By title, most first. Jobs of one title are one bar, and one list. */
export const byJob = (report: InterviewsReport, shown: ReportPeriod): Bar[] => {
  const sums = sumBy(
    counting(report, shown),
    (row) => row.job_title,
    (row) => row.interviews_count,
  );
  return [...sums]
    .toSorted(([a, most], [b, more]) => more - most || a.localeCompare(b))
    .map(([title, count]) => {
      const filter = listOf(report, title);
      return {
        key: title,
        count,
        filter: filter && { resource: 'interviews', filter: { ...filter, ...within(shown) } },
      };
    });
};

/** Every day that is labelled, also those on which nothing happened. */
export const overDays = (report: InterviewsReport, { labels }: ReportPeriod): Bar[] => {
  const sums = sumBy(
    report.data,
    (row) => row.updated_at,
    (row) => row.interviews_count,
  );
  return Array.from({ length: labels.last - labels.first + 1 }, (_, index): Bar => {
    const day: Day = labels.first + index;
    const moments = momentsOf({ first: day, last: day }, report.meta.time_zone);
    const filter: ListFilter = { resource: 'interviews', filter: within(moments) };
    const count = sums.get(dayName(day)) ?? 0;
    return { key: dayName(day), count, filter: count > 0 ? filter : null };
  });
};

/** Who was hired. */
export const hiresTotal = ({ data }: HiresReport, { start, end }: ReportPeriod): Bar => ({
  key: 'total',
  count: data.hires_count,
  filter: { resource: 'pending-hires', filter: { status: 'hired', hiredAt_gte: start, hiredAt_lte: end } },
});

const jobsFilter = (ids: readonly string[]): ListFilter | null =>
  named(ids) ? { resource: 'jobs', filter: { id: [...ids] } } : null;

export const jobsTotal = ({ data }: JobsReport): Bar => {
  const ids = [...new Set(data.map(({ id }) => id))];
  return { key: 'total', count: ids.length, filter: jobsFilter(ids) };
};

/** Jobs by the source through which they were found, most first. A job may have several. */
export const bySource = ({ data }: JobsReport): Bar[] =>
  [...Map.groupBy(data, ({ source_name }) => source_name)]
    .map(([key, rows]) => ({ key, count: rows.length, filter: jobsFilter(rows.map(({ id }) => id)) }))
    .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key));

/** In the order in which trainings go on; those that nobody has are left out. */
export const trainingsByStatus = ({ data }: TrainingSchedulesReport, shown: ReportPeriod): Bar[] => {
  const sums = sumBy(
    data,
    (row) => row.schedule_status,
    (row) => row.schedules_count,
  );
  return assignmentStatuses.flatMap((status): Bar[] => {
    const count = sums.get(status) ?? 0;
    const filter: ListFilter = { resource: 'training-assignments', filter: { status, ...within(shown) } };
    return count > 0 ? [{ key: status, count, filter }] : [];
  });
};
