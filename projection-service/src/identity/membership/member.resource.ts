import { users } from 'contracts/identity/membership/membership.endpoints';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { avatarPath } from 'contracts/kernel/image';
import { type ListQuery, MAX_RANGE_START } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import type { TenantAuth } from 'platform/http/auth';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { memberQuery } from './member.query.ts';

type Row = MemberView & { total: string };

/** The row has the image's id, the view where it is. */
const viewOf = ({ total: _, ...member }: Row): MemberView => ({
  ...member,
  avatar: member.avatar && avatarPath(member.id, member.avatar),
});

/** GET /api/tenant/users and one of them. */
export const memberResource = (router: IRouter, context: Pick<ReadContext, 'http'> & { access: pg.Pool }): void => {
  const find = async (auth: unknown, query: ListQuery): Promise<Row[]> => {
    const { rows } = await context.access.query<Row>(memberQuery((auth as TenantAuth).tenantId, query));
    return rows;
  };
  /** How many there are where the page itself is past the end. */
  const totalOf = async (auth: unknown, query: ListQuery): Promise<number> => {
    const [row] = await find(auth, { ...query, range: [0, 0] });
    return Number(row?.total ?? 0);
  };

  mount(
    router,
    users.list,
    async ({ auth, query: asked }) => {
      const query = asked as ListQuery;
      const [first] = query.range;
      if (first > MAX_RANGE_START)
        throw new Rejection('range-too-deep', 422, { errors: { range: ['range-too-deep'] } });
      const rows = await find(auth, query);
      const total = rows[0] ? Number(rows[0].total) : await totalOf(auth, query);
      const range = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
      return {
        body: rows.map(viewOf),
        headers: {
          'Content-Range': `users ${range}/${total}`,
          'Access-Control-Expose-Headers': 'Content-Range',
        },
      };
    },
    context.http,
  );
  mount(
    router,
    users.show,
    async ({ auth, params }) => {
      const [row] = await find(auth, { filter: { id: [params.id] }, range: [0, 0] });
      if (!row) throw new Rejection('not-found', 404);
      return { body: viewOf(row), headers: { ETag: `"${row.version}"` } };
    },
    context.http,
  );
};
