import { TOTAL_AT_LEAST } from 'contracts/kernel/paging';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { localePreference } from 'ui-kit/preferences/preferences';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { daysOf, momentsOf } from '#admin-ui/shared/period';
import { changesOf } from './changes.ts';
import type { ApiClient } from './client.ts';
import { toHttpError } from './problems.ts';

const TENANT_API = '/api/tenant';

/** What an aggregate does beside create, read, update and delete: `POST /{resource}/{id}/{action}`. */
export type Command = {
  id?: Identifier;
  action: string;
  body?: unknown;
  idempotencyKey?: string;
  /** The version that was read: where it is another by now, nothing is done (412). */
  version?: number;
  /** Of `/api/employee`: what is mine. */
  isMine?: boolean;
};

export type ConsoleDataProvider = DataProvider & {
  /** What is no list and no record: `GET`, `PUT` and `PATCH /api/tenant/{path}`. */
  ask: <T>(path: string, query?: Record<string, string>) => Promise<T>;
  /** `GET /api/employee/{path}`: what is mine as somebody who works here. */
  askMine: <T>(path: string) => Promise<T>;
  put: <T>(path: string, body: unknown) => Promise<T>;
  patch: <T>(path: string, body: unknown) => Promise<T>;
  /** `DELETE /api/tenant/{path}` of what is no record. */
  discard: (path: string) => Promise<void>;
  /** `POST /api/tenant/{path}` of a file. */
  upload: <T>(path: string, file: Blob) => Promise<T>;
  /** A list as a file of the server's, with the headings of its fields. */
  exportList: (resource: string, filter: object, headings: Record<string, string>) => Promise<Blob>;
  send: <T = unknown>(resource: string, command: Command) => Promise<{ data: T }>;
};

const employeeApi = '/api/employee';

/** `recruiting/jobs` is where the console shows what the API calls `jobs`. */
const apiName = (resource: string): string => resource.slice(resource.lastIndexOf('/') + 1);

/** The time that a period of a list is about. */
const timeOf: Record<string, string> = {
  interviews: 'updatedAt',
  candidates: 'createdAt',
  files: 'createdAt',
  mails: 'createdAt',
  'webhook-deliveries': 'createdAt',
};

/** A list filtered by a period asks for what happened within its bounds as of now. */
const withinPeriod = (resource: string, { period, ...filter }: Record<string, unknown> = {}) => {
  if (typeof period !== 'string') return filter;
  const viewpoint = { now: Date.now(), timeZone: zoneNow(), locale: localePreference.get() };
  const days = daysOf(period, viewpoint);
  if (!days) return filter;
  const { start, end } = momentsOf(days, viewpoint.timeZone);
  const time = timeOf[apiName(resource)] ?? 'occurredAt';
  return { ...filter, [`${time}_gte`]: start, [`${time}_lte`]: end };
};

const DAY = 24 * 60 * 60_000;

/** What is late, over, still to come, or begins within some days, is so as of now. */
const asOfNow = ({ overdue, late, startsWithin, expiresWithin, when, ...filter }: Record<string, unknown>) => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  return {
    ...filter,
    ...(overdue !== undefined && { nextDueAt_lte: inDays(0) }),
    ...(late !== undefined && { status: 'open', dueAt_lte: inDays(0) }),
    ...(when !== undefined && { [when === 'past' ? 'endsAt_lte' : 'endsAt_gte']: inDays(0) }),
    ...(expiresWithin !== undefined && { expiresAt_gte: inDays(0), expiresAt_lte: inDays(Number(expiresWithin)) }),
    ...(startsWithin !== undefined && { startsAt_gte: inDays(-1), startsAt_lte: inDays(Number(startsWithin)) }),
  };
};

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type FetchOptions = { method?: string; body?: string; signal?: AbortSignal };

