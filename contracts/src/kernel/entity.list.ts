import { z } from 'zod';
import { type Resource, resource } from './endpoint.ts';
import type { Declared } from './entity.declared.ts';
import { accessTo } from './entity.endpoints.ts';
import { MAX_PAGE_ROWS } from './paging.ts';
import { text } from './text.ts';

export const MAX_SEARCH_LENGTH = 200;

/** The list and the single record of an aggregate, with all filters that it offers. */
export const entityList = (declared: Declared, stored: Record<string, z.ZodType>, view: z.ZodObject): Resource => {
  const { plural, filters, anyOf, ranges, filtersVia, search, sorts } = declared;
  const one = (field: string): z.ZodType => stored[field] ?? z.never();
  const several = (field: string) => z.union([one(field), z.array(one(field)).min(1).max(MAX_PAGE_ROWS)]);
  return resource({
    name: plural,
    access: accessTo(declared, 'read'),
    view,
    filters: {
      ...Object.fromEntries(filters.map((field) => [field, one(field).optional()])),
      ...Object.fromEntries(anyOf.map((field) => [field, several(field).optional()])),
      ...Object.fromEntries(
        ranges
          .flatMap((field) => [`${field}_gte`, `${field}_lte`])
          .map((bound) => [bound, z.iso.datetime().optional()]),
      ),
      ...filtersVia,
      ...(search.length > 0 && { q: text(MAX_SEARCH_LENGTH).optional() }),
    },
    sorts: sorts as readonly [string, ...string[]],
  });
};
