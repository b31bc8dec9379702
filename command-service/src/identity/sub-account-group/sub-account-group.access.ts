import type { SubAccountGroupView } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import type { EntityState } from '#command-service/entity/entity.decider';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import type { Partners } from '#command-service/identity/partnership/partners';
import { postgresPartners } from '#command-service/identity/partnership/partners.postgres';
import { subAccountGroupDecider } from './sub-account-group.decider.ts';

/** A group as its sign-up link leads to it. */
export const subAccountGroupAccess = accessProjection({
  types: ['SubAccountGroupCreated', 'SubAccountGroupChanged', 'SubAccountGroupRemoved'],
  decider: subAccountGroupDecider,
  open: (pool, _, work) => work(postgresPartners(pool)),
  save: (
    partners: Pick<Partners, 'saveGroup'>,
    { state, version }: Written<EntityState>,
    { id: groupId, tenantId }: StreamId,
  ) => {
    if (state.status !== 'kept') return partners.saveGroup(groupId, null);
    const { name, bypassBilling, bypassPlugin, shareCandidates } = state.record as unknown as SubAccountGroupView;
    return partners.saveGroup(groupId, {
      groupId,
      tenantId,
      name,
      bypassBilling,
      bypassPlugin,
      shareCandidates,
      version,
    });
  },
});
