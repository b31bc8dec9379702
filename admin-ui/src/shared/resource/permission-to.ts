import type { Permission } from 'contracts/kernel/permission';
import type { Resource } from './description.ts';

export type Right = 'read' | 'create' | 'update' | 'delete';

/** The permission that a right to a resource is; of one whose records are everybody's own, to belong to the company. */
export const permissionTo = (right: Right, { permissions }: Pick<Resource, 'permissions'>) =>
  permissions === 'member' ? permissions : (`${permissions}.${right}` as Permission);
