import { z } from 'zod';
import { ById, type Endpoint, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { ManyById } from './paging.ts';
import type { Permission } from './permission.ts';

export type EntityEndpoints = Record<'create' | 'change' | 'replace' | 'remove' | 'removeMany', Endpoint>;

type Parts = {
  name: string;
  plural: string;
  permissions: string;
  written: z.ZodObject;
  defaults: Record<string, unknown>;
  readOnly: z.ZodRawShape;
  view: z.ZodObject;
};

/** Fields with a default may be left out. */
const creationOf = ({ written, defaults }: Parts): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(written.shape).map(([field, schema]) => [
        field,
        Object.hasOwn(defaults, field) ? (schema as z.ZodType).default(defaults[field]) : schema,
      ]),
    ),
  );

/** A whole record as the API gave it, edited: what only the server writes is let through and ignored. */
const recordOf = ({ written, readOnly, view }: Parts): z.ZodObject => {
  const servers = Object.keys(view.shape).filter((field) => field in readOnly || !(field in written.shape));
  return written.partial().extend(Object.fromEntries(servers.map((field) => [field, z.unknown().optional()])));
};

/** The routes that write an entity, in the simple-rest dialect. */
export const entityEndpoints = (parts: Parts, createAnswer: z.ZodRawShape = {}): EntityEndpoints => {
  const { name, plural, view } = parts;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const path = `/api/tenant/${plural}`;
  const to = (right: string) => `${parts.permissions}.${right}` as Permission;
  const one = { path: `${path}/:id`, params: ById, answer: view };
  return {
    create: endpoint({
      method: 'POST',
      path,
      access: to('create'),
      summary: `Create a ${words}`,
      body: creationOf(parts),
      answer: view.extend(createAnswer),
      status: 201,
    }),
    change: endpoint({
      ...one,
      method: 'PATCH',
      access: to('update'),
      summary: `Change a ${words}`,
      body: parts.written.partial(),
    }),
    replace: endpoint({
      ...one,
      method: 'PUT',
      access: to('update'),
      summary: `Change a ${words}, by its whole record`,
      body: recordOf(parts),
    }),
    remove: endpoint({
      ...one,
      method: 'DELETE',
      access: to('delete'),
      summary: `Remove a ${words} from the lists; its history stays`,
    }),
    removeMany: endpoint({
      method: 'DELETE',
      path,
      access: to('delete'),
      summary: `Remove many ${plural}; the answer names those that are gone`,
      query: ManyById,
      answer: z.array(Id),
    }),
  };
};
