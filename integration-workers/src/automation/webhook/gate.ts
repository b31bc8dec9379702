/**
 * Deliveries under way at the same time in this process, of one company, of one webhook, and of all consumers together that
 * were slow the last time: slow consumers hold up nobody else's work.
 */
const MAX_AT_ONCE = 8;
const MAX_OF_COMPANY = 3;
const MAX_OF_ONE = 2;
const MAX_SLOW = 4;
/** Milliseconds from which a delivery was slow. */
const SLOW_MS = 2_000;
const ALL = 'all';
const SLOW = 'slow';

/** Lets a delivery in and answers how to let it out; null where it has to come back later. */
export type Gate = { enter(of: { tenantId: string; webhookId: string }): (() => void) | null };

export const createGate = (now: () => number = () => performance.now()): Gate => {
  const inside = new Map<string, number>();
  const slow = new Set<string>();
  const under = (name: string): number => inside.get(name) ?? 0;
  const count = (names: readonly string[], by: number) => {
    for (const name of names) {
      const left = under(name) + by;
      if (left === 0) inside.delete(name);
      else inside.set(name, left);
    }
  };
  return {
    enter: ({ tenantId, webhookId }) => {
      if (under(ALL) >= MAX_AT_ONCE || under(tenantId) >= MAX_OF_COMPANY || under(webhookId) >= MAX_OF_ONE) return null;
      const isSlow = slow.has(webhookId);
      if (isSlow && under(SLOW) >= MAX_SLOW) return null;
      const names = [ALL, tenantId, webhookId, ...(isSlow ? [SLOW] : [])];
      const began = now();
      count(names, 1);
      return () => {
        count(names, -1);
        if (now() - began >= SLOW_MS) slow.add(webhookId);
        else slow.delete(webhookId);
      };
    },
  };
};
