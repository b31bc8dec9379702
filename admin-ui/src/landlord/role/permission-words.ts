import type { Permission } from 'contracts/kernel/permission';
import { useTranslate } from 'react-admin';
import { thingName } from '#admin-ui/identity/role/matrix';

/** A permission in words: “Candidates: read”. */
export const usePermissionWords = () => {
  const t = useTranslate();
  return (permission: Permission): string => {
    const parts = permission.split('.').slice(1);
    const thing = parts.slice(0, -1).join('.');
    const action = parts.at(-1) ?? '';
    return `${thingName(t, thing)}: ${t(`identity.role.action.${action}`)}`;
  };
};
