import type { TokenClaims } from '#contracts/identity/session/session.views';
import { readClaims } from './claims.ts';
import { clientProblem } from './problem-error.ts';

type Listener = (token: string | null, isFromHere: boolean) => void;

/** The bearer token of this browser, shared by its tabs. */
export type Session = {
  token: () => string | null;
  claims: () => TokenClaims | null;
  /** Throws `token-not-present` for what is no token, `token-not-stored` where the browser keeps nothing. */
  store: (token: string) => void;
  clear: () => void;
  /** Called when the token changes, on this page or in another tab. Answers how to stop. */
  subscribe: (listener: Listener) => () => void;
};

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Where the token is kept by default; the landlord area has a key of its own. */
const TOKEN_KEY = 'onrecord.token';

export const createSession = ({
  storage = globalThis.localStorage,
  events = globalThis,
  key: tokenKey = TOKEN_KEY,
}: {
  storage?: KeyValue;
  events?: StorageEvents;
  key?: string;
} = {}): Session => {
  const listeners = new Set<Listener>();
  const token = () => storage.getItem(tokenKey);
  const announce = (isFromHere: boolean) => {
    for (const listener of listeners) listener(token(), isFromHere);
  };
  const heardFromTab = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === tokenKey || key === null) announce(false);
  };

  return {
    token,
    claims: () => readClaims(token() ?? ''),
    store: (next) => {
      if (next === token()) return;
      if (!readClaims(next)) throw clientProblem('token-not-present');
      try {
        storage.setItem(tokenKey, next);
      } catch {
        throw clientProblem('token-not-stored');
      }
      announce(true);
    },
    clear: () => {
      if (token() === null) return;
      storage.removeItem(tokenKey);
      announce(true);
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
