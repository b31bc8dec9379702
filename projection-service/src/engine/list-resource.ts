import type { Auth, TenantAuth } from 'contracts/kernel/auth';
import type { Resource } from 'contracts/kernel/endpoint';
import { type ListQuery, TOTAL_AT_LEAST } from 'contracts/kernel/paging';
import { isOfLandlord } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import { type HttpContext, mount } from 'platform/http/route';
import { type Ask, createFind } from './list-find.ts';
import { type Filter, HIDDEN, showQuery } from './list-query.ts';
import type { ListSource } from './list-source.ts';
import { notYetVisible, reachMinPosition } from './min-position.ts';
import type { Progress } from './progress.ts';
import { ALL_COMPANIES, type Row } from './projection.ts';
import { readAs, readAsLandlord, readAsMarket, readAsPerson } from './tenant-read.ts';

/** What every read needs: where it asks, and how far the projections are. */
export type ReadContext = {
  http: HttpContext;
  reader: pg.Pool;
  progress: Progress;
  storeId: string;
  /** Reads the access tables. */
  access: pg.Pool;
  /** Longest wait for X-Min-Position. */
  maxWaitMs: number;
};

export type ListOptions = {
  source: ListSource;
  /** Filters of a list that names none of them and no ids; what a search does not find needs none. */
  usual?: Readonly<Record<string, unknown>>;
  /** Filters as columns have them, where they are asked for in other words. */
  asked?: (filter: ListQuery['filter'], auth: TenantAuth, context: ReadContext) => Promise<ListQuery['filter']>;
  /** The row as the view has it. */
  present?: (row: Row, context: ReadContext) => Record<string, unknown>;
  /** Beside what `present` gives, for the rows of one answer together. */
  complete?: (
    records: Record<string, unknown>[],
    context: ReadContext,
    company: string,
    auth: TenantAuth,
  ) => Promise<Record<string, unknown>[]>;
  /** Fields that `present` needs; default: those of the view. */
  fields?: readonly string[];
  /** What decides between rows of the same rank; default: `id`. Last column of every index of a sort. */
  tieBreaker?: string;
  /** What is kept from who asks: values of the column that the source names in `hiddenBy`. */
  hidden?: (auth: TenantAuth, context: ReadContext) => Promise<readonly string[]>;
  /** What every row must hold for who asks, in the list and alone, beside what they ask for. */
  within?: (auth: TenantAuth) => Filter;
  /** Whether somebody is shown this one record; always by default. */
  isSeen?: (record: Record<string, unknown>, auth: TenantAuth, context: ReadContext) => Promise<boolean>;
  /** Sort → filter within which all rows are alike in it (title of a job → that job). */
  sameWithin?: Readonly<Record<string, string>>;
};

/** A resource of the read API: adds its list and its single record to a router. */
export type ReadResource = (router: IRouter, context: ReadContext) => void;

/** Undefined table or column: one that a version of a projection still being built will bring. */
const BEING_BUILT = /^(42P01|42703)$/;
/** Data exception: a value that the contract takes and the database cannot hold, a date in the year 0 for one. */
const NOT_HOLDABLE = /^22/;

const refusalOf = (error: unknown): unknown => {
  const code = String((error as { code?: unknown }).code ?? '');
  if (BEING_BUILT.test(code)) return notYetVisible();
  if (NOT_HOLDABLE.test(code))
    return new Rejection('validation-failed', 422, { errors: { filter: ['field-invalid'] } });
  return error;
};

/** Asks one company's tables as its reader. */
export const askAs =
  (reader: pg.Pool): Ask =>
  (tenantId, queries) =>
    readAs(reader, tenantId, queries).catch((error) => {
      throw refusalOf(error);
    });

/** … of one person: what is theirs in whichever company. */
export const askAsPerson =
  (reader: pg.Pool) =>
  (userId: string, queries: Parameters<typeof readAsPerson>[2]): ReturnType<typeof readAsPerson> =>
    readAsPerson(reader, userId, queries).catch((error) => {
      throw refusalOf(error);
    });

