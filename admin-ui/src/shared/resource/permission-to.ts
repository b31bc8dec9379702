import type { Permission } from 'contracts/kernel/permission';
import type { Described } from './description.ts';

export type Right = 'read' | 'create' | 'update' | 'delete';

/** The permission that a right to a resource is. */
export const permissionTo = (right: Right, { entity }: { entity: Described }) =>
  `${entity.permissions}.${right}` as Permission;
