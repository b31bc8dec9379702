import type { Permission } from 'contracts/kernel/permission';
import { useTranslate } from 'react-admin';
import { groupsOf, thingName } from '#admin-ui/identity/role/matrix';
import { Facts } from '#admin-ui/shared/Panel.tsx';

/** What a key may do, in the words of the matrix. */
export const ScopeList = ({ scopes }: { scopes: readonly Permission[] }) => {
  const t = useTranslate();
  return (
    <Facts>
      {groupsOf(scopes)
        .flatMap(({ things }) => things)
        .map(({ id, rights }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{thingName(t, id)}</dt>
            <dd>{rights.map(({ action }) => t(`identity.role.action.${action}`)).join(', ')}</dd>
          </div>
        ))}
    </Facts>
  );
};
