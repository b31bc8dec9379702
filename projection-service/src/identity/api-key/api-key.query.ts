import type { ListQuery } from 'contracts/kernel/paging';
import { isoOf } from '#projection-service/engine/iso-of';

const iso = (column: string, name: string) => `${isoOf(column)} as "${name}"`;

const STATUS = `case
  when k.revoked_at is not null then 'revoked'
  when k.expires_at <= $2 then 'expired'
  when k.hash is null then 'lost'
  else 'active' end`;

const SORTS: Record<string, string> = {
  createdAt: 'created_at',
  name: 'name collate "und-x-icu"',
  expiresAt: 'expires_at',
  lastUsedAt: 'last_used_at',
};

/** One page of a company's keys as of a moment, each row with the total beside it; never behind. */
export const apiKeyQuery = (tenantId: string, query: ListQuery, now: Date) => {
  const { filter, sort = ['createdAt', 'DESC'], range } = query;
  const [first, last] = range;
  const [field, order] = sort;
  return {
    text: `
      select k.api_key_id as id, k.name, k.scopes, k.status, k.ending, k.created_by as "createdById",
        a.name as "createdByName", k.last_used_ip as "lastUsedIp", ${iso('k.created_at', 'createdAt')},
        ${iso('k.expires_at', 'expiresAt')}, ${iso('k.last_used_at', 'lastUsedAt')}, ${iso('k.revoked_at', 'revokedAt')},
        count(*) over () as total
      from (select *, ${STATUS} as status from access.api_key k where tenant_id = $1) k
      left join access.account a on a.user_id = k.created_by
      where ($3::text is null or k.status = $3) and ($4::uuid[] is null or k.api_key_id = any($4))
      order by k.${SORTS[field] ?? SORTS.createdAt} ${order === 'DESC' ? 'desc nulls last' : 'asc nulls last'}, k.api_key_id
      offset $5 limit $6`,
    values: [tenantId, now, filter.status ?? null, filter.id ?? null, first, last - first + 1],
  };
};
