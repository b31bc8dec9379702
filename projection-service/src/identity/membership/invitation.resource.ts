import { invitations } from 'contracts/identity/invitation/invitation.endpoints';
import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import type { TenantAuth } from 'platform/http/auth';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';

type Row = InvitationView & { total: string };

const SORTS: Record<string, string> = {
  name: 'name collate "und-x-icu"',
  email: 'email',
  sentAt: 'sent_at',
  expiresAt: 'expires_at',
};
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const pageOf = (tenantId: string, { filter, sort = ['sentAt', 'DESC'], range: [first, last] }: ListQuery) => ({
  text: `
    select invitation_id as id, name, email, roles, type, teams, ${iso('sent_at')} as "sentAt", ${iso('expires_at')} as "expiresAt",
      count(*) over () as total
    from access.invitation where tenant_id = $1 and ($2::uuid[] is null or invitation_id = any($2))
    order by ${SORTS[sort[0]] ?? SORTS.sentAt} ${sort[1] === 'DESC' ? 'desc' : 'asc'}, invitation_id
    offset $3 limit $4`,
  values: [tenantId, filter.id ?? null, first, last - first + 1],
});

const viewOf = ({ total: _, ...invitation }: Row): InvitationView => invitation;

/** GET /api/tenant/invitations: those that stand, from the access tables. */
export const invitationResource = (router: IRouter, context: Pick<ReadContext, 'http'> & { access: pg.Pool }): void => {
  const find = async (auth: unknown, query: ListQuery): Promise<Row[]> =>
    (await context.access.query<Row>(pageOf((auth as TenantAuth).tenantId, query))).rows;

  mount(
    router,
    invitations.list,
    async ({ auth, query: asked }) => {
      const query = asked as ListQuery;
      const [first] = query.range;
      const rows = await find(auth, query);
      const [any] = rows.length > 0 ? rows : await find(auth, { ...query, range: [0, 0] });
      const range = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
      return {
        body: rows.map(viewOf),
        headers: {
          'Content-Range': `invitations ${range}/${any?.total ?? 0}`,
          'Access-Control-Expose-Headers': 'Content-Range',
        },
      };
    },
    context.http,
  );
  mount(
    router,
    invitations.show,
    async ({ auth, params }) => {
      const [row] = await find(auth, { filter: { id: [params.id] }, range: [0, 0] });
      if (!row) throw new Rejection('not-found', 404);
      return { body: viewOf(row) };
    },
    context.http,
  );
};
