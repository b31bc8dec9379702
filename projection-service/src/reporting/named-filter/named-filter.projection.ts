import type { MemberAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { mayOpen, openLists } from 'contracts/reporting/named-filter/named-filter.access';
import { type NamedFilterView, namedFilter } from 'contracts/reporting/named-filter/named-filter.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** In the place of a person: everybody of the company. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';

/** Named filters, with the names of those who made them as they are today. */
export const namedFilterProjection = entityProjection(namedFilter, {
  refs: { owner: join(userName, 'ownerId', (row, user) => ({ ...row, ownerName: user?.name ?? null })) },
  derived: {
    columns: { seenBy: 'uuid' },
    of: ({ isShared, ownerId }) => ({ seenBy: isShared ? EVERYBODY : ownerId }),
  },
  indexes: `-- by which a changed name finds its rows
create index named_filter_owner on named_filter (owner_id);
-- once filled
create index named_filter_name on named_filter (tenant_id, name, id);
create index named_filter_updated_at on named_filter (tenant_id, updated_at, id);
create index named_filter_list_name on named_filter (tenant_id, list, seen_by, name, id);
create index named_filter_list_updated_at on named_filter (tenant_id, list, seen_by, updated_at, id);`,
  counted: [],
});

/** One's own and those that are shared, of the lists that somebody may open. */
export const namedFilterResource = entityResource(namedFilter, namedFilterProjection, {
  asked: async (filter, auth) => {
    const wanted = [filter.list ?? []].flat() as string[];
    if (wanted.some((list) => !mayOpen(auth, list))) throw new Rejection('forbidden', 403);
    const list = wanted.length > 0 ? wanted : openLists(auth);
    return { ...filter, list, seenBy: [(auth as MemberAuth).userId, EVERYBODY] };
  },
  isSeen: async (record, auth) => {
    const { list, isShared, ownerId } = record as NamedFilterView;
    return mayOpen(auth, list) && (isShared || ownerId === (auth as MemberAuth).userId);
  },
});
