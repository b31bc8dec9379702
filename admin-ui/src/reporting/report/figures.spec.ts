import type { InterviewsReport } from 'contracts/reporting/report/report.views';
import { describe, expect, it } from 'vitest';
import { reportPeriodOf } from './dashboard-period.ts';
import { byJob, bySource, byStatus, jobsTotal, overDays, totalOf } from './figures.ts';

const [pilot, twin, cook] = ['a', 'b', 'c'].map((letter) => `018f6a10-0000-7000-8000-00000000000${letter}`);
const row = (
  interview_status: 'approved' | 'created',
  job_title: string,
  updated_at: string,
  interviews_count: number,
) => ({
  interview_status,
  job_title,
  updated_at,
  interviews_count,
});
const report: InterviewsReport = {
  data: [
    row('approved', 'Pilot', '2026-03-17', 2),
    row('created', 'Pilot', '2026-03-18', 3),
    row('approved', 'Cook', '2026-03-18', 4),
  ],
  meta: {
    time_zone: 'America/Chicago',
    jobs: [
      { id: pilot ?? '', title: 'Pilot' },
      { id: twin ?? '', title: 'Pilot' },
      { id: cook ?? '', title: 'Cook' },
    ],
    open_interviews: [],
  },
};
const viewpoint = { now: Date.parse('2026-03-18T19:00:00Z'), timeZone: 'America/Chicago', locale: 'en-us' as const };
const shown = (period: string) => {
  const days = reportPeriodOf(period, viewpoint);
  if (!days) throw new Error(period);
  return days;
};
const within = { updatedAt_gte: '2026-03-12T05:00:00.000Z', updatedAt_lte: '2026-03-19T04:59:59.999Z' };

describe('figures of the dashboard', () => {
  it('given interviews, when counted by status, then statuses stand in their order, each with the list behind it', () => {
    const bars = byStatus(report, shown('last7Days'));
    expect(bars.map(({ key, count }) => [key, count])).toEqual([
      ['created', 3],
      ['approved', 6],
    ]);
    expect(bars[0]?.filter).toEqual({ resource: 'interviews', filter: { status: 'created', ...within } });
  });

  it('given two jobs of one title, when counted by job, then they are one bar and one list', () => {
    const bars = byJob(report, shown('last7Days'));
    expect(bars.map(({ key, count }) => [key, count])).toEqual([
      ['Pilot', 5],
      ['Cook', 4],
    ]);
    expect(bars.map(({ filter }) => filter?.filter)).toEqual([
      { jobId: [pilot, twin], ...within },
      { jobId: cook, ...within },
    ]);
  });

  it('given today, when counted, then yesterday has its label and is in no other figure', () => {
    expect(totalOf(report, shown('today')).count).toBe(7);
    const days = overDays(report, shown('today'));
    expect(days.map(({ key, count }) => [key, count])).toEqual([
      ['2026-03-17', 2],
      ['2026-03-18', 7],
    ]);
    expect(days[1]?.filter?.filter).toEqual({
      updatedAt_gte: '2026-03-18T05:00:00.000Z',
      updatedAt_lte: '2026-03-19T04:59:59.999Z',
    });
  });

  it('given a period of 30 days, when counted over days, then there are 30 labels', () => {
    expect(overDays(report, shown('last30Days'))).toHaveLength(30);
  });

  it('given jobs with sources, when counted, then a job counts once in all and once for each source', () => {
    const data = [
      { id: pilot ?? '', source_name: 'company-page' },
      { id: cook ?? '', source_name: 'company-page' },
      { id: pilot ?? '', source_name: 'indeed' },
    ];
    expect(jobsTotal({ data })).toMatchObject({
      count: 2,
      filter: { resource: 'jobs', filter: { id: [pilot, cook] } },
    });
    expect(bySource({ data }).map(({ key, count }) => [key, count])).toEqual([
      ['company-page', 2],
      ['indeed', 1],
    ]);
    expect(jobsTotal({ data: [] }).filter).toBeNull();
  });
});
