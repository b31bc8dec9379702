import { z } from 'zod';
import { ById, type Endpoint, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { ManyById } from './paging.ts';
import type { Permission } from './permission.ts';

export type SettingEndpoints = Record<'create' | 'change' | 'replace' | 'remove' | 'removeMany', Endpoint>;

type Parts = {
  name: string;
  plural: string;
  permissions: string;
  written: z.ZodObject;
  initial: Record<string, unknown>;
  facts: z.ZodRawShape;
  view: z.ZodObject;
};

/** Fields with an initial value may be left out. */
const creationOf = ({ written, initial }: Parts): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(written.shape).map(([field, schema]) => [
        field,
        Object.hasOwn(initial, field) ? (schema as z.ZodType).default(initial[field]) : schema,
      ]),
    ),
  );

/** A whole record as the API gave it, edited: what only the server writes is let through and ignored. */
const recordOf = ({ written, facts, view }: Parts): z.ZodObject => {
  const servers = Object.keys(view.shape).filter((field) => field in facts || !(field in written.shape));
  return written.partial().extend(Object.fromEntries(servers.map((field) => [field, z.unknown().optional()])));
};

/** The routes that write a settings entity, in the simple-rest dialect. */
export const settingEndpoints = (parts: Parts, answered: z.ZodRawShape = {}): SettingEndpoints => {
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
      answer: view.extend(answered),
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
