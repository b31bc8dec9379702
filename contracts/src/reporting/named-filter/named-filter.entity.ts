import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_FILTER_LENGTH, MAX_FILTER_NAME, withoutTyped } from './named-filter.limits.ts';

const MAX_VALUES = 100;

const field = z.string().regex(/^[A-Za-z][\w.-]{0,79}$/, 'field-invalid');
const one = z.union([text(200), z.number(), z.boolean()]);
const several = z.array(one).max(MAX_VALUES);
/** Such as the bounds of one field, or values of a company's own fields by their ids, each perhaps with bounds. */
const nested = z.record(z.union([field, Id]), z.union([one, several, z.record(field, one)]));
/** A filter as the console's lists have it: a period that moves with today stays one. */
const filter = z
  .record(field, z.union([one, several, nested]))
  .refine((filters) => withoutTyped(filters) === filters, { message: 'filter-typed' })
  .refine((filters) => JSON.stringify(filters).length <= MAX_FILTER_LENGTH, { message: 'too-long' });

/** How somebody likes to look at a list, under a name: theirs, or everybody's who may open that list. */
export const namedFilter = entity({
  name: 'namedFilter',
  context: 'reporting',
  plural: 'named-filters',
  permissions: 'tenant.settings',
  isOfMembers: true,
  fields: {
    name: requiredText(MAX_FILTER_NAME),
    /** Of the API: `candidates`. */
    list: z.string().regex(/^[a-z][a-z-]{0,59}$/, 'field-invalid'),
    filter,
    sort: z.strictObject({ field, order: z.enum(['ASC', 'DESC']) }).nullable(),
    /** Columns that are shown or hidden otherwise than usual; null: as everybody has chosen them. */
    columns: z.record(field, z.boolean()).nullable(),
    isShared: z.boolean(),
    /** Who made it. */
    ownerId: Id,
  },
  computed: ['ownerId'],
  defaults: { filter: {}, sort: null, columns: null, isShared: false },
  joined: { ownerName: z.string().nullable() },
  anyOf: ['list'],
  sorts: ['name', 'updatedAt'],
});
export type NamedFilterView = typeof namedFilter.types.view;
export type NamedFilterRecord = typeof namedFilter.types.record;
export type NamedFilterCommand = typeof namedFilter.types.command;

/** Every way a named filter may refuse beyond those of any entity. */
export type NamedFilterRejection = 'filter-list-unknown' | 'filter-list-fixed';
