import { askPartners } from 'access/identity/partnership/partner.lookup';
import { IS_KEPT, PERMISSIONS } from 'access/identity/session/session.lookup';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import type { ClientBase } from 'pg';

const OF_KEY = `
  select k.scopes as held from access.api_key k where k.api_key_id = $1 and k.tenant_id = $2 and k.revoked_at is null
    and not exists (select from access.withheld w where w.tenant_id = k.tenant_id and w.api_key_id = k.api_key_id)`;
const OF_MEMBER = `
  select ${PERMISSIONS} as held from access.membership m where m.user_id = $1 and m.tenant_id = $2 and ${IS_KEPT}`;

/**
 * What whoever asks may do by now. A change of rights that waited for its turn is judged by this: what they held as they asked may have
 * been taken by one that came before.
 */
export const heldNow = async (client: ClientBase, auth: TenantAuth): Promise<readonly Permission[]> => {
  const { tenantId } = auth;
  if ('userId' in auth && auth.partnerOf) {
    const [partner] = await askPartners(client, [{ userId: auth.userId, tenant: tenantId }]);
    return partner?.permissions ?? [];
  }
  const [query, id] = 'userId' in auth ? [OF_MEMBER, auth.userId] : [OF_KEY, auth.apiKeyId];
  const { rows } = await client.query<{ held: Permission[] }>(query, [id, tenantId]);
  return rows[0]?.held ?? [];
};
