import { z } from 'zod';
import { Permission, tenantPermissions } from '#contracts/kernel/permission';

/**
 * Who may come in or be told, and as whom, is decided by people: a key that leaks makes no users, roles, keys or webhooks that
 * outlive it.
 */
const OF_PEOPLE = [
  /^tenant\.(users|roles|permissions)\.(create|update|delete)$/,
  /^tenant\.integrations\.subAccounts\.(switch|\w+\.(create|update|delete))$/,
  /^tenant\.webhooks\.(create|update|delete)$/,
  /^tenant\.api\.keys\./,
  /^tenant\.board\./,
];

/** What a key may be given. */
export const keyScopes: readonly Permission[] = tenantPermissions.filter(
  (name) => !OF_PEOPLE.some((pattern) => pattern.test(name)),
);
const ofKeys: ReadonlySet<string> = new Set(keyScopes);

export const isKeyScope = (name: string): name is Permission => ofKeys.has(name);

/** Each scope once, in the order of the catalogue. */
export const KeyScopes = z
  .array(Permission.refine(isKeyScope, { message: 'scope-of-people' }))
  .min(1, 'field-required')
  .max(tenantPermissions.length)
  .transform((names) => Permission.options.filter((name) => names.includes(name)));
