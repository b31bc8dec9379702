import { z } from 'zod';
import { Id } from './id.ts';
import { listQuery } from './paging.ts';
import type { Access } from './permission.ts';

/** One route of the API, as a value: the server mounts it, the client calls it, the OpenAPI document lists it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Express syntax: `/api/tenant/interviews/:id/status`. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Instead of a body: bytes of one of these types, which handlers find as `file`; faults are said of `field`. */
  upload?: { types: readonly string[]; maxBytes: number; field: string };
  answer: z.ZodType;
  /** Type of the bytes that are answered instead of JSON. */
  download?: string;
  /** Status of success; default: 200. */
  status?: number;
  /** Takes credentials: limited more narrowly than the rest. */
  rateLimit?: 'auth';
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Parameters of a route that names one thing. */
export const ById = z.object({ id: Id });

/** One resource of the read API in the simple-rest dialect: its list and its single record. */
export type Resource = {
  name: string;
  view: z.ZodObject;
  sorts: readonly [string, ...string[]];
  list: Endpoint & { query: z.ZodObject };
  show: Endpoint;
};

/** Declares the two GET routes of `/api/tenant/{name}`, or of another area. Every filter and sort offered here has an index. */
export const resource = <V extends z.ZodObject>(options: {
  area?: 'tenant' | 'landlord';
  name: string;
  access: Access;
  view: V;
  filters: z.ZodRawShape;
  sorts: readonly [string, ...string[]];
}): Resource => {
  const path = `/api/${options.area ?? 'tenant'}/${options.name}`;
  const tag = options.name.replaceAll('-', ' ');
  return {
    name: options.name,
    view: options.view,
    sorts: options.sorts,
    list: endpoint({
      method: 'GET',
      path,
      access: options.access,
      summary: `List ${tag}`,
      query: listQuery(options.filters, options.sorts),
      answer: z.array(options.view),
    }),
    show: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      access: options.access,
      summary: `Get one of ${tag}`,
      params: ById,
      answer: options.view,
    }),
  };
};
