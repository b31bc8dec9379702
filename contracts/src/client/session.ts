import type { TokenClaims } from '#contracts/identity/session/session.views';
import { readClaims } from './claims.ts';
import { clientProblem } from './problem-error.ts';

/** The bearer token of this browser, shared by its tabs. */
export type Session = {
  token: () => string | null;
  claims: () => TokenClaims | null;
  store: (token: string) => void;
  clear: () => void;
  /** Called when the token changes, here or in another tab. Answers how to stop. */
  subscribe: (listener: (token: string | null) => void) => () => void;
};

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const TOKEN_KEY = 'onrecord.token';

export const createSession = ({
  storage = globalThis.localStorage,
  events = globalThis,
}: {
  storage?: KeyValue;
  events?: StorageEvents;
} = {}): Session => {
  const listeners = new Set<(token: string | null) => void>();
  const token = () => storage.getItem(TOKEN_KEY);
  const announce = () => {
    for (const listener of listeners) listener(token());
  };
  const heardFromTab = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === TOKEN_KEY || key === null) announce();
  };

  return {
    token,
    claims: () => readClaims(token() ?? ''),
    store: (next) => {
      if (next === token()) return;
      try {
        storage.setItem(TOKEN_KEY, next);
      } catch {
        throw clientProblem('token-not-stored');
      }
      announce();
    },
    clear: () => {
      if (token() === null) return;
      storage.removeItem(TOKEN_KEY);
      announce();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) events.addEventListener('storage', heardFromTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', heardFromTab);
      };
    },
  };
};

/** A session held in memory alone: for programs and specs. */
export const createMemorySession = (token?: string): Session => {
  const kept = new Map<string, string>(token ? [[TOKEN_KEY, token]] : []);
  const storage: KeyValue = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  return createSession({ storage, events: new EventTarget() });
};
