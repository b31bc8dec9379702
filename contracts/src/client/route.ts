import type { z } from 'zod';
import type { Endpoint } from '#contracts/kernel/endpoint';

/** What the client needs of an endpoint at run time. */
export type Route<E extends Endpoint = Endpoint> = Pick<E, 'method' | 'path' | 'access'> & {
  /** Types only: what the endpoint takes and answers. */
  readonly endpoint?: E;
};

/**
 * An endpoint by its type alone, for pages that must stay small: the schemas stay out of the bundle, and the compiler
 * refuses a method or path that is not the endpoint's.
 */
export const routeOf = <E extends Endpoint>(route: Pick<E, 'method' | 'path' | 'access'>): Route<E> => route;

type Sent<S> = S extends z.ZodType ? z.input<S> : never;
type Has<E, K extends string> = E extends { [key in K]: z.ZodType } ? true : false;
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  Has<E, K> extends true
    ? Record<never, never> extends Sent<E[K]>
      ? { [key in K]?: Sent<E[K]> }
      : { [key in K]: Sent<E[K]> }
    : unknown;

export type SendOptions = {
  /** One per action of a person, so that a repeated send does nothing twice; drawn when absent. */
  idempotencyKey?: string;
  /** Version the change was made from; a later one on the server is refused as `stale-record`. */
  ifMatch?: number;
  signal?: AbortSignal;
};
type Upload<E extends Endpoint> = E extends { upload: object } ? { file: Blob } : unknown;
export type CallOptions<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Upload<E> &
  SendOptions;
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>;

/** `/api/tenant/jobs/:id` with its parameters filled in. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export const queryString = (query: Record<string, string | undefined> = {}): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
