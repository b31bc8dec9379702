import { z } from 'zod';

/** Rows one page may hold. */
export const MAX_PAGE_ROWS = 500;
/** Totals without a counter row are counted this far and no further. */
export const MAX_COUNTED_ROWS = 10_000;
/** Matches of a search are counted exactly up to here at least, and further as pages go deeper. */
export const MAX_COUNTED_MATCHES = 1_000;
/** Header of a list whose total is counted no further: there are so many or more. */
export const TOTAL_AT_LEAST = 'X-Total-At-Least';
/** How far from either end of a list a page may begin. */
export const MAX_RANGE_START = 10_000;

/** A query parameter that carries JSON, as the simple-rest dialect does. */
export const jsonParameter = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not-json' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const Range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => to >= from && to - from < MAX_PAGE_ROWS, { message: 'range-invalid' });

/**
 * The query of a list: `sort=["field","ASC"]`, `range=[0,24]` (inclusive), `filter={…}`.
 * A filter `id: [...]` (getMany) is always offered.
 */
export const listQuery = <F extends z.ZodRawShape>(filters: F, sorts: readonly [string, ...string[]]) =>
  z.strictObject({
    sort: jsonParameter(z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])])).optional(),
    range: jsonParameter(Range).default([0, 24]),
    // Parsed also when absent: a filter that a list cannot do without is then named as missing.
    filter: jsonParameter(z.strictObject({ ...filters, id: z.array(z.uuid()).max(MAX_PAGE_ROWS).optional() })).prefault(
      '{}',
    ),
  });

/** The query of a DELETE of many: `filter={"id":["…","…"]}`. */
export const ManyById = z.strictObject({
  filter: jsonParameter(z.strictObject({ id: z.array(z.uuid()).min(1).max(MAX_PAGE_ROWS) })),
});

export type ListQuery = {
  sort?: [string, 'ASC' | 'DESC'] | undefined;
  range: [number, number];
  filter: Record<string, unknown>;
};