/** … of a platform admin. */
export const askAsLandlord =
  (reader: pg.Pool): Ask =>
  (_, queries) =>
    readAsLandlord(reader, queries).catch((error) => {
      throw refusalOf(error);
    });

/** … of what people offer to every company. */
export const askAsMarket =
  (reader: pg.Pool): Ask =>
  (_, queries) =>
    readAsMarket(reader, queries).catch((error) => {
      throw refusalOf(error);
    });

/** Which of how many rows a page holds, from row `first` on, as simple-rest tells it. */
export const rangeHeaders = (
  name: string,
  found: { first: number; rows: readonly unknown[]; total: number; isAtLeast?: boolean },
): Record<string, string> => {
  const { first, rows, total, isAtLeast } = found;
  const last = first + rows.length - 1;
  const range = rows.length > 0 ? `${first}-${last}/${Math.max(total, last + 1)}` : `*/${total}`;
  return {
    'Content-Range': `${name} ${range}`,
    ...(isAtLeast && { [TOTAL_AT_LEAST]: 'true' }),
    'Access-Control-Expose-Headers': `Content-Range, ${TOTAL_AT_LEAST}`,
  };
};

/** Serves a resource of the contracts from a table: simple-rest dialect, one company's rows, none older than asked for. */
export const listResource = (resource: Resource, options: ListOptions): ReadResource => {
  const {
    source,
    present = (row) => row,
    complete = async (records) => records,
    tieBreaker = 'id',
    sameWithin = {},
    usual = {},
    asked = async (filter) => filter,
  } = options;
  const isLandlords = isOfLandlord(resource.list.access);
  const companyOf = (auth: Auth) => (isLandlords ? ALL_COMPANIES : (auth as TenantAuth).tenantId);
  const fields = options.fields ?? Object.keys(resource.view.shape);
  const numbers = new Set(fields.filter((field) => source.columns[field]?.type === 'int8'));

  const rowOf = (cells: unknown[]): Row => {
    const row: Record<string, unknown> = {};
    fields.forEach((field, index) => {
      const cell = cells[index];
      row[field] = numbers.has(field) && cell !== null ? Number(cell) : cell;
    });
    return row as Row;
  };

  return (router, context) => {
    const ask = (isLandlords ? askAsLandlord : askAs)(context.reader);
    const find = createFind({ resource, source, fields, tieBreaker, sameWithin, usual }, ask);

    const hiddenFrom = async (auth: Auth): Promise<Filter> => {
      const ids = options.hidden ? await options.hidden(auth as TenantAuth, context) : [];
      return { ...options.within?.(auth as TenantAuth), ...(ids.length > 0 && { [HIDDEN]: ids }) };
    };
    const { list, show } = resource;
    mount(
      router,
      list,
      async ({ auth, query, minPosition }) => {
        await reachMinPosition(context, minPosition, source.projections, companyOf(auth));
        const listed = query as ListQuery;
        const wanted = { ...listed, filter: await asked(listed.filter, auth as TenantAuth, context) };
        const found = await find(companyOf(auth), wanted, await hiddenFrom(auth));
        const records = found.rows.map((cells) => present(rowOf(cells), context));
        return {
          body: await complete(records, context, companyOf(auth), auth as TenantAuth),
          headers: rangeHeaders(resource.name, found),
        };
      },
      context.http,
    );
    mount(
      router,
      show,
      async ({ auth, params, minPosition }) => {
        await reachMinPosition(context, minPosition, source.projections, companyOf(auth));
        const company = companyOf(auth);
        const [rows] = await ask(company, [
          showQuery(source, { tenantId: company, id: String(params.id), filter: await hiddenFrom(auth) }, fields),
        ]);
        const [cells] = rows ?? [];
        if (!cells) throw new Rejection('not-found', 404);
        const shown = present(rowOf(cells), context);
        if (options.isSeen && !(await options.isSeen(shown, auth as TenantAuth, context)))
          throw new Rejection('not-found', 404);
        const [record = {}] = await complete([shown], context, company, auth as TenantAuth);
        const headers: Record<string, string> = record.version === undefined ? {} : { ETag: `"${record.version}"` };
        return { body: record, headers };
      },
      context.http,
    );
  };
};
