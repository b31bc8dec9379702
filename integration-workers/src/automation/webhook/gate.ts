/** Deliveries under way at the same time in this process, of one company, and of one webhook: slow consumers hold up nobody else's work. */
const MAX_AT_ONCE = 6;
const MAX_OF_COMPANY = 3;
const MAX_OF_ONE = 2;
const ALL = 'all';

/** Lets a delivery in and answers how to let it out; null where it has to come back later. */
export type Gate = { enter(of: { tenantId: string; webhookId: string }): (() => void) | null };

export const createGate = (): Gate => {
  const inside = new Map<string, number>();
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
      const names = [ALL, tenantId, webhookId];
      count(names, 1);
      return () => count(names, -1);
    },
  };
};
