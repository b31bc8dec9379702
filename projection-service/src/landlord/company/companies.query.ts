import type { ListQuery } from 'contracts/kernel/paging';
import { isoOf } from '#projection-service/engine/iso-of';
import type { Query } from '#projection-service/engine/list-query';
import { prepared } from '#projection-service/engine/prepared';

/** Sorts by their columns; each has an index. */
const SORTS: Record<string, string> = {
  createdAt: 't.registered_at',
  name: 't.name collate "und-x-icu"',
  subdomain: 't.subdomain',
};

/** Companies that a list counts, and owners that it names. */
const MAX_COUNTED = 10_000;
const MAX_OWNERS = 5;

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The words of a search, as `access.plain` leaves names: without accents, in lower case. */
const wordsOf = (q: unknown): string[] =>
  String(q ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map(escaped);

const query = (text: string, values: unknown[]): Query => ({ ...prepared(text), values, rowMode: 'array' });

const conditionOf = ({ state, id, q }: Record<string, unknown>, values: unknown[]): string => {
  const add = (value: unknown) => `$${values.push(value)}`;
  const words = wordsOf(q);
  return [
    'true',
    ...(state === undefined ? [] : [`t.suspended_at is ${state === 'suspended' ? 'not null' : 'null'}`]),
    ...(id === undefined ? [] : [`t.tenant_id = any(${add(id)}::uuid[])`]),
    ...words.map((word) => `access.plain(t.name || ' ' || t.subdomain) like ${add(word)}`),
  ].join(' and ');
};

/** One page of companies, from the access tables, which are never behind. */
export const companiesQuery = ({ filter, sort = ['createdAt', 'DESC'], range: [first, last] }: ListQuery): Query => {
  const values: unknown[] = [];
  const condition = conditionOf(filter, values);
  const direction = sort[1] === 'DESC' ? 'desc' : 'asc';
  const order = `${SORTS[sort[0]] ?? SORTS.createdAt} ${direction}, t.tenant_id ${direction}`;
  const add = (value: unknown) => `$${values.push(value)}`;
  return query(
    `select t.tenant_id, t.name, t.subdomain, ${isoOf('t.registered_at')}, ${isoOf('t.suspended_at')}, t.suspension_reason,
       (select coalesce(json_agg(o order by o.name), '[]') from (
         select a.user_id as id, a.name, a.email
         from access.membership m join access.account a using (user_id)
         where m.tenant_id = t.tenant_id and m.roles @> '{Owner}' order by m.user_id limit ${MAX_OWNERS}
       ) o),
       (select count(*) from access.membership m where m.tenant_id = t.tenant_id), t.event_action_limits,
       (select coalesce(sum(f.bytes), 0) from access.stored_file f where f.tenant_id = t.tenant_id and f.released_at is null)
         + (select coalesce(sum(d.bytes), 0) from access.stored_document d where d.tenant_id = t.tenant_id), t.quota_bytes
     from access.tenant t where ${condition} order by ${order} offset ${add(first)} limit ${add(last - first + 1)}`,
    values,
  );
};

export const companiesTotal = ({ filter }: ListQuery): Query => {
  const values: unknown[] = [];
  return query(
    `select count(*) from (select from access.tenant t where ${conditionOf(filter, values)} limit ${MAX_COUNTED}) x`,
    values,
  );
};

export const countsQuery = (ids: readonly string[]): Query =>
  query('select id, candidates, jobs, interviews from read.company_counts($1)', [ids]);

/** Names of companies by id. */
export const namesQuery = (ids: readonly string[]): Query =>
  query('select t.tenant_id, t.name from access.tenant t where t.tenant_id = any($1::uuid[])', [ids]);
