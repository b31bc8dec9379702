import type { ListQuery } from 'contracts/kernel/paging';
import { isoOf } from '#projection-service/engine/iso-of';

/** Everybody of one company, those shut out too; and the account that each of them has. */
const HERE = `
  select user_id, roles, private_permissions, label_ids, type, since, version, 'active' as status
  from access.membership where tenant_id = $1
  union all
  select user_id, roles, private_permissions, label_ids, type, since, version, 'deactivated'
  from access.inactive_membership where tenant_id = $1`;

/** Whether an account of the page is somebody else's too: of another company, a candidate's, or of a platform admin. */
const IS_OTHERS = `exists (select from access.membership m where m.user_id = page.id and m.tenant_id <> $1)
    or exists (select from access.inactive_membership m where m.user_id = page.id and m.tenant_id <> $1)
    or exists (select from access.candidate c where c.user_id = page.id)
    or exists (select from access.platform_admin l where l.user_id = page.id and l.granted_at is not null)`;

const plain = (text: string) => `regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;

const SORTS: Record<string, string> = {
  name: 'name collate "und-x-icu"',
  email: 'email',
  since: 'since',
};

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The words of a search, as `plain` leaves names: without accents, in lower case. */
const wordsOf = (q: unknown): string[] =>
  String(q ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map(escaped);

/** One page of the list, each row with the total beside it; read from the access tables, which are never behind. */
export const memberQuery = (tenantId: string, { filter, sort = ['name', 'ASC'], range: [first, last] }: ListQuery) => {
  const [field, order] = sort;
  const ordering = `${SORTS[field] ?? SORTS.name} ${order === 'DESC' ? 'desc nulls last' : 'asc nulls first'}, id`;
  return {
    // Teams are looked up for the page alone, not for all that it skips.
    text: `
      with found as (
        select a.user_id as id, a.name, a.email, a.avatar, h.roles, h.private_permissions as permissions, h.type,
          h.label_ids, h.status, h.version, h.since
        from (${HERE}) h join access.account a using (user_id)
        where ($2::text is null or h.roles @> array[$2]) and ($3::text is null or h.status = $3)
          and ($4::uuid[] is null or a.user_id = any($4))
          and ${plain("a.name || ' ' || a.email")} like all ($5::text[])
          and ($8::text is null or h.type = $8)
          and ($10::uuid[] is null or h.label_ids @> $10)
          and ($9::uuid is null or a.user_id in (
            select unnest(t.user_ids) from access.team t where t.tenant_id = $1 and t.team_id = $9))
      ), page as (
        select *, count(*) over () as total from found order by ${ordering} offset $6 limit $7
      )
      select id, name, email, avatar, roles, permissions, label_ids as "labelIds", type, status, version, total,
        not others.are as "isOurs",
        case when not others.are then (
          select c.email from access.email_change c where c.user_id = page.id and c.until > now()) end as "pendingEmail",
        array(select t.team_id from access.team t where t.tenant_id = $1 and t.user_ids @> array[page.id] order by 1)
          as teams,
        ${isoOf('page.since')} as since
      from page cross join lateral (select ${IS_OTHERS} as are) others order by ${ordering.replace('since', 'page.since')}`,
    values: [
      tenantId,
      filter.role ?? null,
      filter.status ?? null,
      filter.id ?? null,
      wordsOf(filter.q),
      first,
      last - first + 1,
      filter.type ?? null,
      filter.team ?? null,
      filter.labelId === undefined ? null : [filter.labelId].flat(),
    ],
  };
};
