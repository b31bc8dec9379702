import { isProblemError } from 'contracts/client/problem-error';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { setFlash } from 'ui-kit/page/flash';
import { cache } from './cache.ts';
import { goToLogin, leaving } from './leave.ts';

/** Milliseconds for which an answer is good enough for another page, and for a tab that is looked at again. */
const FRESH = 15_000;
const FRESH_ON_RETURN = 2_000;

export type Query<T> = { data: T | undefined; error: unknown; isLoading: boolean; reload: () => void };

/** A session that ended sends to the login page, which says so (docs/product.md ID-16); whoever waits for the answer waits on. */
export const orLogin = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (!isProblemError(error) || error.status !== 401) throw error;
    setFlash({ kind: 'error', key: 'session.authenticationError' });
    goToLogin();
    return leaving();
  }
};

/**
 * The answer to a question, kept under `key` for all who ask it. It is asked again when the tab is looked at again and when
 * the network is back. A null key asks nothing.
 */
export const useQuery = <T>(key: string | null, ask: () => Promise<T>): Query<T> => {
  const entry = useSyncExternalStore(cache.subscribe, () => cache.of(key ?? ''));
  const latest = useRef(ask);
  latest.current = ask;

  const load = useCallback(
    (freshFor: number) => {
      if (key === null || Date.now() - cache.of(key).at < freshFor) return;
      void cache.load(key, () => orLogin(latest.current()));
    },
    [key],
  );

  const isExpired = entry.at === 0 && !entry.isLoading;
  useEffect(() => {
    if (isExpired) load(0);
  }, [isExpired, load]);

  useEffect(() => {
    load(FRESH);
    const again = () => {
      if (document.visibilityState === 'visible') load(FRESH_ON_RETURN);
    };
    const online = () => load(0);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('focus', again);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('focus', again);
      window.removeEventListener('online', online);
    };
  }, [load]);

  return { data: entry.data as T | undefined, error: entry.error, isLoading: entry.isLoading, reload: () => load(0) };
};
