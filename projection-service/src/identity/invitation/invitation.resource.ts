import { invitations } from 'contracts/identity/invitation/invitation.endpoints';
import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import type { ListQuery } from 'contracts/kernel/paging';
import { accessResource } from '#projection-service/engine/access-resource';
import { isoOf } from '#projection-service/engine/iso-of';

const SORTS: Record<string, string> = {
  name: 'name collate "und-x-icu"',
  email: 'email',
  sentAt: 'sent_at',
  expiresAt: 'expires_at',
};

const pageOf = (tenantId: string, { filter, sort = ['sentAt', 'DESC'], range: [first, last] }: ListQuery) => ({
  text: `
    select invitation_id as id, name, email, roles, type, teams, ${isoOf('sent_at')} as "sentAt", ${isoOf('expires_at')} as "expiresAt",
      count(*) over () as total
    from access.invitation where tenant_id = $1 and ($2::uuid[] is null or invitation_id = any($2))
    order by ${SORTS[sort[0]] ?? SORTS.sentAt} ${sort[1] === 'DESC' ? 'desc' : 'asc'}, invitation_id
    offset $3 limit $4`,
  values: [tenantId, filter.id ?? null, first, last - first + 1],
});

/** GET /api/tenant/invitations and one of them: those that stand. */
export const invitationResource = accessResource<InvitationView>(invitations, { page: pageOf });
