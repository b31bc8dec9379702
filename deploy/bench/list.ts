import { setTimeout as sleep } from 'node:timers/promises';
import type { Growing } from './grown.ts';
import { type Call, openInterviewOf, succeeded } from './product.ts';

export const list = (parameters: Record<string, unknown>): string =>
  `/api/tenant/interviews?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

export const newest = ['updatedAt', 'DESC'];
const LOOK_MS = 100;

/** Of whom there is one, however many others there are. */
const SOMEBODY = { firstName: 'Zephyrine', lastName: 'Quillfeather', email: 'zephyrine.quillfeather@mail.example' };
const search = list({ sort: newest, range: [0, 24], filter: { q: `${SOMEBODY.firstName} ${SOMEBODY.lastName}` } });

const isThere = async (call: Call): Promise<boolean> => succeeded<unknown[]>(await call('GET', search)).length > 0;

/** The list of interviews; what is searched is the full name of somebody who is in it. */
export const lists: Growing = {
  name: 'list-1m-vs-10k',
  relations: `relname like 'interview%' and relname not like 'interview_log%'`,
  paths: async ({ call }) => {
    if (!(await isThere(call))) await openInterviewOf(call, SOMEBODY);
    while (!(await isThere(call))) await sleep(LOOK_MS);
    return {
      first: list({ sort: newest, range: [0, 24] }),
      deep: list({ sort: newest, range: [9_000, 9_024] }),
      filter: list({ sort: newest, range: [0, 24], filter: { status: 'approved' } }),
      search,
      total: list({ sort: ['candidateName', 'ASC'], range: [0, 0], filter: { status: 'rejected' } }),
    };
  },
};