export const createDataProvider = (
  client: Pick<ApiClient, 'request'>,
  translate: (key: string, options?: Record<string, unknown>) => string,
  /** Below which the resources are: the landlord area has its own. */
  api: string = TENANT_API,
): ConsoleDataProvider => {
  const send = async (method: Method, path: string, options: Parameters<ApiClient['request']>[2] = {}) => {
    try {
      return await client.request(method, path, options);
    } catch (error) {
      throw toHttpError(error, translate);
    }
  };
  const fetchJson = async (url: string, { method = 'GET', body, signal }: FetchOptions = {}) => {
    const { data, status, headers } = await send(method as Method, url, {
      ...(body !== undefined && { body: JSON.parse(body) as unknown }),
      ...(signal && { signal }),
    });
    return { status, headers, body: '', json: data };
  };
  const rest = simpleRestProvider(api, fetchJson as Parameters<typeof simpleRestProvider>[1]);
  const pathOf = (resource: string, id: Identifier) => `${api}/${apiName(resource)}/${encodeURIComponent(id)}`;
  const record = (data: unknown) => ({ data: data as never });

  return {
    ...rest,
    supportAbortSignal: true,
    getList: async (resource, params) => {
      let isAtLeast = false;
      const list = simpleRestProvider(api, async (url, options) => {
        const answer = await fetchJson(url, options as FetchOptions);
        isAtLeast = answer.headers.has(TOTAL_AT_LEAST);
        return answer;
      });
      const filter = withinPeriod(resource, asOfNow(params.filter ?? {}));
      return { ...(await list.getList(apiName(resource), { ...params, filter })), meta: { isAtLeast } };
    },
    getOne: (resource, params) => rest.getOne(apiName(resource), params),
    getMany: (resource, params) => rest.getMany(apiName(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
    create: (resource, params) => rest.create(apiName(resource), params),
    update: async (resource, { id, data, previousData }) => {
      const body = changesOf(previousData as RaRecord, data);
      const version: unknown = previousData?.version;
      const { data: changed } = await send('PATCH', pathOf(resource, id), {
        body,
        ...(typeof version === 'number' && { ifMatch: version }),
      });
      return record(changed);
    },
    delete: async (resource, { id }) => record((await send('DELETE', pathOf(resource, id))).data),
    deleteMany: async (resource, { ids }) => {
      await send('DELETE', `${api}/${apiName(resource)}`, { query: { filter: JSON.stringify({ id: ids }) } });
      return { data: ids };
    },
    ask: async <T>(path: string, query?: Record<string, string>) =>
      (await send('GET', `${api}/${path}`, query && { query })).data as T,
    askMine: async <T>(path: string) => (await send('GET', `${employeeApi}/${path}`)).data as T,
    put: async <T>(path: string, body: unknown) => (await send('PUT', `${api}/${path}`, { body })).data as T,
    patch: async <T>(path: string, body: unknown) => (await send('PATCH', `${api}/${path}`, { body })).data as T,
    exportList: async (resource, filter, headings) => {
      const query = {
        filter: JSON.stringify(withinPeriod(resource, filter as Record<string, unknown>)),
        headings: JSON.stringify(headings),
      };
      return (await send('GET', `${api}/${apiName(resource)}/export`, { query })).data as Blob;
    },
    discard: async (path: string) => void (await send('DELETE', `${api}/${path}`)),
    upload: async <T>(path: string, file: Blob) => (await send('POST', `${api}/${path}`, { file })).data as T,
    send: async (resource, { id, action, body, idempotencyKey, version, isMine = false }) => {
      const area = isMine ? employeeApi : api;
      const one = id === undefined ? '' : `/${encodeURIComponent(id)}`;
      const base = `${area}/${apiName(resource)}${one}`;
      const { data } = await send('POST', `${base}/${action}`, {
        ...(body !== undefined && { body }),
        ...(idempotencyKey && { idempotencyKey }),
        ...(version !== undefined && { ifMatch: version }),
      });
      return record(data);
    },
  };
};
