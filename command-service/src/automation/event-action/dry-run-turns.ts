import { Rejection } from 'contracts/kernel/problem';
import { concurrencyLimit } from 'platform/concurrency-limit';

type Queue = { next: ReturnType<typeof concurrencyLimit>; asked: number };

/** Work of one company in this process one after the other; with `most` of it waiting or under way, more is refused. */
export const openTurns = (most: number) => {
  const queues = new Map<string, Queue>();
  return async <T>(tenantId: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(tenantId) ?? { next: concurrencyLimit(1), asked: 0 };
    if (queue.asked >= most) throw new Rejection('too-many-requests', 429, { retryAfter: 1 });
    queues.set(tenantId, queue);
    queue.asked += 1;
    try {
      return await queue.next(work);
    } finally {
      queue.asked -= 1;
      if (queue.asked === 0) queues.delete(tenantId);
    }
  };
};
