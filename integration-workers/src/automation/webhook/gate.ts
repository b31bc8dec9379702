/** Deliveries under way at the same time in this process, and of one webhook: slow consumers hold up nobody else's work. */
const MAX_AT_ONCE = 6;
const MAX_OF_ONE = 2;

/** Lets a delivery in and answers how to let it out; null where it has to come back later. */
export type Gate = { enter(webhookId: string): (() => void) | null };

export const createGate = (): Gate => {
  const inside = new Map<string, number>();
  let all = 0;
  const count = (webhookId: string, by: number) => {
    all += by;
    const left = (inside.get(webhookId) ?? 0) + by;
    if (left === 0) inside.delete(webhookId);
    else inside.set(webhookId, left);
  };
  return {
    enter: (webhookId) => {
      if (all >= MAX_AT_ONCE || (inside.get(webhookId) ?? 0) >= MAX_OF_ONE) return null;
      count(webhookId, 1);
      return () => count(webhookId, -1);
    },
  };
};
