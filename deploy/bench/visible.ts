import { setTimeout as sleep } from 'node:timers/promises';
import { MIN_POSITION_HEADER, POSITION_HEADER } from 'contracts/kernel/position';
import { openInterviews, openProduct, type Product, succeeded } from './product.ts';
import { median, percentile, type Question, rounds } from './question.ts';

const PER_SECOND = 200;
const SECONDS = 15;
const COMMANDS = PER_SECOND * SECONDS;
const INTERVIEWS = 300;
const CONNECTIONS = 64;
const P99 = 0.99;

export type Times = { visible: number[]; plain: number[] };

/** One command, then the row it changed; and beside it a row that nobody waits for. Milliseconds. */
export const changeAndLook = async ({ call }: Product, id: string, status: string, times: Times): Promise<void> => {
  const answer = await call('POST', `/api/tenant/interviews/${id}/status`, { body: { status, comment: '' } });
  succeeded(answer);
  const acknowledged = performance.now();
  const headers = { [MIN_POSITION_HEADER]: String(answer.headers[POSITION_HEADER.toLowerCase()]) };
  const seen = succeeded<{ status: string }>(await call('GET', `/api/tenant/interviews/${id}`, { headers }));
  times.visible.push(performance.now() - acknowledged);
  if (seen.status !== status) throw new Error(`The row says ${seen.status} where ${status} was acknowledged.`);
  const asked = performance.now();
  succeeded(await call('GET', `/api/tenant/interviews/${id}`));
  times.plain.push(performance.now() - asked);
};

/** What the command of this number says: every visit of an interview moves it. */
export const statusAt = (index: number, ids: readonly string[]): string =>
  Math.floor(index / ids.length) % 2 === 0 ? 'reviewed' : 'considered';

/** Sends commands at their times, whether or not those before were answered. */
export const openLoop = async (
  product: Product,
  ids: string[],
  { perSecond, seconds, first }: { perSecond: number; seconds: number; first: number },
): Promise<Times> => {
  const times: Times = { visible: [], plain: [] };
  const under: Promise<void>[] = [];
  const started = performance.now();
  const commands = Math.round(perSecond * seconds);
  for (let index = first; index < first + commands; index += 1) {
    const due = started + ((index - first) * 1_000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    under.push(changeAndLook(product, ids[index % ids.length] ?? '', statusAt(index, ids), times));
  }
  await Promise.all(under);
  return times;
};

export const visible: Question = {
  name: 'visible-p99-ms',
  method: `open loop, ${PER_SECOND} status changes a second for ${SECONDS} s; from the answer to the changed row in a GET with X-Min-Position`,
  measure: async () => {
    const product = await openProduct(CONNECTIONS);
    try {
      const ids = await openInterviews(product.call, INTERVIEWS);
      const all = await rounds((round) =>
        openLoop(product, ids, { perSecond: PER_SECOND, seconds: SECONDS, first: round * COMMANDS }),
      );
      return [
        { name: 'visible-p99-ms', value: median(all.map((t) => percentile(t.visible, P99))), unit: 'ms', n: COMMANDS },
        { name: 'get-p99-ms', value: median(all.map((t) => percentile(t.plain, P99))), unit: 'ms', n: COMMANDS },
      ];
    } finally {
      await product.close();
    }
  },
};
