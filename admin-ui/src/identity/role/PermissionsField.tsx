import type { Permission } from 'contracts/kernel/permission';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { PermissionMatrix } from './PermissionMatrix.tsx';

/** Permissions in a form. What the reader does not hold stays as it is: nobody gives rights beyond their own. */
export const PermissionsField = ({ source }: { source: string }) => {
  const can = useCan();
  const { field, fault } = useField({ source, defaultValue: [] });
  const value = (field.value ?? []) as Permission[];
  return (
    <>
      <PermissionMatrix value={value} mayChange={can} onChange={field.onChange} />
      {fault !== undefined && <p role="alert">{fault}</p>}
    </>
  );
};
