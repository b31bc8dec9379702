import type { Growing } from './grown.ts';
import { succeeded } from './product.ts';

const list = (parameters: Record<string, unknown>): string =>
  `/api/tenant/interviews?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

const newest = ['updatedAt', 'DESC'];

/** The list of interviews; what is searched is somebody who is in it. */
export const lists: Growing = {
  name: 'list-1m-vs-10k',
  relations: `relname like 'interview%' and relname not like 'interview_log%'`,
  paths: async ({ call }) => {
    const somewhere = list({ sort: newest, range: [500, 500] });
    const [row] = succeeded<{ candidateName: string }[]>(await call('GET', somewhere));
    return {
      first: list({ sort: newest, range: [0, 24] }),
      deep: list({ sort: newest, range: [9_000, 9_024] }),
      filter: list({ sort: newest, range: [0, 24], filter: { status: 'approved' } }),
      search: list({ sort: newest, range: [0, 24], filter: { q: row?.candidateName ?? '' } }),
      total: list({ sort: ['candidateName', 'ASC'], range: [0, 0], filter: { status: 'rejected' } }),
    };
  },
};
