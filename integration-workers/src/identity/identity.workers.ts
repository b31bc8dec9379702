import type { Workers } from '#integration-workers/engine/policy';
import { emailAddressPolicy } from './email-address/email-address.policy.ts';
import { imagePolicy } from './image/image.policy.ts';
import { invitationPolicy } from './invitation/invitation.policy.ts';
import { passwordPolicy } from './password/password.policy.ts';
import { accountErasurePolicy, dataExportPolicy } from './user/user.policy.ts';

export const identityWorkers: Workers = {
  policies: [dataExportPolicy, accountErasurePolicy, emailAddressPolicy, passwordPolicy, invitationPolicy, imagePolicy],
};
