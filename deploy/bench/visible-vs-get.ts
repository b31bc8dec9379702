import { openInterviews, openProduct } from './product.ts';
import { median, percentile, perSecond, type Question, rounds, spread } from './question.ts';
import { changeAndLook, openLoop, statusAt } from './visible.ts';

const CLIENTS = 32;
const CONNECTIONS = 64;
const INTERVIEWS = 300;
/** Status changes that find out the peak rate, after as many that warm up. */
const PEAK = 2_400;
const SHARE_OF_PEAK = 1 / 3;
const SECONDS = 15;
const P99 = 0.99;

export const visibleVsGet: Question = {
  name: 'visible-vs-get',
  method: `open loop at a third of the peak rate (${CLIENTS} clients, each a status change, its row and a row that nobody waits for) for ${SECONDS} s: p99 of the changed row in a GET that waits for it, against p99 of one that does not`,
  measure: async () => {
    const product = await openProduct(CONNECTIONS);
    try {
      const ids = await openInterviews(product.call, INTERVIEWS);
      let first = 0;
      const closedLoop = async (): Promise<number> => {
        const from = first;
        first += PEAK;
        return perSecond(PEAK, () =>
          spread(PEAK, CLIENTS, (nth) => {
            const index = from + nth;
            const times = { visible: [], plain: [] };
            return changeAndLook(product, ids[index % ids.length] ?? '', statusAt(index, ids), times);
          }),
        );
      };
      await closedLoop();
      const peak = await closedLoop();
      const rate = Math.max(1, Math.floor(peak * SHARE_OF_PEAK));
      const n = rate * SECONDS;
      const all = await rounds(async () => {
        const { visible, plain } = await openLoop(product, ids, { perSecond: rate, seconds: SECONDS, first });
        first += n;
        return { visible: percentile(visible, P99), plain: percentile(plain, P99) };
      });
      return [
        { name: 'visible-vs-get', value: median(all.map((t) => t.visible / t.plain)), unit: 'ratio', n },
        { name: 'visible-p99', value: median(all.map((t) => t.visible)), unit: 'ms', n },
        { name: 'get-p99', value: median(all.map((t) => t.plain)), unit: 'ms', n },
        { name: 'peak-rate', value: peak, unit: 'commands/s', n: PEAK },
      ];
    } finally {
      await product.close();
    }
  },
};
