import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { searchWords } from 'contracts/kernel/search-words';
import {
  candidateDuplicates,
  type DuplicateView,
  listDuplicates,
} from 'contracts/recruiting/candidate/candidate.merge';
import { mount } from 'platform/http/route';
import { askAs, type ReadContext, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { candidateProjection } from './candidate.projection.ts';

const MOST = 10;
/** Of a page of the list. */
const PAGE = 25;
/** Records that are looked at for one request, however many a company has: those after them are of the next one. */
const LOOKED_AT = 2_000;
/** How many of these that may have an older one are read at a time, and how often, however many were said to be of different people. */
const READ = 50;
const MOST_ROUNDS = 4;

/** Before and beyond every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const SHOWN = 'c.id, c.first_name, c.last_name, c.email, c.phone, c.created_at, c.city';
const COMPARED = 'c.phone_e164, c.postal_code, c.location, c.distinct_ids';
/** Others that are there, of the list those from before alone. */
const ASKED = `c.id <> me.id and not c.erased and not c.is_merged
      and (not $3::boolean or (c.created_at, c.id) < (me.created_at, me.id))`;
/** By the address, by the number and by words of the name, each from its own index; the record itself comes first. */
const FOUND = `with me as (select * from read.candidate where tenant_id = $1 and id = $2),
  others as (
    (select c.id from me join read.candidate c on c.tenant_id = $1 and c.email = me.email and ${ASKED} order by c.created_at desc, c.id limit 50)
    union
    (select c.id from me join read.candidate c on c.tenant_id = $1 and c.phone_e164 = me.phone_e164 and me.phone_e164 <> '' and ${ASKED}
    order by c.created_at desc, c.id limit 50)
    union
    (select c.id from me join read.candidate c on c.tenant_id = $1 and c.plain_name = me.plain_name and me.plain_name <> '' and ${ASKED}
    order by c.created_at desc, c.id limit 50)
  )
  select ${SHOWN}, ${COMPARED}, false as merged from read.candidate c where c.tenant_id = $1 and c.id = $2
  union all
  select ${SHOWN}, ${COMPARED}, false
    from read.candidate c join others o on o.id = c.id where c.tenant_id = $1
  union all
  select ${SHOWN}, '', '', '', '[]', true from read.candidate c where c.tenant_id = $1 and c.merged_into = $2`;

const createdAt = (id: string, without: string) => `case when ${id}::uuid is null then '${without}'::timestamptz
    else (select a.created_at from read.candidate a where a.tenant_id = $1 and a.id = ${id}) end`;
/** Records after one of them, newest first. */
const AFTER = `from read.candidate c where c.tenant_id = $1 and c.is_merged = false
    and (c.created_at, c.id) < (${createdAt('$2', 'infinity')}, coalesce($2, '${LAST_ID}'::uuid))`;
const NEWEST_FIRST = 'order by c.created_at desc, c.id desc';
const OLDER = `from read.candidate o where o.tenant_id = $1 and not o.is_merged and not o.erased and (o.created_at, o.id) < (c.created_at, c.id)`;
const nowhere = (one: string) =>
  `coalesce(${one}.city, '') = '' and coalesce(${one}.postal_code, '') = '' and coalesce(${one}.location, '') = ''`;
/** Of those until another one, whose address or number an older one has, or the name and no other place: each looked up in an index. */
const LATER = `select c.id ${AFTER} and not c.erased
    and (c.created_at, c.id) >= (${createdAt('$3', '-infinity')}, coalesce($3, '${FIRST_ID}'::uuid)) and (
    exists (select ${OLDER} and o.email = c.email)
    or c.phone_e164 <> '' and exists (select ${OLDER} and o.phone_e164 = c.phone_e164 and o.phone_e164 <> '')
    or c.plain_name <> '' and exists (select ${OLDER} and o.plain_name = c.plain_name and o.plain_name <> '' and (
      o.place = c.place or c.city <> '' and lower(o.city) = lower(c.city) or ${nowhere('o')} or ${nowhere('c')}))
  ) ${NEWEST_FIRST} limit ${READ}`;
/** The last that one request looks at; none where a company has no more. */
const LAST = `select c.id ${AFTER} ${NEWEST_FIRST} offset ${LOOKED_AT - 1} limit 1`;

type Row = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  createdAt: string;
  city: string | null;
  phoneE164: string | null;
  places: string[];
  distinctIds: string[];
  merged: boolean;
};

const textOf = (cell: unknown): string | null => (typeof cell === 'string' ? cell : null);
const plain = (cell: unknown): string => searchWords(String(cell ?? '')).join(' ');

const rowOf = (cells: unknown[]): Row => {
  const [id, firstName, lastName, email, phone, createdAt, city, phoneE164, postalCode, location, distinctIds, merged] =
    cells;
  return {
    id: String(id),
    ...{ firstName: textOf(firstName), lastName: textOf(lastName), email: textOf(email), phone: textOf(phone) },
    ...{ createdAt: String(createdAt), city: textOf(city), phoneE164: textOf(phoneE164) },
    places: [city, postalCode, location].map(plain).filter((place) => place.length > 2),
    distinctIds: distinctIds as string[],
    merged: merged === true,
  };
};

