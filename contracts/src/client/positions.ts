import { laterPosition } from '#contracts/kernel/position';

/** The greatest position that this client has seen, per company: what it wrote it will read. */
export type Positions = {
  of: (tenant: string) => string | null;
  saw: (tenant: string, position: string) => void;
};

type KeyValue = Pick<Storage, 'getItem' | 'setItem'>;

/** Kept per tab: another tab has not seen what this one wrote and need not wait for it. */
export const createPositions = (storage: KeyValue = globalThis.sessionStorage): Positions => {
  const keyOf = (tenant: string) => `onrecord.position.${tenant}`;
  return {
    of: (tenant) => storage.getItem(keyOf(tenant)),
    saw: (tenant, position) => storage.setItem(keyOf(tenant), laterPosition(storage.getItem(keyOf(tenant)), position)),
  };
};

export const createMemoryPositions = (): Positions => {
  const kept = new Map<string, string>();
  return createPositions({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) });
};
