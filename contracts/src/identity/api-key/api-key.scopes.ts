import { z } from 'zod';
import { Permission, permissionsHeldBy, tenantPermissions } from '#contracts/kernel/permission';

/** What a key may be given. */
export const keyScopes = permissionsHeldBy('api-key');
const ofKeys: ReadonlySet<string> = new Set(keyScopes);

export const isKeyScope = (name: string): name is Permission => ofKeys.has(name);

/** Each scope once, in the order of the catalogue. */
export const KeyScopes = z
  .array(Permission.refine(isKeyScope, { message: 'scope-of-people' }))
  .min(1, 'field-required')
  .max(tenantPermissions.length)
  .transform((names) => Permission.options.filter((name) => names.includes(name)));