const nameOf = ({ firstName, lastName }: Row): string => plain(`${firstName ?? ''} ${lastName ?? ''}`);

/** Why two records may be about one person: the same address, number, or name at the same place, or at places nobody knows. */
const reasonsOf = (me: Row, other: Row): ('email' | 'phone' | 'name')[] => {
  if (me.distinctIds.includes(other.id) || other.distinctIds.includes(me.id)) return [];
  const isNear = me.places.some((place) => other.places.includes(place));
  const isSomewhere = me.places.length > 0 && other.places.length > 0;
  return [
    ...(me.email !== null && me.email === other.email ? (['email'] as const) : []),
    ...(me.phoneE164 && me.phoneE164 === other.phoneE164 ? (['phone'] as const) : []),
    ...(nameOf(me) === nameOf(other) && (isNear || !isSomewhere) ? (['name'] as const) : []),
  ];
};

const shown = ({ id, firstName, lastName, email }: Row) => ({ id, firstName, lastName, email });
const suggestedOf = (me: Row, others: readonly Row[]): DuplicateView['suggested'] =>
  others
    .filter(({ merged }) => !merged)
    .map((other) => ({ ...shown(other), reasons: reasonsOf(me, other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, MOST);

/** A record and those from before it that it may be the same as; null where there are none. */
const viewOf = ([me, ...others]: Row[]): DuplicateView | null => {
  if (!me) return null;
  const suggested = suggestedOf(me, others);
  const { phone, city, createdAt } = me;
  return suggested.length > 0 ? { ...shown(me), phone, city, createdAt, suggested } : null;
};

type Asked = ReturnType<typeof prepared> & { values: unknown[] };

/** Reads records, each with all that may be the same as it. */
const reading = (context: Pick<ReadContext, 'reader'>) => {
  const ask = askAs(context.reader);
  const idsOf = async (tenantId: string, query: Asked): Promise<string[]> => {
    const [rows = []] = await ask(tenantId, [{ ...query, rowMode: 'array' }]);
    return rows.map(([id]) => String(id));
  };
  return {
    last: async (tenantId: string, after: string | null): Promise<string | null> =>
      (await idsOf(tenantId, { ...prepared(LAST), values: [tenantId, after] }))[0] ?? null,
    later: (tenantId: string, after: string | null, last: string | null): Promise<string[]> =>
      idsOf(tenantId, { ...prepared(LATER), values: [tenantId, after, last] }),
    found: async (tenantId: string, ids: readonly string[], isOlder: boolean): Promise<Row[][]> => {
      const queries = ids.map((id) => ({
        ...prepared(FOUND),
        values: [tenantId, id, isOlder],
        rowMode: 'array' as const,
      }));
      return (await ask(tenantId, queries)).map((rows) => rows.map(rowOf));
    },
  };
};

/** Those of whom there may be two records. A page need not be full: what is looked at for one does not grow with the company. */
const pageOf = async (
  { last, later, found }: ReturnType<typeof reading>,
  { tenantId }: TenantAuth,
  after: string | null,
): Promise<{ duplicates: DuplicateView[]; next: string | null }> => {
  const duplicates: DuplicateView[] = [];
  const end = await last(tenantId, after);
  let from = after;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const ids = await later(tenantId, from, end);
    for (const [at, rows] of (await found(tenantId, ids, true)).entries()) {
      const view = viewOf(rows);
      if (view) duplicates.push(view);
      if (duplicates.length === PAGE) return { duplicates, next: ids[at] ?? null };
    }
    if (ids.length < READ) return { duplicates, next: end };
    from = ids.at(-1) ?? null;
  }
  return { duplicates, next: from };
};

/** Who may be the same person as a candidate, and all of whom there may be two records (docs/product.md REC-33). */
export const candidateDuplicatesResource: ReadResource = (router, context) => {
  const read = reading(context);
  const reach = (minPosition: string | null, tenantId: string) =>
    reachMinPosition(context, minPosition, [candidateProjection.name], tenantId);
  mount(
    router,
    candidateDuplicates,
    async ({ auth, params, minPosition }) => {
      await reach(minPosition, auth.tenantId);
      const [[me, ...others] = []] = await read.found(auth.tenantId, [params.id], false);
      if (!me) throw new Rejection('not-found', 404);
      const suggested = suggestedOf(me, others);
      return { body: { suggested, merged: others.filter(({ merged }) => merged).map(shown) } };
    },
    context.http,
  );
  mount(
    router,
    listDuplicates,
    async ({ auth, query, minPosition }) => {
      await reach(minPosition, auth.tenantId);
      return { body: await pageOf(read, auth, query.after ?? null) };
    },
    context.http,
  );
};
