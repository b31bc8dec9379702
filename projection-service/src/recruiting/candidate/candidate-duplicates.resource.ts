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
/** Of a page of the list, and of what is looked at for one. */
const PAGE = 25;
const LOOKED_AT = 50;
/** In one request, however many were said to be of different people. */
const MOST_ROUNDS = 4;

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

/** Records that an older one has the address or number of, or the name and no other place: newest first. */
const LATER = `with held as (
    select id, created_at, email, phone_e164, plain_name, place, lower(city) as city,
      coalesce(city, '') = '' and coalesce(postal_code, '') = '' and coalesce(location, '') = '' as is_nowhere
    from read.candidate where tenant_id = $1 and not is_merged and not erased
  ), counted as (
    select id, created_at,
      email is not null and row_number() over (partition by email order by created_at, id) > 1
      or phone_e164 <> '' and row_number() over (partition by phone_e164 order by created_at, id) > 1
      or plain_name <> '' and (
        place is not null and row_number() over (partition by plain_name, place order by created_at, id) > 1
        or city <> '' and row_number() over (partition by plain_name, city order by created_at, id) > 1
        or is_nowhere and row_number() over (partition by plain_name order by created_at, id) > 1
        or bool_or(is_nowhere) over (partition by plain_name order by created_at, id rows between unbounded preceding and 1 preceding)
      ) as is_later
    from held
  )
  select id from counted where is_later and ($2::uuid is null or
    (created_at, id) < (select a.created_at, a.id from read.candidate a where a.tenant_id = $1 and a.id = $2))
  order by created_at desc, id desc limit ${LOOKED_AT}`;

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

/** Reads records, each with all that may be the same as it. */
const reading = (context: Pick<ReadContext, 'reader'>) => {
  const ask = askAs(context.reader);
  return {
    later: async (tenantId: string, after: string | null): Promise<string[]> => {
      const [rows = []] = await ask(tenantId, [{ ...prepared(LATER), values: [tenantId, after], rowMode: 'array' }]);
      return rows.map(([id]) => String(id));
    },
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

/** Those of whom there may be two records. What was said to be of others fills no page: some more are looked at until one is full. */
const pageOf = async (
  { later, found }: ReturnType<typeof reading>,
  { tenantId }: TenantAuth,
  after: string | null,
): Promise<{ duplicates: DuplicateView[]; next: string | null }> => {
  const duplicates: DuplicateView[] = [];
  let from = after;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const ids = await later(tenantId, from);
    for (const [at, rows] of (await found(tenantId, ids, true)).entries()) {
      const view = viewOf(rows);
      if (view) duplicates.push(view);
      if (duplicates.length === PAGE) return { duplicates, next: ids[at] ?? null };
    }
    from = ids.at(-1) ?? null;
    if (ids.length < LOOKED_AT) return { duplicates, next: null };
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
