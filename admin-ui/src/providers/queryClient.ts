import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { codeOf } from './problems.ts';

/** A refusal stays a refusal: only what might pass by itself is asked again. */
const mayPass = (error: unknown): boolean => !(error instanceof HttpError) || error.status === 0 || error.status >= 500;

/** Where the answer of `me` is kept among the queries. */
export const meKey = ['identity', 'me'];

/** Whoever works on in a company that was suspended is told by the page that takes the place of all others. */
const onError = (error: unknown) => {
  if (codeOf(error) === 'company-suspended') void queryClient.invalidateQueries({ queryKey: meKey });
};

/**
 * React-Admin writes each record of a list over the one that is kept of it, and keeps the old one where there is one. To the cache
 * that is an answer of this moment, and a record that a command has just changed is not asked for again. Here it is no answer.
 */
class Queries extends QueryClient {
  override setQueryData: QueryClient['setQueryData'] = (key, updater, options) => {
    const kept = this.getQueryData(key);
    const answer = typeof updater === 'function' ? (updater as (old: unknown) => unknown)(kept) : updater;
    return (kept !== undefined && answer === kept ? kept : super.setQueryData(key, answer as never, options)) as never;
  };
}

export const queryClient = new Queries({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && mayPass(error), staleTime: 5_000 },
  },
});
