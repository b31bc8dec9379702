import { handler } from '#command-service/kernel/command';
import { platformAdminDecider } from './platform-admin.decider.ts';

/** Commands of platform admins; the id is the user's, the tenant `global`. */
export const platformAdminHandler = handler('platform-admin', platformAdminDecider);
