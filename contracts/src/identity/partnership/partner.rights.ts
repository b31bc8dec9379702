import { permissionsOfRole } from '#contracts/identity/membership/membership.roles';
import type { Permission } from '#contracts/kernel/permission';

/** What an admin of a parent must hold there to enter the companies in its groups. */
export const SWITCH: Permission = 'tenant.integrations.subAccounts.switch';

/**
 * The company's own alone: whom it belongs together with, keys and secrets that would outlive the partnership, erasing people, the
 * installation's queues. Since nobody gives or takes a role whose rights they do not hold, its owners are out of reach too.
 */
const OWN =
  /^tenant\.integrations\.subAccounts\.|^tenant\.api\.keys\.|^tenant\.webhooks\.(create|update)$|^tenant\.candidates\.delete$|^tenant\.board\./;

/** What an admin of a parent may do in a company of its groups. */
export const partnerPermissions: readonly Permission[] = permissionsOfRole.Owner.filter((name) => !OWN.test(name));
