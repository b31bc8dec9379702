import { type Permission, permissionsHeldBy } from '#contracts/kernel/permission';

/** What an admin of a parent must hold there to enter the companies in its groups. */
export const SWITCH: Permission = 'tenant.integrations.subAccounts.switch';

/**
 * What an admin of a parent may do in a company of its groups. Since nobody gives or takes a role whose rights they do not hold, the
 * company's owners are out of their reach.
 */
export const partnerPermissions = permissionsHeldBy('partner');
