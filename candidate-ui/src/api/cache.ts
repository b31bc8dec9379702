/** What one question was answered with. `at`: milliseconds since 1970. */
export type Entry = { data?: unknown; error?: unknown; at: number; isLoading: boolean };

const NOTHING: Entry = { at: 0, isLoading: false };

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

const put = (key: string, entry: Entry) => {
  entries.set(key, entry);
  for (const tell of listeners) tell();
};

export const cache = {
  of: (key: string): Entry => entries.get(key) ?? NOTHING,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
  /** Puts what is known already, such as the answer to a change. */
  put: (key: string, data: unknown) => put(key, { data, at: Date.now(), isLoading: false }),
  /** The next one who looks asks again; what is shown stays until then. */
  expire: (key: string) => {
    const entry = entries.get(key);
    if (entry) put(key, { ...entry, at: 0 });
  },
  /** Asks, unless that is under way. What was answered before stays beside a failure. */
  load: async (key: string, ask: () => Promise<unknown>): Promise<void> => {
    const before = cache.of(key);
    if (before.isLoading) return;
    put(key, { ...before, isLoading: true });
    try {
      put(key, { data: await ask(), at: Date.now(), isLoading: false });
    } catch (error) {
      put(key, { ...before, error, at: Date.now(), isLoading: false });
    }
  },
  /** Whoever looks next waits for an answer of their own. */
  forget: (key: string): void => {
    entries.delete(key);
  },
  clear: () => {
    entries.clear();
    for (const tell of listeners) tell();
  },
};
