import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let zone: string | null = null;

/** The time zone that the console shows moments in, as the person chose it; null: that of the browser. */
export const displayZone = {
  get: () => zone,
  set: (next: string | null) => {
    if (next === zone) return;
    zone = next;
    for (const tell of listeners) tell();
  },
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
};

export const useDisplayZone = (): string | null => useSyncExternalStore(displayZone.subscribe, displayZone.get);
