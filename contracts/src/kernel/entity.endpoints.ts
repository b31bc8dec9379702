import { z } from 'zod';
import { ById, type Endpoint, endpoint, type Resource } from './endpoint.ts';
import type { Declared } from './entity.declared.ts';
import type { Right } from './entity.types.ts';
import { Id } from './id.ts';
import { ManyById } from './paging.ts';
import type { Permission } from './permission.ts';

export type EntityEndpoints = {
  create: Endpoint;
  change: Endpoint;
  replace: Endpoint;
  remove: Endpoint;
  removeMany: Endpoint;
  /** Of commands beside these, by the command's type. */
  own: Record<string, Endpoint>;
};

/** As zod's `pick`, `omit` and `partial` take it. */
export const maskOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, true])) as never;

/** Fields with a default, and names that are made from another field, may be left out. */
const creationOf = ({ defaults, unique }: Declared, written: z.ZodObject): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(written.shape).map(([field, schema]) => {
        if (Object.hasOwn(defaults, field)) return [field, (schema as z.ZodType).default(defaults[field])];
        return [field, unique[field]?.madeFrom ? (schema as z.ZodType).optional() : schema];
      }),
    ),
  );

/** A whole record as the API gave it, edited: what only the server writes is let through and ignored. */
const recordOf = (written: z.ZodObject, view: z.ZodObject): z.ZodObject => {
  const readOnly = Object.keys(view.shape).filter((field) => !(field in written.shape));
  return written.partial().extend(Object.fromEntries(readOnly.map((field) => [field, z.unknown().optional()])));
};

/** What a route asks for that uses a right. */
export const accessTo = ({ permissions, isOfMembers }: Pick<Declared, 'permissions' | 'isOfMembers'>, right: Right) =>
  isOfMembers ? 'member' : (`${permissions}.${right}` as Permission);

export const kebab = (words: string): string =>
  words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

/** The routes that write records, in the simple-rest dialect, and one for each command of their own that has a path. */
export const entityEndpoints = (declared: Declared, written: z.ZodObject, view: z.ZodObject): EntityEndpoints => {
  const { name, Name, plural, joined, personal, transitions, commands, createAnswer, computed } = declared;
  const words = kebab(name).replaceAll('-', ' ');
  const path = `/api/tenant/${plural}`;
  const to = (right: Right) => accessTo(declared, right);
  // A writer knows its own stream alone: what rows show of others is the reader's.
  const answer = view.omit(maskOf(Object.keys(joined)));
  const taken = written.omit(maskOf(computed));
  const one = { path: `${path}/:id`, params: ById, answer };

  const command = (type: string, right: Right, rest: { path: string; summary: string; body?: z.ZodType }) => [
    type,
    endpoint({ ...one, method: 'POST', access: to(right), ...rest, path: `${path}/:id/${rest.path}` }),
  ];
  const erasing = personal.length > 0 ? [`Erase${Name}`] : [];
  const own: Record<string, Endpoint> = Object.fromEntries([
    ...erasing.map((type) =>
      command(type, 'delete', {
        path: 'erase',
        summary: `Erase the personal data of a ${words} permanently`,
      }),
    ),
    ...Object.entries(transitions).map(([type, { right = 'update', path: last, summary }]) =>
      command(type, right, { path: last, summary }),
    ),
    ...Object.entries(commands).flatMap(([type, { right = 'update', path: last, summary = type, data }]) =>
      last === undefined ? [] : [command(type, right, { path: last, summary, ...(data && { body: data }) })],
    ),
  ]);

  return {
    create: endpoint({
      method: 'POST',
      path,
      access: to('create'),
      summary: `Create a ${words}`,
      body: creationOf(declared, taken),
      answer: answer.extend(createAnswer),
      status: 201,
    }),
    change: endpoint({
      ...one,
      method: 'PATCH',
      access: to('update'),
      summary: `Change a ${words}`,
      body: taken.partial(),
    }),
    replace: endpoint({
      ...one,
      method: 'PUT',
      access: to('update'),
      summary: `Replace a ${words}`,
      body: recordOf(taken, view),
    }),
    remove: endpoint({
      ...one,
      method: 'DELETE',
      access: to('delete'),
      summary: `Remove a ${words}; its history stays`,
    }),
    removeMany: endpoint({
      method: 'DELETE',
      path,
      access: to('delete'),
      summary: `Remove many ${plural}; the response lists those that were removed`,
      query: ManyById,
      answer: z.array(Id),
    }),
    own,
  };
};

type Routed = Pick<Declared, 'Name' | 'plural' | 'operations'> & {
  list: Resource;
  endpoints: EntityEndpoints;
};

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const lowered = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}`;

/** The routes of an aggregate by the names they go by in documents: `createLabel`. */
export const routesOf = ({
  Name,
  plural,
  operations,
  list,
  endpoints,
}: Routed): Record<string, Endpoint | Resource> => {
  const many = camel(plural);
  return {
    [many]: list,
    ...(operations.includes('create') && { [`create${Name}`]: endpoints.create }),
    ...(operations.includes('change') && {
      [`change${Name}`]: endpoints.change,
      [`replace${Name}`]: endpoints.replace,
    }),
    ...(operations.includes('remove') && {
      [`remove${Name}`]: endpoints.remove,
      [`remove${many.charAt(0).toUpperCase()}${many.slice(1)}`]: endpoints.removeMany,
    }),
    ...Object.fromEntries(Object.entries(endpoints.own).map(([type, one]) => [lowered(type), one])),
  };
};
