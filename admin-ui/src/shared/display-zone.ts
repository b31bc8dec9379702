import { createContext, useContext, useSyncExternalStore } from 'react';
import { browserZone } from 'ui-kit/format/time-zones';

const listeners = new Set<() => void>();
let zone: string | null = null;

/** The time zone that the console shows moments in: the person's, else the company's; null: that of the browser. */
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

/** The time zone in which days are meant. */
export const zoneNow = (): string => displayZone.get() ?? browserZone();

/** Names the time zone of a page that has another than the rest of the console. */
export const PageZoneContext = createContext<string | null>(null);

/** The time zone of this page. */
export const usePageZone = (): string => {
  const shown = useSyncExternalStore(displayZone.subscribe, zoneNow);
  return useContext(PageZoneContext) ?? shown;
};
