import type { Permission } from 'contracts/kernel/permission';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { PermissionMatrix } from './PermissionMatrix.tsx';

type Props = {
  source: string;
  /** Whether the permission would hold at all. */
  isUseful?: (permission: Permission) => boolean;
};

/** Permissions in a form. What the reader does not hold stays as it is: nobody gives rights beyond their own. */
export const PermissionsField = ({ source, isUseful = () => true }: Props) => {
  const can = useCan();
  const { field, fault } = useField({ source, defaultValue: [] });
  const value = (field.value ?? []) as Permission[];
  return (
    <>
      <PermissionMatrix
        value={value}
        mayChange={(name) => can(name) && (isUseful(name) || value.includes(name))}
        onChange={field.onChange}
      />
      {fault !== undefined && <p role="alert">{fault}</p>}
    </>
  );
};
