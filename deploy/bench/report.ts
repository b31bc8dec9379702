import type { Growing } from './grown.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;

const report = (name: string, period?: [start: number, end: number]): string => {
  const moments = period?.map((at) => new Date(at).toISOString()).join(',');
  return `/api/tenant/reports/${name}-consolidated${moments ? `?filter[period]=${encodeURIComponent(moments)}` : ''}`;
};

/** The last 30 days, to the millisecond and in days of UTC, which are none of the company's; and everything. */
export const reports: Growing = {
  name: 'reports-1m-vs-10k',
  relations: `(relname like 'interview%' and relname not like 'interview_log%') or relname like 'candidate%' or relname like 'job_source%'`,
  paths: async () => {
    const now = Date.now();
    const midnight = now - (now % DAY_MS);
    const days: [number, number] = [midnight - DAYS * DAY_MS, midnight - 1];
    return {
      interviews: report('interviews', [now - DAYS * DAY_MS, now]),
      'interviews-utc': report('interviews', days),
      'interviews-all': report('interviews'),
      jobs: report('jobs', days),
      candidates: report('candidates', days),
    };
  },
};
